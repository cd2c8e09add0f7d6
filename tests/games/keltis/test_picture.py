"""Keltis: what a picture shows: every stone, figure, row and card, and what each card would allow."""

from xml.etree import ElementTree

import pytest

from dolmen.core.contract.room import DESK, PHONE
from dolmen.core.viewer import NOBODY
from dolmen.games.keltis import GAME, rules
from dolmen.games.keltis.board import NEW_PATHS
from dolmen.games.keltis.maps import BOARD_WORDS, LISTS
from dolmen.games.keltis.picture_ground import ground_of
from dolmen.games.keltis.picture_room import arrange
from dolmen.laws.suite.pictures import attributes_of_parts
from dolmen.words import texts
from tests.games.keltis.positions import HAND_OF_W7, HAND_OF_W9, begin, play, position

NAMES = ["Anna", "Bea", "Carlo", "Dora"]
both_boxes = pytest.mark.parametrize("box", [DESK, PHONE], ids=["desk", "phone"])


def drawn(state, viewer=0, box=DESK, language="en"):
    sight = state.copy()
    rules.hide(sight, viewer)
    rules.forget(sight, viewer)
    return GAME.picture(sight, viewer, texts(language, GAME), NAMES, box=box)


def phrases(state, box=DESK):
    return set(attributes_of_parts(drawn(state, state.player, box), "data-phrase"))


def pieces(svg):
    return set(attributes_of_parts(svg, "data-piece"))


def told(svg):
    return [*attributes_of_parts(svg, "data-about"), *attributes_of_parts(svg, "data-label")]


def parts(svg):
    return [element for element in ElementTree.fromstring(svg).iter() if element.get("data-phrase")]


def tags(svg, cls):
    """What is written on the stones within groups of a class."""
    groups = [element for element in ElementTree.fromstring(svg).iter() if element.get("class") == cls]
    return [text.text for group in groups for text in group.iter() if text.tag.endswith("}text")]


def count(svg, cls):
    return sum(element.get("class") == cls for element in ElementTree.fromstring(svg).iter())


@both_boxes
@pytest.mark.parametrize("board", BOARD_WORDS)
@pytest.mark.parametrize("players", GAME.players)
def test_every_figure_of_every_player_is_on_the_board(players, board, box):
    svg = drawn(begin(players, board=board), NOBODY, box)
    figures = {key for key in pieces(svg) if key.startswith("figure-")}
    assert figures == {f"figure-{player}-{figure}" for player in range(players) for figure in range(5)}


@both_boxes
def test_every_stone_can_be_named_and_every_step_is_drawn(box):
    svg = drawn(begin(2), 0, box)
    for space in LISTS[NEW_PATHS][1:]:
        assert any(words.startswith(f"{space['id']}, ") for words in told(svg)), space["id"]
    assert count(svg, "trail") == 67


@both_boxes
def test_a_stone_that_some_card_in_hand_opens_takes_the_card_and_the_step_together(box):  # W3
    held = "green 4, green 9, yellow 6, pink 2, pink 5, red 0, red 8, blue 1"
    svg = drawn(position(held, figures={"black": "small c2"}), 0, box)
    opened = {"c1": ["red"], "d1": ["yellow"], "c3": ["yellow"], "a1": ["green"], "b1": ["blue"], "d3": ["blue"]}
    stones = {part.get("data-then"): part.get("data-phrase") for part in parts(svg) if part.get("data-then")}
    assert stones == {space: "|".join(f"play ={colour}" for colour in by) for space, by in opened.items()}
    assert "The yellow 6. Leads to: d1, c3" in told(svg)
    assert any(words.startswith("The pink 2. No figure") for words in told(svg))


@both_boxes
def test_what_a_card_would_open_is_drawn_for_each_colour_in_hand_with_its_change(box):
    svg = drawn(position("green 4, yellow 6, red 0, blue 1, pink 2, pink 5", figures={"black": "small c2"}), 0, box)
    changes = {change.strip() for words in tags(svg, "ways held ways-blue") for change in words.split("/")}
    assert changes == {"+2", "−4", "−8"}  # c2 to d3, and either figure from the start stone
    assert tags(svg, "ways held ways-pink") == []
    assert any("can come here from c2: +2." in words for words in told(svg))


