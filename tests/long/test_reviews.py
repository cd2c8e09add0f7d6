"""Reviews of every title: the swap law with a compiler."""

import pytest

from dolmen.core.game import games
from dolmen.review.compare import Comparison
from dolmen.review.estimate import Estimator
from tests.review.games import random_game
from tests.review.test_review import moments, swapped

every_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)


@every_game
def test_what_is_told_of_decisions_depends_on_views_alone(game):
    estimator = Estimator(game)
    for seed in range(3):
        for past in moments(random_game(game, seed), every=17):
            told = []
            for each in (past, swapped(past)):
                one = Comparison(estimator, each.view(past.player), past.legal, past.legal[-1])
                one.pass_one(4)
                one.pass_two(32)
                told.append((one.loss(), one.stake(), one.gained().tolist(), one.best(3)))
            assert told[0] == told[1]
