"""The store: one writer that commits what all tables have pending together, then says so; readers beside it.

A deed is accepted by being inserted under (table, number). Many deeds share one transaction and one wait for the disk;
nobody hears of a deed before that transaction is durable. Whatever is done with the database is a plain function of a
connection: with SQLite it runs in a thread of the writer's or a reader's own, with PostgreSQL it runs asynchronously.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
import structlog

from dolmen.server.metrics import BATCH, COMMIT_SECONDS
from dolmen.server.store.databases import Base, PostgresBase, SqliteBase, driver_url
from dolmen.server.store.migrate import migrate
from dolmen.server.store.notices import NoNotices, Notices, PostgresNotices

log = structlog.get_logger()
T = TypeVar("T")
Work = Callable[[sa.Connection], T]
MOST_IN_A_BATCH = 2000
ATTEMPTS = 4
RETRIES = ("40001", "40P01")  # PostgreSQL: serialization failure, deadlock

# One statement and one parameter for the whole batch. SQLite gives no rows back: each of them would hand the
# interpreter's lock to and fro between the writer's thread and the event loop.
SQLITE_INSERT = sa.text("""
INSERT OR IGNORE INTO deeds ("table", number, seat, action, message, at)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(:deeds)
""")
# Sorted, so that two processes that insert into the same tables wait for each other in one order and never in a ring.
POSTGRES_INSERT = sa.text("""
INSERT INTO deeds ("table", number, seat, action, message, at)
SELECT d ->> 0, (d ->> 1)::int, (d ->> 2)::int, (d ->> 3)::int, d ->> 4, (d ->> 5)::float8
FROM json_array_elements(CAST(:deeds AS json)) AS d ORDER BY 1, 2
ON CONFLICT DO NOTHING RETURNING "table", number
""")


class Deed(msgspec.Struct, array_like=True):
    """One row of a table's record, in the order of the insert statements."""

    table: str
    number: int
    seat: int
    action: int
    message: str | None
    at: float

    @property
    def place(self) -> tuple[str, int]:
        """Under which it is kept."""
        return self.table, self.number


class Closed(RuntimeError):
    """The store is shut and takes nothing more."""


class Store:
    """Reads and writes of one database; `sqlite:///file` or `postgresql://…`."""

    def __init__(self, url: str):
        self.url = driver_url(url)
        self.is_postgres = self.url.startswith("postgresql")
        self.base: Base = PostgresBase(self.url) if self.is_postgres else SqliteBase(self.url)
        self.notices: Notices = PostgresNotices(self.url) if self.is_postgres else NoNotices()
        self._deeds: list[tuple[Deed, asyncio.Future[bool]]] = []
        self._works: list[tuple[Work, str | None, asyncio.Future]] = []
        self._pending = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task | None = None

    async def open(self) -> None:
        """Connects, brings the database to its shape and starts the writer."""
        await self.base.open()
        await self.base.write(migrate)
        await self.notices.open()
        self._task = asyncio.create_task(self._write_on())

    async def add(self, deed: Deed) -> bool:
        """Inserts a deed durably; False if there is one of that number already, or the same message came before."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._deeds.append((deed, future))
        self._wake()
        return await future

    async def write(self, work: Work[T], about: str | None = None) -> T:
        """Does some work in the writer's next transaction; `about` is the table other processes should look at anew."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._works.append((work, about, future))
        self._wake()
        return await future

    async def read(self, work: Work[T]) -> T:
        """Does some reading beside the writer."""
        return await self.base.read(work)

    def _wake(self) -> None:
        if self._closing:
            raise Closed("the store is shut")
        self._pending.set()

    async def _write_on(self) -> None:
        while True:
            await self._pending.wait()
            self._pending.clear()
            while self._deeds or self._works:
                deeds, self._deeds = self._deeds[:MOST_IN_A_BATCH], self._deeds[MOST_IN_A_BATCH:]
                works, self._works = self._works, []
                await self._commit(deeds, works)
            if self._closing:
                return

    async def _commit(self, deeds: list, works: list) -> None:
        """Writes a batch in one transaction and then answers; on an error everybody in it is told."""
        try:
            with COMMIT_SECONDS.time():
                added, results = await self._transact([deed for deed, _ in deeds], works)
        except Exception as error:
            log.exception("commit failed", deeds=len(deeds), works=len(works))
            for future in [future for _, future in deeds] + [future for *_, future in works]:
                if not future.done():
                    future.set_exception(error)
            return
        BATCH.observe(len(deeds))
        for deed, future in deeds:
            if not future.done():
                future.set_result(deed.place in added)
        for (_, _, future), (result, failed) in zip(works, results, strict=True):
            if not future.done():
                future.set_exception(failed) if failed else future.set_result(result)

    async def _transact(self, deeds: list[Deed], works: list) -> tuple[set[tuple[str, int]], list]:
        """One transaction, begun again if another process stood in its way."""

        def batch(connection: sa.Connection) -> tuple[set[tuple[str, int]], list]:
            added = insert(connection, deeds) if deeds else set()
            results = [do_work(connection, work) for work, _, _ in works]
            self.notices.tell(connection, sorted({table for table, _ in added}), sorted({w[1] for w in works if w[1]}))
            return added, results

        for _ in range(ATTEMPTS - 1):
            try:
                return await self.base.write(batch)
            except sa.exc.DBAPIError as error:
                if not is_transient(error):
                    raise
                log.info("a commit is tried again", why=str(error.orig))
        return await self.base.write(batch)

    async def close(self) -> None:
        """Finishes what is pending and lets go of the database."""
        self._closing = True
        self._pending.set()
        if self._task:
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self.notices.close()
        await self.base.close()


def insert(connection: sa.Connection, deeds: list[Deed]) -> set[tuple[str, int]]:
    """Inserts deeds; those whose place was taken, or whose message is known, are left out. The places of the others."""
    if connection.dialect.name == "postgresql":
        rows = connection.execute(POSTGRES_INSERT, {"deeds": msgspec.json.encode(deeds).decode()})
        return {(table, number) for table, number in rows}
    trial = connection.begin_nested()
    if _count_inserted(connection, deeds) == len(deeds):
        trial.commit()
        return {deed.place for deed in deeds}
    trial.rollback()  # seldom: find out one by one
    return {deed.place for deed in deeds if _count_inserted(connection, [deed])}


def _count_inserted(connection: sa.Connection, deeds: list[Deed]) -> int:
    result: Any = connection.execute(SQLITE_INSERT, {"deeds": msgspec.json.encode(deeds).decode()})
    return result.rowcount


def do_work(connection: sa.Connection, work: Work) -> tuple[Any, Exception | None]:
    """A piece of work that fails takes back its own part of the transaction alone."""
    try:
        with connection.begin_nested():
            return work(connection), None
    except Exception as error:
        if is_transient(error):
            raise
        return None, error


def is_transient(error: Exception) -> bool:
    """Whether the same once more may succeed."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in RETRIES
