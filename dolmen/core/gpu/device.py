"""A batch on a GPU: the same loops, one thread per game; whole random games in the way that suits the game."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

import numpy as np

from dolmen.core import loops
from dolmen.core.extras import need
from dolmen.core.game import Game
from dolmen.core.gpu import build, shapes
from dolmen.core.gpu.array import DeviceArray, adopted
from dolmen.core.gpu.driver import Gpu, the_gpu
from dolmen.core.gpu.kernels import Shape

MEASURED_FROM = 32_768  # games: with fewer, one way to play them is as good as another
WORD = np.dtype(np.int64)
_loaded: dict[str, dict[Any, Any]] = {}  # the kernels of each game's rules, for all its batches


class Cuda:
    """The first GPU of this machine, for the batches of one game."""

    clears = True
    is_wide = True

    def __init__(self, game: Game, shape: Shape | None = None):
        need("gpu", asked='Batch(device="cuda")')
        self.game = game
        self.gpu: Gpu = the_gpu()
        self.shape = shape or shapes.kept(game, self.gpu.capability)  # None until it was measured
        self._kernels = _loaded.setdefault(game.rules.__name__, {})

    def zeros(self, shape: tuple[int, ...], dtype: Any, by_column: bool = False) -> DeviceArray:
        array = DeviceArray(self.gpu, shape, dtype, by_column)
        self.gpu.clear(array.address, array.nbytes)
        return array

    def put(self, array: Any, dtype: Any) -> DeviceArray:
        if not hasattr(array, "__cuda_array_interface__"):
            here = np.ascontiguousarray(array, dtype)
            there = DeviceArray(self.gpu, here.shape, dtype)
            self.gpu.upload(here, there.address)
            return there
        given = adopted(self.gpu, array)
        if given.dtype == dtype and given.is_by_row:
            return given
        there = DeviceArray(self.gpu, given.shape, dtype)
        self.run(loops, "copy_numbers", (given, there))
        return there

    def room(self, out: Any, shape: tuple[int, ...], dtype: Any) -> DeviceArray:
        array = DeviceArray(self.gpu, shape, dtype) if out is None else self._checked(out, shape, np.dtype(dtype))
        self.gpu.clear(array.address, array.nbytes)
        return array

    def _checked(self, out: Any, shape: tuple[int, ...], dtype: np.dtype) -> DeviceArray:
        array = adopted(self.gpu, out) if hasattr(out, "__cuda_array_interface__") else None
        if array is None or array.shape != shape or array.dtype != dtype or not array.is_by_row:
            raise ValueError(f"out must be a writeable, contiguous {dtype} array of shape {shape} on the GPU")
        return array

    def host(self, array: Any) -> np.ndarray:
        if isinstance(array, DeviceArray):
            return array.host()
        return adopted(self.gpu, array).host() if hasattr(array, "__cuda_array_interface__") else np.asarray(array)

    def may_have(self, marks: DeviceArray) -> bool:
        return True  # to know, the processor would have to wait for the GPU

    def lay(self, where: DeviceArray, states: DeviceArray, chosen: DeviceArray) -> bool:
        words, pattern = (_as_words(array) for array in (states, chosen))
        kernel = self._kernel("lay", lambda: build.lay_code(self.game, self.gpu.capability))
        pattern.shape, pattern.strides = pattern.shape[1:], pattern.strides[1:]
        self._launch(kernel, words.size, [words, where, pattern])
        return True

    def run(self, module: ModuleType, loop: str, rows: Sequence, shared: Sequence = (), scratch: Sequence = ()) -> list:
        kinds = tuple(_kind(thing) for thing in rows), tuple(_kind(thing) for thing in shared)
        key = (module.__name__, loop, *kinds, tuple(scratch))
        kernel = self._kernel(
            key, lambda: build.loop_code(self.game, module, loop, *kinds, scratch, self.gpu.capability)
        )
        self._launch(kernel, len(rows[0]), [*rows, *shared])
        return []

    def play_out(
        self, states: DeviceArray, movers: DeviceArray, legal: Any, counts: DeviceArray, moves: DeviceArray
    ) -> int:
        rows = (states, movers, counts, moves)
        if self.shape is None and len(states) >= MEASURED_FROM:
            self.shape = self._fastest(rows)
            shapes.keep(self.game, self.gpu.capability, self.shape)
        return self._play(self.shape or shapes.USUAL, rows)

    def _play(self, shape: Shape, rows: Sequence[DeviceArray]) -> int:
        """Plays every game to its end, in as many blocks as the GPU runs at a time."""
        kernel = self._kernel(shape, lambda: build.play_code(self.game, shape, self.gpu.capability))
        tickets, played = self.zeros((1,), np.int32), self.zeros((1,), np.int64)
        needed = -(-len(rows[0]) // (shape.slots or shape.threads))
        blocks = max(1, min(self.gpu.blocks_at_once(kernel, shape.threads), needed))
        self.gpu.launch(kernel, blocks, shape.threads, _all_words([*rows, tickets, played]))
        return int(played.host()[0])

    def _fastest(self, rows: Sequence[DeviceArray]) -> Shape:
        """The shape that plays copies of these games in the shortest time; each is tried once before."""
        seconds = {}
        for shape in shapes.CANDIDATES:
            for _ in range(2):
                copies = [array.copy() for array in rows]
                self.gpu.wait()
                start = time.perf_counter()
                self._play(shape, copies)
                seconds[shape] = time.perf_counter() - start
        return min(seconds, key=seconds.__getitem__)

    def _kernel(self, key: Any, make: Callable[[], build.Code]) -> Any:
        if key not in self._kernels:
            code = make()
            self._kernels[key] = self.gpu.load(code.image, code.entry)
        return self._kernels[key]

    def _launch(self, kernel: Any, threads: int, things: Sequence) -> None:
        if threads > 0:
            self.gpu.launch(kernel, -(-threads // build.THREADS), build.THREADS, _all_words(things))


def _as_words(array: DeviceArray) -> DeviceArray:
    """Records as rows of 64-bit words, in the same memory."""
    shape = (*array.shape, array.dtype.itemsize // WORD.itemsize)
    return DeviceArray(array.gpu, shape, WORD, memory=array.memory)


def _kind(thing: Any) -> build.Kind:
    if isinstance(thing, DeviceArray):
        return ("array" if thing.is_by_row else "strided", thing.dtype, len(thing.shape))
    return build.NUMBER


def _all_words(things: Sequence) -> list[int]:
    return [word for thing in things for word in _words(thing)]


def _words(thing: Any) -> list[int]:
    """An argument as kernels take it: an array is no owner, no parent, sizes, address, shape and strides."""
    if isinstance(thing, DeviceArray):
        return [0, 0, thing.size, thing.dtype.itemsize, thing.address, *thing.shape, *thing.strides]
    return [int(thing)]
