"""Bots: each takes a view, gives an action, and knows no game by name.

A level (level.py) is a name for a module of this folder: plain functions over the contract, so that one source runs
compiled and interpreted. Whoever writes a bot in plain Python derives from `Bot`, and needs three lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from dolmen.bots.desk import Desk
from dolmen.bots.level import UnknownBot, find_level, levels, usual
from dolmen.core.game import Game
from dolmen.core.native import has_compiler
from dolmen.core.plain import Plain

__all__ = ["Bot", "Desk", "UnknownBot", "choose", "desk_of", "get_ready", "known", "levels", "usual"]


class Bot:
    """A player in Python: hand over an action of `legal`, given what `seat` can see."""

    def choose(self, view: Plain, seat: int, legal: Sequence[int]) -> int:
        """One of the legal actions."""
        raise NotImplementedError


def choose(
    level: str,
    game: Game,
    view: Plain,
    seat: int,
    seed: bytes,
    seconds: float | None = None,
    is_compiled: bool | None = None,
) -> int:
    """The action of a level, given the view of the seat that is to move.

    A level that searches takes the seconds of its own, or `seconds` if those are fewer. Where there is no Numba, and
    while its search is still being compiled, it plays as the adept. The other levels need no limit, depend on the view
    and the seed alone, and choose the same with and without Numba (`is_compiled` picks one of the two).
    """
    if find_level(level).searches and has_compiler():
        from dolmen.bots.searcher import searcher_of

        searcher = searcher_of(game)
        limit = find_level(level).seconds if seconds is None else min(find_level(level).seconds, seconds)
        if searcher.is_ready(limit):
            return searcher.analyse(searcher.desk.box(view), seat, seed, seconds=limit).best
        is_compiled = False  # the compiler is busy with the search
    desk = desk_of(game, is_compiled)
    return desk.choose(level, desk.box(view), seat, seed)


def get_ready(game: Game) -> None:
    """Compiles every level for a game, so that the first move of a bot need not wait for it."""
    from dolmen.core.play import Play

    play = Play.new(game, seed=bytes(16))
    for level in levels():
        if find_level(level).searches:
            from dolmen.bots.searcher import searcher_of

            searcher_of(game).is_ready(float("inf"))
        else:
            choose(level, game, play.view(play.player), play.player, bytes(16))


def known(level: str) -> str:
    """The level, if there is one of that name."""
    find_level(level)
    return level


@lru_cache(maxsize=64)
def desk_of(game: Game, is_compiled: bool | None = None) -> Desk:
    """The desk of a game."""
    return Desk(game, is_compiled)
