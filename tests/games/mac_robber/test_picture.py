"""Mac Robber: what the picture shows, to whom, and what can be chosen in it."""

import pytest

from dolmen.core.contract.room import Box
from dolmen.core.viewer import NOBODY
from dolmen.games.mac_robber.board import LAST_TRACK_SQUARE, RED_AREA, Phase
from tests.games.mac_robber.drawing import drawn, explained, phrases
from tests.games.mac_robber.positions import play, position, score_now

every_box = pytest.mark.parametrize("box", [Box(1200, 800), Box(390, 574), Box(360, 368)], ids=str)


@every_box
def test_the_last_scoring_is_shown_line_by_line(box):
    state = position(
        "A 11 | y6 b1 g2 | cattle castle -",
        "B 14 | y4 b4 g0 | abbey cattle",
        "C 9 | y5 b0 g3 | cattle cattle cattle",
        "D 12 | y3 b2 g1 | castle castle",
        turn="D",
    )
    score_now(state)
    told = " · ".join(explained(drawn(state, 0, box)))
    assert "Bea, green: 3 cubes, 1 point" in told
    assert "Carlo, red: 3 herds and 2 more for the most herds, 5 points" in told
    assert "Dora, blue: 6 cubes minus Carlo’s 3 herds, 3 points" in told


def test_the_score_track_has_its_red_area():
    svg = drawn(position("A | y4 b2 g0"), 0)
    red = [element for element in svg.iter() if element.get("class") == "red-square"]
    assert len(red) == LAST_TRACK_SQUARE - RED_AREA + 1


@every_box
def test_each_drawn_cube_says_how_many_of_its_colour_go_back(box):
    state = position("A | y4 b2 g0", display="b1 g3 r2", marker="A")
    state.phase = Phase.REDRAW
    said = phrases(drawn(state, 0, box))
    assert said == [
        "no redraw",
        "redraw blue 1|blue 1",
        *(f"redraw green {n}|green {n}" for n in (1, 2, 3)),
        *(f"redraw red {n}|red {n}" for n in (1, 2)),
    ]
    assert phrases(drawn(state, 1, box)) == []


@every_box
def test_a_card_face_down_shows_its_piper_and_not_its_value(box):
    state = position("A | y4 b2 g0 | | 1 2 3 4", "B | y4 b2 g0 | | 1 1 2 2")
    play(state, "assault macdonald", "play 4 piper")
    for viewer in (NOBODY, 1, 2):
        told = explained(drawn(state, viewer, box))
        assert "a card face down with a piper" in told
        assert "strength 5" not in told
    assert "strength 5, with a piper" in explained(drawn(state, 0, box))
    play(state, "play 1")
    assert {"strength 5, with a piper", "strength 1", "Anna has won 1 combat round"} <= set(
        explained(drawn(state, 2, box))
    )


@every_box
def test_clans_are_chosen_for_a_bard_and_for_an_assault(box):
    acting = phrases(drawn(position("A | y4 b2 g0", display="y2 b2 g2"), 0, box))
    assert {"bard macdonald|macdonald", "bard macgregor|macgregor", "bard"} <= set(acting)
    closing = phrases(drawn(position("A | y4 b2 g0"), 0, box))
    assert {"assault macdonald", "assault macgregor", "end turn"} <= set(closing)


@every_box
def test_only_payments_that_are_possible_are_offered_as_such(box):
    said = phrases(drawn(position("A | y4 b2 g1", display="y1 b3 g1 r1"), 0, box))
    assert [phrase for phrase in said if phrase.startswith("estate")] == [
        "estate red draw",
        "estate green draw 1",
        "estate red court",
        "estate green court 1",
    ]
    poor = phrases(drawn(position("A | y3 b2 g0", display="b6"), 0, box))
    assert "estate" in poor


@every_box
def test_two_of_the_five_new_cards_are_chosen_and_none_of_the_old(box):
    state = position("A | y4 b2 g0 | - - | 3 4 4 4", "B | y4 b2 g0 | - - | 1 1 1 2")
    play(state, "assault macdonald", *["play 4", "play 1"] * 3, deck="1 1 2 2 4 1 1 2 2 4")
    said = phrases(drawn(state, 0, box))
    assert said == [f"discard {n}|{n}" for n in (1, 1, 2, 2, 4)]


@every_box
def test_the_bag_shows_its_contents_to_everybody(box):
    told = explained(drawn(position("A | y4 b2 g0", display="y1 b1 g2 r2"), NOBODY, box))
    assert {"In the bag: 8 yellow", "In the bag: 16 blue", "In the bag: 18 green", "In the bag: 5 red"} <= set(told)


def test_numbers_of_tiles_are_shown_on_estates_when_the_game_is_over():
    state = position("A | y4 b2 g0 | cattle - - -")
    numbers = {str(30 + state.tile[i]) for i in range(2)}
    texts_of = {element.text for element in drawn(state, 0).iter() if element.tag.endswith("text")}
    state.phase = Phase.OVER
    shown = {element.text for element in drawn(state, NOBODY).iter() if element.tag.endswith("text")}
    assert numbers <= shown
    assert not numbers - {"30", "35", "40"} & texts_of
