"""Ten blunders of every title are found by the review of their game: some minutes a title, for `make reviews`."""

import dataclasses

import pytest

from dolmen.core.game import games
from dolmen.review.review import review
from dolmen.review.yardstick import yardstick_of
from tests.review.games import blunders

every_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)
TEN = 10


@every_game
def test_ten_blunders_are_each_among_the_three_worst_of_their_review(game):
    usual = yardstick_of(game)
    small = dataclasses.replace(usual, guesses=8, most=192, chances=4, moments=4, moment_guesses=4)
    missed = []
    for one in blunders(game, TEN):
        told = review(one.play, players=[one.seat], yardstick=small)
        if one.step not in [decision.step for decision in told.worst()[:3]]:
            missed.append((one.play.seed.hex(), one.step))
    assert not missed
