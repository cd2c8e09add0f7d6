"""A new game is a package of its own, without a trace of the template, and keeps every law at once."""

import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

import dolmen as package
from dolmen.core.game import find_game
from dolmen.terminal.new import make_package
from dolmen.words import LANGUAGES, texts
from tests.browser.house import House

ROOT = Path(package.__file__).parent.parent
UV = Path(sys.executable).with_name("uv")


class Workshop:
    """An empty folder, and an environment of its own in which everything of this one is found."""

    def __init__(self, folder):
        self.folder, self.python = folder, folder / "venv" / "bin" / "python"
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LC_"))}
        self.environment = {**kept, "LANG": "en_GB.UTF-8", "COLUMNS": "200", "VIRTUAL_ENV": str(folder / "venv")}
        self.run(UV, "venv", "--quiet", "--python", sys.executable, folder / "venv")
        site = self.run(self.python, "-c", "import site; print(site.getsitepackages()[0])").strip()
        ours = next(path for path in sys.path if path.endswith("site-packages"))
        (Path(site) / "ours.pth").write_text(f"import site; site.addsitedir({ours!r})\n")

    def run(self, *command, at="."):
        """Runs a program in the folder or below it; returns what it said."""
        place = self.folder / at
        done = subprocess.run(
            [str(word) for word in command], cwd=place, env=self.environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
        return done.stdout

    def dolmen(self, *command):
        return self.run(self.python, "-m", "dolmen", *command)


@pytest.mark.slow
def test_a_new_game_is_installed_keeps_every_law_and_is_everywhere(tmp_path):
    shop = Workshop(tmp_path)
    before = shop.run("git", "-C", ROOT, "status", "--short")
    assert "dolmen play stone_soup" in shop.dolmen("new", "stone_soup")
    shop.run(UV, "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "-e", "stone_soup")
    assert "Stone Soup" in shop.dolmen("games")
    watched = shop.dolmen("watch", "stone_soup", "--seats", "adept,random", "--seed", "4")
    assert "wins!" in watched or "share the victory!" in watched
    assert "stone_soup-2.game: true as it is" in shop.dolmen("golden", "stone_soup")
    arena = ("arena", "stone_soup", "--seats", "novice,random", "--games", "2", "--jobs", "1")
    assert "novice" in shop.dolmen(*arena)
    house = House(tmp_path, shop.python, shop.environment)
    house.open()
    try:
        with urllib.request.urlopen(house.url + "/rules/stone_soup", timeout=20) as answer:
            assert b"Stone Soup" in answer.read()
    finally:
        house.close()
    said = shop.run(shop.python, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", at="stone_soup")
    assert "passed" in said and "failed" not in said
    assert shop.run("git", "-C", ROOT, "status", "--short") == before


def test_no_trace_of_the_template_is_left_in_a_copy(tmp_path):
    project = make_package("stone_soup", tmp_path)
    files = [path for path in project.rglob("*") if path.is_file()]
    assert len(files) > 20
    for path in files:
        told = str(path.relative_to(tmp_path)) + path.read_text("utf-8")
        assert not [trace for trace in ("cairn", "template", "dolmen.games.") if trace in told.lower()], path


def test_the_title_of_a_copy_comes_from_its_name_and_its_texts_are_whole(make_game):
    game = find_game(make_game().name)
    for language in LANGUAGES:
        title = texts(language, game)("title")
        assert title == game.name.replace("_", " ").title()
        assert (game.folder / f"rules.{language}.md").read_text("utf-8").startswith(f"# {title}\n")
    assert not game.is_template and find_game("cairn").is_template


def test_a_copy_has_a_golden_game_for_every_number_of_players(tmp_path):
    golden = make_package("stone_soup", tmp_path) / "tests" / "golden"
    assert sorted(path.name for path in golden.iterdir()) == [f"stone_soup-{players}.game" for players in (2, 3, 4)]


def test_the_imports_of_a_copy_are_in_the_order_of_a_package_outside(tmp_path):
    project = make_package("stone_soup", tmp_path)
    ruff = Path(sys.executable).with_name("ruff")
    told = subprocess.run(
        [ruff, "check", "--isolated", "--no-cache", "--line-length", "120", "--select", "E,F,I", "."],
        cwd=project,
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stdout


REFUSED = {
    "Soup": "A name is two or more lower-case letters.+: soup would do",
    "1soup": "A name is two or more lower-case letters.+: soup would do",
    "Stone Soup!": "A name is two or more lower-case letters.+: stone_soup would do",
    "stone-soup": "A name is two or more lower-case letters.+: stone_soup would do",
    "stone__soup": "A name is two or more lower-case letters.+: stone_soup would do",
    "soup_": "A name is two or more lower-case letters.+: soup would do",
    "../soup": "A name is two or more lower-case letters.+: soup would do",
    "s": "A name is two or more lower-case letters",
    "": "A name is two or more lower-case letters",
    "s" * 31: "too long for a game’s name, which has 30 letters at most",
    "class": "it is a word of the language Python",
    "json": "Python has a module of that name already",
    "numpy": "Python has a module of that name already",
    "dolmen": "Python has a module of that name already",
    "tests": "tools or systems keep that word",
    "con": "tools or systems keep that word",
    "cairn": "There is a game “cairn” already",
    "tain": "There is a game “tain” already",
    "here": "There is a folder .+here already",
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_bad_name_is_refused_with_the_reason(name, dolmen, tmp_path):
    (tmp_path / "here").mkdir()
    told = dolmen("new", [], name)
    assert told.exit_code == 2
    assert re.search(REFUSED[name], told.stderr), told.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["here"]
