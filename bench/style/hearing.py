"""Games replayed with what the rules tell, for habits that a title counts; and what the end of each looked like."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from bench.style.watching import Watched
from dolmen.core.game import Game, find_game
from dolmen.study.hearing import dealt, scored

Counts = dict[str, float]


@dataclass(frozen=True)
class Moment:
    """A step that was just played: whose, what was told, and the state after it."""

    player: int
    action: int
    events: list[tuple[int, ...]]
    state: Any


@dataclass(frozen=True)
class Title:
    """What is asked of a title's games beside what is asked of all."""

    kind_of: Callable[[list[str]], tuple[str, str]]  # the words of an action -> which decision it was, what was done
    habits: dict[str, tuple[str, str]]  # by name: what is counted in a game and seat, and its unit, `%` or nothing
    count: Callable[[int, Iterable[Moment]], list[Counts]]  # players, moments -> what each seat did
    about: str = ""  # how words in the habits are meant
    openings: tuple[str, ...] = ()  # the decisions whose first ones the page shows; without any, all


@dataclass(frozen=True)
class Heard:
    """What became of each seat of a game."""

    habits: list[Counts]
    lines: list[dict[str, int]]  # of the final scoring
    parts: list[list[float]]  # of the judge, at the end


def moments(game: Game, watched: Watched, number: int) -> Iterator[Moment]:
    """The steps of a game one by one; the state is the same object all along."""
    state = dealt(game, watched.series, number)
    taken = len(state.tale.events)
    for action in watched.steps_of(number):
        player = state.player
        game.rules.apply(state, action)
        yield Moment(player, action, state.tale.events[taken:], state)
        taken = len(state.tale.events)


def hear(watched: Watched, number: int, title: Title) -> Heard:
    """One game from the deal to the end."""
    game = find_game(watched.series.game)
    players = len(watched.series.seats)
    last: list[Moment] = []

    def listened() -> Iterator[Moment]:
        for moment in moments(game, watched, number):
            last[:] = [moment]
            yield moment

    habits = title.count(players, listened())
    state, out = last[0].state, [0.0] * len(game.parts)
    parts = []
    for seat in range(players):
        game.rules.parts(state, seat, out)
        parts.append(list(out))
    return Heard(habits, [scored(game, state, seat) for seat in range(players)], parts)


def ratio(some: float, all_of_them: float) -> float:
    """A share; no number where there is nothing to share."""
    return some / all_of_them if all_of_them else math.nan
