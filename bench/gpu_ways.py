"""Which way a GPU plays whole random games of a title fastest: `python -m bench.gpu_ways tain`, on a machine with one.

Tries more shapes than a batch does, and the way of bench/held.py; each must leave the same bytes as the first.
"""

from __future__ import annotations

import sys
import time
from typing import Any

from bench import held
from dolmen.core.batch import Batch
from dolmen.core.game import Game, find_game
from dolmen.core.gpu import build, kernels
from dolmen.core.gpu.device import Cuda, _all_words
from dolmen.core.gpu.kernels import ALONE, REGROUPED, Shape
from dolmen.core.native import native

GAMES, ROUNDS = 2**20, 3
SHARED = 48 * 1024  # bytes that a block may have without asking
WARP = 32
HELD = "held"
PLAY_HELD = """
def kernel(states, movers, counts, moves, tickets, played):
    legal = cuda.local.array(most_legal, action)
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
    """Those of a batch, smaller and denser ones, and those whose states a block can hold."""
    found = [Shape(REGROUPED, 1024, 2048), Shape(REGROUPED, 1024, 1024), Shape(ALONE, 64, blocks=10)]
    found += [Shape(REGROUPED, 512, 1024, 3), Shape(REGROUPED, 256, 512, 6), Shape(REGROUPED, 256, 256, 8)]
    room = (SHARED - 8 * kernels.play_names(game, found[0])["width"]) // (game.state.itemsize + 16)
    slots = room // WARP * WARP  # as many as fit into one block, then into two and four
    return found + [Shape(HELD, slots // n, slots // n, blocks * n) for n, blocks in ((1, 2), (1, 4), (2, 4), (4, 4))]


def held_code(game: Game, shape: Shape, capability: build.Capability) -> bytes:
    """The PTX of the way of bench/held.py."""
    kinds = build.play_kinds(game)

    def make() -> bytes:
        names: dict[str, Any] = {
            "held": native(held, game.rules, build.gpu_jit).held,
            **kernels.play_names(game, shape),
        }
        names |= {name: build._numba(kind) for name, kind in names.items() if name in ("action", "state")}
        return build._compiled(game, PLAY_HELD, names, kinds, capability, (shape.threads, shape.blocks))

    return build._kept(game, held, (PLAY_HELD, shape, kinds), capability, make)


def play(cuda: Cuda, shape: Shape, rows: list[Any]) -> float:
    """Plays games to their end; moves a second."""
    code = held_code if shape.way == HELD else build.play_code
    kernel = cuda._kernel(shape, lambda: code(cuda.game, shape, cuda.gpu.capability))
    tickets, played = cuda.zeros((1,), "int32"), cuda.zeros((1,), "int64")
    blocks = cuda.gpu.blocks_at_once(kernel, shape.threads)
    cuda.gpu.wait()
    start = time.perf_counter()
    cuda.gpu.launch(kernel, blocks, shape.threads, _all_words([*rows, tickets, played]))
    moves = int(played.host()[0])
    return moves / (time.perf_counter() - start)


def main(name: str) -> None:
    """Measures every shape of a title, the fastest of a few rounds each."""
    game = find_game(name)
    cuda = Cuda(game)
    batch = Batch(game, GAMES, seed=1, device=cuda)
    begun = [batch.states, batch.movers, batch.counts, batch.moves]
    wanted = None
    for shape in shapes(game):
        try:
            rates = []
            for _ in range(ROUNDS):
                rows = [array.copy() for array in begun]
                rates.append(play(cuda, shape, rows))
            bytes_left = tuple(row.host().tobytes() for row in rows)
            wanted = wanted or bytes_left
            equal = "equal" if bytes_left == wanted else "DIFFERENT"
            print(f"{name} {shape}: {max(rates) / 1e6:,.0f} M moves/s, {equal}", flush=True)
        except Exception as error:  # a shape that does not fit the GPU is no reason not to try the others
            print(f"{name} {shape}: {type(error).__name__}: {str(error)[:200]}", flush=True)


if __name__ == "__main__":
    for title in sys.argv[1:] or ["tain"]:
        main(title)
