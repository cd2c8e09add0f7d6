"""How server processes on one PostgreSQL tell each other what is new. With SQLite there is one process."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
import structlog

log = structlog.get_logger()
CHANNEL = "dolmen"
MOST_TABLES = 120  # of each kind: a notice of PostgreSQL holds 8,000 bytes
AGAIN_SECONDS = 1.0  # between two attempts to connect
WATCH_SECONDS = 10.0
PATIENCE_SECONDS = 10.0  # for an answer


class Notice(msgspec.Struct, omit_defaults=True):
    """What another process did: steps, standing answers or more at some tables, or who is present at one."""

    sender: str
    steps: list[str] = []
    standing: list[str] = []
    tables: list[str] = []
    ended: str | None = None  # a person whose connections are looked at anew
    present: str | None = None
    online: list[int] = []


News = Literal["steps", "standing", "tables"]  # what is new at a table
Hear = Callable[[Notice], Awaitable[None]]


class Notices:
    """How a process tells others; this one has nobody to tell."""

    is_well = True  # whether all notices of others have been heard

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def listen(self, hear: Hear, lost: Callable[[], Awaitable[None]]) -> None:
        """`hear` is called with every notice of another process; `lost` when some may have been missed."""

    def tell(self, connection: sa.Connection, news: dict[str, list[str]]) -> None:
        """Tells the others, as part of the transaction, at which tables what is new."""

    async def tell_present(self, table: str, online: list[int]) -> None:
        """Tells the others which seats are connected here."""

    async def tell_ended(self, person: str) -> None:
        """Tells the others that somebody's cookies or rights have changed: their connections begin anew."""

    async def try_lock(self, table: str) -> bool:
        """Takes the right to play for the bots of a table; losing it does no harm: the insert of a step decides."""
        return True

    async def unlock(self, table: str) -> None: ...


class PostgresNotices(Notices):
    """A connection of its own that listens and holds the locks."""

    def __init__(self, url: str):
        self._url = url.replace("+asyncpg", "")
        self.me = secrets.token_hex(6)
        self._connection: Any = None
        self._one = asyncio.Lock()  # a connection does one thing at a time
        self._hear: Hear | None = None
        self._lost: Callable[[], Awaitable[None]] | None = None
        self._tasks: set[asyncio.Task] = set()
        self._closing = False

    async def open(self) -> None:
        await self._connect()
        self._spawn(self._watch())

    async def _connect(self) -> None:
        import asyncpg

        connection = await asyncpg.connect(self._url, timeout=PATIENCE_SECONDS, command_timeout=PATIENCE_SECONDS)
        try:
            await connection.add_listener(CHANNEL, self._received)
        except BaseException:
            connection.terminate()
            raise
        connection.add_termination_listener(self._dropped)
        self._connection = connection

    async def _watch(self) -> None:
        """Asks now and then, since a connection may be cut without a word."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            if self.is_well and await self._ask("SELECT 1") != 1:
                self._connection.terminate()

    def listen(self, hear: Hear, lost: Callable[[], Awaitable[None]]) -> None:
        self._hear, self._lost = hear, lost

    def _received(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        notice = msgspec.json.decode(payload, type=Notice)
        if notice.sender != self.me and self._hear:
            self._spawn(self._hear(notice))

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _dropped(self, connection: Any) -> None:
        if self._closing or not self.is_well or connection is not self._connection:
            return
        self.is_well = False
        self._spawn(self._come_back())

    async def _come_back(self) -> None:
        """Connects again, whatever was wrong, and catches up with what was missed; only then all is well."""
        while not self._closing:
            await asyncio.sleep(AGAIN_SECONDS)
            try:
                await self._connect()
                if self._lost:
                    await self._lost()
                self.is_well = not self._connection.is_closed()
            except Exception as error:
                log.warning("no connection for notices", why=type(error).__name__)
            if self.is_well:
                return
            self._connection.terminate()

    def tell(self, connection: sa.Connection, news: dict[str, list[str]]) -> None:
        for start in range(0, max(map(len, news.values())), MOST_TABLES):
            part = {kind: names[start : start + MOST_TABLES] for kind, names in news.items()}
            self._notify(connection, Notice(self.me, part["steps"], part["standing"], part["tables"]))

    def _notify(self, connection: sa.Connection, notice: Notice) -> None:
        payload = msgspec.json.encode(notice).decode()
        connection.execute(sa.text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    async def tell_present(self, table: str, online: list[int]) -> None:
        notice = Notice(self.me, present=table, online=online)
        await self._ask("SELECT pg_notify($1, $2)", CHANNEL, msgspec.json.encode(notice).decode())

    async def tell_ended(self, person: str) -> None:
        notice = Notice(self.me, ended=person)
        await self._ask("SELECT pg_notify($1, $2)", CHANNEL, msgspec.json.encode(notice).decode())

    async def try_lock(self, table: str) -> bool:
        return bool(await self._ask("SELECT pg_try_advisory_lock(hashtextextended($1, 0))", table))

    async def unlock(self, table: str) -> None:
        await self._ask("SELECT pg_advisory_unlock(hashtextextended($1, 0))", table)

    async def _ask(self, query: str, *details: object) -> Any:
        """The answer, or None while the connection is down."""
        import asyncpg

        async with self._one:
            with contextlib.suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
                return await self._connection.fetchval(query, *details)
        return None

    async def close(self) -> None:
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        if self._connection and not self._connection.is_closed():
            await self._connection.close()
