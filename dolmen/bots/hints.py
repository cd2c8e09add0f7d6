"""Advice for a person: the best actions from what the seat can see, with their chances."""

from __future__ import annotations

import math
from dataclasses import dataclass

from dolmen.bots import desk_of
from dolmen.bots.taste import taste_of
from dolmen.core.game import Game
from dolmen.core.native import has_compiler
from dolmen.core.plain import Plain

BEST = 3
SECONDS = 1.0


@dataclass(frozen=True)
class Tip:
    """One action: the chance to win with it, and the lead in points that it promises."""

    action: int
    win: float
    lead: float


@dataclass(frozen=True)
class Advice:
    """The best actions, the best first; how many times a search looked ahead (0: judged one step ahead)."""

    tips: tuple[Tip, ...]
    iterations: int = 0
    line: tuple[int, ...] = ()  # how the search expects the game to go on

    @property
    def best(self) -> Tip:
        """What to do."""
        return self.tips[0]


def advise(
    game: Game, view: Plain, seat: int, seed: bytes, seconds: float = SECONDS, patience: float = 0.0, most: int = BEST
) -> Advice:
    """What `seat` might do, given its view alone: by search, or by the judge where the search is not compiled.

    `patience` is how many seconds to wait for the compiler; it goes on meanwhile, so that the next advice is better.
    """
    if has_compiler():
        from dolmen.bots.searcher import searcher_of

        searcher = searcher_of(game)
        if searcher.is_ready(patience):
            found = searcher.analyse(searcher.desk.box(view), seat, seed, seconds=seconds)
            tips = tuple(Tip(choice.action, choice.win, choice.lead) for choice in found.choices[:most])
            return Advice(tips, found.iterations, found.line)
    desk, scale = desk_of(game, False), taste_of(game).scale
    leads = sorted(desk.weigh(desk.box(view), seat, seed).items(), key=lambda entry: -entry[1])
    return Advice(tuple(Tip(action, 1 / (1 + math.exp(-lead / scale)), lead) for action, lead in leads[:most]))
