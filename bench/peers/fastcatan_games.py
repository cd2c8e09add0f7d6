"""Fastcatan: a batch of games, random legal actions picked from its masks by compiled code, so that the engine counts.

With `one` as second word in one thread, else in as many as it takes.
"""

import os
import sys

ONE = sys.argv[2:] == ["one"]
if ONE:
    os.environ["OMP_NUM_THREADS"] = "1"  # before OpenMP is loaded

import fastcatan  # noqa: E402
import numba  # noqa: E402
import numpy as np  # noqa: E402
from clock import measure  # noqa: E402

BATCH = 1024
STEPS = 16


@numba.njit
def pick(masks, actions):
    """Picks one of the bits that are set in each row, all equally likely."""
    for i in range(len(masks)):
        legal = 0
        for word in masks[i]:
            while word:
                word &= word - np.uint64(1)
                legal += 1
        nth = np.random.randint(legal)
        for w in range(masks.shape[1]):
            word = masks[i, w]
            for bit in range(64):
                if word >> np.uint64(bit) & np.uint64(1):
                    if nth == 0:
                        actions[i] = 64 * w + bit
                    nth -= 1


games = fastcatan.BatchedEnv(BATCH, seed=1)
games.reset()
masks = np.zeros((BATCH, fastcatan.MASK_WORDS), np.uint64)
actions, ended = np.zeros(BATCH, np.uint32), np.zeros(BATCH, np.uint8)


def play():
    done = 0
    for _ in range(STEPS):
        games.write_masks(masks)
        pick(masks, actions)
        games.step_autoreset(actions, ended)
        done += int(ended.sum())
    return STEPS * BATCH, done


measure("fastcatan/catan, one thread" if ONE else "fastcatan/catan", fastcatan.NUM_PLAYERS, play, until_games=BATCH)
