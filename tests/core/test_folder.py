"""A game is checked when it is loaded, and a broken one harms nobody else."""

import importlib
import re
import shutil
from pathlib import Path

import pytest

from dolmen import games as home
from dolmen.core import game as found
from dolmen.core.batch import Batch
from dolmen.core.contract import story as contract
from dolmen.core.errors import BrokenGame, CannotCompile, UnknownVersion
from dolmen.core.game import broken_games, find_game, games
from dolmen.core.seed import seed_from
from dolmen.laws.walk import Setting, Walker

TEMPLATE = Path(home.__path__[0]) / "cairn"


@pytest.fixture
def broken(tmp_path, monkeypatch, request):
    """Puts a copy of the template with something changed among the games; returns its faults."""

    def change(file, right, wrong):
        name = "wrong_" + re.sub(r"\W", "_", request.node.name)[-50:]
        folder = tmp_path / name
        shutil.copytree(TEMPLATE, folder)
        for path in folder.glob("*.py"):
            path.write_text(path.read_text("utf-8").replace("games.cairn", f"games.{name}"), "utf-8")
        if right is None:
            (folder / file).unlink()
        else:
            source = (folder / file).read_text("utf-8")
            assert right in source, "what was to be changed has lost its place"
            (folder / file).write_text(source.replace(right, wrong), "utf-8")
        monkeypatch.setattr(home, "__path__", [*home.__path__, str(tmp_path)])
        found.packages.cache_clear()
        found.load.cache_clear()
        return name

    yield change
    monkeypatch.undo()
    found.packages.cache_clear()
    found.load.cache_clear()


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
        ("tensor.py", "PLANES = (", "LAYERS = ("),
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
    "a file that is no Python is told with file and line": (
        ("judge.py", "def worth(state, player):", "def worth(state, player:"),
        r"judge\.py, line \d+: ",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_broken_game_is_left_out_with_its_fault_and_the_others_play(mistake, broken):
    change, fault = MISTAKES[mistake]
    name = broken(*change)
    assert name not in games()
    assert "cairn" in games() and "tain" in games()
    assert any(re.search(fault, sentence) for sentence in broken_games()[name]), broken_games()[name]
    with pytest.raises(BrokenGame, match=f"{name} cannot be played"):
        find_game(name)


def test_every_fault_is_named_not_the_first_alone(broken):
    name = broken("rules.py", "def rank(state, player):", "def order(state, player, more):")
    folder = Path(home.__path__[-1]) / name
    (folder / "check.py").write_text((folder / "check.py").read_text("utf-8").replace("INVARIANTS", "LAWS"), "utf-8")
    (folder / "rules.it.md").unlink()
    faults = "\n".join(broken_games()[name])
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
def test_a_rule_that_does_not_compile_is_told_with_file_line_and_a_plain_reason(what, broken):
    right, wrong, reason = REFUSED[what]
    name = broken("rules.py", right, wrong)
    rules = Path(home.__path__[-1]) / name / "rules.py"
    rules.write_text("import numpy as np\n" + rules.read_text("utf-8"), "utf-8")
    game = importlib.import_module(f"{home.__name__}.{name}").GAME
    with pytest.raises(CannotCompile) as caught:
        Walker(game).walk(Setting(game, 2, game.settle(2)), seed_from(1), side_by_side=False)
        Batch(game, 2, 2, seed=1).play_random()
    line = caught.value.details["line"]
    assert caught.value.details["file"] == str(rules)
    assert any(
        word in rules.read_text("utf-8").splitlines()[line - 1] for word in ("purse", "zeros", "riches", "ahead")
    )
    assert reason in str(caught.value)
