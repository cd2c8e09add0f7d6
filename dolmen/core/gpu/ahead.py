"""Compiles all kernels of a game ahead, for a GPU that need not be here."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from dolmen.core.batch import Batch
from dolmen.core.game import Game
from dolmen.core.gpu import build, shapes
from dolmen.core.gpu.rehearsal import Rehearsal


class Overheard(Rehearsal):
    """A batch's loops, compiled for the GPU instead of run."""

    def __init__(self, game: Game, capability: tuple[int, int]):
        super().__init__(game, shapes.USUAL)
        self.capability = capability
        self.made: dict[str, int] = {}

    def run(self, module: Any, loop: str, rows: Any, shared: Any = (), scratch: Any = ()) -> list:
        """Compiles a loop for the arguments it was called with."""
        kinds = tuple(_kind(thing) for thing in rows), tuple(_kind(thing) for thing in shared)
        code = build.loop_code(self.game, module, loop, *kinds, scratch, self.capability)
        self.made[loop] = len(code)
        return []

    def play_out(self, states: Any, movers: Any, legal: Any, counts: Any, moves: Any) -> int:
        """Compiles whole random games."""
        for shape in shapes.CANDIDATES:
            name = f"play_out, {shape.way} by {shape.threads}"
            self.made[name] = len(build.play_code(self.game, shape, self.capability))
        return 0

    def lay(self, where: Any, states: Any, chosen: Any) -> bool:
        """Compiles the copying of a state to many places."""
        self.made["lay"] = len(build.lay_code(self.game, self.capability))
        return True


def _kind(thing: Any) -> build.Kind:
    if isinstance(thing, np.ndarray):
        return ("array" if thing.flags.c_contiguous else "strided", thing.dtype, thing.ndim)
    return build.NUMBER


def compile_all(game: Game, capability: str) -> Iterator[tuple[str, int, float]]:
    """Compiles what a batch of a game may ask for: the name, size and seconds of each kernel."""
    major, minor = (int(part) for part in capability.split("."))
    device = Overheard(game, (major, minor))
    known: set[str] = set()
    start = time.perf_counter()
    for work in _works(game, device):
        work()
        for name in device.made.keys() - known:
            yield name, device.made[name], time.perf_counter() - start
        known |= device.made.keys()
        start = time.perf_counter()


def _works(game: Game, device: Overheard) -> Iterator[Any]:
    batches: list[Batch] = []
    yield lambda: batches.append(Batch(game, 2, seed=1, device=device, auto_reset=True))
    (batch,) = batches
    yield batch.play_random
    yield lambda: batch.step(batch.random_actions())
    yield batch.legal_mask
    yield batch.observations
    yield batch.described
    yield lambda: batch.over
    yield batch.refresh
