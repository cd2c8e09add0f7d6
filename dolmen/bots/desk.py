"""A desk: where bots sit down to a game. Compiled where Numba is, else interpreted; the choice is the same."""

from __future__ import annotations

import importlib
from functools import lru_cache
from types import ModuleType
from typing import Any

import numpy as np

from dolmen.core.dice import DICE_WORDS, SEED_WORDS
from dolmen.core.explain import explained
from dolmen.core.game import Game
from dolmen.core.native import has_compiler, native, plain
from dolmen.core.plain import blank
from dolmen.core.seed import words_of
from dolmen.core.view import View


class Desk:
    """The rules of a game and the modules of the levels, in one of the two speeds, with the room that they need."""

    def __init__(self, game: Game, is_compiled: bool):
        self.game = game
        self.is_compiled = is_compiled
        self.rules: Any = native(game.rules) if is_compiled else game.rules
        self.is_tried = False

    def boxes(self, count: int) -> Any:
        """Room for so many states."""
        return np.zeros(count, self.game.state) if self.is_compiled else [blank(self.game.state) for _ in range(count)]

    def box(self, view: View) -> Any:
        """A box with a view in it."""
        return view.box if self.is_compiled else [view]

    def copy(self, table: Any) -> Any:
        """Another box with the same state in it."""
        return table.copy() if self.is_compiled else [table[0].copy()]

    def view(self, table: Any, seat: int) -> View:
        """What a seat knows of the state in a box."""
        if self.is_compiled:
            view = View(self.game, seat, table.copy())
            with explained(self.game):
                self.rules.hide(view.box[0], seat)
        else:
            view = View.of(self.game, seat, table[0].copy())
            self.rules.hide(view, seat)
        return view

    def deal(self, table: Any) -> None:
        """Deals the game that is prepared in a box. Rules that do not compile are found before anybody is asked."""
        with explained(self.game):
            self.rules.setup(table[0])
            if self.is_compiled and not self.is_tried:
                self._try_out(table.copy())

    def _try_out(self, table: Any) -> None:
        """Compiles what a match calls, on a copy of a position."""
        legal = self.numbers(self.game.most_legal)
        self.rules.legal_actions(table[0], legal)
        self.rules.apply(table[0], legal[0])
        self.rules.score(table[0], 0)
        self.rules.rank(table[0], 0)
        self.is_tried = True

    def player(self, table: Any) -> int:
        """Who is to move in the state of a box."""
        return int(table[0]["player"] if self.is_compiled else table[0].player)

    def numbers(self, count: int) -> Any:
        """Room for so many whole numbers."""
        return np.zeros(count, np.int64) if self.is_compiled else [0] * count

    def values(self, count: int) -> Any:
        """Room for so many judgements."""
        return np.zeros(count) if self.is_compiled else [0.0] * count

    def dice(self, seed: bytes) -> Any:
        """Dice that begin with a seed."""
        dice = self.numbers(DICE_WORDS)
        dice[:SEED_WORDS] = words_of(seed)
        return dice

    def level(self, module_name: str) -> Any:
        """The module of a level, made for this game's rules."""
        module: ModuleType = importlib.import_module(f"{__package__}.{module_name}")
        return native(module, self.game.rules) if self.is_compiled else plain(module, self.game.rules)

    def choose(self, module_name: str, view: View, seat: int, seed: bytes) -> int:
        """What the module of a level that does not search chooses. Only the view and the seed come in."""
        level, most = self.level(module_name), self.game.most_legal
        boxes, legal, values = self.boxes(level.BOXES), self.numbers(most), self.values(most)
        with explained(self.game):
            return int(level.choose(self.box(view), seat, self.dice(seed), boxes, legal, values))

    def weigh(self, view: View, seat: int, seed: bytes) -> tuple[int, dict[int, float]]:
        """What the adept chooses, and its mean judgement of each legal action."""
        adept, most = self.level("adept"), self.game.most_legal
        box, dice, legal, values = self.box(view), self.dice(seed), self.numbers(most), self.values(most)
        with explained(self.game):
            n = int(self.rules.legal_actions(box[0], legal))
            guesses = int(adept.guesses_for(n))
            adept.weigh(box, seat, dice, self.boxes(adept.BOXES), legal, n, values, guesses)
            best = int(legal[adept.best_of(values, n, dice)])
        return best, {int(legal[i]): float(values[i]) / guesses for i in range(n)}


def desk_of(game: Game, is_compiled: bool | None = None) -> Desk:
    """The desk of a game, compiled where Numba is installed unless the caller says which."""
    return _desk_of(game, has_compiler() if is_compiled is None else is_compiled)


_desk_of = lru_cache(maxsize=64)(Desk)
