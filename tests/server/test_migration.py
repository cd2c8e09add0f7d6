"""A database of the first release is brought to today's shape, and its games are played on."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
import sqlalchemy as sa
from alembic import command
from itsdangerous import URLSafeSerializer

from dolmen.core import game as core_game
from dolmen.core.errors import UnknownGame
from dolmen.core.game import Game, find_game, games
from dolmen.server.store.migrate import HEAD, migrate, present_version, settings
from tests.server.helpers import HOST, Doorway, Visitor, open_house, run

ROWS = Path(__file__).with_name("first_release.jsonl")  # [table, row], as the first release wrote them
FIRST = "0001"
UNDO = -1  # how the first release wrote that a step was taken back
AT = 1_000_100.0  # a while after the last of those rows


def kept() -> list[tuple[str, dict]]:
    return [json.loads(line) for line in ROWS.read_text("utf-8").splitlines()]


def rows_of(table: str) -> list[dict]:
    return [row for name, row in kept() if name == table]


def fill(connection: sa.Connection) -> None:
    """Makes the database of the first release and puts its rows in."""
    config = settings()
    config.attributes["connection"] = connection
    command.upgrade(config, FIRST)
    meta = sa.MetaData()
    meta.reflect(connection)
    for table, row in kept():
        if table == "tables":
            row["seed"] = bytes.fromhex(row["seed"])
        connection.execute(sa.insert(meta.tables[table]), row)


def make_first_release(folder: Path) -> Path:
    file = folder / "test.sqlite3"
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        fill(connection)
    engine.dispose()
    return file


def migrated(file: Path) -> sqlite3.Connection:
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        assert present_version(connection) == FIRST
        migrate(connection)
        assert present_version(connection) == HEAD
    engine.dispose()
    return sqlite3.connect(file)


async def come_back(door: Doorway, name: str) -> Visitor:
    """Somebody of the first release, with the cookie that they were given then."""
    (person,) = (row for row in rows_of("people") if row["name"] == name)
    visitor = await door.visitor()
    visitor.http.cookies = httpx.Cookies()
    old = URLSafeSerializer(door.house.secret, salt="person").dumps(person["id"])  # as the first release signed it
    visitor.http.cookies.set("dolmen", old, domain=HOST)
    return visitor


def test_every_step_of_the_first_release_has_its_sentence(tmp_path: Path) -> None:
    base = migrated(make_first_release(tmp_path))
    game_of = {row["id"]: find_game(row["game"]).of_version(row["version"]) for row in rows_of("tables")}
    assert {game.name for game in game_of.values()} == set(games())
    for row in rows_of("deeds"):
        where = (row["table"], row["number"])
        found = base.execute('SELECT * FROM steps WHERE "table" = ? AND number = ?', where).fetchone()
        notation = game_of[row["table"]].notation
        sentence = None if row["action"] == UNDO else notation.sentence(row["action"])
        assert found == (*where, row["seat"], sentence, row["message"], row["at"])
    assert base.execute("SELECT count(*) FROM steps").fetchone() == (len(rows_of("deeds")),)
    assert any(row["action"] == UNDO for row in rows_of("deeds"))


def test_steps_of_a_game_that_is_not_installed_are_kept_by_number_and_can_be_played_later(tmp_path: Path) -> None:
    file = make_first_release(tmp_path)

    def find_no_cairn(name: str) -> Game:
        if name == "cairn":
            raise UnknownGame(asked=name, possible="")
        return find_game(name)

    with patch.object(core_game, "find_game", find_no_cairn):  # a migration is read anew whenever it runs
        base = migrated(file)
    numbers = [row["action"] for row in rows_of("deeds") if row["table"] == "over"]
    steps = base.execute("""SELECT sentence FROM steps WHERE "table" = 'over' ORDER BY number""").fetchall()
    assert [sentence for (sentence,) in steps] == [f"#{number}" for number in numbers]
    base.close()

    @run
    async def scene(folder: Path) -> None:
        async with open_house(folder, lambda: AT) as door:
            aoife = await come_back(door, "Aoife")
            assert (await aoife.get(f"/api/tables/over/at/{len(numbers)}"))["over"]

    scene(tmp_path)


@run
async def test_people_of_the_first_release_find_their_tables_ratings_and_chat(tmp_path: Path) -> None:
    make_first_release(tmp_path)
    async with open_house(tmp_path, lambda: AT) as door:
        aoife, brian = await come_back(door, "Aoife"), await come_back(door, "Brian")
        me = await aoife.get("/api/me")
        assert me["name"] == "Aoife" and [(one["game"], one["played"]) for one in me["ratings"]] == [("cairn", 1)]
        over = {row["id"] for row in rows_of("tables") if row["status"] == "over"}
        assert {game["table"] for game in (await aoife.get("/api/history"))["games"]} == over
        assert (await aoife.get("/api/tables/over/check"))["replays"]
        mine = (await aoife.get("/api/tables", kind="mine"))["tables"]
        running = {row["id"] for row in rows_of("tables") if row["status"] == "running"}
        assert {line["table"] for line in mine} == running and not any(line["broken"] for line in mine)
        socket = await brian.live("running")
        assert [line["text"] for line in (await socket.next("chat"))["lines"]] == ["good luck"]
        assert (await socket.next("position"))["standing"] == {"sentence": "draw", "until": "turn", "label": None}
        clocks = [seat["clock"] for seat in socket.last["table"]["seats"]]
        assert clocks == [300.0 - 7.0 + 3.0 - (AT - 1_000_007.0), 300.0]


@pytest.mark.parametrize("name", [row["id"] for row in rows_of("tables") if row["status"] == "running"])
def test_a_table_of_the_first_release_is_played_on(name: str, tmp_path: Path) -> None:
    make_first_release(tmp_path)

    @run
    async def scene(folder: Path) -> None:
        async with open_house(folder, lambda: AT) as door:
            deeds = [row for row in rows_of("deeds") if row["table"] == name]
            stands = len(deeds) - 2 * sum(row["action"] == UNDO for row in deeds)
            aoife = await come_back(door, "Aoife")
            turn = (await aoife.get(f"/api/tables/{name}"))["turn"]
            socket = await aoife.live(name, seat=turn)
            position = await socket.next("position")
            assert position["number"] == stands
            act = {"type": "act", "id": "new", "number": stands, "seat": turn}
            sentence = position["legal"][0]["sentence"]
            assert (await socket.ask(**act, sentence=sentence))["number"] == stands + 1
            known = {**act, "id": deeds[0]["message"].partition(" ")[2]}
            assert (await socket.ask(**known, sentence=sentence))["number"] == 1, "a message of then is still known"

    scene(tmp_path)
