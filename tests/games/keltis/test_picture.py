"""Keltis: what a picture shows: every stone, figure, row and card, and what each card would allow."""

from xml.etree import ElementTree

import pytest

from dolmen.core.viewer import NOBODY
from dolmen.games.keltis import GAME, rules
from dolmen.games.keltis.board import NEW_PATHS
from dolmen.games.keltis.maps import BOARD_WORDS, LISTS
from dolmen.laws.suite.pictures import attributes_of_parts
from dolmen.words import texts
from tests.games.keltis.positions import HAND_OF_W7, HAND_OF_W9, begin, play, position

NAMES = ["Anna", "Bea", "Carlo", "Dora"]
both_widths = pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])


def drawn(state, viewer=0, narrow=False, language="en"):
    sight = state.copy()
    rules.hide(sight, viewer)
    rules.forget(sight, viewer)
    return GAME.picture(sight, viewer, texts(language, GAME), NAMES, narrow=narrow)


def phrases(state, narrow=False):
    return set(attributes_of_parts(drawn(state, state.player, narrow), "data-phrase"))


def pieces(svg):
    return set(attributes_of_parts(svg, "data-piece"))


def told(svg):
    return [*attributes_of_parts(svg, "data-about"), *attributes_of_parts(svg, "data-label")]


def count(svg, cls):
    return sum(element.get("class") == cls for element in ElementTree.fromstring(svg).iter())


@both_widths
@pytest.mark.parametrize("board", BOARD_WORDS)
@pytest.mark.parametrize("players", GAME.players)
def test_every_figure_of_every_player_is_on_the_board(players, board, narrow):
    svg = drawn(begin(players, board=board), NOBODY, narrow)
    figures = {key for key in pieces(svg) if key.startswith("figure-")}
    assert figures == {f"figure-{player}-{figure}" for player in range(players) for figure in range(5)}


@both_widths
def test_every_stone_can_be_named_and_every_step_is_drawn(narrow):
    svg = drawn(begin(2), 0, narrow)
    for space in LISTS[NEW_PATHS][1:]:
        assert any(words.startswith(f"{space['id']}, ") for words in told(svg)), space["id"]
    assert count(svg, "trail") == 67 + 1  # and the score track


@both_widths
def test_stones_that_some_card_in_hand_opens_are_marked_and_each_card_names_its_own(narrow):  # W3
    held = "green 4, green 9, yellow 6, pink 2, pink 5, red 0, red 8, blue 1"
    svg = drawn(position(held, figures={"black": "small c2"}), 0, narrow)
    opened = {"c1", "d1", "c3", "a1", "b1", "d3"}
    assert count(svg, "ahead") == len(opened)
    assert "The yellow 6. Leads to: d1, c3" in told(svg)
    assert any(words.startswith("The pink 2. No figure") for words in told(svg))


def test_nobody_else_sees_what_the_mover_could_play():  # R56
    state = position(HAND_OF_W7, figures={"black": "small c2"})
    for viewer in (1, NOBODY):
        svg = drawn(state, viewer)
        assert count(svg, "ahead") == count(svg, "footsteps") == 0


def test_a_dead_card_says_so():
    state = position(
        "pink 8, pink 3, red 0, red 8, green 1, green 7, yellow 2, blue 9",
        figures={"black": "small c1"},
        rows={"black": {"pink": [6, 4]}},
    )
    assert "The pink 8. It can no longer be added to its row: it can only be discarded." in told(drawn(state))


@both_widths
def test_cards_places_and_steps_carry_their_words(narrow):
    state = position(HAND_OF_W9, figures={"black": "small d4"}, tiles={"d5": "shed"}, piles={"green": [7]})
    assert {"red 4", "pink 2", "play", "discard"} <= phrases(state, narrow)
    play(state, "play red 4")
    assert {"small d4", "small start", "big start", "d5", "c1"} <= phrases(state, narrow)
    play(state, "move small d4 d5")
    assert {"yellow 9", "row red"} <= phrases(state, narrow)
    play(state, "shed hand yellow 9")
    assert {"draw deck", "draw green", "draw yellow"} <= phrases(state, narrow)


@both_widths
def test_a_clover_that_may_be_refused_has_a_button_for_it(narrow):
    for option in ("must", "may"):
        state = position(HAND_OF_W7, figures={"black": "small d4"}, tiles={"d5": "clover"}, clover_new_paths=option)
        play(state, "play red 1", "move small d4 d5")
        assert ("clover none" in phrases(state, narrow)) == (option == "may")


def test_a_step_shows_what_it_changes_and_warns_of_the_end():
    state = position(
        HAND_OF_W9,
        figures={"black": "big e7, small d7, small d4, small c6", "white": "small a7, small c8"},
        tiles={"d5": "clover"},
    )
    play(state, "play red 4", "move small d4 d5")
    svg = drawn(state)
    shown = [element.text for element in ElementTree.fromstring(svg).iter() if element.text]
    assert "−4" in shown and "+3" in shown and "−2" in shown  # to row 1, from row 5 to 6, the big one from 7 to 6
    assert any("this step ends the game" in words for words in told(svg))


@both_widths
def test_cards_taken_from_a_pile_are_shown_beside_the_name(narrow):  # R57
    state = position(HAND_OF_W7, piles={"green": [7]})
    play(state, "discard pink 2", "draw green")
    for viewer in (1, NOBODY):
        assert "Known to be in Anna’s hand: the green 7" in told(drawn(state, viewer, narrow))
    state.discard_browse = 1
    assert not any("Known to be" in words for words in told(drawn(state, 1, narrow)))


def test_rows_are_told_with_their_direction():
    state = position(rows={"black": {"red": [9, 6, 6, 0], "blue": [3, 3]}, "white": {"green": [1, 4]}})
    words = told(drawn(state))
    assert "Red row, falling: 9 6 6 0." in words
    assert "Blue row: 3 3; it may still rise or fall." in words
    assert "Green row, rising: 1 4." in words


def test_a_card_glides_only_while_one_copy_is_in_sight():
    state = position("red 1, red 1, yellow 1, yellow 2, pink 1, green 1, blue 1, blue 2")
    keys = pieces(drawn(state))
    assert "card-1" not in keys
    assert "card-12" in keys
