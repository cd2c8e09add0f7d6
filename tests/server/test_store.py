"""The store: its shape, its one order, and that a failure harms nobody else."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from dolmen.core import extras
from dolmen.core.errors import MissingExtra
from dolmen.server.store import schema
from dolmen.server.store.backup import backup
from dolmen.server.store.databases import driver_url
from dolmen.server.store.migrate import HEAD, migrate, settings
from dolmen.server.store.rows import KeptStep
from dolmen.server.store.store import Closed, Store
from dolmen.server.table import caretaker
from dolmen.server.web.live import Live
from tests.server.helpers import open_house, play_on, run


def test_the_migrations_lead_to_the_shape_of_the_schema(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'shape.sqlite3'}")
    with engine.begin() as connection:
        migrate(connection)
        migrate(connection)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.meta) == []
    assert ScriptDirectory.from_config(settings()).get_current_head() == HEAD


@run
async def test_steps_of_many_tables_share_a_commit_and_keep_their_order(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "steps.sqlite3"))
    await store.open()

    async def play(table: str) -> None:
        for number in range(10):
            assert await store.add(KeptStep(table, number, 0, f"draw {number}", f"p {number}", 0.0))

    await asyncio.gather(*(play(f"t{n}") for n in range(50)))
    assert not await store.add(KeptStep("t1", 3, 0, "draw", None, 0.0)), "the number is taken"
    assert not await store.add(KeptStep("t1", 10, 0, "draw", "p 3", 0.0)), "the message came before"
    await store.close()
    with pytest.raises(Closed):
        await store.add(KeptStep("t1", 10, 0, "draw", None, 0.0))
    base = sqlite3.connect(tmp_path / "steps.sqlite3")
    assert base.execute("SELECT count(*) FROM steps WHERE sentence = 'draw ' || number").fetchone() == (500,)
    assert base.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@run
async def test_of_a_batch_in_which_some_come_too_late_the_others_are_kept(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "late.sqlite3"))
    await store.open()

    def step(table: int, number: int, message: str) -> KeptStep:
        return KeptStep(f"t{table}", number, 0, "draw", message, 1.0)

    assert await store.add(step(0, 0, "first"))
    batch = [step(table, 0, "first") for table in range(200)] + [step(1, 1, "first"), step(1, 1, "second")]
    added = await asyncio.gather(*(store.add(one) for one in batch))
    assert added == [False, *[True] * 199, False, True], "its place is taken; its message is known"
    kept = await store.read(lambda connection: connection.execute(sa.text("SELECT count(*) FROM steps")).scalar())
    assert kept == 201
    assert await store.add(step(0, 1, "and on it goes"))
    await store.close()


@run
async def test_work_that_fails_takes_back_its_own_part_alone(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "work.sqlite3"))
    await store.open()

    def good(connection: sa.Connection) -> None:
        connection.execute(sa.insert(schema.keys).values(name="good", value="1"))

    def bad(connection: sa.Connection) -> None:
        connection.execute(sa.insert(schema.keys).values(name="bad", value="1"))
        raise RuntimeError("on purpose")

    jobs = [store.write(good), store.write(bad), store.add(KeptStep("t", 0, 0, "draw", None, 0.0))]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert isinstance(results[1], RuntimeError) and results[2] is True
    names = await store.read(lambda c: c.execute(sa.select(schema.keys.c.name)).scalars().all())
    assert names == ["good"]
    await store.close()


@run
async def test_a_backup_taken_during_play_is_a_whole_database(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "random")
        socket = await aoife.live(table)
        await play_on(socket, await socket.next("position"))
        copy = backup(str(tmp_path / "copy.sqlite3"), str(tmp_path / "test.sqlite3"))
        with pytest.raises(SystemExit):
            backup(copy, str(tmp_path / "test.sqlite3"))
        count = await door.house.store.read(lambda c: c.execute(sa.text("SELECT count(*) FROM steps")).scalar())
    assert sqlite3.connect(copy).execute("SELECT count(*) FROM steps").fetchone() == (count,)


def test_addresses_of_databases_get_their_driver() -> None:
    assert driver_url("postgres://u@h/d") == driver_url("postgresql://u@h/d") == "postgresql+asyncpg://u@h/d"
    assert driver_url("/a/b") == driver_url("sqlite:////a/b") == "sqlite:////a/b"


@run
async def test_a_table_that_nobody_touches_gives_its_memory_back_and_comes_back_when_needed(tmp_path: Path) -> None:
    async with open_house(tmp_path, idle_seconds=0.05) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "me", options={"first_player": "first"})
        socket = await aoife.live(table, seat=0)
        await socket.next("position")
        while door.house.tables[table].running is not None:
            await asyncio.sleep(0.05)
        assert (await socket.ask(type="act", id="a", number=0, seat=0, sentence="draw"))["number"] == 1
        assert socket.last["position"]["number"] == 1
        await socket.leave()
        while table in door.house.tables:
            await asyncio.sleep(0.05)
        assert (await aoife.get(f"/api/tables/{table}/at/1"))["number"] == 1


def test_a_postgresql_without_its_driver_says_what_to_install(monkeypatch):
    monkeypatch.setitem(extras.MODULES, "postgres", ("no_such_module",))
    with pytest.raises(MissingExtra, match=r"^PostgreSQL needs .*dolmen\[postgres\]"):
        Store("postgresql://u@h/d")


@run
async def test_who_comes_while_a_table_gives_its_memory_back_sits_at_the_same_table_as_those_after_them(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian = await door.visitor("Aoife"), await door.visitor("Brian")
        name = await aoife.new_table("cairn", "me", "open", options={"first_player": "first"})
        await brian.post(f"/api/tables/{name}/sit", seat=1)
        house, welcome = door.house, Live._welcome

        async def slow_welcome(live: Live, scope: Any, send: Any) -> Any:
            found = await welcome(live, scope, send)
            await caretaker.rest(house, house.tables[name], house.now() + 1e6)  # meanwhile
            return found

        with patch.object(Live, "_welcome", slow_welcome):
            one = await aoife.live(name)
        two = await brian.live(name)
        assert (await one.ask(type="act", id="a", number=0, seat=0, sentence="draw"))["type"] == "done"
        assert (await two.next("position", number=1))["turn"] == 0
