"""The house: every table that is in memory, how it comes there and goes, and who is told what changed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
import structlog

from dolmen.server.metrics import TABLES
from dolmen.server.refusals import NotFound
from dolmen.server.settings import Settings
from dolmen.server.store import schema
from dolmen.server.store.notices import Notice
from dolmen.server.store.store import Deed, Store
from dolmen.server.table.table import Running, Seat, Standing, Table, agreed_from
from dolmen.server.table.together import together_shown
from dolmen.server.table.workers import Workers
from dolmen.wire.messages import ChatLine

log = structlog.get_logger()
PRESENCE_SECONDS = 30.0  # presence at another process is believed so long


class House:
    """All that a server process keeps: settings, store, bots, tables."""

    def __init__(self, settings: Settings, store: Store, workers: Workers, now: Callable[[], float] = time.time):
        self.settings = settings
        self.store = store
        self.workers = workers
        self.now = now
        self.sleep: Callable[[float], Any] = asyncio.sleep  # a test may have its own time
        self.tables: dict[str, Table] = {}
        self.secret = ""
        self.closing = False
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task] = set()

    async def open(self) -> None:
        """Opens store and workers, and looks after tables from then on."""
        from dolmen.server.web.identity import cookie_secret

        await self.store.open()
        self.secret = await self.store.write(cookie_secret)
        self.store.notices.listen(self.hear, self.look_again)
        await self.workers.open()
        if self.settings.wake_workers:
            self.spawn(self.workers.wake())
        self.spawn(self._tidy())
        self.spawn(self._wake())

    def spawn(self, work: Any) -> asyncio.Task:
        """Starts something in the background whose failure is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work failed", exc_info=task.exception())

    async def close(self) -> None:
        """Says good-bye to everybody, finishes what is being written and shuts."""
        self.closing = True
        goodbyes = [c.close(1012) for table in self.tables.values() for c in list(table.connections)]
        await asyncio.gather(*goodbyes, return_exceptions=True)
        for table in self.tables.values():
            if table.timer:
                table.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await self.workers.close()
        await self.store.close()

    async def table(self, name: str) -> Table:
        """A table, from memory or from the store, its play not necessarily loaded."""
        if name in self.tables:
            return self.tables[name]
        if name not in self._loading:
            self._loading[name] = self.spawn(self._load(name))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Table:
        try:
            table = await self.store.read(lambda connection: read_table(connection, name))
            if table is None:
                raise NotFound()
            table.used = self.now()
            self.tables[name] = table
            TABLES.set(len(self.tables))
            return table
        finally:
            del self._loading[name]

    async def ready(self, table: Table) -> None:
        """Loads the play of a table that has begun. Called with the table's lock held."""
        table.used = self.now()
        if table.running is not None or table.status == "open":
            return
        deeds = await self.store.read(lambda connection: read_deeds(connection, table.id, 0))
        running = Running(table.agreed, len(table.seats), table.started or table.agreed.created)
        for deed in deeds:
            running.replay(deed)
        table.running = running
        if table.status == "running":
            from dolmen.server.table.acting import go_on

            await go_on(self, table)

    def forget(self, table: Table) -> None:
        """Throws the play away, to be made again from the store."""
        table.running = None
        for connection in table.connections:
            connection.forget()

    def later(self, table: Table, seconds: float, act: Callable[[Table], Any]) -> None:
        """Sets the one alarm of a table."""
        if table.timer:
            table.timer.cancel()
        loop = asyncio.get_running_loop()
        table.timer = loop.call_later(seconds, lambda: self.spawn(act(table)))

    async def tell_table(self, table: Table) -> None:
        """Sends the table to everybody at it."""
        for connection in list(table.connections):
            connection.send_table(table)

    async def tell_table_settled(self, table: Table) -> None:
        """The same for who does not hold the table's lock: a deed that is being written is not yet to be seen."""
        async with table.lock:
            await self.tell_table(table)

    def tell_position(self, table: Table) -> None:
        """Sends the position to everybody at the table, to each what he may see."""
        for connection in list(table.connections):
            connection.send_position(table)

    async def hear(self, notice: Notice) -> None:
        """Another process did something: fetch what is new for tables that are in memory here."""
        if notice.present in self.tables:
            table = self.tables[notice.present]
            table.elsewhere[notice.sender] = (self.now(), frozenset(notice.online))
            await self.tell_table_settled(table)
        for name in notice.deeds:
            if name in self.tables:
                await self.catch_up(self.tables[name])
        for name in notice.tables:
            if name in self.tables:
                await self.refresh(self.tables[name])

    async def look_again(self) -> None:
        """Notices may have been missed: every table in memory is read anew."""
        for table in list(self.tables.values()):
            await self.refresh(table)
            await self.catch_up(table)

    async def catch_up(self, table: Table) -> None:
        """Fetches deeds of other processes and shows them."""
        from dolmen.server.table.acting import go_on

        async with table.lock:
            if table.running is None:
                if table.connections:
                    await self.ready(table)
                    self.tell_position(table)
                return
            if await self.fetch_deeds(table):
                self.tell_position(table)
                await go_on(self, table)

    async def fetch_deeds(self, table: Table) -> int:
        """Replays what the store has more than we; the number of new deeds. With the table's lock held."""
        running = table.running
        assert running is not None
        deeds = await self.store.read(lambda connection: read_deeds(connection, table.id, running.deeds))
        for deed in deeds:
            running.replay(deed)
        return len(deeds)

    async def refresh(self, table: Table) -> None:
        """Reads seats, status, chat and votes of a table anew and tells those who are here."""
        async with table.lock:
            fresh = await self.store.read(lambda connection: read_table(connection, table.id))
            if fresh is None:
                self.tables.pop(table.id, None)
                return
            began = table.status == "open" and fresh.status != "open"
            new_chats, were_ready = fresh.chats[len(table.chats) :], together_shown(table)
            table.seats, table.status, table.rematch, table.started = (
                fresh.seats,
                fresh.status,
                fresh.rematch,
                fresh.started,
            )
            table.chats, table.votes, table.aheads = fresh.chats, fresh.votes, fresh.aheads
            table.names.clear()
            if table.running:
                table.running.shown.clear()
                table.running.forget_logs()
            if began:
                table.seat_connections()
            if began or table.connections:
                await self.ready(table)
            await self.tell_table(table)
            if new_chats:
                for connection in list(table.connections):
                    connection.send_chats(new_chats)
            if began or together_shown(table) != were_ready:
                self.tell_position(table)

    async def tell_present(self, table: Table) -> None:
        """Somebody came or went."""
        await self.tell_table_settled(table)
        here = {seat for connection in table.connections for seat in table.seats_of(connection.person)}
        await self.store.notices.tell_present(table.id, sorted(here))

    async def _tidy(self) -> None:
        """Gives back the memory of tables that nobody has touched for a while; says again who is present."""
        while True:
            await asyncio.sleep(min(self.settings.idle_seconds, 10.0))
            now = self.now()
            for table in list(self.tables.values()):
                table.elsewhere = {k: v for k, v in table.elsewhere.items() if now - v[0] < PRESENCE_SECONDS}
                if self.store.is_postgres and table.connections:
                    await self.store.notices.tell_present(table.id, sorted(table.online()))
                await self._rest(table, now)

    async def _rest(self, table: Table, now: float) -> None:
        is_busy = table.lock.locked() or table.thinking is not None
        if is_busy or now - table.used < self.settings.idle_seconds:
            return
        self.forget(table)
        if table.has_bots_lock:
            table.has_bots_lock = False
            await self.store.notices.unlock(table.id)
        if not table.connections:
            # An alarm is for those who are there: clocks and windows are looked at when somebody comes.
            if table.timer:
                table.timer.cancel()
            self.tables.pop(table.id, None)
            TABLES.set(len(self.tables))

    async def _wake(self) -> None:
        """After a start, loads the running tables with bots one by one, so that what was under way goes on."""
        for name in await self.store.read(read_waiting):
            try:
                table = await self.table(name)
                async with table.lock:
                    await self.ready(table)
            except Exception:
                log.exception("a table does not load", table=name)
            await asyncio.sleep(0.01)


