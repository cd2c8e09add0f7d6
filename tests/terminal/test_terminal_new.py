"""A new game from the template keeps every law at once."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dolmen as package
from dolmen.terminal.new import make_game, renamed
from dolmen.terminal.speech import BadInput

ROOT = Path(package.__file__).parent.parent
JUNK = shutil.ignore_patterns("__pycache__", ".venv", ".git", "node_modules", "*.nbi", "*.nbc")
TEMPLATE_ONLY = {"__init__.py", "cairn"}


@pytest.fixture
def tree(tmp_path):
    """A copy of the project in which the template is the only game."""
    for part in ("dolmen", "tests"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=JUNK)
    for part in ("dolmen/games", "tests/games"):
        for path in (tmp_path / part).iterdir() if (tmp_path / part).exists() else ():
            if path.is_dir() and path.name not in TEMPLATE_ONLY:
                shutil.rmtree(path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def run(tree, *command):
    environment = {**os.environ, "PYTHONPATH": str(tree), "LANG": "en_GB.UTF-8", "COLUMNS": "200"}
    environment.pop("LC_ALL", None)
    return subprocess.run([sys.executable, "-m", *command], cwd=tree, env=environment, capture_output=True, text=True)


@pytest.mark.slow
def test_a_new_game_plays_and_keeps_every_law_at_once(tree):
    made = run(tree, "dolmen", "new", "stone_soup")
    assert made.returncode == 0, made.stderr
    assert "dolmen play stone_soup" in made.stdout
    assert "Stone Soup" in run(tree, "dolmen", "games").stdout
    laws = run(
        tree,
        "pytest",
        "tests/test_every_game.py",
        "tests/games",
        "-p",
        "no:xdist",
        "-p",
        "no:cacheprovider",
        "-k",
        "stone_soup",
    )
    assert laws.returncode == 0, laws.stdout[-3000:]
    assert "passed" in laws.stdout


def test_nothing_of_the_template_is_named_in_the_copy(tree):
    for path in make_game("stone_soup", tree):
        for file in [path] if path.is_file() else path.rglob("*.*"):
            text = file.read_text("utf-8") if file.is_file() else ""
            assert "_template" not in text
            assert "Cairn" not in text
    golden = sorted(path.name for path in (tree / "tests/golden").glob("stone_soup-*"))
    assert golden == [
        name.replace("cairn", "stone_soup") for name in sorted(p.name for p in (tree / "tests/golden").glob("cairn-*"))
    ]


def test_the_things_of_the_game_keep_their_names():
    assert (
        renamed('"""Cairn: lay a stone on a cairn."""\nname="cairn"', "soup")
        == '"""Soup: lay a stone on a cairn."""\nname="soup"'
    )


@pytest.mark.parametrize("name", ["Soup", "1soup", "stone-soup", "s", "class", "soup_", "", "../soup", "s" * 31])
def test_a_bad_name_is_refused(tree, name):
    with pytest.raises(BadInput, match="cannot be a game’s name"):
        make_game(name, tree)


@pytest.mark.parametrize("name", ["cairn", "stone_soup"])
def test_a_taken_name_is_refused(tree, name):
    (tree / "dolmen/games/stone_soup").mkdir()
    with pytest.raises(BadInput, match="already"):
        make_game(name, tree)
