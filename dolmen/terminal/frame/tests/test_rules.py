"""Cairn: each rule in the smallest position that shows it."""

import pytest

from dolmen.core.errors import IllegalAction
from dolmen.core.play import Play
from dolmen.games.cairn.board import NOTHING, Phase, Place
from dolmen.games.cairn.notation import STONE_WORDS


def position(hand="", tower="", offered="", bag="", phase=Phase.LAY, **options):
    """Two players, the first to move: their hand and towers, what was just dropped, what is left in the bag."""
    state = Play.new("cairn", 2, {"first_player": "first", **options}, seed=1).state
    for stone, word in enumerate(STONE_WORDS):
        state.seen[stone], state.place[stone] = 3, Place.DROPPED
        for place, words in ((Place.HAND, hand), (Place.TOWER, tower), (Place.BAG, bag)):
            if word in words.split():
                state.place[stone] = place
    state.offered = STONE_WORDS.index(offered) if offered else NOTHING
    state.phase = phase
    return Play.from_state("cairn", state)


def test_everybody_is_dealt_four_stones():
    state = Play.new("cairn", 3, seed=1).state
    assert [state.place.count(Place.HAND + player) for player in range(3)] == [4, 4, 4]


def test_a_stone_is_laid_above_a_lower_one_of_its_colour_only():
    play = position(hand="r2 r5 g1", tower="r3", bag="y1 y2")
    assert play.sentences == ("lay r5", "lay g1", "drop r2", "drop r5", "drop g1")
    with pytest.raises(IllegalAction):
        play.play("lay r2")


def test_the_stone_just_dropped_may_be_taken_onto_a_tower():
    play = position(tower="r3", offered="r4", bag="y1 y2", phase=Phase.DRAW)
    play.play("take")
    assert play.state.place[STONE_WORDS.index("r4")] == Place.TOWER
    assert play.player == 1


def test_the_stone_just_dropped_stays_if_it_does_not_fit():
    assert position(tower="r5", offered="r4", bag="y1", phase=Phase.DRAW).sentences == ("draw",)


@pytest.mark.parametrize(("cost", "points"), [("6", 3), ("4", 5)])
def test_a_tower_counts_its_stones_less_its_cost(cost, points):
    assert position(tower="r4 r5", cost=cost).scores[0] == points


def test_the_game_ends_after_the_turn_that_empties_the_bag():
    play = position(hand="g1", bag="y1", phase=Phase.DRAW)
    play.play("draw")
    assert not play.over
    play.play("drop y1")
    assert play.over


def test_equal_points_share_the_victory():
    play = position(hand="g1", bag="")
    play.play("drop g1")
    assert play.winners == [0, 1]
