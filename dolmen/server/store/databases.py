"""The two databases, used in the same way: `write` and `read` take a plain function of a connection."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa

from dolmen.core.extras import need
from dolmen.server.store.rows import KeptStep
from dolmen.server.store.steps import insert_rows, insert_steps

T = TypeVar("T")
READERS = 2
PATIENCE_SECONDS = 5  # for a lock of somebody else; then the move is refused, and can be sent again
PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700  # the key of the cookies and the seeds are in the database
LONGEST_JOURNAL = 4000  # pages: a page that changes again and again is written to its place less often
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    f"wal_autocheckpoint={LONGEST_JOURNAL}",
    "foreign_keys=ON",
    f"busy_timeout={1000 * PATIENCE_SECONDS}",
)


class Database(Protocol):
    """What the store needs of a database."""

    async def open(self) -> None: ...

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Does work in one transaction; durable when it returns. One at a time."""
        ...

    async def insert(self, rows: list[KeptStep]) -> list[bool]:
        """The same for steps and nothing else; of each, whether it is in."""
        ...

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Does work that changes nothing, beside the writer."""
        ...

    async def close(self) -> None: ...


class SqliteDatabase:
    """A file. One thread writes, so that a batch is handed over at once and never waits for a lock; others read."""

    def __init__(self, url: str):
        self.url = url
        self._writing: sa.Connection | None = None

    async def open(self) -> None:
        make_private(Path(self.url.partition(":///")[2]))
        self._writer, self._reader = ThreadPoolExecutor(1, "writer"), ThreadPoolExecutor(READERS, "reader")
        self._write_engine, self._read_engine = self._engine("IMMEDIATE", 1), self._engine("DEFERRED", READERS)

    def _engine(self, begin: str, size: int) -> sa.Engine:
        together: dict[str, Any] = {"check_same_thread": False, "timeout": PATIENCE_SECONDS}
        engine = sa.create_engine(
            self.url,
            poolclass=sa.QueuePool,
            pool_size=size,
            max_overflow=0,
            connect_args=together,
            hide_parameters=True,  # who somebody is stays out of the logs
        )

        @sa.event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # we say BEGIN ourselves, see below
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}").close()

        @sa.event.listens_for(engine, "begin")
        def start(connection: sa.Connection) -> None:
            connection.exec_driver_sql(f"BEGIN {begin}")

        return engine

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    def _write(self, work: Callable[[sa.Connection], T]) -> T:
        with self._connection() as connection, connection.begin():
            return work(connection)

    async def insert(self, rows: list[KeptStep]) -> list[bool]:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._insert, rows)

    def _insert(self, rows: list[KeptStep]) -> list[bool]:
        """Without the toolkit, which takes longer than the database: this is what is done all the time."""
        with self._connection() as connection:
            driver: Any = connection.connection.driver_connection
            driver.execute("BEGIN IMMEDIATE")
            added = insert_rows(driver.cursor(), rows)
            driver.execute("COMMIT")
            return added

    @contextlib.contextmanager
    def _connection(self) -> Iterator[sa.Connection]:
        """The one connection that writes, which stays open unless something fails; then all is rolled back."""
        connection, self._writing = self._writing or self._write_engine.connect(), None
        try:
            yield connection
        except BaseException:
            connection.close()
            raise
        self._writing = connection

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._do, self._read_engine, work)

    def _do(self, engine: sa.Engine, work: Callable[[sa.Connection], T]) -> T:
        with engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        for executor in (self._writer, self._reader):
            executor.shutdown()
        if self._writing is not None:
            self._writing.close()
            self._writing = None
        for engine in (self._write_engine, self._read_engine):
            engine.dispose()


class PostgresDatabase:
    """A server, reached by asyncpg."""

    def __init__(self, url: str):
        need("postgres", asked="PostgreSQL")
        self.url = url

    async def open(self) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        limits = {"lock_timeout": str(1000 * PATIENCE_SECONDS), "idle_in_transaction_session_timeout": "60000"}
        more: Any = {"hide_parameters": True, "connect_args": {"server_settings": limits}}
        self._writers = create_async_engine(self.url, pool_size=1, max_overflow=0, **more)
        self._readers = create_async_engine(self.url, pool_size=4, max_overflow=4, pool_pre_ping=True, **more)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._writers.begin() as connection:
            return await connection.run_sync(work)

    async def insert(self, rows: list[KeptStep]) -> list[bool]:
        return await self.write(lambda connection: insert_steps(connection, rows))

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._readers.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._writers.dispose()
        await self._readers.dispose()


def make_private(file: Path) -> None:
    """Makes a file, and its folder, that only its owner reads; what is there already is made so, too."""
    if not file.parent.exists():
        file.parent.mkdir(parents=True, mode=PRIVATE_FOLDER)
    file.touch(mode=PRIVATE_FILE)
    with contextlib.suppress(PermissionError):  # somebody else's file that we may write
        for one in (file, *(Path(f"{file}{end}") for end in ("-wal", "-shm"))):
            if one.exists():
                one.chmod(PRIVATE_FILE)


def driver_url(url: str) -> str:
    """The address with the driver we use; a bare path is a SQLite file."""
    if "://" not in url:
        url = f"sqlite:///{Path(url).resolve()}"
    for plain, driver in (("postgresql", "postgresql+asyncpg"), ("postgres", "postgresql+asyncpg")):
        if url.startswith(f"{plain}://"):
            return driver + url[len(plain) :]
    return url
