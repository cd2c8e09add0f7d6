"""The house: what a server process has, and every table that is in memory, with those who are told what changed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import structlog

from dolmen.core.errors import DolmenError
from dolmen.server.metrics import TABLES
from dolmen.server.refusals import CannotOpen, NotFound
from dolmen.server.settings import Settings
from dolmen.server.store.people import cookie_secret
from dolmen.server.store.rows import KeptStep, KeptTable
from dolmen.server.store.steps import read_steps
from dolmen.server.store.store import Store
from dolmen.server.store.tables import read_table
from dolmen.server.table.table import Running, Table
from dolmen.server.table.workers import Workers

log = structlog.get_logger()


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
        self._unreadable: set[str] = set()  # tables that cannot be opened; each is logged once

    async def open(self) -> None:
        """Opens store and workers."""
        await self.store.open()
        self.secret = await self.store.write(cookie_secret)
        await self.workers.open()
        if self.settings.wake_workers:
            self.spawn(self.workers.wake())

    async def close(self) -> None:
        """Says good-bye to everybody, finishes what is being written and shuts."""
        self.closing = True
        goodbyes = [one.close(1012) for table in self.tables.values() for one in list(table.listeners)]
        await asyncio.gather(*goodbyes, return_exceptions=True)
        for table in self.tables.values():
            self.stop_alarm(table)
        for task in list(self._tasks):
            task.cancel()
        await self.workers.close()
        await self.store.close()

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

    def set_alarm(self, table: Table, seconds: float, ring: Callable[[House, Table], Any]) -> None:
        """Sets the one alarm of a table."""
        self.stop_alarm(table)
        loop = asyncio.get_running_loop()
        table.timer = loop.call_later(max(seconds, 0.0), lambda: self.spawn(ring(self, table)))

    def stop_alarm(self, table: Table) -> None:
        """Takes the alarm of a table back, if one is set."""
        if table.timer:
            table.timer.cancel()
            table.timer = None

    async def table(self, name: str) -> Table:
        """A table, from memory or from the store; its play is not necessarily loaded."""
        if name in self.tables:
            return self.tables[name]
        if name not in self._loading:
            self._loading[name] = asyncio.ensure_future(self._load(name))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Table:
        try:
            table = self._opened(await self.kept_table(name))
            self.add(table)
            return table
        finally:
            del self._loading[name]

    async def kept_table(self, name: str) -> KeptTable:
        """A table as the store has it, which is enough to say something about one that cannot be opened."""
        kept = await self.store.read(read_table, name)
        if kept is None:
            raise NotFound()
        return kept

    def _opened(self, kept: KeptTable) -> Table:
        try:
            return Table(**{name: getattr(kept, name) for name in KeptTable.__slots__})
        except DolmenError as error:
            raise self._unreadable_table(kept.id, error) from error

    def _unreadable_table(self, name: str, error: Exception) -> CannotOpen:
        if name not in self._unreadable:
            self._unreadable.add(name)
            log.error("a table cannot be opened", table=name, why=str(error))
        return CannotOpen()

    def add(self, table: Table) -> None:
        """A table is in memory from now on."""
        table.used = self.now()
        self.tables[table.id] = table
        TABLES.set(len(self.tables))

    def remove(self, table: Table) -> None:
        """A table leaves the memory."""
        self.tables.pop(table.id, None)
        TABLES.set(len(self.tables))

    async def load_play(self, table: Table) -> bool:
        """Makes the play of a table that has begun from its steps, unless it is there. With the table's lock held."""
        table.used = self.now()
        if table.running is not None or table.status == "open":
            return False
        steps = await self.store.read(read_steps, table.id, 0)
        try:
            table.running = _replayed(table, steps)
        except Exception as error:  # whatever is wrong with it, other tables are well
            raise self._unreadable_table(table.id, error) from error
        return True

    async def fetch_steps(self, table: Table) -> int:
        """Replays steps of other processes; how many there were. With the table's lock held."""
        running = table.at_play
        steps = await self.store.read(read_steps, table.id, running.rows)
        for step in steps:
            running.replay(step)
        return len(steps)

    def forget(self, table: Table) -> None:
        """Throws the play away, to be made again from the store."""
        table.running = None
        for listener in table.listeners:
            listener.forget()

    def tell_table(self, table: Table) -> None:
        """Sends the table to everybody at it."""
        for listener in list(table.listeners):
            listener.send_table(table)

    async def tell_table_settled(self, table: Table) -> None:
        """The same for callers without the table's lock: a step that is being written is not yet to be seen."""
        async with table.lock:
            self.tell_table(table)

    def tell_position(self, table: Table) -> None:
        """Sends the position to everybody at the table, to each what they may see."""
        for listener in list(table.listeners):
            listener.send_position(table)

    async def tell_present(self, table: Table) -> None:
        """Somebody came or went."""
        await self.tell_table_settled(table)
        await self.store.notices.tell_present(table.id, sorted(table.here()))


def _replayed(table: Table, steps: list[KeptStep]) -> Running:
    running = table.begin(table.new_play())
    for step in steps:
        running.replay(step)
    return running
