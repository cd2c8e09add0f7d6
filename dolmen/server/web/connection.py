"""One connection to a live table: whose eyes, which language, and what it has already been sent."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Coroutine, Generator
from typing import Any

import msgspec
from starlette.types import Send

from dolmen.core.contract.room import DESK, PHONE, Box, is_narrow
from dolmen.server.refusals import NotYours
from dolmen.server.table.house import House
from dolmen.server.table.table import Made, Table
from dolmen.server.web.showing import Look
from dolmen.server.web.table_shown import table_shown
from dolmen.wire.messages import ChatLine, Chats, Log, LogLine, Out, encode
from dolmen.words import texts

WORTH_ZIPPING, ZIP_LEVEL = 4096, 4  # bytes of a message for a page that asked for it
LONGEST_QUEUE = 256  # messages that a connection may be behind


class Rest:
    """The rest of a coroutine that has begun: waits for what it was waiting for, then lets it go on."""

    def __init__(self, begun: Coroutine[Any, Any, None], waits_for: Any):
        self.begun, self.waits_for = begun, waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        yield self.waits_for
        yield from self.begun.__await__()


class Connection:
    """Somebody at a table through one socket."""

    __slots__ = (
        "_flusher", "_log", "_queue", "_send", "_shown", "_told", "address", "box", "home", "house", "is_closed",
        "is_newcomer", "language", "name", "person", "seat", "strikes", "view", "zips",
    )  # fmt: skip

    def __init__(self, house: House, send: Send, person: str, language: str, box: Box | None, view: str, home: str):
        self.house, self.person, self.language, self.box = house, person, language, box
        self.view, self.home = view, home
        self.seat: int | None = None
        self.address = self.name = ""
        self.strikes = 0
        self.is_closed = self.is_newcomer = self.zips = False
        self._send = send
        self._queue: list[bytes] = []  # seldom anything, and a list is the smallest when empty
        self._flusher: asyncio.Task | None = None
        self._log: list[LogLine] | None = None  # the log it was sent, and how many lines of it
        self._told = 0
        self._shown = -1  # how many steps it has been shown; -1 before the first

    def send(self, message: Out) -> None:
        """Queues a message; whoever does not read is let go, so that nobody waits for them."""
        if not self.is_closed:
            self._send_data(encode(message))

    def _send_data(self, data: bytes) -> None:
        if self._flusher is None:
            self._send_now(data)
            return
        self._queue.append(data)
        if len(self._queue) > LONGEST_QUEUE:
            self._queue.clear()
            self.is_closed = True
            self.house.spawn(self._hang_up(1008))

    def _send_now(self, data: bytes) -> None:
        """Sends without a task, as nearly always nothing has to be waited for; else a task goes on from there."""
        sending: Any = self._frame(data)
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except Exception:  # the other side is gone; its reading end will notice
            self.is_closed = True
            return
        self._flusher = asyncio.ensure_future(self._flush(Rest(sending, waits_for)))

    def _frame(self, data: bytes) -> Any:
        if self.zips and len(data) > WORTH_ZIPPING:
            return self._send(
                {"type": "websocket.send", "bytes": zlib.compress(data, ZIP_LEVEL, wbits=-zlib.MAX_WBITS)}
            )
        return self._send({"type": "websocket.send", "text": data.decode()})

    async def _flush(self, rest: Rest) -> None:
        try:
            await rest
            while self._queue:
                await self._frame(self._queue.pop(0))
        except Exception:
            self.is_closed = True
            self._queue.clear()
        finally:
            self._flusher = None

    async def close(self, code: int) -> None:
        """Ends the connection politely."""
        if not self.is_closed:
            self.is_closed = True
            await self._hang_up(code)

    async def _hang_up(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code})

    def send_table(self, table: Table, made: Made | None = None) -> None:
        """The table as this person sees it. What was made for one serves all who are told the same."""
        if self.is_closed:
            return
        is_known = table.knows(self.person)
        key = ("table", self.language, self.home, self.person if is_known else None)
        self._send_data(_once(made, key, lambda: self._table(table)))

    def _table(self, table: Table) -> Out:
        now, address = self.house.now(), self.house.settings.address
        return table_shown(table, self.person, self.language, now, self.home, address)

    def send_chats(self, lines: list[ChatLine]) -> None:
        """New lines of the chat; those without a name are called guests in this connection's language."""
        guest = texts(self.language)("guest-name")
        self.send(Chats([line if line.name else msgspec.structs.replace(line, name=guest) for line in lines]))

    def send_position(self, table: Table, made: Made | None = None, is_crowd: bool = False) -> None:
        """The position through this connection's eyes, with the part of the log that it does not have."""
        if table.running is None or self.is_closed:
            return
        look = Look(table, self.seat, self.language)
        lines = look.log()
        start = self._told if lines is self._log else _common(self._log, self._told, lines)
        steps = len(table.running.play.steps)
        since = self._shown if 0 <= self._shown <= steps else steps
        log, now = Log(start, lines[start:]), self.house.now()
        box = _usual_room(self.box) if is_crowd and self.box else self.box
        key = ("position", self.seat, self.language, box, self.view, start, since)
        self._send_data(_once(made, key, lambda: look.position(box, log, since, self.view, now)))
        self._log, self._told, self._shown = lines, len(lines), steps

    def look(self, table: Table, seat: int | None) -> None:
        """Sees through eyes that are this person's, or through any when the game is over."""
        is_open = table.running is not None and table.running.play.over
        if seat is not None and seat not in (range(len(table.seats)) if is_open else table.seats_of(self.person)):
            raise NotYours()
        self.see_through(seat)

    def see_through(self, seat: int | None) -> None:
        """Sees through other eyes from now on, and is shown everything anew."""
        self.seat = seat
        self._log, self._told, self._shown = None, 0, -1

    def forget(self) -> None:
        """The table gives its memory back; the log will be sent whole when it is needed again."""
        self._log, self._told = None, 0


def _usual_room(box: Box) -> Box:
    return PHONE if is_narrow(box) else DESK


def _once(made: Made | None, key: Any, make: Callable[[], Out]) -> bytes:
    """The bytes of a message, made once for all who are told it together."""
    if made is None:
        return encode(make())
    if key not in made:
        made[key] = encode(make())
    return made[key]


def _common(old: list[LogLine] | None, count: int, new: list[LogLine]) -> int:
    """How many lines two logs have in common from the start."""
    if old is None:
        return 0
    same = 0
    for one, two in zip(old[:count], new, strict=False):
        if one != two:
            break
        same += 1
    return same
