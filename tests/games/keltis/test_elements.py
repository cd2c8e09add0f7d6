"""Keltis: what a game says of its cards, stones, tiles, spaces and figures."""

from collections import Counter

import pytest

from dolmen.core.tell import Tale
from dolmen.games.keltis import rules
from dolmen.games.keltis.board import MOST_PLAYERS, Phase
from dolmen.games.keltis.elements import ELEMENTS
from dolmen.games.keltis.maps import LISTS
from tests.games.keltis.positions import HAND_OF_W7, HAND_OF_W9, begin, hand, play, position, tile


def heard_of(state, *lines, act=None):
    """What the tale of some acts says of each kind of element: how, who, its name."""
    state.tale = Tale()
    if act is not None:
        act(state)
    play(state, *lines)
    return {
        elements.kind: Counter(
            (how, player, elements.names[which])
            for event in state.tale.events
            for how, player, which in elements.heard(event)
        )
        for elements in ELEMENTS
    }


@pytest.mark.parametrize("board", ["new_paths", "classic"])
def test_the_deal_gives_each_player_the_cards_of_a_hand_and_offers_every_tile(board):
    state = begin(MOST_PLAYERS, board=board)
    heard = heard_of(state, act=rules.deal)
    held = Counter(("gained", player, card) for player in range(MOST_PLAYERS) for card in hand(state, player))
    assert heard["card"] == held
    lying = [word for space in LISTS[state.board] if (word := tile(state, space["id"]))]
    assert len(lying) == {"new_paths": 22, "classic": 25}[board]
    assert heard["tile"] == Counter(("offered", None, word) for word in lying)


def test_a_card_is_used_when_it_is_laid_offered_when_it_goes_onto_a_pile_and_gained_from_anywhere():
    state = position(HAND_OF_W7, piles={"pink": [9]})
    card = hand(state, 1)[0]
    heard = heard_of(state, "play red 1", "move big start c1", "draw pink", f"white: discard {card}")
    assert heard["card"] == {("used", 0, "red 1"): 1, ("gained", 0, "pink 9"): 1, ("offered", None, card): 1}
    assert heard["figure"] == {("used", 0, "big"): 1}
    assert heard["space"] == {("used", 0, "c1"): 1}


def test_tiles_and_stones_are_told_where_they_act():
    state = position(HAND_OF_W7, figures={"black": "small d4"}, tiles={"e5": "wish red", "e4": "points 3"})
    state.phase = Phase.CLOVER
    heard = heard_of(state, "clover small d4 e5")
    assert heard["tile"] == {("used", 0, "wish red"): 1}
    assert heard["stone"] == {("gained", 0, "red"): 1}
    assert heard["space"] == {("used", 0, "e5"): 1}


def test_a_shed_tile_is_used_and_the_card_shed_is_offered():
    state = position(HAND_OF_W7, figures={"black": "small d4"}, tiles={"e5": "shed"})
    state.phase = Phase.CLOVER
    heard = heard_of(state, "clover small d4 e5")
    assert heard["tile"] == {("used", 0, "shed"): 1}
    assert heard_of(state, "shed hand blue 1")["card"] == {("offered", None, "blue 1"): 1}


def test_the_tile_under_the_fifth_figure_in_the_goal_is_not_used():  # R25
    places = {"black": "big e7, small d7, small c6", "white": "small a7, small c8"}
    state = position(HAND_OF_W9, figures=places, tiles={"c7": "points 2"})
    state.phase = Phase.CLOVER
    heard = heard_of(state, "clover small c6 c7")
    assert state.phase == Phase.OVER
    assert heard["tile"] == {}
    assert heard["space"] == {("used", 0, "c7"): 1}


def test_a_space_of_the_other_board_has_a_name_of_its_own():
    state = position(HAND_OF_W7, board="classic")
    heard = heard_of(state, "play red 1", "move small start red1")
    assert heard["space"] == {("used", 0, "red1"): 1}
