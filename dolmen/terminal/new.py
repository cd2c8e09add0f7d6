"""`dolmen new`: a package of its own from the template. It plays at once; then its rules become yours, one by one."""

from __future__ import annotations

import importlib.util
import keyword
import re
import shutil
import sys
from functools import cache
from pathlib import Path
from typing import Annotated

import typer

from dolmen.core import transcript
from dolmen.core.game import Game, find_game, packages
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.laws.golden import FOLDER
from dolmen.terminal.arguments import WORDS, Language
from dolmen.terminal.golden import file_name, finish
from dolmen.terminal.speech import BadInput, say, screen, speak

TEMPLATE = "cairn"
FRAME = Path(__file__).parent / "frame"  # what stands around a game's folder in a package of its own
SOURCES = "src"  # not the project's own folder: from the one above, Python would take that for the game
ONLY_TEMPLATE = re.compile(r"^ *is_template=.*\n", re.M)  # what a copy is not
GOOD_NAME = re.compile(r"[a-z][a-z0-9_]*[a-z0-9]")
LONGEST_NAME = 30
# A package has folders of these names for other things, or a system has devices.
FOLDERS_OF_TOOLS = frozenset({"tests", "build", "dist", "venv", "aux", "con", "nul", "prn"})
Name = Annotated[str, typer.Argument(metavar="NAME", help=WORDS("about-new-name"))]


def command(name: Name, lang: Language = None) -> None:
    words, console = speak(lang), screen()
    project = make_package(name, Path.cwd())
    say(console, words("new-made", name=name, folder=project.name), "green")
    for line in words("new-next", name=name, folder=project.name).splitlines():
        say(console, line)


def make_package(name: str, into: Path) -> Path:
    """Makes the folder of a package with a copy of the template as its game, tests and golden games; returns it."""
    project, template = into / name, find_game(TEMPLATE)
    refuse_bad_name(name, project)
    _copy(FRAME, project, name)
    (project / "gitignore.txt").rename(project / ".gitignore")
    _copy(template.folder, project / SOURCES / name, name, "README.md")
    for players in template.players:
        _keep_golden(template, players, project / FOLDER, name)
    return project


def _copy(source: Path, target: Path, name: str, *without: str) -> None:
    """Copies a folder of texts under a new name."""
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", *without))
    for path in [path for path in target.rglob("*") if path.is_file()]:
        path.write_text(renamed(path.read_text("utf-8"), name), "utf-8")
        path.rename(path.with_name(renamed(path.name, name)))


def _keep_golden(template: Game, players: int, folder: Path, name: str) -> None:
    """A game of the template, by bots, as a golden game of its copy."""
    file, text = _golden(template, players)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / renamed(file, name)).write_text(renamed(text, name), "utf-8")


@cache
def _golden(template: Game, players: int) -> tuple[str, str]:
    """The name of the file and the transcript."""
    play = Play.new(template, players, seed=seed_from(players))
    finish(play)
    return file_name(play), transcript.dump(play)


def renamed(text: str, name: str) -> str:
    """A text of the template as that of the new game. Nothing in the template has its name but the game itself."""
    text = ONLY_TEMPLATE.sub("", _regrouped(text)).replace(f"dolmen.games.{TEMPLATE}", name)
    return text.replace(TEMPLATE, name).replace(TEMPLATE.title(), title_of(name))


def _regrouped(text: str) -> str:
    """The imports as they stand outside Dolmen: its own among those of other packages, the game's in a block apart."""
    text = re.sub(r"^(import \w+(?: as \w+)?)\n\n(?=from dolmen)", r"\1\n", text, flags=re.M)
    return text.replace(f"\nfrom dolmen.games.{TEMPLATE}", f"\n\nfrom dolmen.games.{TEMPLATE}", 1)


def title_of(name: str) -> str:
    """What players call the game of a name: `stone_soup` is Stone Soup."""
    return name.replace("_", " ").title()


# --- names -------------------------------------------------------------------------------------------------------


def refuse_bad_name(name: str, project: Path) -> None:
    """A name is a word of Python's, of commands and of addresses, and nobody has it yet."""
    if not GOOD_NAME.fullmatch(name) or "__" in name:
        raise BadInput("error-name-form", asked=name, better=_better(name))
    if len(name) > LONGEST_NAME:
        raise BadInput("error-name-long", asked=name, most=LONGEST_NAME)
    if name in packages():
        raise BadInput("error-name-taken", asked=name)
    if keyword.iskeyword(name):
        raise BadInput("error-name-keyword", asked=name)
    if name in FOLDERS_OF_TOOLS:
        raise BadInput("error-name-folder", asked=name)
    if project.exists():
        raise BadInput("error-folder-exists", asked=name, folder=str(project))
    if name in sys.stdlib_module_names or importlib.util.find_spec(name) is not None:
        raise BadInput("error-name-module", asked=name)


def _better(name: str) -> str:
    """The nearest good name, as an example."""
    near = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_0123456789")
    return near if GOOD_NAME.fullmatch(near) else "stone_soup"
