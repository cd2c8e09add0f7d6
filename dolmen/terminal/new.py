"""`dolmen new`: a new game from the template. It plays at once; then its rules become your own, one by one."""

from __future__ import annotations

import keyword
import re
import shutil
from pathlib import Path
from typing import Annotated

import typer

import dolmen
from dolmen.core.game import games
from dolmen.terminal.asked import WORDS, Language
from dolmen.terminal.speech import BadInput, say, screen, speak

TEMPLATE = "cairn"
TEXTS = {".py", ".ftl", ".md", ".toml", ".game"}
GOOD_NAME = re.compile(r"[a-z][a-z0-9_]{1,29}")
Name = Annotated[str, typer.Argument(metavar="NAME", help=WORDS("about-new-name"))]


def command(name: Name, lang: Language = None) -> None:
    words = speak(lang)
    made = make_game(name, Path(dolmen.__file__).parent.parent)
    console = screen()
    say(console, words("new-made", name=name), "green")
    for path in made:
        say(console, f"  {path}")
    say(console, words("new-next", name=name))


def make_game(name: str, root: Path) -> list[Path]:
    """Copies the template's folder, tests and golden records under a new name; says what it made."""
    refuse_bad_name(name, root)
    made = [_copy_folder(root / "dolmen/games" / TEMPLATE, root / "dolmen/games" / name, name)]
    if (tests := root / "tests/games" / TEMPLATE).is_dir():
        made.append(_copy_folder(tests, root / "tests/games" / name, name))
    for golden in sorted((root / "tests/golden").glob(f"{TEMPLATE}-*.game")):
        target = golden.with_name(golden.name.replace(TEMPLATE, name, 1))
        target.write_text(renamed(golden.read_text("utf-8"), name), "utf-8")
        made.append(target)
    return made


def refuse_bad_name(name: str, root: Path) -> None:
    """A name is a word of Python's and of addresses, and nobody has it yet."""
    if not GOOD_NAME.fullmatch(name) or keyword.iskeyword(name) or name.endswith("_"):
        raise BadInput("error-bad-name", asked=name)
    taken = {*games(), *(path.name for path in (root / "dolmen/games").iterdir())}
    if name in taken or (root / "tests/games" / name).exists():
        raise BadInput("error-name-taken", asked=name)


def _copy_folder(source: Path, target: Path, name: str) -> Path:
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.nbi", "*.nbc"))
    for path in target.rglob("*"):
        if path.is_file() and path.suffix in TEXTS:
            path.write_text(renamed(path.read_text("utf-8"), name), "utf-8")
    return target


def renamed(text: str, name: str) -> str:
    """The template's text as that of the new game. The cairns that are built in it keep their name."""
    title = name.replace("_", " ").title()
    text = text.replace(f"dolmen.games.{TEMPLATE}", f"dolmen.games.{name}")
    text = text.replace(f"tests.games.{TEMPLATE}", f"tests.games.{name}")
    text = re.sub(rf"([\"']){TEMPLATE}\1", rf"\g<1>{name}\g<1>", text)
    text = re.sub(rf"^game {TEMPLATE} ", f"game {name} ", text, flags=re.M)
    return re.sub(rf"\b{TEMPLATE.title()}\b", title, text)
