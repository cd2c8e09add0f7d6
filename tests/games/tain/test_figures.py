"""Táin: the pictures of the rules for players show what the captions say, and every reason has its paragraph."""

import re

import pytest

from dolmen.core.viewer import NOBODY
from dolmen.games.tain import GAME, claims, figures
from dolmen.words import played, texts
from tests.games.tain.test_story import log

RULES = {language: (GAME.folder / f"rules.{language}.md").read_text("utf-8") for language in ("it", "en")}


def after(sentences, players=2):
    return played("dolmen.games.tain", sentences, players, figures.OPTIONS)


def test_the_board_has_a_guard_and_two_tiles_of_red_face_down():
    board = after(figures.LAYING).view(0)
    assert [board.threshold[0][1], board.raider[0]] == [1, [1, -1, -1, 1, -1]]
    assert [board.entrance[0][0], board.entrance[0][3]] == [-2, -2]


def test_the_chief_takes_the_cow_of_the_outland():
    assert [line for line in log(after(figures.OUTLAND), NOBODY) if line.startswith("Outland")] == [
        "Outland: Anna’s chief takes a cow.",
        "Outland: Bea’s warrior meets a chief and gets no cow.",
    ]


def test_the_four_raids_end_as_the_caption_says():
    lines = log(after(figures.RAIDS, 3), NOBODY)
    assert [line for line in lines if line.startswith("Anna’s") or "kidnaps" in line or "steals" in line] == [
        "Anna’s stable entrance 2: Bea’s boy is stopped by a warrior.",
        "Anna kidnaps a boy from Bea.",
        "Anna’s house entrance 2: Carlo’s boy meets his equal, and nothing happens.",
        "Anna’s stable entrance 1: Bea’s chief finds only a bluff.",
        "Bea steals a cow from Anna’s stables.",
        "Anna’s house entrance 1: Carlo’s warrior gets past a boy.",
        "Carlo steals a jewel from Anna’s house.",
    ]


def test_green_has_to_choose_between_boy_and_daughter():
    assert after(figures.HOSTAGES).sentences == ("free boy from red", "free daughter from red")


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_figure_is_drawn_and_stands_in_the_rules(language):
    assert set(re.findall(r"\(figure:([\w-]+)\)", RULES[language])) == set(GAME.figures)
    for draw in GAME.figures.values():
        assert draw(texts(language, GAME)).startswith("<svg")


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_reason_leads_to_a_paragraph_of_the_rules(language):
    words = texts(language, GAME)
    assert {words(f"{key}.rule") for key in claims.CLAIMS} <= set(re.findall(r"\{#([\w-]+)\}", RULES[language]))
