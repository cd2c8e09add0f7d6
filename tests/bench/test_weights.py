"""The judges as the tuner sees them: with their weights as an argument."""

import numpy as np
import pytest

from bench.self_play import BOXES, TABLE, lay_out
from bench.weights import Weights
from dolmen.core.game import find_game, games
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.games.tain.judge import TILE_WORTH


def positions(name, count=40):
    """Positions of a game of the most players, by the first, the middle and the last legal action in turn."""
    game = find_game(name)
    play = Play.new(game, players=game.players[-1], seed=seed_from(5))
    while not play.over and count > 0:
        yield play.state
        play.act(play.legal[(0, len(play.legal) // 2, -1)[count % 3]])
        count -= 1


@pytest.mark.parametrize("name", games())
def test_the_weighed_judge_with_the_weights_of_the_source_is_the_judge(name):
    game = find_game(name)
    weights = Weights(game)
    judge = weights.judge(is_compiled=False)
    for state in positions(name):
        for player in range(state.players):
            assert judge(state, player, weights.values) == game.rules.judge(state, player)


def test_a_judge_with_functions_that_are_marked_as_inline_compiles_with_its_weights_as_an_argument():
    game = find_game("keltis")
    weights = Weights(game)
    judge = weights.judge()
    box = np.zeros(1, game.state)
    for state in positions("keltis", 5):
        state.store(box[0])
        assert judge(box[0], 0, weights.values) == pytest.approx(game.rules.judge(state, 0), abs=1e-9)


def test_a_changed_weight_changes_the_judgement():
    weights = Weights(find_game("tain"))
    judge = weights.judge(is_compiled=False)
    state = Play.new("tain", players=2, seed=seed_from(1)).state
    state.supply[0][0] = 0
    assert judge(state, 0, weights.changed({"TILE_WORTH[0]": 9.0})) < judge(state, 0, weights.values)


def test_every_number_of_a_table_has_a_label_of_its_own():
    weights = Weights(find_game("tain"))
    assert len(set(weights.labels)) == len(weights.values)
    assert weights.values[weights.labels.index("TILE_WORTH[1]")] == TILE_WORTH[1]


def test_nothing_of_the_game_before_is_left_on_the_table():
    game = find_game("tain")
    used = np.frombuffer(b"\1" * BOXES * game.state.itemsize, game.state).copy()
    fresh = np.zeros(BOXES, game.state)
    for boxes in (used, fresh):
        lay_out(game, 2, bytes(16), boxes)
    assert used[TABLE].tobytes() == fresh[TABLE].tobytes()
