"""The game that docs/game.md leads to keeps every law, and its own tests hold."""

import importlib.util
from collections.abc import Iterator
from pathlib import Path

import pytest

from dolmen.laws.suite import laws_of
from tests.packages import EXAMPLES, installed
from tests.server.helpers import open_house, play_on, run

PROJECT = EXAMPLES / "honey_fair"


@pytest.fixture(autouse=True, scope="module")
def honey_fair() -> Iterator[None]:
    """The game is found by these tests alone."""
    with installed(PROJECT):
        yield


def found_in(path):
    """The tests in a file of the example."""
    spec = importlib.util.spec_from_file_location(f"honey_fair_{path.stem}", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return {name: value for name, value in vars(module).items() if name.startswith("test_")}


with installed(PROJECT):
    test_laws = laws_of("honey_fair")
    globals().update(found_in(PROJECT / "tests" / "test_rules.py"))


@run
async def test_it_is_played_at_a_table_of_the_server(folder: Path) -> None:
    async with open_house(folder) as door:
        anna = await door.visitor("Anna", "it")
        assert "La fiera del miele" in {game["title"] for game in (await anna.get("/api/games"))["games"]}
        table = await anna.new_table("honey_fair", "me", "random", "random")
        socket = await anna.live(table)
        assert (await play_on(socket, await socket.next("position")))["over"]
        assert (await anna.get(f"/api/tables/{table}/check"))["replays"]
