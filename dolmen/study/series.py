"""A series: numbered games of the same bots on the same terms. A game depends on the series and its number alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from dolmen.bots import Budget, find_bot, find_level
from dolmen.core import loops
from dolmen.core.errors import DolmenError
from dolmen.core.game import Game, find_game
from dolmen.core.options import Chosen
from dolmen.core.seed import Seed, seed_from, seed_of, subseed, words_of

FORMAT = 1
SEER = "seer"  # an adept who sees what any player has seen: no bot, since bots are handed views
SLICE = 10_000  # games that are played and kept together, whoever plays them


class NeedsIterations(DolmenError):
    """Bots that think by the clock, where games must repeat exactly."""

    key = "error-needs-iterations"

    def sentence(self) -> str:
        return "{bot} thinks by the clock, and such games do not repeat: say how often it looks ahead".format(
            **self.details
        )


@dataclass(frozen=True)
class Slice:
    """Some games of a series, by number."""

    first: int
    count: int

    @property
    def name(self) -> str:
        """What the file of a slice is called."""
        return f"games-{self.first:09d}.parquet"


@dataclass(frozen=True)
class Series:
    """What is played: all that decides how each game goes, but not how many."""

    game: str
    version: int
    seats: tuple[str, ...]
    options: Chosen
    seed: str
    repeats: int = 1  # how often each deal is played, with other dice of the bots
    iterations: int | None = None  # of bots that search

    @classmethod
    def settled(
        cls,
        game: Game | str,
        seats: Sequence[str],
        options: Mapping[str, object] | None = None,
        seed: Seed = 1,
        repeats: int = 1,
        iterations: int | None = None,
    ) -> Series:
        """The terms of a series, options checked and defaults filled in."""
        found = find_game(game) if isinstance(game, str) else game
        for word in seats:
            if word == SEER:
                continue
            find_bot(word)
            if ":" not in word and find_level(word).searches and iterations is None:
                raise NeedsIterations(bot=word)
        chosen = found.settle(len(seats), options)
        return cls(found.name, found.version, tuple(seats), chosen, seed_from(seed).hex(), repeats, iterations)

    @property
    def budget(self) -> Budget:
        """How much a bot that searches may think: counted, so that games repeat."""
        return Budget(iterations=self.iterations, threads=1)

    def words(self, purpose: str) -> np.ndarray:
        """The words of the stream from which the seeds of `deals` or `bots` are drawn."""
        return np.array(words_of(subseed(bytes.fromhex(self.seed), purpose)), np.int64)

    def deal_seed(self, number: int) -> bytes:
        """The seed of game `number`: `dolmen.new(game, players, seed, options)` deals the same."""
        return _nth(self.words("deals"), number // self.repeats)

    def bot_seed(self, number: int) -> bytes:
        """The seed of the bots' dice in game `number`."""
        return _nth(self.words("bots"), number)

    def as_json(self) -> dict[str, Any]:
        """What the file beside the games says."""
        return {"series": FORMAT, **asdict(self), "seats": list(self.seats)}


def slices(games: int, size: int = SLICE) -> Iterator[Slice]:
    """The slices of so many games: always cut at the same numbers."""
    for first in range(0, games, size):
        yield Slice(first, min(size, games - first))


def _nth(words: np.ndarray, number: int) -> bytes:
    dice = [0] * 5
    loops.seed_nth(dice, words.tolist(), number)
    return seed_of(dice[:4])
