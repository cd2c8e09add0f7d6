"""A game is checked when it is loaded, and a broken one harms nobody else."""

import re

import pytest

from dolmen.core.batch import Batch
from dolmen.core.contract import story as contract
from dolmen.core.errors import BrokenGame, CannotCompile, UnknownVersion
from dolmen.core.game import broken_games, find_game, games
from dolmen.core.seed import seed_from
from dolmen.laws.walk import Setting, Walker

MISTAKES = {
    "a function that is missing is named with what it does": (
        ("rules.py", "def rank(", "def order("),
        r"rules\.py: the function rank\(state, player\) is missing\. How many players stand before `player`",
    ),
    "a function with other arguments is named with those it is called with": (
        ("rules.py", "def apply(state, action):", "def apply(state):"),
        r"rules\.py: apply\(state\) is called as apply\(state, action\)",
    ),
    "a constant that is missing is named with an example": (
        ("tensor.py", "PLANES = ", "LAYERS = "),
        r"tensor\.py: PLANES is missing .+ for example PLANES = \(\(",
    ),
    "a file that is missing is named": (("picture.py", None, None), r"picture\.py is missing: docs/game\.md"),
    "texts that are missing are named": (("words/it.ftl", None, None), r"words/it\.ftl is missing"),
    "a state without a field of an option is named": (
        ("board.py", '("cost", np.int8)', '("price", np.int8)'),
        r"STATE has no field 'cost'",
    ),
    "a public field that does not exist is named": (
        ("board.py", 'PUBLIC = ("offered"', 'PUBLIC = ("purse"'),
        r"PUBLIC names 'purse'",
    ),
    "a number that is none is named": (("board.py", "LONGEST = 3 * STONES", 'LONGEST = "72"'), r"LONGEST .+ not '72'"),
    "players that are no range are named": (("__init__.py", "players=range(2, 5)", "players=3"), r"players .+ not 3"),
    "an error in a file is told with file and line": (
        ("board.py", "HAND_SIZE = 4", "HAND_SIZE = 4 // 0"),
        r"board\.py, line \d+: ZeroDivisionError",
    ),
    "a lesson without a seed is named": (
        ("lessons/first.toml", "seed = 21\n", ""),
        r"first\.toml: \[deal\] has a seed",
    ),
    "a step of a lesson with a strange word is named with those it may have": (
        ("lessons/first.toml", 'show = "take"', 'shows = "take"'),
        r"first\.toml: step has no shows; it has name, first",
    ),
    "a task that shows what is wrong is named": (
        ("lessons/first.toml", 'show = "take"', 'show = "draw"'),
        r"step 'take': show is to be a sentence that is right, not 'draw'",
    ),
    "a lesson for too many players is named": (
        ("lessons/first.toml", "players = 2", "players = 9"),
        r"the lesson 'first' is for 9 players",
    ),
    "a file that is no Python is told with file and line": (
        ("judge.py", "def worth(state, player):", "def worth(state, player:"),
        r"judge\.py, line \d+: ",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_broken_game_is_left_out_with_its_fault_and_the_others_play(mistake, make_game):
    change, fault = MISTAKES[mistake]
    name = make_game(change).name
    assert name not in games()
    assert "cairn" in games() and "tain" in games()
    assert any(re.search(fault, sentence) for sentence in broken_games()[name]), broken_games()[name]
    with pytest.raises(BrokenGame, match=f"{name} cannot be played"):
        find_game(name)


def test_every_fault_is_named_not_the_first_alone(make_game):
    folder = make_game(
        ("rules.py", "def rank(state, player):", "def order(state, player, more):"),
        ("check.py", "INVARIANTS", "LAWS"),
        ("rules.it.md", None, None),
    )
    faults = "\n".join(broken_games()[folder.name])
    assert "the function rank" in faults and "INVARIANTS" in faults and "rules.it.md" in faults


def test_what_a_game_leaves_out_has_the_default_of_the_contract():
    story = find_game("cairn").story
    assert story.decline is contract.decline and story.together(None) == {} and frozenset() == story.OWN_RISK
    assert not story.HAS_WINDOWS and find_game("woolly_bully").story.HAS_WINDOWS


def test_a_version_that_is_not_known_is_refused_with_those_that_are():
    with pytest.raises(UnknownVersion, match="version 7 of the rules of cairn is not known; known are 1"):
        find_game("cairn").of_version(7)


REFUSED = {
    "a field that the state lacks": (
        "state.offered = offered\n",
        "state.offered = state.purse\n",
        "has no field 'purse'",
    ),
    "an array": ("    mine = score(state, player)\n", "    mine = np.zeros(3)[0]\n", "own no memory"),
    "a name that is not defined": (
        "    mine = score(state, player)\n",
        "    mine = riches(state)\n",
        "the name 'riches'",
    ),
    "two types in one name": (
        "    ahead = 0\n",
        "    ahead = (1, 2)\n    if player > 0:\n        ahead = 0\n",
        "'ahead' holds now",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_rule_that_does_not_compile_is_told_with_file_line_and_a_plain_reason(what, make_game):
    right, wrong, reason = REFUSED[what]
    folder = make_game(
        ("rules.py", right, wrong), ("rules.py", "from dolmen.core", "import numpy as np\nfrom dolmen.core")
    )
    game, rules = find_game(folder.name), folder / "rules.py"
    with pytest.raises(CannotCompile) as caught:
        Walker(game).walk(Setting(game, 2, game.settle(2)), seed_from(1), side_by_side=False)
        Batch(game, 2, 2, seed=1).play_random()
    line = caught.value.details["line"]
    assert caught.value.details["file"] == str(rules)
    assert any(
        word in rules.read_text("utf-8").splitlines()[line - 1] for word in ("purse", "zeros", "riches", "ahead")
    )
    assert reason in str(caught.value)
