"""Loops as kernels: functions that a GPU starts in thousands of threads. They are made of source, since each loop has
arguments of its own; what they are made of is handed in by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from dolmen.core.game import Game
from dolmen.core.loops import MOVER_WORDS

MOST_BINS = 1024
NARROW = 2**15  # action numbers below that fit into 16 bits
ALONE = "alone"
REGROUPED = "regrouped"


@dataclass(frozen=True)
class Shape:
    """How whole random games are played: in which way, by blocks of how many threads, with how many games each."""

    way: str
    threads: int
    slots: int = 0
    blocks: int = 1  # of a multiprocessor at a time, at least: the more, the fewer registers a thread has
    wait: int = 12  # so many threads of a warp have a long action before they play it, if each plays alone


def one_game_a_thread(rows: int, shared: int, scratch: Sequence[tuple[int, Any]]) -> str:
    """The source of a kernel that runs `loop` on the game with the number of its thread."""
    row_names, shared_names = [f"row{k}" for k in range(rows)], [f"shared{k}" for k in range(shared)]
    boxes = "".join(f"        box{k} = cuda.local.array({n}, kind{k})\n" for k, (n, _) in enumerate(scratch))
    handed = [
        *(f"{name}[i : i + 1]" for name in row_names),
        *shared_names,
        *(f"box{k}" for k in range(len(scratch))),
    ]
    return (
        f"def kernel({', '.join([*row_names, *shared_names])}):\n"
        f"    i = cuda.grid(1)\n"
        f"    if i < len(row0):\n{boxes}"
        f"        loop({', '.join(handed)})\n"
    )


LAY = """
def kernel(words, where, chosen):
    i = cuda.grid(1)
    game = i // len(chosen)
    if game < len(words) and where[game]:
        place = i - game * len(chosen)
        words[game, place] = chosen[place]
"""

PLAY_ALONE = """
def kernel(states, movers, counts, moves, tickets, played):
    box = cuda.local.array(1, state)
    mover = cuda.local.array(mover_words, int64)
    legal = cuda.local.array(room, action)
    alone(states, movers, counts, moves, tickets, played, box, mover, legal, states.view(int64), box.view(int64), wait)
"""

PLAY_REGROUPED = """
def kernel(states, movers, counts, moves, tickets, played):
    legal = cuda.local.array(room, action)
    bins = cuda.shared.array((2, width), int32)
    order = cuda.shared.array(slots, int32)
    ranks = cuda.shared.array(slots, int32)
    games = cuda.shared.array(slots, int32)
    actions = cuda.shared.array(slots, int32)
    regrouped(states, movers, counts, moves, tickets, played, bins, order, ranks, games, actions, shift,
        cuda.threadIdx.x, threads, legal)
"""


def made(source: str, names: Mapping[str, Any]) -> Callable:
    """The kernel of a source."""
    room = dict(names)
    exec(source, room)
    return room["kernel"]


def play_source(shape: Shape) -> str:
    """The source of the kernel that plays whole games in a shape."""
    return PLAY_ALONE if shape.way == ALONE else PLAY_REGROUPED


def play_names(game: Game, shape: Shape) -> dict[str, Any]:
    """The numbers that a kernel for whole games is made with."""
    bits = max(game.actions - 1, 1).bit_length()
    width = min(2**bits, MOST_BINS)
    return {
        "room": 1 if game.counts_legal else game.most_legal,
        "action": np.dtype(np.int16 if game.actions <= NARROW else np.int32),
        "state": game.state,
        "mover_words": MOVER_WORDS,
        "slots": shape.slots,
        "threads": shape.threads,
        "wait": shape.wait,
        "width": width,
        "shift": bits - width.bit_length() + 1,
    }
