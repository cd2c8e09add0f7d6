"""The chances shown at Boarding, against the figures for judging a mission."""

import pytest

from dolmen.games.enclave.cards import CARD_WORDS, FIRST_MISSION
from dolmen.games.enclave.odds import bearable, best_chance, chance
from tests.games.enclave.table import Table

# Chance in % by the same protection on both types, 0 to 10; both conditions at 0, so two points of each may be lost.
FIGURES = {
    "suburb": (0, 56, 100, 100, 100, 100),
    "foundry": (0, 22, 78, 100, 100, 100),
    "market-of-light": (0, 0, 56, 100, 100, 100),
    "archive": (0, 0, 11, 100, 100, 100),
    "glass-city": (0, 10, 42, 71, 100, 100),
    "root-chapel": (0, 0, 21, 57, 86, 100),
    "war-heaven": (0, 0, 0, 35, 71, 86),
    "twelve-thrones": (0, 0, 0, 27, 72, 84),
    "heart-of-enclave": (0, 0, 0, 4, 59, 75),
}


@pytest.mark.parametrize("word", FIGURES)
def test_chances_are_those_of_the_table(word):
    mission = CARD_WORDS.index(word) - FIRST_MISSION
    shown = tuple(round(100 * chance(mission, (2 + shield, 2 + shield))) for shield in range(0, 12, 2))
    assert shown == FIGURES[word]


def test_what_a_thief_bears_depends_on_the_space():
    table = Table("matthias miriam").set("matthias", upgrades="steel-bones", P=(3, 3), M=(-3, 0))
    assert [bearable(table.state, 0, wound) for wound in range(2)] == [6, -1]
    table.set("matthias", cancels=1)
    assert bearable(table.state, 0, 1) == 2


def test_the_best_cards_that_fit_the_sarcophagus_are_counted():
    table = Table("matthias miriam").set("matthias", hand="leathers-red saints-medal-red ghost-coat storm-cape")
    glass_city = CARD_WORDS.index("glass-city") - FIRST_MISSION
    assert best_chance(table.state, 0, glass_city) == chance(glass_city, (2 + 7, 2 + 7))
    table.set("matthias", prepared=1)
    table.state.round = 2
    assert best_chance(table.state, 0, glass_city) == chance(glass_city, (2 + 9, 2 + 9))
