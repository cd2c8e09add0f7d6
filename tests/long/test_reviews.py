"""Reviews of every title: the swap law with a compiler, and ten blunders each."""

import dataclasses

import pytest

from dolmen.core.game import games
from dolmen.review.compare import Comparison
from dolmen.review.estimate import Estimator
from dolmen.review.review import review
from dolmen.review.yardstick import yardstick_of
from tests.review.games import blunders, random_game
from tests.review.test_review import moments, swapped

every_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)
TEN = 10


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


@every_game
def test_ten_blunders_are_each_among_the_three_worst_of_their_review(game):
    usual = yardstick_of(game)
    small = dataclasses.replace(usual, guesses=8, most=192, open=16, chances=4, moments=4, moment_guesses=4)
    missed = []
    for one in blunders(game, TEN):
        told = review(one.play, players=[one.seat], yardstick=small)
        if one.step not in [decision.step for decision in told.worst()[:3]]:
            missed.append((one.play.seed.hex(), one.step))
    assert not missed
