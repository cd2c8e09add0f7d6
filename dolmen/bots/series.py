"""Many games of bots against each other. Seats rotate, so that each bot sits in every seat equally often."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from dolmen.bots.match import Budget, play_game
from dolmen.bots.own import find_bot
from dolmen.core.game import Game
from dolmen.core.native import has_compiler
from dolmen.core.options import Chosen
from dolmen.core.seed import subseed


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
        """`{"games": 200, "bots": {"heuristic": {"first": 130.5, "share": 0.6525}}}`."""
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
    seed: bytes,
    asked: dict[str, str] | None = None,
    jobs: int | None = None,
    on_game: Callable[[Series], None] = lambda series: None,
) -> Series:
    """Plays the games, over all cores; game `number` depends on the seed and its number alone."""
    for seat in seats:
        find_bot(seat)
    chosen = game.settle(len(seats), asked)
    series = Series(first=dict.fromkeys(seats, 0.0))
    for places, wins in _all_games(game, seats, games, seed, chosen, jobs or os.cpu_count() or 1):
        series.count(places, wins)
        on_game(series)
    return series


def _all_games(
    game: Game, seats: Sequence[str], games: int, seed: bytes, chosen: Chosen, jobs: int
) -> Iterator[tuple[tuple[str, ...], list[float]]]:
    if has_compiler():
        play_one(game.name, rotated(seats, 0), chosen, subseed(seed, 0))  # compiles, before the threads would all do so
    with _crew(jobs) as crew:
        waiting = [
            (places := rotated(seats, number), crew.submit(play_one, game.name, places, chosen, subseed(seed, number)))
            for number in range(games)
        ]
        try:
            for places, result in waiting:
                yield places, result.result()
        finally:
            crew.shutdown(cancel_futures=True)


def _crew(jobs: int) -> Executor:
    """Compiled bots run without the interpreter's lock, so threads serve; interpreted ones need processes."""
    return ThreadPoolExecutor(jobs) if has_compiler() else ProcessPoolExecutor(jobs)


def play_one(name: str, seats: Sequence[str], chosen: Chosen, seed: bytes) -> list[float]:
    """Plays one game; the victory's share of each seat."""
    return play_game(name, seats, chosen, seed, seed, Budget()).wins
