"""Bots: each takes a view, gives an action, and knows no game by name.

A level is a module of this folder with a `STRENGTH`: plain functions over the contract, so that one source runs
compiled and interpreted. Whoever writes a bot in plain Python derives from `Bot`, and needs three lines.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Sequence
from functools import cache, lru_cache

from dolmen.bots.desk import Desk
from dolmen.core.errors import DolmenError
from dolmen.core.game import Game
from dolmen.core.plain import Plain

__all__ = ["Bot", "Desk", "UnknownBot", "choose", "get_ready", "levels"]


class Bot:
    """A player in Python: hand over an action of `legal`, given what `seat` can see."""

    def choose(self, view: Plain, seat: int, legal: Sequence[int]) -> int:
        """One of the legal actions."""
        raise NotImplementedError


class UnknownBot(DolmenError):
    """A bot that is not to be found."""

    key = "error-unknown-bot"

    def sentence(self) -> str:
        return "there is no bot {asked!r}; there are {possible}".format(**self.details)


@cache
def levels() -> tuple[str, ...]:
    """The levels found in this folder, the weakest first."""
    found = []
    for module in pkgutil.iter_modules(__path__):
        strength = getattr(importlib.import_module(f"{__name__}.{module.name}"), "STRENGTH", None)
        if strength is not None:
            found.append((strength, module.name))
    return tuple(name for _, name in sorted(found))


def choose(level: str, game: Game, view: Plain, seat: int, seed: bytes, seconds: float | None = None) -> int:
    """The action of a level, given the view of the seat that is to move.

    It depends on the view and the seed alone, and is the same with and without Numba. `seconds` is what a level that
    searches may take; those that only look one step ahead need no limit.
    """
    desk = desk_of(game)
    return desk.choose(known(level), desk.box(view), seat, seed)


def get_ready(game: Game) -> None:
    """Compiles every level for a game, so that the first move of a bot need not wait for it."""
    from dolmen.core.play import Play

    play = Play.new(game, seed=bytes(16))
    for level in levels():
        choose(level, game, play.view(play.player), play.player, bytes(16))


def known(level: str) -> str:
    """The level, if there is one of that name."""
    if level not in levels():
        raise UnknownBot(asked=level, possible=", ".join(levels()))
    return level


@lru_cache(maxsize=64)
def desk_of(game: Game, is_compiled: bool | None = None) -> Desk:
    """The desk of a game."""
    return Desk(game, is_compiled)
