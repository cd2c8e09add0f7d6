"""The tables against data.toml, and the counts of the box."""

from collections import Counter

from dolmen.games.enclave.actions import AMBER_LOOKS, LOOKS, ORACLE_LOOKS
from dolmen.games.enclave.cards import (
    CARD_WORDS,
    CARDS,
    COLOUR,
    CRITICAL,
    DATA,
    DECK_OF,
    DECK_WORDS,
    EFFECT,
    KIND,
    MISSION_DAMAGE,
    MISSION_TRAPS,
    OPTIMAL,
    PRICE,
    SARCOPHAGUS,
    SESAME,
    THREE_PLUS,
    TREE_WORDS,
    Kind,
)
from dolmen.games.enclave.names import card_line, face_line


def test_a_hundred_cards_and_fifteen_of_the_tree():
    assert CARDS + len(TREE_WORDS) == 115
    assert Counter(DECK_WORDS[deck] for deck in DECK_OF) == {
        "trap": 18,
        "pryze": 18,
        "mission": 18,
        "knives": 34,
        "maggot": 12,
    }


def test_every_card_is_as_in_the_data():
    for deck in DECK_WORDS:
        for entry in DATA[deck]:
            card = CARD_WORDS.index(entry["id"])
            assert DECK_WORDS[DECK_OF[card]] == deck
            assert EFFECT[card] == (entry["physical"], entry["mental"])
            assert PRICE[card] == entry.get("cost", entry.get("price", 0))
            assert (SESAME[card], SARCOPHAGUS[card]) == (entry.get("sesame", 0), entry.get("sarcophagus", 0))
            assert bool(THREE_PLUS[card]) == entry.get("three_plus", False)


def test_kinds_of_the_traps_and_the_mean_damage():
    traps = [EFFECT[card] for card in range(CARDS) if KIND[card] == Kind.TRAP]
    assert Counter(traps) == {(4, 0): 4, (5, 0): 4, (0, 4): 4, (0, 5): 4, (3, 3): 2}
    assert [sum(trap[wound] for trap in traps) for wound in range(2)] == [42, 42]


def test_coloured_cards_are_four_for_each_thief_and_share_the_name_on_their_face():
    coloured = [card for card in range(CARDS) if COLOUR[card] >= 0]
    assert Counter(COLOUR[card] for card in coloured) == dict.fromkeys(range(4), 4)
    assert len({face_line(card) for card in coloured}) == 4
    assert len({card_line(card) for card in range(CARDS)}) == CARDS


def test_critical_and_optimal_spaces():
    assert CRITICAL == (2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0)
    assert CRITICAL[::-1] == OPTIMAL


def test_angelos_is_the_last_mission():
    assert (MISSION_TRAPS[-1], MISSION_DAMAGE[-1]) == (0, (6, 6))


def test_looks_share_three_or_six_cards_among_five_decks():
    assert (ORACLE_LOOKS, AMBER_LOOKS) == (35, 210)
    assert Counter(sum(split) for split in LOOKS) == {3: 35, 6: 210}
