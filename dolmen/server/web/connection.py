"""One connection to a live table: whose eyes, which language, and what it has already been sent."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Coroutine, Generator
from typing import Any

import msgspec
from starlette.types import Send

from dolmen.core.contract.room import Box
from dolmen.server.refusals import NotYours
from dolmen.server.table.house import House
from dolmen.server.table.table import Made, Table
from dolmen.server.web.frames import Payload
from dolmen.server.web.showing import Look
from dolmen.server.web.table_shown import table_shown
from dolmen.wire.messages import ChatLine, Chats, Log, LogLine, Out, encode
from dolmen.words import texts

WORTH_ZIPPING, ZIP_LEVEL = 4096, 4  # bytes of a message for a page that asked for it
# The widths and heights of the pictures that a crowd is shown.
WIDTHS, HEIGHTS = (320, 360, 432, 560, 704, 960, 1200, 1440), (288, 344, 440, 520, 560, 640, 760, 880)
LONGEST_QUEUE = 256  # messages that a connection may be behind
MOST_MISSED = 24  # steps whose scenes are shown to somebody whose line was cut


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
        "_flusher", "_is_back", "_log", "_queue", "_send", "_shown", "_told", "address", "blocked", "box", "home",
        "house", "is_banned", "is_closed", "is_newcomer", "is_shut_out",
        "language", "name", "person", "seat", "strikes", "view", "write", "zips",
    )  # fmt: skip

    def __init__(self, house: House, send: Send, person: str, language: str, box: Box | None, view: str, home: str):
        self.house, self.person, self.language, self.box = house, person, language, box
        self.view, self.home = view, home
        self.seat: int | None = None
        self.address = self.name = ""
        self.strikes = 0
        self.is_closed = self.is_newcomer = self.zips = self.is_banned = self.is_shut_out = False
        self.blocked: frozenset[str] = frozenset()  # people whose chat is not heard here
        self._send = send
        self.write: Callable[[Payload], bool] | None = None  # sends at once, where the socket can
        self._queue: list[Payload] = []  # seldom anything, and a list is the smallest when empty
        self._flusher: asyncio.Task | None = None
        self._log: list[LogLine] | None = None  # the log it was sent, and how many lines of it
        self._told = 0
        self._shown = -1  # how many steps it has been shown; -1 before the first
        self._is_back = False  # whether it was an earlier connection that was shown them

    def send(self, message: Out) -> None:
        """Queues a message; whoever does not read is let go, so that nobody waits for them."""
        if not self.is_closed:
            data = encode(message)
            self._send_payload(self._payload(data) if self.zips else (True, data))

    def _payload(self, data: bytes) -> Payload:
        if self.zips and len(data) > WORTH_ZIPPING:
            return False, zlib.compress(data, ZIP_LEVEL, wbits=-zlib.MAX_WBITS)
        return True, data

    def _send_payload(self, payload: Payload) -> None:
        if self._flusher is None:
            if not (self.write and self.write(payload)):
                self._send_now(payload)
            return
        self._queue.append(payload)
        if len(self._queue) > LONGEST_QUEUE:
            self._queue.clear()
            self.is_closed = True
            self.house.spawn(self._hang_up(1008))

    def _send_now(self, payload: Payload) -> None:
        """Sends without a task, as nearly always nothing has to be waited for; else a task goes on from there."""
        sending: Any = self._sending(payload)
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except Exception:  # the other side is gone; its reading end will notice
            self.is_closed = True
            return
        self._flusher = asyncio.ensure_future(self._flush(Rest(sending, waits_for)))

    def _sending(self, payload: Payload) -> Any:
        is_text, data = payload
        return self._send({"type": "websocket.send", **({"text": data.decode()} if is_text else {"bytes": data})})

    async def _flush(self, rest: Rest) -> None:
        try:
            await rest
            while self._queue:
                await self._sending(self._queue.pop(0))
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
        self.is_shut_out = self._is_shut_out(table)
        is_known = table.knows(self.person)
        key = ("table", self.language, self.home, self.person if is_known else None)
        self._send_once(made, key, lambda: self._table(table))

    def _table(self, table: Table) -> Out:
        now, address = self.house.now(), self.house.settings.address
        return table_shown(table, self.person, self.language, now, self.home, address)

    def send_chats(self, lines: list[ChatLine], speakers: list[str]) -> None:
        """New lines of the chat, without those of blocked people; who has no name is called a guest."""
        guest = texts(self.language)("guest-name")
        if self.is_shut_out:
            return
        lines = [line for line, by in zip(lines, speakers, strict=True) if by not in self.blocked]
        self.send(Chats([line if line.name else msgspec.structs.replace(line, name=guest) for line in lines]))

    async def send_position(self, table: Table, made: Made | None = None, is_crowd: bool = False) -> None:
        """The position through this connection's eyes, with the part of the log that it does not have.

        With the table's lock held: what takes long is made in pieces, between which others get their turn.
        """
        running = table.running
        if running is None or self.is_closed or (table.sealed and self._is_shut_out(table)):
            return
        look = Look(table, self.seat, self.language)
        steps = len(running.play.steps)
        since = max(self._shown, steps - MOST_MISSED) if 0 <= self._shown <= steps else steps
        box = _usual_room(self.box) if is_crowd and self.box else self.box
        is_back, self._is_back = self._is_back, False
        if not look.is_quick(box, self.view):
            for _ in look.in_pieces(box, since, self.view, is_back):
                await asyncio.sleep(0)
            if self.is_closed:
                return
        lines = look.log()
        start = self._told if lines is self._log else _common(self._log, self._told, lines)
        now = self.house.now() if look.story.HAS_WINDOWS else 0.0

        def position() -> Out:
            return look.position(box, Log(start, lines[start:]), since, self.view, now, is_back)

        if made is None:
            self.send(position())
        else:
            key = ("position", self.seat, self.language, box, self.view, start, since, is_back)
            self._send_once(made, key, position)
        self._log, self._told, self._shown = lines, len(lines), steps

    def _send_once(self, made: Made | None, key: tuple, make: Callable[[], Out]) -> None:
        """Sends a message that is made, and packed, once for all who are told it together."""
        if made is None:
            self.send(make())
            return
        place = (self.zips, *key)
        if place not in made:
            made[place] = self._payload(encode(make()))
        self._send_payload(made[place])

    def _is_shut_out(self, table: Table) -> bool:
        """Whether this person must not see a game, since others are yet to play the same deals."""
        return table.sealed and self.person not in {one for seat in table.seats for one in (seat.person, seat.left_by)}

    def look(self, table: Table, seat: int | None) -> None:
        """Sees through eyes that are this person's, or through any when the game is over."""
        is_open = table.running is not None and table.running.play.over and not table.sealed
        if seat is not None and seat not in (range(len(table.seats)) if is_open else table.seats_of(self.person)):
            raise NotYours()
        self.see_through(seat)

    def see_through(self, seat: int | None) -> None:
        """Sees through other eyes from now on, and is shown everything anew."""
        self.seat = seat
        self._log, self._told, self._shown = None, 0, -1

    def has_seen(self, steps: int) -> None:
        """An earlier connection was shown so many steps; the scenes since then were missed."""
        self._shown, self._is_back = steps, True

    def forget(self) -> None:
        """The table gives its memory back; the log will be sent whole when it is needed again."""
        self._log, self._told = None, 0


def _usual_room(box: Box) -> Box:
    """The largest of a few rooms that fits into one: many who watch are shown the same pictures."""
    return Box(_usual(box.width, WIDTHS), _usual(box.height, HEIGHTS))


def _usual(side: int, known: tuple[int, ...]) -> int:
    return max(one for one in known if one <= max(side, known[0]))


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
