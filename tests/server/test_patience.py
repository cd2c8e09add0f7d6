"""When the store does not answer for a while, what was under way goes on by itself as soon as it answers again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import sqlalchemy as sa

from dolmen.server.store.notices import Notice
from dolmen.server.store.store import Store
from dolmen.server.table import acting, caretaker, patience
from dolmen.server.table.acting import ring
from dolmen.server.table.house import House
from dolmen.server.table.table import Table
from tests.server.helpers import WINDOWS, open_house, run

FIRST = {"first_player": "first"}


@contextmanager
def silent(store: Store, *, reads: bool = True, writes: bool = False) -> Iterator[list[str]]:
    """A database that answers nothing, as while it restarts; what was asked of it meanwhile."""
    asked: list[str] = []

    def refusing(what: str) -> Callable[..., Any]:
        async def refuse(*_: object) -> None:
            asked.append(what)
            raise sa.exc.OperationalError(what, {}, ConnectionError("the database system is starting up"))

        return refuse

    read = refusing("read") if reads else store.database.read
    write = refusing("write") if writes else store.database.write
    with patch.object(store.database, "read", read), patch.object(store.database, "write", write):
        yield asked


async def asked_for(asked: list[str], what: str) -> None:
    while what not in asked:
        await asyncio.sleep(0.01)


@run
async def test_a_bot_whose_move_could_not_be_saved_moves_later_though_nobody_comes(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        with patch.object(patience, "FIRST_PAUSE", 0.05), silent_for_bots(door.house.store) as asked:
            table = await aoife.new_table("cairn", "random", "random", options=FIRST)
            await asked_for(asked, "read")
        while door.house.tables[table].status != "over":
            await asyncio.sleep(0.02)


@contextmanager
def silent_for_bots(store: Store) -> Iterator[list[str]]:
    """The same from the moment at which the first step of a bot is to be written."""
    asked: list[str] = []
    add, read = store.add, store.database.read

    async def refuse_to_read(work: Any) -> Any:
        if not asked:
            return await read(work)
        asked.append("read")
        raise sa.exc.OperationalError("read", {}, ConnectionError("the database system is starting up"))

    async def refuse_to_add(step: Any) -> bool:
        asked.append("write")
        raise sa.exc.OperationalError("write", {}, ConnectionError("server closed the connection"))

    with patch.object(store, "add", refuse_to_add), patch.object(store.database, "read", refuse_to_read):
        yield asked
    assert store.add == add


@run
async def test_an_alarm_that_could_not_read_the_table_rings_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        name = await aoife.new_table(WINDOWS, "me", "me", options={"time_limit_s": "60"})
        table = door.house.tables[name]
        door.house.stop_alarm(table)
        door.house.forget(table)
        with patch.object(patience, "FIRST_PAUSE", 0.05):
            with silent(door.house.store) as asked:
                ringing = door.house.spawn(ring(door.house, table))
                await asked_for(asked, "read")
            await ringing
        assert table.timer is not None


@run
async def test_tables_are_woken_after_a_start_though_the_store_does_not_answer_at_first(tmp_path: Path) -> None:
    async with open_house(tmp_path, bot_pause=600.0) as door:
        table = await (await door.visitor("Aoife")).new_table("cairn", "random", "random", options=FIRST)
    async with open_house(tmp_path) as door:
        house = door.house
        with patch.object(patience, "FIRST_PAUSE", 0.05):
            with silent(house.store) as asked:
                house.tables.clear()
                waking = house.spawn(caretaker.wake_tables(house))
                await asked_for(asked, "read")
            await waking
        while (await house.kept_table(table)).status != "over":
            await asyncio.sleep(0.02)


@run
async def test_news_of_another_process_that_could_not_be_read_are_read_later(tmp_path: Path) -> None:
    from dolmen.server.store.rows import KeptStep

    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        name = await aoife.new_table("cairn", "me", "me", options=FIRST)
        socket = await aoife.live(name, seat=0)
        await socket.next("position", number=0)
        await door.house.store.add(KeptStep(name, 0, 0, "draw", None, door.house.now()))  # by another process
        with patch.object(patience, "FIRST_PAUSE", 0.05):
            with silent(door.house.store) as asked:
                hearing = door.house.spawn(caretaker.hear(door.house, Notice("other", steps=[name])))
                await asked_for(asked, "read")
            await hearing
        assert (await socket.next("position", number=1))["turn"] == 0


@run
async def test_the_books_of_a_game_are_closed_later_though_nobody_comes(tmp_path: Path) -> None:
    finish, tries = acting.finish, []

    async def fail_once(house: House, table: Table) -> None:
        tries.append(table.id)
        if len(tries) == 1:
            raise sa.exc.OperationalError("write", {}, ConnectionError("the database system is starting up"))
        await finish(house, table)

    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        with patch.object(acting, "finish", fail_once), patch.object(patience, "FIRST_PAUSE", 0.05):
            table = await aoife.new_table("cairn", "random", "random", options=FIRST)
            while (await door.house.kept_table(table)).status != "over":
                await asyncio.sleep(0.02)
        assert len(tries) > 1


@run
async def test_who_comes_while_the_store_does_not_answer_is_told_to_come_back_in_a_moment(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "me", options=FIRST)
        with silent(door.house.store), pytest.raises(ConnectionError, match="1012"):
            await aoife.live(table)
        await aoife.live(table)
