"""What tests share."""

from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fluent.syntax import FluentParser, ast

from dolmen.core.game import Game
from dolmen.laws.walk import Walker
from dolmen.words.texts import HERE

GOLDEN = Path(__file__).parent / "golden"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keeps the laws of one game on one worker, so that its rules are compiled once and not by each."""
    for item in items:
        parameters = getattr(item, "callspec", None)
        if parameters is not None:
            game = parameters.params.get("game") or getattr(parameters.params.get("setting"), "game", None)
            if isinstance(game, Game):
                item.add_marker(pytest.mark.xdist_group(game.name))


@cache
def walker(game: Game) -> Walker:
    """One compiled walker a game, since compiling takes seconds."""
    return Walker(game)


def attributes_of_parts(svg: str, name: str) -> list[str]:
    """The values of an attribute, all over a picture."""
    return [value for element in ElementTree.fromstring(svg).iter() if (value := element.get(name))]


def keys_of(language: str, game: Game | None) -> dict[str, set[str]]:
    """Every key and form of a language's texts, with the names of its details."""
    folder = game.folder / "words" if game else HERE
    keys: dict[str, set[str]] = {}
    for path in sorted(folder.glob(f"{language}*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                keys[entry.id.name] = details_of(entry.value)
                for form in entry.attributes:
                    keys[f"{entry.id.name}.{form.id.name}"] = details_of(form.value)
    return keys


def details_of(node: ast.BaseNode | None) -> set[str]:
    """The variables a text uses."""
    found: set[str] = set()

    def visit(item: object) -> None:
        if isinstance(item, ast.VariableReference):
            found.add(item.id.name)
        elif isinstance(item, ast.BaseNode):
            for value in vars(item).values():
                visit(value)
        elif isinstance(item, list):
            for value in item:
                visit(value)

    visit(node)
    return found
