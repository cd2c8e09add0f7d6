"""A table goes on under the version of the rules that it began with, whatever has changed in the game since."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx
import pytest

from dolmen.core import game as core_game
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.server.table.worker import Question, answer
from tests.server.helpers import Visitor, open_house, play_on, run
from tests.server.test_migration import AT, come_back, make_first_release, rows_of

FIRST = {"first_player": "first"}


async def play_to_the_end(person: Visitor, table: str) -> str:
    """Plays a table of one person and a bot; the line of its transcript that names game and version."""
    socket = await person.live(table)
    assert (await play_on(socket, await socket.next("position")))["over"]
    return (await person.get(f"/api/tables/{table}/transcript")).splitlines()[1]


def verbs(folder: Path, table: str) -> set[str]:
    """With which words the kept steps of a table begin."""
    base = sqlite3.connect(folder / "test.sqlite3")
    steps = base.execute('SELECT sentence FROM steps WHERE "table" = ?', (table,)).fetchall()
    return {sentence.split()[0] for (sentence,) in steps}


def test_an_old_table_goes_on_under_its_version_and_a_new_one_under_the_latest(
    tmp_path: Path, two_versions: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, old, load = two_versions.name, two_versions.of_version(1), core_game.load
    known: dict[str, str] = {}

    @run
    async def before(folder: Path) -> None:
        async with open_house(folder) as door:
            aoife = await door.visitor("Aoife")
            known["old"] = await aoife.new_table(name, "me", "random", options=FIRST)
            socket = await aoife.live(known["old"])
            act = {"type": "act", "id": "a", "number": 0, "seat": 0, "sentence": "draw"}
            assert (await socket.ask(**act))["type"] == "done"
            known["cookie"] = aoife.http.cookies["dolmen"]

    @run
    async def afterwards(folder: Path) -> None:
        async with open_house(folder) as door:
            aoife = await door.visitor()
            aoife.http.cookies = httpx.Cookies({"dolmen": known["cookie"]})
            known["new"] = await aoife.new_table(name, "me", "random", options=FIRST)
            for version, table in enumerate((known["old"], known["new"]), 1):
                assert await play_to_the_end(aoife, table) == f"game {name} {version}"
                assert (await aoife.get(f"/api/tables/{table}/check"))["replays"]
                assert "<svg" in (await aoife.get(f"/api/tables/{table}/at/3", layout="wide"))["picture"]

    with monkeypatch.context() as patch:
        patch.setattr(core_game, "load", lambda wanted: old if wanted == name else load(wanted))
        before(tmp_path)
    afterwards(tmp_path)
    assert "lay" in verbs(tmp_path, known["old"]) and "put" not in verbs(tmp_path, known["old"])
    assert "put" in verbs(tmp_path, known["new"]) and "lay" not in verbs(tmp_path, known["new"])


def test_a_database_of_the_first_release_is_read_with_the_notation_of_its_version(
    tmp_path: Path, two_versions: Game
) -> None:
    base = sqlite3.connect(make_first_release(tmp_path))
    # Version 1 is a copy of Cairn, so that these are as good as games of its own.
    base.execute("UPDATE tables SET game = ? WHERE game = 'cairn'", (two_versions.name,))
    base.commit()

    @run
    async def scene(folder: Path) -> None:
        async with open_house(folder, lambda: AT) as door:
            aoife = await come_back(door, "Aoife")
            assert (await aoife.get("/api/tables/over/check"))["replays"]
            socket = await aoife.live("running", seat=0)
            position = await socket.next("position")
            assert {action["sentence"].split()[0] for action in position["legal"]} == {"lay", "drop"}
            act = {"type": "act", "id": "b", "number": 1, "seat": 0, "sentence": position["legal"][0]["sentence"]}
            assert (await socket.ask(**act))["type"] == "done"

    scene(tmp_path)
    notation = two_versions.of_version(1).notation
    numbers = [row["action"] for row in rows_of("deeds") if row["table"] == "over"]
    steps = base.execute("""SELECT sentence FROM steps WHERE "table" = 'over' ORDER BY number""").fetchall()
    assert [sentence for (sentence,) in steps] == [notation.sentence(number) for number in numbers]


@pytest.mark.parametrize("version", [1, 2])
def test_a_bot_is_asked_in_the_version_of_its_table(two_versions: Game, version: int) -> None:
    play = Play.new(two_versions.of_version(version), 2, seed=seed_from(3))
    play.play("draw")
    view = play.view(play.player).pack(play.game.state)
    question = Question("random", two_versions.name, version, view, play.player, list(play.legal), seed_from(1), 0.0)
    assert answer(question).action in play.legal
