"""`dolmen games` lists what can be played, the template last, and says what is wrong with the rest."""

import re

import pytest

from dolmen.core.game import games


def names_in(table):
    """The names in the first column."""
    return re.findall(r"^│ (\w+)", table, re.M)


def test_the_template_is_marked_and_listed_last(dolmen):
    told = dolmen("games").stdout
    assert names_in(told) == list(games())
    assert names_in(told)[-1] == "cairn" and "Cairn (the template)" in told
    assert told.count("the template)") == 1


@pytest.mark.parametrize(("lang", "sentence"), [("en", "cannot be played:"), ("it", "non si può giocare:")])
def test_a_broken_game_is_shown_with_each_of_its_faults_and_the_others_as_ever(lang, sentence, dolmen, make_game):
    folder = make_game(("rules.py", "def setup(", "def begin("), ("rules.it.md", None, None))
    told = dolmen(f"games --lang {lang}")
    assert told.exit_code == 0
    table, _, faults = told.stdout.partition(f"{folder.name} {sentence}\n")
    assert names_in(table) == list(games()) and folder.name not in games()
    first, second = faults.splitlines()
    assert first.startswith(f"  · {folder}/rules.py: the function setup(state) is missing.")
    assert second == f"  · {folder}/rules.it.md is missing"


def test_a_broken_game_is_told_to_whoever_wants_to_play_it(dolmen, make_game):
    name = make_game(("board.py", "HAND_SIZE = 4", "HAND_SIZE = 4 // 0")).name
    told = dolmen(f"watch {name}")
    assert told.exit_code == 2 and "board.py, line" in told.stderr and "ZeroDivisionError" in told.stderr
