"""Lines that many games say."""

from types import SimpleNamespace

import pytest

from dolmen.words import Line, Named, list_line, over_line, signed, texts, winners_of

THREE = SimpleNamespace(players=3)


@pytest.mark.parametrize("language, last", [("it", "a, b e c"), ("en", "a, b and c")])
def test_a_list_is_joined_as_its_language_does(language, last):
    assert texts(language).say(list_line(["a", "b", "c"])) == last
    assert texts(language).say(list_line(["a"])) == "a"


@pytest.mark.parametrize("language", ["it", "en"])
def test_lists_have_up_to_eight_things(language):
    said = texts(language).say(list_line([str(n) for n in range(8)]))
    assert [letter for letter in said if letter.isdigit()] == list("01234567")


def test_numbers_have_a_sign_and_nought_has_none():
    assert [signed(number) for number in (2, -4, 0)] == ["+2", "−4", "0"]


def test_one_winner_is_named_with_their_points():
    line = over_line(THREE, lambda view, player: player, lambda view, player: 10 - player)
    assert line == Line.of("over-won", player=Named(0), points=10)


def test_a_shared_victory_names_all_who_share_it():
    ranks = (0, 2, 0)
    line = over_line(THREE, lambda view, player: ranks[player], lambda view, player: 7)
    assert line == Line.of("over-shared", players=list_line([Named(0), Named(2)]), points=7)
    assert winners_of(THREE, lambda view, player: ranks[player]) == [0, 2]
