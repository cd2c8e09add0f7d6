"""Which way a GPU plays whole random games of a title fastest: `python -m bench.gpu_ways tain`, on a machine with one.

Tries more shapes than a batch does, the way of bench/held.py, and games that list their actions though they could count
them; `python -m bench.gpu_ways tain alone listed` only those ways. Each must leave the same bytes as the first, and
those of its first games as the processor's.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

from bench import held
from dolmen.core.batch import Batch
from dolmen.core.game import Game, find_game
from dolmen.core.gpu import build, kernels, playing
from dolmen.core.gpu.device import Cuda, _all_words
from dolmen.core.gpu.kernels import ALONE, REGROUPED, Shape
from dolmen.core.native import native

GAMES, ROUNDS = 2**21, 3
COMPARED = 2**15  # games that the processor plays as well
SHARED = 48 * 1024  # bytes that a block may have without asking
WARP = 32
HELD, LISTED = "held", "listed"
PLAY_HELD = """
def kernel(states, movers, counts, moves, tickets, played):
    legal = cuda.local.array(room, action)
    bins = cuda.shared.array((2, width), int32)
    order = cuda.shared.array(slots, int32)
    ranks = cuda.shared.array(slots, int32)
    games = cuda.shared.array(slots, int32)
    actions = cuda.shared.array(slots, int32)
    box = cuda.shared.array(slots, state)
    held(states, movers, counts, moves, tickets, played, bins, order, ranks, games, actions, shift,
        cuda.threadIdx.x, threads, legal, box)
"""


def shapes(game: Game) -> list[Shape]:
    """Those of a batch, smaller and denser ones, with and without waiting, and those whose states a block can hold."""
    found = [Shape(ALONE, 64, blocks=blocks) for blocks in (10, 16, 12, 8)]
    found += [Shape(ALONE, 64, blocks=10, wait=wait) for wait in (1, 8, 16)]
    found += [Shape(LISTED, 64, blocks=10), Shape(REGROUPED, 1024, 2048), Shape(REGROUPED, 1024, 1024)]
    found += [Shape(REGROUPED, 512, 1024, 3), Shape(REGROUPED, 256, 512, 6), Shape(REGROUPED, 256, 256, 8)]
    room = (SHARED - 8 * kernels.play_names(game, found[0])["width"]) // (game.state.itemsize + 16)
    slots = room // WARP * WARP  # as many as fit into one block, then into two and four
    return found + [Shape(HELD, slots // n, slots // n, blocks * n) for n, blocks in ((1, 2), (1, 4), (2, 4), (4, 4))]


def code(game: Game, shape: Shape, capability: build.Capability) -> build.Code:
    """A shape as the driver takes it, of a batch or of here."""
    if shape.way not in (HELD, LISTED):
        return build.play_code(game, shape, capability)
    kinds = build.play_kinds(game)
    source, module = (PLAY_HELD, held) if shape.way == HELD else (kernels.PLAY_ALONE, playing)

    def make() -> bytes:
        twin = native(module, game.rules, build.gpu_jit)
        names: dict[str, Any] = {shape.way: getattr(twin, shape.way, None), **kernels.play_names(game, shape)}
        if shape.way == LISTED:
            names |= {"alone": twin.alone, "room": game.most_legal}
        names |= {name: build._numba(kind) for name, kind in names.items() if name in ("action", "state")}
        return build._compiled(game, source, names, kinds, capability, (shape.threads, shape.blocks))

    return build._kept(game, module, (source, shape, kinds), capability, make)


def play(cuda: Cuda, shape: Shape, rows: list[Any]) -> float:
    """Plays games to their end; moves a second."""
    kernel = cuda._kernel(shape, lambda: code(cuda.game, shape, cuda.gpu.capability))
    tickets, played = cuda.zeros((1,), "int32"), cuda.zeros((1,), "int64")
    blocks = cuda.gpu.blocks_at_once(kernel, shape.threads)
    cuda.gpu.wait()
    start = time.perf_counter()
    cuda.gpu.launch(kernel, blocks, shape.threads, _all_words([*rows, tickets, played]))
    moves = int(played.host()[0])
    return moves / (time.perf_counter() - start)


def arrays(batch: Batch) -> list[Any]:
    """What whole random games leave behind."""
    return [batch.states, batch.movers, batch.counts, batch.moves]


def bytes_of(rows: list[np.ndarray], games: int) -> list[bytes]:
    """The bytes of the first games."""
    return [row[:games].tobytes() for row in rows]


def main(name: str, ways: list[str]) -> None:
    """Measures every shape of a title, the fastest of a few rounds each."""
    game = find_game(name)
    cuda = Cuda(game)
    begun = arrays(Batch(game, GAMES, seed=1, device=cuda))
    here = Batch(game, COMPARED, seed=1)
    here.play_random()
    wanted = bytes_of(arrays(here), COMPARED)
    first: list[bytes] = []
    for shape in shapes(game):
        if ways and shape.way not in ways:
            continue
        try:
            rates = []
            for _ in range(ROUNDS):
                rows = [array.copy() for array in begun]
                rates.append(play(cuda, shape, rows))
            left = [row.host() for row in rows]
            first = first or bytes_of(left, GAMES)
            is_equal = bytes_of(left, COMPARED) == wanted and bytes_of(left, GAMES) == first
            equal = "equal" if is_equal else "DIFFERENT"
            print(f"{name} {shape}: {max(rates) / 1e6:,.0f} M moves/s, {equal}", flush=True)
        except Exception as error:  # a shape that does not fit the GPU is no reason not to try the others
            print(f"{name} {shape}: {type(error).__name__}: {str(error)[:200]}", flush=True)


if __name__ == "__main__":
    asked = [word for word in sys.argv[1:] if word in (ALONE, LISTED, REGROUPED, HELD)]
    for title in [word for word in sys.argv[1:] if word not in asked] or ["tain"]:
        main(title, asked)
