"""A GPU's part played by the processor: the same arguments in the same layout, the same bodies of kernels, one thread.

For machines without a GPU: what goes wrong here would go wrong there. Only the machine code differs.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import numpy as np

from dolmen.core.explain import explained
from dolmen.core.game import Game
from dolmen.core.gpu import kernels, playing
from dolmen.core.gpu.kernels import ALONE, Shape
from dolmen.core.native import native


class Rehearsal:
    """Takes the place of `Cuda` in a batch."""

    clears = True
    is_wide = True

    def __init__(self, game: Game, shape: Shape):
        self.game = game
        self.shape = shape

    def zeros(self, shape: tuple[int, ...], dtype: Any, by_column: bool = False) -> np.ndarray:
        return np.zeros(shape, dtype, order="F" if by_column else "C")

    def put(self, array: Any, dtype: Any) -> np.ndarray:
        return np.ascontiguousarray(array, dtype)

    def room(self, out: np.ndarray | None, shape: tuple[int, ...], dtype: Any) -> np.ndarray:
        if out is None:
            return np.zeros(shape, dtype)
        out[:] = 0
        return out

    def may_have(self, marks: np.ndarray) -> bool:
        return True

    def lay(self, where: np.ndarray, states: np.ndarray, chosen: np.ndarray) -> bool:
        states[where] = chosen[0]
        return True

    def host(self, array: np.ndarray) -> np.ndarray:
        return array

    def run(self, module: ModuleType, loop: str, rows: Sequence, shared: Sequence = (), scratch: Sequence = ()) -> list:
        """Runs a loop once for each game, on slices of one game, as the threads of a kernel do."""
        compiled = getattr(native(module, self.game.rules), loop)
        numbers = [int(thing) if isinstance(thing, bool) else thing for thing in shared]
        boxes = [np.zeros(n, dtype) for n, dtype in scratch]
        with explained(self.game):
            for i in range(len(rows[0])):
                compiled(*(row[i : i + 1] for row in rows), *numbers, *boxes)
        return []

    def play_out(self, states: Any, movers: Any, legal: Any, counts: Any, moves: Any) -> int:
        """One block of one thread plays all games."""
        names = kernels.play_names(self.game, self.shape)
        tickets, played = np.zeros(1, np.int32), np.zeros(1, np.int64)
        rows = (states, movers, counts, moves, tickets, played)
        room = np.zeros(names["room"], names["action"])
        twin = native(playing, self.game.rules)
        with explained(self.game):
            if self.shape.way == ALONE:
                box, mover = np.zeros(1, names["state"]), np.zeros(names["mover_words"], np.int64)
                twin.alone(*rows, box, mover, room, states.view(np.int64), box.view(np.int64), names["wait"])
            else:
                bins = np.zeros((2, names["width"]), np.int32)
                slots = (np.zeros(self.shape.slots, np.int32) for _ in range(4))
                twin.regrouped(*rows, bins, *slots, names["shift"], 0, 1, room)
        return int(played[0])
