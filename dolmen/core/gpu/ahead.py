"""Compiles all kernels of a game's batches ahead, for a GPU that need not be here."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np

from dolmen.core.batch import Batch
from dolmen.core.game import Game
from dolmen.core.gpu import build, shapes
from dolmen.core.gpu.rehearsal import Rehearsal


class Overheard(Rehearsal):
    """Takes the place of `Cuda` in a batch, and compiles for the GPU what it is asked to run."""

    def __init__(self, game: Game, capability: tuple[int, int]):
        super().__init__(game, shapes.USUAL)
        self.capability = capability
        self.made: dict[str, tuple[int, float]] = {}  # size and seconds of each kernel

    def run(self, module: Any, loop: str, rows: Any, shared: Any = (), scratch: Any = ()) -> list:
        kinds = tuple(_kind(thing) for thing in rows), tuple(_kind(thing) for thing in shared)
        self._make(loop, lambda: build.loop_code(self.game, module, loop, *kinds, scratch, self.capability))
        return []

    def play_out(self, states: Any, movers: Any, legal: Any, counts: Any, moves: Any) -> int:
        for shape in shapes.CANDIDATES:
            games = shape.slots or shape.threads
            name = f"play_out, {shape.way}, {shape.threads} threads, {games} games, {shape.blocks} blocks"
            self._make(name, partial(build.play_code, self.game, shape, self.capability))
        return 0

    def lay(self, where: Any, states: Any, chosen: Any) -> bool:
        self._make("lay", lambda: build.lay_code(self.game, self.capability))
        return True

    def _make(self, name: str, compiled: Callable[[], build.Code]) -> None:
        if name not in self.made:
            start = time.perf_counter()
            made = build.assembled(compiled(), self.capability)
            self.made[name] = len(made.image), time.perf_counter() - start


def _kind(thing: Any) -> build.Kind:
    if isinstance(thing, np.ndarray):
        return ("array" if thing.flags.c_contiguous else "strided", thing.dtype, thing.ndim)
    return build.NUMBER


Ask = Callable[[Batch], Any]


def compile_all(game: Game, capability: str, more: Sequence[Ask] = ()) -> Iterator[tuple[str, int, float]]:
    """Compiles what a batch of a game may ask for, and more that is asked of it: each kernel's name, size, seconds."""
    major, minor = (int(part) for part in capability.split("."))
    device = Overheard(game, (major, minor))
    batch = Batch(game, 2, seed=1, device=device, auto_reset=True)
    looks = (lambda: batch.over, lambda: batch.step(batch.random_actions()))
    asks = (*looks, batch.play_random, batch.legal_mask, batch.observations, batch.described, batch.refresh)
    others: tuple[Callable[[], Any], ...] = tuple(partial(one, batch) for one in more)
    told = 0
    for ask in asks + others:
        ask()
        for name, (size, seconds) in list(device.made.items())[told:]:
            yield name, size, seconds
        told = len(device.made)
