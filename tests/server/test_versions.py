"""A table goes on under the version of the rules that it began with, whatever has changed in the game since."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import numpy as np
import pytest

from dolmen.core import game as core_game
from dolmen.core.game import Game, find_game
from tests.server.helpers import Visitor, open_house, play_on, run
from tests.server.test_migration import AT, come_back, make_first_release, rows_of

NAME = "cairn"
OLD = find_game(NAME)
POLITE = "please "


def changed(module: ModuleType, **functions: Any) -> ModuleType:
    """A module with other functions in place of some."""
    newer = ModuleType(module.__name__)
    newer.__dict__.update({**vars(module), **functions})
    return newer


def newer_game() -> Game:
    """Version 2: a field more in the state, one action more, every other action under another number and sentence."""
    rules, notation, story = OLD.rules, OLD.notation, OLD.story

    def legal_actions(state: Any, out: Any) -> int:
        count = rules.legal_actions(state, out)
        out[:count] = [action + 1 for action in out[:count]]
        return count

    def parse(text: str) -> int:
        if not text.startswith(POLITE):
            raise ValueError(text)
        return notation.parse(text.removeprefix(POLITE)) + 1

    return replace(
        OLD,
        version=2,
        actions=OLD.actions + 1,
        state=np.dtype([*OLD.state.descr, ("fresh", "<i8")]),
        rules=changed(rules, legal_actions=legal_actions, apply=lambda state, action: rules.apply(state, action - 1)),
        notation=changed(notation, parse=parse, sentence=lambda action: POLITE + notation.sentence(action - 1)),
        story=changed(
            story,
            label=lambda action, view: story.label(action - 1, view),
            confirm=lambda action, view: story.confirm(action - 1, view),
        ),
        earlier={1: OLD},
    )


def install_newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game has a new version from now on."""
    game, load = newer_game(), core_game.load
    monkeypatch.setattr(core_game, "load", lambda name: game if name == NAME else load(name))


async def play_to_the_end(person: Visitor, table: str) -> str:
    """Plays a table of one person and a bot; the line of its transcript that names game and version."""
    socket = await person.live(table)
    assert (await play_on(socket, await socket.next("position")))["over"]
    return (await person.get(f"/api/tables/{table}/transcript")).splitlines()[1]


def steps_of(folder: Path, table: str) -> list[str]:
    base = sqlite3.connect(folder / "test.sqlite3")
    return [s for (s,) in base.execute('SELECT sentence FROM steps WHERE "table" = ? ORDER BY number', (table,))]


def test_an_old_table_goes_on_under_its_version_and_a_new_one_under_the_latest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables: dict[str, str] = {}

    @run
    async def before(folder: Path) -> None:
        async with open_house(folder) as door:
            aoife = await door.visitor("Aoife")
            tables["old"] = await aoife.new_table(NAME, "me", "random", options={"first_player": "first"})
            socket = await aoife.live(tables["old"])
            act = {"type": "act", "id": "a", "number": 0, "seat": 0, "sentence": "draw"}
            assert (await socket.ask(**act))["type"] == "done"
            tables["cookie"] = aoife.http.cookies["dolmen"]

    @run
    async def afterwards(folder: Path) -> None:
        async with open_house(folder) as door:
            aoife = await door.visitor()
            aoife.http.cookies = httpx.Cookies({"dolmen": tables["cookie"]})
            assert await play_to_the_end(aoife, tables["old"]) == "game cairn 1"
            tables["new"] = await aoife.new_table(NAME, "me", "random")
            assert await play_to_the_end(aoife, tables["new"]) == "game cairn 2"
            for table in (tables["old"], tables["new"]):
                assert (await aoife.get(f"/api/tables/{table}/check"))["replays"]

    before(tmp_path)
    install_newer(monkeypatch)
    afterwards(tmp_path)
    assert not any(sentence.startswith(POLITE) for sentence in steps_of(tmp_path, tables["old"]))
    assert all(sentence.startswith(POLITE) for sentence in steps_of(tmp_path, tables["new"]))


def test_a_database_of_the_first_release_is_read_with_the_notation_of_its_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_first_release(tmp_path)
    install_newer(monkeypatch)

    @run
    async def scene(folder: Path) -> None:
        async with open_house(folder, lambda: AT) as door:
            aoife = await come_back(door, "Aoife")
            assert (await aoife.get("/api/tables/over/check"))["replays"]

    scene(tmp_path)
    numbers = [row["action"] for row in rows_of("deeds") if row["table"] == "over"]
    assert steps_of(tmp_path, "over") == [OLD.notation.sentence(number) for number in numbers]
