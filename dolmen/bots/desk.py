"""A desk: where bots sit down to a game. Compiled where Numba is, else interpreted; the choice is the same."""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Any

import numpy as np

from dolmen.bots.level import quick
from dolmen.core.dice import DICE_WORDS, SEED_WORDS
from dolmen.core.game import Game
from dolmen.core.native import has_compiler, native, plain
from dolmen.core.plain import Plain, blank


class Desk:
    """The rules of a game and the bots of every level, in one of the two speeds, with the scratch paper they need."""

    def __init__(self, game: Game, is_compiled: bool | None = None):
        self.game = game
        self.is_compiled = has_compiler() if is_compiled is None else is_compiled
        self.rules: Any = native(game.rules) if self.is_compiled else game.rules

    def boxes(self, count: int) -> Any:
        """Room for so many states."""
        return np.zeros(count, self.game.state) if self.is_compiled else [blank(self.game.state) for _ in range(count)]

    def box(self, state: Plain) -> Any:
        """A box with one state in it."""
        if not self.is_compiled:
            return [state]
        box = np.zeros(1, self.game.state)
        state.store(box[0])
        return box

    def copy(self, source: Any, target: Any) -> None:
        """Copies the state of one box into another."""
        target[0] = source[0] if self.is_compiled else source[0].copy()

    def player(self, box: Any) -> int:
        """Who is to move in the state of a box."""
        return int(box[0]["player"] if self.is_compiled else box[0].player)

    def numbers(self, count: int) -> Any:
        """Room for so many whole numbers."""
        return np.zeros(count, np.int64) if self.is_compiled else [0] * count

    def values(self, count: int) -> Any:
        """Room for so many judgements."""
        return np.zeros(count) if self.is_compiled else [0.0] * count

    def dice(self, seed: bytes) -> Any:
        """Dice that begin with a seed."""
        dice = self.numbers(DICE_WORDS)
        for word in range(SEED_WORDS):
            dice[word] = int.from_bytes(seed[4 * word : 4 * word + 4], "little")
        return dice

    def bot(self, module_name: str) -> Any:
        """The bot of a module of this folder, made for this game's rules."""
        module: ModuleType = importlib.import_module(f"{__package__}.{module_name}")
        return native(module, self.game.rules) if self.is_compiled else plain(module, self.game.rules)

    def choose(self, level: str, view: Any, seat: int, seed: bytes) -> int:
        """What a level that does not search does with the view in a box. Only the view and the seed come in."""
        bot = self.bot(quick(level).module)
        most = self.game.most_legal
        return int(
            bot.choose(view, seat, self.dice(seed), self.boxes(bot.BOXES), self.numbers(most), self.values(most))
        )

    def weigh(self, view: Any, seat: int, seed: bytes) -> dict[int, float]:
        """The mean judgement of each legal action in the view of a box, as the heuristic bot sees it."""
        bot, most = self.bot("heuristic"), self.game.most_legal
        legal, values = self.numbers(most), self.values(most)
        n = int(self.rules.legal_actions(view[0], legal))
        guesses = int(bot.guesses_for(n))
        bot.weigh(view, seat, self.dice(seed), self.boxes(bot.BOXES), legal, n, values, guesses)
        return {int(legal[i]): float(values[i]) / guesses for i in range(n)}
