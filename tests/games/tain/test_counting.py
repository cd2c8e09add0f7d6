"""Táin: what random play needs without a list of actions, and the hint that much follows from one."""

import random

import pytest

from dolmen.core.game import find_game
from dolmen.core.play import Play

TAIN = find_game("tain")


@pytest.mark.parametrize("players", TAIN.players)
def test_actions_are_counted_and_found_without_a_list(players):
    dice = random.Random(players)
    for seed in range(6):
        play = Play.new(TAIN, players, seed=seed)
        while play.legal:
            counted = TAIN.rules.count_legal(play.state)
            assert tuple(TAIN.rules.nth_legal(play.state, nth) for nth in range(counted)) == play.legal
            play.act(dice.choice(play.legal))
        assert TAIN.rules.count_legal(play.state) == 0


@pytest.mark.parametrize("players", TAIN.players)
def test_nine_of_ten_ends_of_a_round_are_foreseen_as_long(players):
    dice = random.Random(players)
    foreseen, unforeseen = 0, 0
    for seed in range(12):
        play = Play.new(TAIN, players, seed=seed)
        while play.legal:
            action, before = dice.choice(play.legal), play.state.copy()
            is_long = TAIN.rules.is_long(play.state, action)
            play.act(action)
            is_over = (before.round, before.phase) != (play.state.round, play.state.phase)
            foreseen += is_long and is_over
            unforeseen += is_over and not is_long
    assert foreseen > 9 * unforeseen
