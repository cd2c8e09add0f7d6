"""The measurement of what a lead is worth."""

import numpy as np
import pytest

from bench.scale import likelihood, positions_of
from dolmen.core.game import games
from dolmen.core.seed import seed_from

CAIRN = games()["cairn"]


def test_equal_leads_tell_nothing_whatever_the_scale():
    wins = np.array([[0.0, 1.0, 0.0]])
    for scale in (1.0, 20.0):
        assert likelihood(np.array([[2.0, 2.0, 2.0]]), wins, scale) == pytest.approx(-np.log(3))


def test_a_right_lead_is_better_told_by_a_small_scale_and_a_wrong_one_by_a_large():
    leads = np.array([[3.0, -3.0]])
    right, wrong = np.array([[1.0, 0.0]]), np.array([[0.0, 1.0]])
    assert likelihood(leads, right, 1.0) > likelihood(leads, right, 6.0)
    assert likelihood(leads, wrong, 1.0) < likelihood(leads, wrong, 6.0)


def test_the_chances_are_those_of_the_search():
    leads = np.array([[3.0, 1.0]])
    chance = np.exp(3.0 / 2) / (np.exp(3.0 / 2) + np.exp(1.0 / 2))
    assert np.exp(likelihood(leads, np.array([[1.0, 0.0]]), 2.0)) == pytest.approx(chance)


def test_a_game_gives_the_leads_of_all_at_each_decision_and_the_winner_and_repeats():
    leads, wins = positions_of(CAIRN, 3, seed_from(4))
    again, same = positions_of(CAIRN, 3, seed_from(4))
    assert leads.shape[1] == 3 and len(leads) > 5
    assert wins.sum() == pytest.approx(1.0)
    assert np.array_equal(leads, again) and np.array_equal(wins, same)
