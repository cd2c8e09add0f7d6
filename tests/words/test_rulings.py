"""Every ruling of a title that a player can meet has its paragraph in the rules for players, in both languages."""

import tomllib
from pathlib import Path

import pytest

from dolmen.core.game import find_game
from dolmen.words import LANGUAGES
from dolmen.words.rulebook import anchors_in

RULINGS = tomllib.loads((Path(__file__).parent / "rulings.toml").read_text("utf-8"))
COUNT = {"tain": 49, "keltis": 59, "mac_robber": 53, "enclave": 58, "woolly_bully": 50}
UNMET = "unmet"


def test_the_table_is_about_these_titles():
    assert set(RULINGS) == set(COUNT)


@pytest.mark.parametrize("title", COUNT)
def test_every_ruling_has_one_place(title):
    placed = sorted(number for numbers in RULINGS[title].values() for number in numbers)
    assert placed == list(range(1, COUNT[title] + 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", COUNT)
def test_the_paragraph_of_every_ruling_is_in_the_rules_for_players(title, language):
    anchors = anchors_in((find_game(title).folder / f"rules.{language}.md").read_text("utf-8"))
    assert [anchor for anchor in RULINGS[title] if anchor not in (*anchors, UNMET)] == []
