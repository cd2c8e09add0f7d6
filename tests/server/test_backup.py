"""A copy taken while people play becomes a database on which they play on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest

from dolmen.server.store.backup import backup, restore
from tests.server.helpers import open_house, run
from tests.server.postgres import programs, running_postgres

FIRST = {"first_player": "first"}


async def copied_in_play(folder: Path, database: str, copy: Path) -> tuple[str, httpx.Cookies]:
    """Two steps, a copy, and one step more that it does not have; the table, and who plays there."""
    async with open_house(folder, database=database) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "me", options=FIRST)
        socket = await aoife.live(table, seat=0)
        for number in range(3):
            if number == 2:
                await asyncio.get_running_loop().run_in_executor(None, backup, str(copy), database)
            play = door.house.tables[table].play
            act = {"type": "act", "number": number, "seat": play.player, "sentence": play.sentences[-1]}
            assert (await socket.ask(**act, id=f"a{number}"))["type"] == "done"
        return table, aoife.http.cookies


async def play_on_there(folder: Path, database: str, table: str, cookies: httpx.Cookies) -> None:
    async with open_house(folder, database=database) as door:
        aoife = await door.visitor()
        aoife.http.cookies = cookies
        socket = await aoife.live(table)
        assert (await socket.next("position"))["number"] == 2
        play = door.house.tables[table].play
        act = {"type": "act", "number": 2, "seat": play.player, "sentence": play.sentences[-1]}
        assert (await socket.ask(**act, id="new"))["number"] == 3


@run
async def test_a_copy_of_sqlite_is_restored_and_played_on(tmp_path: Path) -> None:
    database, copy = str(tmp_path / "one.sqlite3"), tmp_path / "copy"
    table, cookies = await copied_in_play(tmp_path, database, copy)
    with pytest.raises(SystemExit, match="already there"):
        restore(str(copy), database)
    assert restore(str(copy), database, is_replaced=True) == database
    assert Path(f"{database}.replaced").exists()
    await play_on_there(tmp_path, database, table, cookies)


@run
async def test_a_database_in_use_is_not_replaced_and_a_torn_copy_is_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        await door.visitor("Aoife")
        database = str(tmp_path / "test.sqlite3")
        copy = backup(str(tmp_path / "copy"), database)
        with pytest.raises(SystemExit, match="in use"):
            restore(copy, database, is_replaced=True)
        assert (await (await door.visitor()).http.get("/healthz")).status_code == 200
    torn = tmp_path / "torn"
    torn.write_bytes(Path(copy).read_bytes()[:5000])
    with pytest.raises(SystemExit, match="no whole copy"):
        restore(str(torn), str(tmp_path / "other.sqlite3"))


if programs():

    @pytest.fixture(scope="module")
    def server() -> Iterator[str]:
        with running_postgres() as address:
            yield address

    def test_a_copy_of_postgresql_is_restored_and_played_on(server: str, tmp_path: Path) -> None:
        async def scene() -> None:
            copy = tmp_path / "copy"
            table, cookies = await copied_in_play(tmp_path, server, copy)
            assert copy.stat().st_mode & 0o777 == 0o600
            connection = await asyncpg.connect(server)
            await connection.execute("CREATE DATABASE another")
            await connection.close()
            another = server.rpartition("/")[0] + "/another"
            restore(str(copy), another)
            await play_on_there(tmp_path, another, table, cookies)
            restore(str(copy), server, is_replaced=True)
            await play_on_there(tmp_path, server, table, cookies)

        asyncio.run(scene())