def test_nobody_else_sees_what_the_mover_could_play():  # R56
    state = position(HAND_OF_W7, figures={"black": "small c2"})
    for viewer in (1, NOBODY):
        svg = drawn(state, viewer)
        assert "ways" not in svg and "data-then" not in svg and "data-phrase" not in svg


def test_a_dead_card_says_so():
    state = position(
        "pink 8, pink 3, red 0, red 8, green 1, green 7, yellow 2, blue 9",
        figures={"black": "small c1"},
        rows={"black": {"pink": [6, 4]}},
    )
    assert "The pink 8. It can no longer be added to its row: it can only be discarded." in told(drawn(state))


@both_boxes
def test_cards_places_and_steps_carry_their_words(box):
    state = position(HAND_OF_W9, figures={"black": "small d4"}, tiles={"d5": "shed"}, piles={"green": [7]})
    assert {"red 4", "pink 2", "play =red", "discard =red", "discard =pink"} <= phrases(state, box)
    play(state, "play red 4")
    assert {"small d4", "small start", "big start", "d5", "c1"} <= phrases(state, box)
    play(state, "move small d4 d5")
    assert {"yellow 9", "row red"} <= phrases(state, box)
    play(state, "shed hand yellow 9")
    assert {"draw deck", "draw green", "draw yellow"} <= phrases(state, box)


@both_boxes
def test_a_clover_that_may_be_refused_has_a_button_for_it(box):
    for option in ("must", "may"):
        state = position(HAND_OF_W7, figures={"black": "small d4"}, tiles={"d5": "clover"}, clover_new_paths=option)
        play(state, "play red 1", "move small d4 d5")
        assert ("clover none" in phrases(state, box)) == (option == "may")


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


@both_boxes
def test_cards_taken_from_a_pile_are_shown_beside_the_name(box):  # R57
    state = position(HAND_OF_W7, piles={"green": [7]})
    play(state, "discard pink 2", "draw green")
    for viewer in (1, NOBODY):
        assert "Known to be in Anna’s hand: the green 7" in told(drawn(state, viewer, box))
    state.discard_browse = 1
    assert not any("Known to be" in words for words in told(drawn(state, 1, box)))


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


def test_a_card_is_picked_up_and_put_on_a_stone_or_a_pile():
    """Alone it plays nothing, another card takes its place, and one that must be shed goes at once."""
    state = position(HAND_OF_W9, figures={"black": "small d4"}, tiles={"d5": "shed"})
    holds = {part.get("data-phrase"): part.get("data-hold") for part in parts(drawn(state))}
    assert holds["red 4"] == holds["yellow 9"] == "card"
    assert holds["play =red"] == holds["discard =red"] == "place"
    play(state, "play red 4", "move small d4 d5")
    assert {part.get("data-hold") for part in parts(drawn(state))} == {None}


@pytest.mark.parametrize("left", [1, 2, 66, 67])
@both_boxes
def test_the_deck_shows_the_number_that_it_tells(box, left):
    state = position(HAND_OF_W9, players=3)
    state.deck_size = left
    svg = drawn(state, 0, box)
    deck = next(element for element in ElementTree.fromstring(svg).iter() if element.get("data-place") == "deck")
    assert [text.text for text in deck.iter() if text.tag.endswith("}text")] == [str(left)]
    said = [element.get("data-about") for element in deck.iter() if element.get("data-about")]
    assert said == [
        f"Deck: {left} cards. The last one ends the game."
        if left > 1
        else "Deck: one card. The last one ends the game."
    ]
    assert GAME.story.progress(state).details["deck"] == left


def test_figures_stand_beside_what_lies_on_a_stone():
    for box in (DESK, PHONE):
        room = arrange(box, 2)
        for board in range(len(BOARD_WORDS)):
            ground = ground_of(board, room.board.w, room.board.h)
            assert ground.beside >= ground.tile_x + ground.tile
            assert ground.beside + 14 <= ground.rx + 1  # there is room for a figure
