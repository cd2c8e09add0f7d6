"""Where a batch lies and runs: here on the processor's cores, and by `device="cuda"` on a GPU (`dolmen.core.gpu`)."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from types import ModuleType
from typing import Any, Protocol

import numpy as np

from dolmen.core import loops
from dolmen.core.explain import explained
from dolmen.core.game import Game
from dolmen.core.native import native

SMALLEST_SLICE = 64  # games; below that a thread costs more than it brings
SLICES_A_THREAD = 4  # games differ in length, so a thread that is done early takes another slice
LIGHT = frozenset({"mark_illegal", "mark_over", "mark_running", "name_players"})  # loops that need no threads

Scratch = Sequence[tuple[int, np.dtype]]  # boxes that a loop needs for itself: how many, and of what


class Device(Protocol):
    """What a batch asks of the place where its games lie."""

    clears: bool  # whether `empty` arrays are cleared before a loop writes into them
    is_wide: bool  # whether it has more threads than games, which then share the work for each

    def zeros(self, shape: tuple[int, ...], dtype: Any, by_column: bool = False) -> Any:
        """An array of zeros; `by_column`, neighbouring games lie side by side where that is faster."""

    def put(self, array: Any, dtype: Any) -> Any:
        """An array with what was given, of a type."""

    def room(self, out: Any, shape: tuple[int, ...], dtype: Any) -> Any:
        """A cleared array where `clears`, else any: the one that was handed in, if it fits."""

    def may_have(self, marks: Any) -> bool:
        """Whether some of the marks may be set; asked where it costs something to go on without knowing."""

    def lay(self, where: Any, states: Any, chosen: Any) -> bool:
        """Copies one state to where it is wanted, if that is faster than game by game; whether it did."""

    def host(self, array: Any) -> np.ndarray:
        """An array as NumPy knows it."""

    def run(self, module: ModuleType, loop: str, rows: Sequence, shared: Sequence = (), scratch: Scratch = ()) -> list:
        """Runs a loop over all games of `rows`."""

    def play_out(self, states: Any, movers: Any, legal: Any, counts: Any, moves: Any) -> int:
        """Plays every game to its end by random actions; returns how many that took."""


class Cores:
    """The processor: NumPy's arrays, in slices on as many threads as wished."""

    clears = False
    is_wide = False

    def __init__(self, game: Game, threads: int | None):
        self.game = game
        self.threads = max(1, cores() if threads is None else threads)
        self._pool = ThreadPoolExecutor(self.threads, "batch") if self.threads > 1 else None

    def zeros(self, shape: tuple[int, ...], dtype: Any, by_column: bool = False) -> np.ndarray:
        return np.zeros(shape, dtype)

    def put(self, array: Any, dtype: Any) -> np.ndarray:
        return np.ascontiguousarray(array, dtype)

    def room(self, out: np.ndarray | None, shape: tuple[int, ...], dtype: Any) -> np.ndarray:
        if out is None:
            return np.empty(shape, dtype)
        if out.shape != shape or out.dtype != dtype or not out.flags.c_contiguous or not out.flags.writeable:
            raise ValueError(f"out must be a writeable, contiguous {np.dtype(dtype)} array of shape {shape}")
        return out

    def may_have(self, marks: np.ndarray) -> bool:
        return bool(marks.any())

    def lay(self, where: Any, states: Any, chosen: Any) -> bool:
        return False

    def host(self, array: np.ndarray) -> np.ndarray:
        return array

    def run(self, module: ModuleType, loop: str, rows: Sequence, shared: Sequence = (), scratch: Scratch = ()) -> list:
        compiled = getattr(native(module, self.game.rules), loop)

        def work(part: slice) -> Any:
            return compiled(*(row[part] for row in rows), *shared, *(np.zeros(n, dtype) for n, dtype in scratch))

        with explained(self.game):
            n = len(rows[0])
            return [work(slice(0, n))] if loop in LIGHT else self._spread(work, n)

    def play_out(self, states: Any, movers: Any, legal: Any, counts: Any, moves: Any) -> int:
        return sum(self.run(loops, "play_out", (states, movers, legal, counts, moves)))

    def _spread(self, work: Any, n: int) -> list[Any]:
        """Runs `work` on slices of n games, in threads; compiled code does not hold the interpreter."""
        slices = min(self.threads * SLICES_A_THREAD, n // SMALLEST_SLICE)
        if self._pool is None or slices < 2:
            return [work(slice(0, n))]
        edges = [n * k // slices for k in range(slices + 1)]
        return list(self._pool.map(work, [slice(a, b) for a, b in pairwise(edges)]))


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def device_of(name: str, game: Game, threads: int | None) -> Device:
    """The device of a name."""
    if name == "cpu":
        return Cores(game, threads)
    if name == "cuda":
        from dolmen.core.gpu.device import Cuda

        return Cuda(game)
    raise ValueError(f"a device is 'cpu' or 'cuda', not {name!r}")
