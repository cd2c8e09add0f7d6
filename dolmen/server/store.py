"""The store: one writer that commits what all tables have pending together, then says so; readers beside it.

A deed is accepted by being inserted under (table, number). Many deeds share one transaction and one wait for the disk;
nobody hears of a deed before that transaction is durable.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from dolmen.server.metrics import BATCH, COMMIT_SECONDS
from dolmen.server.migrate import migrate
from dolmen.server.notices import NoNotices, Notices, PostgresNotices

log = structlog.get_logger()
T = TypeVar("T")
Work = Callable[[sa.Connection], T]
MOST_IN_A_BATCH = 2000
ATTEMPTS = 4
RETRIES = ("40001", "40P01")  # PostgreSQL: serialization failure, deadlock

SQLITE_INSERT = """
INSERT INTO deeds ("table", number, seat, action, message, at)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(:deeds) WHERE true
ON CONFLICT DO NOTHING RETURNING "table", number
"""
# Sorted, so that two processes that insert into the same tables wait for each other in one order and never in a ring.
POSTGRES_INSERT = """
INSERT INTO deeds ("table", number, seat, action, message, at)
SELECT d ->> 0, (d ->> 1)::int, (d ->> 2)::int, (d ->> 3)::int, d ->> 4, (d ->> 5)::float8
FROM json_array_elements(CAST(:deeds AS json)) AS d ORDER BY 1, 2
ON CONFLICT DO NOTHING RETURNING "table", number
"""


class Deed(msgspec.Struct, array_like=True):
    """One row of a table's record, in the order of the insert statements."""

    table: str
    number: int
    seat: int
    action: int
    message: str | None
    at: float


class Closed(RuntimeError):
    """The store is shut and takes nothing more."""


class Store:
    """Reads and writes of one database; `sqlite:///file` or `postgresql://…`."""

    def __init__(self, url: str):
        self.url = driver_url(url)
        self.is_postgres = self.url.startswith("postgresql")
        self.notices: Notices = PostgresNotices(self.url) if self.is_postgres else NoNotices()
        self._deeds: list[tuple[Deed, asyncio.Future[bool]]] = []
        self._works: list[tuple[Work, str | None, asyncio.Future]] = []
        self._pending = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task | None = None

    async def open(self) -> None:
        """Connects, brings the database to its shape and starts the writer."""
        if not self.is_postgres:
            Path(self.url.partition(":///")[2]).parent.mkdir(parents=True, exist_ok=True)
        self._readers = self._engine("DEFERRED", pool_size=4)
        self._writers = self._engine("IMMEDIATE", pool_size=1)
        async with self._writers.begin() as connection:
            await connection.run_sync(migrate)
        await self.notices.open()
        self._task = asyncio.create_task(self._write_on())

    def _engine(self, begin: str, pool_size: int) -> AsyncEngine:
        if self.is_postgres:
            return create_async_engine(self.url, pool_size=pool_size, max_overflow=4, pool_pre_ping=pool_size > 1)
        engine = create_async_engine(self.url, pool_size=pool_size, max_overflow=0, connect_args={"timeout": 30})

        @sa.event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # we say BEGIN ourselves, see below
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
                connection.execute(f"PRAGMA {pragma}").close()

        @sa.event.listens_for(engine.sync_engine, "begin")
        def start(connection: sa.Connection) -> None:
            connection.exec_driver_sql(f"BEGIN {begin}")

        return engine

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
        async with self._readers.connect() as connection:
            return await connection.run_sync(work)

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
                added, results = await self._transact(deeds, works)
        except Exception as error:
            log.exception("commit failed", deeds=len(deeds), works=len(works))
            for future in [future for _, future in deeds] + [future for *_, future in works]:
                if not future.done():
                    future.set_exception(error)
            return
        BATCH.observe(len(deeds))
        for deed, future in deeds:
            if not future.done():
                future.set_result((deed.table, deed.number) in added)
        for (_, _, future), (result, failed) in zip(works, results, strict=True):
            if not future.done():
                future.set_exception(failed) if failed else future.set_result(result)

    async def _transact(self, deeds: list, works: list) -> tuple[set[tuple[str, int]], list]:
        """One transaction, begun again if another process stood in its way."""
        for attempt in range(ATTEMPTS):
            try:
                async with self._writers.begin() as connection:
                    added = await self._insert(connection, [deed for deed, _ in deeds]) if deeds else set()
                    results = [await self._work(connection, work) for work, _, _ in works]
                    touched = {about for _, about, _ in works if about}
                    await self.notices.tell(connection, sorted({table for table, _ in added}), sorted(touched))
                return added, results
            except sa.exc.DBAPIError as error:
                if attempt == ATTEMPTS - 1 or getattr(error.orig, "sqlstate", None) not in RETRIES:
                    raise
                log.info("a commit is tried again", why=str(error.orig))
        raise AssertionError

    async def _insert(self, connection: AsyncConnection, deeds: list[Deed]) -> set[tuple[str, int]]:
        statement = sa.text(POSTGRES_INSERT if self.is_postgres else SQLITE_INSERT)
        rows = await connection.execute(statement, {"deeds": msgspec.json.encode(deeds).decode()})
        return {(table, number) for table, number in rows}

    async def _work(self, connection: AsyncConnection, work: Work) -> tuple[Any, Exception | None]:
        """A piece of work that fails takes back its own part of the transaction alone."""
        try:
            async with connection.begin_nested():
                return await connection.run_sync(work), None
        except Exception as error:
            if getattr(getattr(error, "orig", None), "sqlstate", None) in RETRIES:
                raise
            return None, error

    async def close(self) -> None:
        """Finishes what is pending and lets go of the database."""
        self._closing = True
        self._pending.set()
        if self._task:
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self.notices.close()
        await self._writers.dispose()
        await self._readers.dispose()


def driver_url(url: str) -> str:
    """The address with the driver we use; a bare path is a SQLite file."""
    if "://" not in url:
        url = f"sqlite:///{Path(url).resolve()}"
    for plain, driver in (
        ("sqlite", "sqlite+aiosqlite"),
        ("postgresql", "postgresql+asyncpg"),
        ("postgres", "postgresql+asyncpg"),
    ):
        if url.startswith(f"{plain}://"):
            return driver + url[len(plain) :]
    return url
