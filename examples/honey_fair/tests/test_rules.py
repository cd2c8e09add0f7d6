"""Honey Fair: each rule in the smallest position that shows it."""

import pytest
from dolmen.core.errors import IllegalAction
from dolmen.core.play import Play

from honey_fair.board import UNSOLD


def fair(*jars, players=2, **options):
    """A game in which the jars come in this order, the others after them."""
    state = Play.new("honey_fair", players, options, seed=1).state
    rest = [worth for worth in range(1, 10) if worth not in jars]
    state.jar[:] = [*jars, *rest]
    return Play.from_state("honey_fair", state)


def bid(play, *rounds):
    """Plays rounds, each as `9 4`: the coins of all players."""
    for coins in rounds:
        for coin in coins.split():
            play.play(f"bid {coin}")
    return play


def test_the_highest_coin_takes_the_jar():
    assert bid(fair(5), "3 7").scores == [0, 5]


def test_a_coin_that_is_not_alone_takes_nothing():
    assert bid(fair(5, players=3), "9 9 4").scores == [0, 0, 5]


def test_a_jar_that_nobody_buys_stands_beside_the_next_one():
    assert bid(fair(5, 2), "4 4").state.buyer[0] == UNSOLD
    assert bid(fair(5, 2), "4 4", "3 1").scores == [7, 0]


def test_a_jar_that_nobody_buys_leaves_the_fair_if_the_table_has_chosen_so():
    assert bid(fair(5, 2, unsold="gone"), "4 4", "3 1").scores == [2, 0]


def test_a_coin_is_spent_once_laid():
    play = bid(fair(5), "3 7")
    assert "bid 3" not in play.sentences
    with pytest.raises(IllegalAction):
        play.play("bid 3")


def test_a_coin_is_seen_by_others_when_all_have_chosen():
    play = fair(5)
    play.play("bid 8")
    assert play.view(0).bid[0][0] == 8 and play.view(1).bid[0][0] == 0
    play.play("bid 2")
    assert play.view(1).bid[0][0] == 8


def test_the_jars_to_come_are_nobody_s_knowledge():
    assert fair(5, 6).view(0).jar == [5, 0, 0, 0, 0, 0, 0, 0, 0]


def test_after_nine_rounds_most_points_win():
    play = bid(fair(*range(1, 10)), *(f"{coin} {coin % 9 + 1}" for coin in range(1, 10)))
    assert play.over and play.scores == [9, 36] and play.winners == [1]
