"""Keltis: the pictures of the rules for players show what the text says, and every reason has its paragraph."""

import re

import pytest

from dolmen.core.viewer import NOBODY
from dolmen.games.keltis import GAME, claims, figures
from dolmen.games.keltis.scoring import stone_points
from dolmen.words import texts
from tests.games.keltis.positions import pile, row, stones
from tests.games.keltis.test_story import log

RULES = {language: (GAME.folder / f"rules.{language}.md").read_text("utf-8") for language in ("it", "en")}


def test_the_example_of_four_turns_is_played_as_the_rules_tell_it():
    state = figures.walk(4).state
    assert (state.points[0], stones(state)) == (3, {"pink": 1})
    assert [row(state, colour) for colour in ("red", "green", "blue")] == [[3], [2], [10]]
    assert pile(state, "blue")[-1] == 3


def test_every_position_of_the_example_keeps_the_rules():
    play = figures.walk(4)
    assert GAME.rules.check(play.state) == 0
    assert "Anna has to discard a card: the blue 3 from its row." in log(play, NOBODY)


def test_the_blue_10_leads_to_d3_and_to_b1():
    assert figures.walking().sentences == ("move small start b1", "move small d2 d3", "move big start b1")


def test_the_stones_of_the_picture_count_16():
    play = figures.walk(0)
    play.state.stones[0] = [*(figures.STONES.get(word, 0) for word in figures.COLOUR_WORDS), 0]
    assert stone_points(play.state, 0) == 16


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_figure_is_drawn_and_stands_in_the_rules(language):
    assert set(re.findall(r"\(figure:([\w-]+)\)", RULES[language])) == set(GAME.figures)
    for draw in GAME.figures.values():
        assert draw(texts(language, GAME)).startswith("<svg")


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_reason_leads_to_a_paragraph_of_the_rules(language):
    words = texts(language, GAME)
    assert {words(f"{key}.rule") for key in claims.CLAIMS} <= set(re.findall(r"\{#([\w-]+)\}", RULES[language]))
