"""The adept in many games at once, on the cores or on a GPU: `actions = adept_actions(batch)`.

Its dice start from the batch's seed, the number of the game and how many actions were played in it, so that a choice
depends on nothing else: not on the device, nor on what was asked before. The random level is `batch.random_actions()`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from dolmen.bots import adept_loop
from dolmen.bots.adept import BOXES
from dolmen.core.batch import Batch
from dolmen.core.dice import DICE_WORDS
from dolmen.core.seed import subseed, words_of


def adept_actions(batch: Batch) -> Any:
    """What the adept would play in each game, for the player to move; -1 where it is over."""
    actions = batch.device.zeros((batch.n,), np.int32)
    seed = batch.device.put(words_of(subseed(batch.seed, "adept")), np.int64)
    rows = (batch.states, batch.numbers, batch.counts, batch.moves, actions)
    state, most = batch.game.state, batch.game.most_legal
    scratch = [
        (1, state),
        (BOXES, state),
        (DICE_WORDS, np.dtype(np.int64)),
        (most, np.dtype(np.int32)),
        (most, np.dtype(np.float64)),
    ]
    batch.run("choose_actions", rows, (seed,), scratch, adept_loop)
    return actions