def read_table(connection: sa.Connection, name: str) -> Table | None:
    """A table with seats, chat, votes and standing answers, without its play."""
    row = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == name)).one_or_none()
    if row is None:
        return None
    table = Table(agreed_from(row), [], row.status, row.rematch, row.started)
    for s in _rows(connection, schema.seats, name):
        seat = Seat(s.kind, s.name, s.person, s.level, bool(s.has_left), s.left_by, s.score, s.place)
        table.seats.append(seat)
    table.chats = [ChatLine(c.name, c.seat, c.text, c.at) for c in _rows(connection, schema.chats, name)]
    table.votes = {(v.seat, v.by) for v in _rows(connection, schema.votes, name)}
    table.aheads = {a.seat: Standing(a.say, a.until, a.progress) for a in _rows(connection, schema.aheads, name)}
    return table


def _rows(connection: sa.Connection, source: sa.Table, name: str) -> Any:
    return connection.execute(sa.select(source).where(source.c.table == name).order_by(*source.primary_key.columns))


def read_deeds(connection: sa.Connection, name: str, start: int) -> list[Deed]:
    """The record of a table from a number on."""
    deeds = schema.deeds
    rows = connection.execute(
        sa.select(deeds).where(deeds.c.table == name, deeds.c.number >= start).order_by(deeds.c.number)
    )
    return [Deed(*row) for row in rows]


def read_waiting(connection: sa.Connection) -> list[str]:
    """The running tables with a bot."""
    seats, tables = schema.seats, schema.tables
    query = sa.select(tables.c.id).where(
        tables.c.status == "running", tables.c.id.in_(sa.select(seats.c.table).where(seats.c.kind == "bot"))
    )
    return [name for (name,) in connection.execute(query.order_by(tables.c.started.desc()).limit(5000))]
