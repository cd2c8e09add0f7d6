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

MOST_STEPS = 60  # fewer than a game has


def mode_of(file: Path) -> int:
    return file.stat().st_mode & 0o777


async def copied_in_play(folder: Path, database: str, copy: Path) -> tuple[str, httpx.Cookies, int, int]:
    """A copy that is taken while somebody plays, before, during and after it.

    The table, who plays there, and how many steps were acknowledged when the copy was begun and when it was done.
    """
    async with open_house(folder, database=database) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("keltis", "me", "me")
        socket = await aoife.live(table, seat=0)
        acknowledged = 0

        async def act() -> None:
            nonlocal acknowledged
            play = door.house.tables[table].play
            said = {"number": acknowledged, "seat": play.player, "sentence": play.sentences[0]}
            assert (await socket.ask(type="act", id=f"a{acknowledged}", **said))["type"] == "done"
            acknowledged += 1

        await act()
        await act()
        begun = acknowledged
        copying = asyncio.get_running_loop().run_in_executor(None, backup, str(copy), database)
        while not copying.done() and acknowledged < MOST_STEPS:
            await act()
        await copying
        done = acknowledged
        await act()  # the copy does not have it
        return table, aoife.http.cookies, begun, done


async def play_on_there(folder: Path, database: str, table: str, cookies: httpx.Cookies, begun: int, done: int) -> None:
    """The copy has all that was acknowledged before it was begun, nothing after it was done, and is played on."""
    async with open_house(folder, database=database) as door:
        aoife = await door.visitor()
        aoife.http.cookies = cookies
        socket = await aoife.live(table)
        number = (await socket.next("position"))["number"]
        assert begun <= number <= done
        play = door.house.tables[table].play
        act = {"type": "act", "number": number, "seat": play.player, "sentence": play.sentences[0]}
        assert (await socket.ask(**act, id="new"))["number"] == number + 1
        again = {**act, "number": 0, "id": "a0"}
        assert (await socket.ask(**again))["number"] == 1, "a message from before the copy is still known"


@run
async def test_a_copy_of_sqlite_is_restored_and_played_on(tmp_path: Path) -> None:
    database, copy = str(tmp_path / "one.sqlite3"), tmp_path / "copy"
    played = await copied_in_play(tmp_path, database, copy)
    with pytest.raises(SystemExit, match="already there"):
        restore(str(copy), database)
    assert restore(str(copy), database, is_replaced=True) == database
    assert {mode_of(Path(file)) for file in (database, f"{database}.replaced", copy)} == {0o600}
    await play_on_there(tmp_path, database, *played)


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
    with pytest.raises(SystemExit, match="is not a whole copy"):
        restore(str(torn), str(tmp_path / "other.sqlite3"))


if programs():

    @pytest.fixture(scope="module")
    def server() -> Iterator[str]:
        with running_postgres() as address:
            yield address

    def test_a_copy_of_postgresql_is_restored_and_played_on(server: str, tmp_path: Path) -> None:
        async def scene() -> None:
            copy = tmp_path / "copy"
            played = await copied_in_play(tmp_path, server, copy)
            assert mode_of(copy) == 0o600
            connection = await asyncpg.connect(server)
            await connection.execute("CREATE DATABASE another")
            await connection.close()
            another = server.rpartition("/")[0] + "/another"
            restore(str(copy), another)
            await play_on_there(tmp_path, another, *played)
            restore(str(copy), server, is_replaced=True)
            await play_on_there(tmp_path, server, *played)

        asyncio.run(scene())
