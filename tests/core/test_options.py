"""Options: defaults filled in, anything else refused with what is possible."""

import pytest

from dolmen.core.errors import BadOption, BadPlayers, UnknownOption
from dolmen.core.game import find_game
from dolmen.core.options import Option, settle

OPTIONS = (
    Option("length", ("short", "long")),
    Option("partners", lambda players: ("no", "yes") if players == 4 else ("no",)),
)


def chosen(players=4, **asked):
    return settle("boules", OPTIONS, players, asked)


def test_what_is_not_asked_for_has_its_first_value():
    assert chosen() == {"length": "short", "partners": "no"}


def test_a_value_is_taken_whatever_its_case_and_blanks():
    assert chosen(length=" LONG ", partners="yes") == {"length": "long", "partners": "yes"}


def test_a_number_is_as_good_as_its_word():
    assert find_game("cairn").settle(2, {"cost": 4})["cost"] == "4"


def test_an_unknown_option_is_refused_and_those_that_exist_are_named():
    with pytest.raises(UnknownOption, match="boules has no option 'speed'; it has length, partners"):
        chosen(speed="fast")


def test_a_bad_value_is_refused_and_the_possible_ones_are_named():
    with pytest.raises(BadOption, match=r"option length cannot be 'endless'; possible: short \| long"):
        chosen(length="endless")


def test_values_may_depend_on_the_number_of_players():
    with pytest.raises(BadOption, match=r"option partners cannot be 'yes'; possible: no$"):
        chosen(players=3, partners="yes")


def test_a_number_of_players_the_game_is_not_for_is_refused():
    with pytest.raises(BadPlayers, match=r"cairn is for 2 \| 3 \| 4 players, not 5"):
        find_game("cairn").settle(5)
