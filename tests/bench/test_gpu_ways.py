"""The way of playing that is measured beside a batch's own plays the same games; here by the processor."""

import numpy as np
import pytest

from bench import held
from bench.gpu_ways import HELD, SHARED, shapes
from dolmen.core.batch import Batch
from dolmen.core.game import find_game
from dolmen.core.gpu import kernels
from dolmen.core.native import native

GAMES, SLOTS = 50, 8


@pytest.mark.parametrize("name", ["cairn", "tain"])  # one lists its actions, the other counts them
def test_games_held_beside_a_multiprocessor_end_as_those_of_a_batch(name):
    game = find_game(name)
    batch = Batch(game, GAMES, seed=3, threads=1)
    rows = [array.copy() for array in (batch.states, batch.movers, batch.counts, batch.moves)]
    shape = kernels.Shape(HELD, 1, SLOTS)
    names = kernels.play_names(game, shape)
    tickets, played = np.zeros(1, np.int32), np.zeros(1, np.int64)
    bins, slots = np.zeros((2, names["width"]), np.int32), [np.zeros(SLOTS, np.int32) for _ in range(4)]
    legal, box = np.zeros(names["room"], names["action"]), np.zeros(SLOTS, game.state)
    native(held, game.rules).held(*rows, tickets, played, bins, *slots, names["shift"], 0, 1, legal, box)
    assert int(played[0]) == batch.play_random() > 0
    for mine, theirs in zip(rows, (batch.states, batch.movers, batch.counts, batch.moves), strict=True):
        assert mine.tobytes() == theirs.tobytes()


def test_what_a_block_is_to_hold_fits_beside_its_multiprocessor():
    game = find_game("tain")
    for shape in shapes(game):
        if shape.way == HELD:
            bins = 8 * kernels.play_names(game, shape)["width"]
            assert shape.slots > 0 and bins + shape.slots * (16 + game.state.itemsize) <= SHARED
