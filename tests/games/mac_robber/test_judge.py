"""Mac Robber: the judge prefers what a good player prefers, and bots win by it."""

import pytest

from dolmen.bots.series import play_series
from dolmen.core.seed import seed_from
from dolmen.games.mac_robber import GAME
from dolmen.games.mac_robber.judge import judge
from tests.games.mac_robber.positions import play, position


def better(state, good, bad, deck=""):
    """Whether the mover stands better after the first act than after the second."""
    player, values = state.player, []
    for text in (good, bad):
        tried = state.copy()
        tried.tale = None
        play(tried, text, deck=deck)
        values.append(judge(tried, player))
    return values[0] > values[1]


def test_a_red_cube_goes_on_the_empty_estate_before_two_blue_ones():
    state = position("A | y4 b2 g0 | cattle -", display="y1 b2 g1 r2")
    assert better(state, "cattle", "castle")


def test_two_monks_are_better_than_one():
    state = position("A | y4 b2 g0", display="y2 g4")
    assert better(state, "monks 2", "monks 1")


def test_a_strong_hand_assaults_and_a_weak_one_does_not():
    strong = position("A 10 | y4 b2 g0 | - - | 4 4 4 4", "B 10 | y4 b2 g0 | cattle - | 1 1 2 2")
    assert better(strong, "assault macdonald", "end turn")
    weak = position("A 10 | y4 b2 g0 | - - | 1 1 1 2", "B 10 | y4 b2 g0 | cattle - | 3 3 4 4")
    assert better(weak, "end turn", "assault macdonald")


def test_a_herd_is_stolen_rather_than_left():
    state = position("A 10 | y4 b2 g0 | - - | 1 4 4 4", "B 10 | y4 b2 g0 | cattle - | 1 1 1 2")
    play(state, "assault macdonald", *["play 4", "play 1"] * 3)
    assert better(state, "steal cattle", "leave", deck="1 2 3 3 4 1 2 3 3 4")
    assert better(state, "steal cattle", "steal cattle bag", deck="1 2 3 3 4 1 2 3 3 4")


def test_the_lowest_cards_are_discarded():
    state = position("A 10 | y4 b2 g0 | - - | 1 4 4 4", "B 10 | y4 b2 g0 | - - | 1 1 1 2")
    play(state, "assault macdonald", *["play 4", "play 1"] * 3, deck="1 2 3 4 4 1 2 3 3 4")
    assert better(state, "discard 1 2", "discard 4 4")


def test_a_piper_is_not_spent_where_nothing_hangs_on_it():
    state = position("A 10 | y4 b4 g0 | - - | 1 2 3 4", "B 10 | y4 b2 g0 | - - | 1 1 1 1")
    play(state, "assault macdonald")
    assert better(state, "play 4", "play 4 piper")


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_one_step_ahead_beats_random_players(players):
    seats = ["heuristic", *["random"] * (players - 1)]
    series = play_series(GAME, seats, 30, seed_from(17))
    assert series.first["heuristic"] / series.games > 0.75
