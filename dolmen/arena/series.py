"""Many games of bots against each other. Seats rotate, so that each bot sits in every seat equally often."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from dolmen.arena.match import Outcome, play_game
from dolmen.bots import Budget, find_bot, get_ready
from dolmen.core.game import Game
from dolmen.core.options import Chosen
from dolmen.core.seed import Seed, seed_from, subseed
from dolmen.crew import run_all


@dataclass
class Series:
    """How a series stands: games played, and the first places of each bot; a shared victory counts its fraction."""

    games: int = 0
    first: dict[str, float] = field(default_factory=dict)

    def count(self, seats: Sequence[str], wins: Sequence[float]) -> None:
        """Adds a game."""
        self.games += 1
        for bot, won in zip(seats, wins, strict=True):
            self.first[bot] = self.first.get(bot, 0.0) + won

    def as_json(self) -> dict[str, Any]:
        """`{"games": 200, "bots": {"adept": {"first": 130.5, "share": 0.6525}}}`."""
        bots = {
            bot: {"first": round(first, 4), "share": round(first / self.games, 4)} for bot, first in self.first.items()
        }
        return {"games": self.games, "bots": bots}


def rotated(seats: Sequence[str], number: int) -> tuple[str, ...]:
    """The seats of game `number`: everybody moves on by one from game to game."""
    by = number % len(seats)
    return (*seats[len(seats) - by :], *seats[: len(seats) - by])


def play_series(
    game: Game,
    seats: Sequence[str],
    games: int,
    seed: Seed,
    asked: dict[str, str] | None = None,
    jobs: int | None = None,
    on_game: Callable[[Series], None] = lambda series: None,
) -> Series:
    """Plays the games, over all cores; game `number` depends on the seed and its number alone."""
    for word in seats:
        find_bot(word)
    chosen = game.settle(len(seats), asked)
    series = Series(first=dict.fromkeys(seats, 0.0))
    get_ready(game, seats, Budget())
    play = partial(play_one, game.name, seats, chosen, seed_from(seed))
    for number, outcome in run_all(play, range(games), jobs=jobs):
        series.count(rotated(seats, number), outcome.wins)
        on_game(series)
    return series


def play_one(
    name: str, seats: Sequence[str], chosen: Chosen, seed: bytes, number: int, stop: threading.Event | None = None
) -> Outcome:
    """Plays one game of a series; its seed is that of its deal and of the bots' dice."""
    own = subseed(seed, number)
    return play_game(name, rotated(seats, number), chosen, own, own, Budget(), stop)
