"""The table of titles for researchers: `python -m bench.titles` measures it and writes it into docs/envs.md.

Sizes are those of the contract. Length and branching are means over random games of the fewest players; what is hidden
are the fields of the state that a player's view had blanks in.
"""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np

from dolmen.core.batch import Batch
from dolmen.core.game import Game, games
from dolmen.core.native import native

PAGE = Path(__file__).parents[1] / "docs" / "envs.md"
BEGIN, END = "<!-- titles -->\n", "<!-- /titles -->"
HEAD = (
    "| title | players | observation | description | actions | most legal | mean length | branching | hidden |\n"
    "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |\n"
)
GAMES, LOOKS, SEED = 200, 30, 1


def sizes(game: Game) -> str:
    """The columns that need no measuring."""
    count = f"{game.players[0]} to {game.players[-1]}"
    numbers = (game.observation_size, game.description_size, game.actions, game.most_legal)
    return f"| {game.name} | {count} | {' | '.join(f'{number:,}' for number in numbers)} |"


def measured(game: Game) -> str:
    """Mean length, mean number of legal actions, and what a player to move does not see."""
    batch = Batch(game, GAMES, seed=SEED)
    choices, hidden = 0, set()
    for number in range(game.longest + 1):
        if batch.over.all():
            break
        choices += int(batch.counts.sum())
        if number % LOOKS == 0:
            hidden |= blanked(batch)
        batch.step(batch.random_actions())
    moves = int(batch.moves.sum())
    return f" {moves / GAMES:.0f} | {choices / moves:.1f} | {', '.join(sorted(hidden))} |"


def blanked(batch: Batch) -> set[str]:
    """The fields that differ between states and the views of their players to move."""
    views, rules = batch.states.copy(), native(batch.game.rules)
    for i in np.flatnonzero(~batch.over):
        rules.hide(views[i], int(views[i]["player"]))
    fields = (name for name in views.dtype.names or () if name != "dice")
    return {name for name in fields if (views[name] != batch.states[name]).any()}


def row(game: Game) -> str:
    """A title's line of the table: the same on every machine, since the games are."""
    return f"{sizes(game)}{measured(game)}\n"


def main() -> None:
    """Writes the table into its page."""
    lines = "".join(row(game) for game in games().values())
    text = PAGE.read_text("utf-8")
    PAGE.write_text(re.sub(f"{BEGIN}.*?{END}", f"{BEGIN}{HEAD}{lines}{END}", text, flags=re.S), "utf-8")


if __name__ == "__main__":
    main()
