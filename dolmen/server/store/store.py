"""The store: one writer that commits what all tables have pending together, then says so; readers beside it.

A step is accepted by being inserted under (table, number). Many steps share one transaction and one wait for the disk;
nobody hears of a step before that transaction is durable. Whatever is done with the database is a plain function of a
connection: with SQLite it runs in a thread of the writer's or a reader's own, with PostgreSQL it runs asynchronously.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from secrets import token_hex
from typing import Any, TypeVar, TypeVarTuple

import sqlalchemy as sa
import structlog

from dolmen.server.metrics import BATCH, COMMIT_SECONDS
from dolmen.server.store.databases import Database, PostgresDatabase, SqliteDatabase, driver_url
from dolmen.server.store.migrate import migrate
from dolmen.server.store.notices import News, Notices, PostgresNotices
from dolmen.server.store.rows import KeptStep
from dolmen.server.store.schema import keys
from dolmen.server.store.steps import Taken, insert_one_by_one, insert_steps

log = structlog.get_logger()
T = TypeVar("T")
Details = TypeVarTuple("Details")
Work = Callable[[sa.Connection], T]
Insert = Callable[[sa.Connection, list[KeptStep]], list[bool]]
MOST_IN_A_BATCH = 2000
PROBE_SECONDS = 3.0  # within which a write has to succeed
WELL_SECONDS = 2.0  # for which a write that succeeded is believed
ATTEMPTS = 4
CONTENT = ("21", "22", "23")  # PostgreSQL: classes of errors that come from what was to be written
BY_CONTENT = (sa.exc.DataError, sa.exc.IntegrityError, sqlite3.DataError, sqlite3.IntegrityError, OverflowError)
RETRIES = ("40001", "40P01")  # PostgreSQL: serialization failure, deadlock


class Closed(RuntimeError):
    """The store is shut and takes nothing more."""


class Store:
    """Reads and writes of one database; `sqlite:///file` or `postgresql://…`."""

    def __init__(self, url: str):
        self.url = driver_url(url)
        self.is_postgres = self.url.startswith("postgresql")
        self.database: Database = PostgresDatabase(self.url) if self.is_postgres else SqliteDatabase(self.url)
        self.notices: Notices = PostgresNotices(self.url) if self.is_postgres else Notices()
        self._steps: list[tuple[KeptStep, asyncio.Future[bool]]] = []
        self._works: list[tuple[Work, tuple[News, str | None], asyncio.Future]] = []
        self._probe: asyncio.Task[bool] | None = None
        self._well_until = 0.0
        self._pending = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task | None = None

    async def open(self) -> None:
        """Connects, brings the database to its shape and starts the writer; if it fails, it can be tried again."""
        await self.database.open()
        try:
            await self.database.write(migrate)
            await self.notices.open()
        except BaseException:
            await self.database.close()
            raise
        self._task = asyncio.create_task(self._write_on())

    def add(self, step: KeptStep) -> asyncio.Future[bool]:
        """Inserts a step durably; False if there is one of that number already, or the same message came before."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._wake()
        self._steps.append((step, future))
        return future

    async def write(
        self,
        work: Callable[[sa.Connection, *Details], T],
        *details: *Details,
        about: str | None = None,
        news: News = "tables",
    ) -> T:
        """Does some work in the writer's next transaction.

        `about` is the table at which other processes should look anew: at all of it, its steps or its standing answers.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._works.append((lambda connection: work(connection, *details), (news, about), future))
        self._wake()
        return await future

    async def read(self, work: Callable[[sa.Connection, *Details], T], *details: *Details) -> T:
        """Does some reading beside the writer."""
        return await self.database.read(lambda connection: work(connection, *details))

    async def check(self) -> None:
        """Tries to write; an error says what is wrong. What was found holds for a moment: anybody may ask."""
        if not self.notices.is_well:
            raise RuntimeError("no notices of other processes come")
        loop = asyncio.get_running_loop()
        if loop.time() < self._well_until:
            return
        if self._probe is None or self._probe.done():
            self._probe = asyncio.ensure_future(self.write(write_probe))
        await asyncio.wait_for(asyncio.shield(self._probe), PROBE_SECONDS)
        self._well_until = loop.time() + WELL_SECONDS

    def _wake(self) -> None:
        if self._closing:
            raise Closed("the store is shut")
        self._pending.set()

    async def _write_on(self) -> None:
        while True:
            await self._pending.wait()
            self._pending.clear()
            while self._steps or self._works:
                steps, self._steps = self._steps[:MOST_IN_A_BATCH], self._steps[MOST_IN_A_BATCH:]
                works, self._works = self._works, []
                await self._commit(steps, works)
            if self._closing:
                return

    async def _commit(self, steps: list, works: list) -> None:
        """Writes a batch in one transaction and then answers. One that fails by its content is tried act by act."""
        try:
            with COMMIT_SECONDS.time():
                added, results = await self._transact([step for step, _ in steps], works)
        except Exception as error:
            if len(steps) + len(works) > 1 and is_content(error):
                log.warning("a batch is tried act by act", steps=len(steps), works=len(works), why=type(error).__name__)
                for one in steps:
                    await self._commit([one], [])
                for work in works:
                    await self._commit([], [work])
                return
            log.exception("commit failed", steps=len(steps), works=len(works))
            for future in [future for _, future in steps] + [future for *_, future in works]:
                if not future.done():
                    future.set_exception(error)
            return
        BATCH.observe(len(steps))
        for (_, future), is_in in zip(steps, added, strict=True):
            if not future.done():
                future.set_result(is_in)
        for (_, _, future), (result, failed) in zip(works, results, strict=True):
            if not future.done():
                future.set_exception(failed) if failed else future.set_result(result)

    async def _transact(self, steps: list[KeptStep], works: list) -> tuple[list[bool], list]:
        """One transaction, tried again if another process was in its way. Of each step, whether it was inserted."""

        def batch(connection: sa.Connection, insert: Insert = insert_steps) -> tuple[list[bool], list]:
            added = insert(connection, steps) if steps else []
            results = [do_work(connection, work) for work, _, _ in works]
            if self.is_postgres:
                inserted = {step.table for step, is_in in zip(steps, added, strict=True) if is_in}
                self.notices.tell(connection, news_of(inserted, works))
            return added, results

        for _ in range(ATTEMPTS - 1):
            try:
                if not works and not self.is_postgres:
                    return await self.database.insert(steps), []
                return await self.database.write(batch)
            except Taken:  # seldom: somebody was faster
                return await self.database.write(lambda connection: batch(connection, insert_one_by_one))
            except sa.exc.DBAPIError as error:
                if not is_transient(error):
                    raise
                log.info("a commit is tried again", why=type(error.orig).__name__)
        return await self.database.write(batch)

    async def close(self) -> None:
        """Finishes what is pending and closes the database."""
        self._closing = True
        self._pending.set()
        if self._task:
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self.notices.close()
        await self.database.close()


def news_of(inserted: set[str], works: list) -> dict[str, list[str]]:
    """At which tables what is new for other processes."""
    news: dict[str, set[str]] = {"steps": inserted, "tables": set(), "standing": set()}
    for _, (kind, about), _ in works:
        if about:
            news[kind].add(about)
    return {kind: sorted(names) for kind, names in news.items()}


def database_time(connection: sa.Connection) -> float:
    """The time as the database counts it, in seconds since 1970."""
    return float(connection.execute(sa.text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())


def write_probe(connection: sa.Connection) -> bool:
    """Writes something, to see that it can be written."""
    wrote = connection.execute(sa.update(keys).where(keys.c.name == "probe").values(value=token_hex(8)))
    if wrote.rowcount == 0:
        connection.execute(sa.insert(keys).values(name="probe", value=token_hex(8)))
    return True


def do_work(connection: sa.Connection, work: Work) -> tuple[Any, Exception | None]:
    """A piece of work that fails takes back its own part of the transaction alone."""
    try:
        with connection.begin_nested():
            return work(connection), None
    except Exception as error:
        if is_transient(error):
            raise
        return None, error


def is_content(error: Exception) -> bool:
    """Whether it may be one act alone that the database does not take, and not the database that does not answer."""
    kind = str(getattr(getattr(error, "orig", None), "sqlstate", None) or "")[:2]
    return kind in CONTENT or isinstance(error, BY_CONTENT)


def is_transient(error: Exception) -> bool:
    """Whether trying again may succeed."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in RETRIES
