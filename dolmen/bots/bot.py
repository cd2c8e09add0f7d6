"""What a bot is: whoever is handed a view and the legal actions, and gives one of them.

Levels, classes in Python, programs in any language and networks are all of this one kind, so that nobody who seats a
bot asks what it is. Only `choose` has to be written; the rest is there for bots that need it.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from dolmen.bots.analysis import Analysis
from dolmen.core.errors import DolmenError
from dolmen.core.game import Game
from dolmen.core.options import Chosen
from dolmen.core.seed import Seed, seed_from
from dolmen.core.view import View

FOREVER = float("inf")
ARGUMENTS = ("self", "view", "seat", "legal", "seed")
SIGNATURE = f"choose({', '.join(ARGUMENTS)})"


@dataclass(frozen=True)
class Budget:
    """What a bot that searches, or a program, may take for a move; without either, the seconds of its level."""

    seconds: float | None = None
    iterations: int | None = None  # of each thread
    threads: int | None = 1  # that a search thinks with; None: one search at a time, on all cores


ALONE = Budget(threads=None)  # for a bot that plays no other games beside


class IllegalChoice(DolmenError):
    """A bot chose what is not legal: whoever writes one wants to hear of it at once."""

    key = "error-illegal-choice"

    def sentence(self) -> str:
        return "the bot {bot} chose {asked}, which is not legal; legal: {possible}".format(**self.details)


class Bot:
    """A player. Derive from this class and write `choose`."""

    seconds: float = 0.0  # that it may think about a move
    faults: Mapping[str, int] = {}  # what went wrong in this game, by its kind

    def choose(self, view: View, seat: int, legal: Sequence[int], seed: bytes) -> int:
        """One of the legal actions, given what `seat` can see. Whoever throws dice begins them with the seed."""
        raise NotImplementedError(f"{type(self).__name__} has no {SIGNATURE}")

    def analyse(self, view: View, seat: int, legal: Sequence[int], seed: bytes) -> Analysis:
        """The same choice, with what the bot thinks of each action where it compares them."""
        return Analysis(self.choose(view, seat, legal, seed))

    def remembers(self, game: Game) -> int:
        """How many of the last steps it wants to be told of, in `view.memory`."""
        return 0

    def begin(self, game: Game, players: int, options: Chosen, seat: int) -> None:
        """Sits down to a game."""

    def end(self, scores: Sequence[int], ranks: Sequence[int]) -> None:
        """Hears how the game ended."""

    def close(self) -> None:
        """Leaves the table, whether the game has ended or not."""

    def is_ready(self, game: Game) -> bool:
        """Whether it plays as well as it can from the first move on, without waiting."""
        return True

    def get_ready(self, game: Game, patience: float = FOREVER) -> bool:
        """Makes ready what speeds it up or what it cannot do without; whether that is done after so many seconds."""
        return True

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        try:
            inspect.signature(cls.choose).bind(*ARGUMENTS)
        except TypeError:
            written = f"{cls.__module__}.{cls.__name__}.choose{inspect.signature(cls.choose)}"
            raise TypeError(f"{written} cannot be asked: a bot has {SIGNATURE}") from None


def ask(bot: Bot, view: View, legal: Sequence[int], seed: Seed) -> int:
    """What a bot does, which has to be legal."""
    return _legal(bot, bot.choose(view, view.viewer, legal, seed_from(seed)), legal)


def ask_why(bot: Bot, view: View, legal: Sequence[int], seed: Seed) -> Analysis:
    """What a bot does, which has to be legal, and what it thinks of it."""
    found = bot.analyse(view, view.viewer, legal, seed_from(seed))
    return replace(found, best=_legal(bot, found.best, legal))


def _legal(bot: Bot, action: int, legal: Sequence[int]) -> int:
    if action not in legal:
        raise IllegalChoice(bot=type(bot).__name__, asked=str(action), possible=", ".join(map(str, legal)))
    return int(action)


@contextmanager
def at_table(bots: Mapping[int, Bot], game: Game, players: int, options: Chosen) -> Iterator[None]:
    """Seats bots at a game, by the number of their seat; whatever happens, they leave the table afterwards."""
    try:
        for seat, bot in bots.items():
            bot.begin(game, players, options, seat)
        yield
    finally:
        for bot in bots.values():
            bot.close()
