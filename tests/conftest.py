"""What tests share."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import cache, wraps
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fluent.syntax import FluentParser, ast

from dolmen.core.game import Game
from dolmen.laws.walk import Walker
from dolmen.words.texts import HERE
from tests.spread import spread

GOLDEN = Path(__file__).parent / "golden"


@pytest.hookimpl(tryfirst=True)  # before xdist reads the marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    spread(items)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Iterator[None]:
    """Gives a test a thread of its own where a browser is steered, since that holds the main thread's event loop."""
    if pyfuncitem.get_closest_marker("browser") is None and is_in_a_loop():
        pyfuncitem.obj = in_a_thread(pyfuncitem.obj)
    return (yield)


def is_in_a_loop() -> bool:
    """Whether an event loop is running in this thread."""
    try:
        return bool(asyncio.get_running_loop())
    except RuntimeError:
        return False


def in_a_thread(test: Callable[..., None]) -> Callable[..., None]:
    """The same test, in a thread that ends with it."""

    @wraps(test)
    def call(**arguments: object) -> None:
        with ThreadPoolExecutor(1) as thread:
            thread.submit(copy_context().run, test, **arguments).result()

    return call


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
