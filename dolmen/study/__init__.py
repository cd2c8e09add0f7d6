"""What a game is like: many numbered games of bots on paired deals, as reports with plots and as tables.

`dolmen.study.run("tain", games=10_000)` plays and measures; `dolmen study tain` writes the report.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from dolmen.crew import LOCAL

if TYPE_CHECKING:
    from dolmen.study.study import Study


def run(
    game: str,
    games: int = 1000,
    level: str = "adept",
    players: Sequence[int] = (),
    vary: Mapping[str, Sequence[str]] | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | bytes = 1,
    iterations: int | None = None,
    on: str = LOCAL,
    **more: Any,
) -> Study:
    """Plays a study and returns it: `study.frame("figures")` as a data frame, `study.plots()`, `study.summary()`.

    `games` are played for each number of players and each combination of the values in `vary`, on the same deals.
    """
    from dolmen.core.extras import need

    need("study", asked="dolmen.study.run")
    from dolmen.study.gathering import gather
    from dolmen.study.study import Study
    from dolmen.study.terms import Terms

    terms = Terms.settled(game, level, games, players, vary or (), options, seed, iterations)
    return Study(terms, gather(terms, on=on, **more))
