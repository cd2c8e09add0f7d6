"""The socket of a live table: one connection, what it has been sent, and the messages it sends."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

import msgspec
import structlog
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from dolmen.core.errors import DolmenError
from dolmen.server import acting, seating, showing
from dolmen.server.guards import Bucket
from dolmen.server.identity import choose_language, find_person
from dolmen.server.messages import (
    LONGEST_MESSAGE,
    Act,
    Ahead,
    Answer,
    Chat,
    ChatLine,
    Chats,
    Done,
    Error,
    Hint,
    Log,
    LogLine,
    Look,
    Message,
    Out,
    Ping,
    Pong,
    Undo,
    Vote,
    Why,
    decoder,
    encode,
)
from dolmen.server.metrics import CONNECTIONS, REFUSED
from dolmen.server.refusals import BadMessage, NoHints, NotFound, NotYours, TooFast, TooLong, TryAgain, say_error
from dolmen.server.table import Table
from dolmen.words import texts

if TYPE_CHECKING:
    from dolmen.server.house import House

log = structlog.get_logger()
LONGEST_QUEUE = 256  # messages that a connection may be behind
MOST_STRIKES = 100  # refusals without one good message between them


class Connection:
    """Somebody at a table through one socket: whose eyes, which language, what was already sent."""

    __slots__ = (
        "_flusher",
        "_log",
        "_queue",
        "_send",
        "_shown",
        "_told",
        "address",
        "home",
        "house",
        "is_closed",
        "language",
        "layout",
        "name",
        "person",
        "seat",
        "strikes",
        "wants_view",
    )  # fmt: skip

    def __init__(self, house: House, send: Send, person: str, language: str, layout: str, wants_view: bool, home: str):
        self.house, self.person, self.language, self.layout = house, person, language, layout
        self.wants_view, self.home = wants_view, home
        self.seat: int | None = None
        self.address = self.name = ""
        self.strikes = 0
        self.is_closed = False
        self._send = send
        self._queue: list[bytes] = []  # seldom anything, and a list is the smallest when empty
        self._flusher: asyncio.Task | None = None
        self._log: list[LogLine] | None = None  # the log it was sent, and how many lines of it
        self._told = 0
        self._shown = -1  # how many steps it has been shown; -1 before the first

    def send(self, message: Out) -> None:
        """Queues a message; whoever does not read is let go, so that nobody waits for him."""
        if self.is_closed:
            return
        data = encode(message)
        if self._flusher is None:
            self._send_now(data)
            return
        self._queue.append(data)
        if len(self._queue) > LONGEST_QUEUE:
            self._queue.clear()
            self.house.spawn(self.close(1008))

    def _send_now(self, data: bytes) -> None:
        """Sends without a task, as nearly always nothing has to be waited for; else a task goes on from there."""
        sending: Any = self._send({"type": "websocket.send", "text": data.decode()})
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except Exception:  # the other side is gone; its reading end will notice
            self.is_closed = True
            return
        self._flusher = asyncio.ensure_future(self._flush(sending, waits_for))

    async def _flush(self, sending: Any, waits_for: Any) -> None:
        try:
            while True:
                if waits_for is None:
                    await asyncio.sleep(0)
                else:
                    waits_for._asyncio_future_blocking = False
                    await asyncio.wait([waits_for])
                try:
                    waits_for = sending.send(None)
                except StopIteration:
                    break
            while self._queue:
                await self._send({"type": "websocket.send", "text": self._queue.pop(0).decode()})
        except Exception:
            self.is_closed = True
            self._queue.clear()
        finally:
            self._flusher = None

    async def close(self, code: int) -> None:
        """Ends the connection politely."""
        if not self.is_closed:
            self.is_closed = True
            await self._send({"type": "websocket.close", "code": code})

    def send_table(self, table: Table) -> None:
        """The table as this person sees it."""
        self.send(showing.table_shown(table, self.person, self.language, self.house.now(), self.home))

    def send_chats(self, lines: list[ChatLine]) -> None:
        """New lines of the chat; who has no name is called a guest in this connection's language."""
        guest = texts(self.language)("guest-name")
        self.send(Chats([line if line.name else msgspec.structs.replace(line, name=guest) for line in lines]))

    def send_position(self, table: Table) -> None:
        """The position through this connection's eyes, with the part of the log that it does not have."""
        if table.running is None or self.is_closed:
            return
        lines = showing.log_of(table, self.seat, self.language)
        start = self._told if lines is self._log else _common(self._log, self._told, lines)
        steps = len(table.running.play.steps)
        since = self._shown if 0 <= self._shown <= steps else steps
        what = Log(start, lines[start:])
        self.send(
            showing.position(
                table, self.seat, self.language, self.layout, what, since, self.wants_view, self.house.now()
            )
        )
        self._log, self._told, self._shown = lines, len(lines), steps

    def look(self, table: Table, seat: int | None) -> None:
        """Sees through other eyes from now on, and is shown everything anew."""
        is_open = table.running is not None and table.running.play.over
        if seat is not None and seat not in (range(len(table.seats)) if is_open else table.seats_of(self.person)):
            raise NotYours()
        self.seat = seat
        self._log, self._told, self._shown = None, 0, -1

    def forget(self) -> None:
        """The table gives its memory back; the log will be sent whole when it is needed again."""
        self._log, self._told = None, 0


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


class Live:
    """The application behind /api/tables/{table}/live."""

    def __init__(self, house: House):
        self.house = house
        settings = house.settings
        self.acts = Bucket(settings.acts_per_second, 3 * settings.acts_per_second)
        self.addresses = Bucket(10 * settings.acts_per_second, 30 * settings.acts_per_second)
        self.chats = Bucket(settings.chats_per_minute / 60, settings.chats_per_minute)
        self.sockets: Counter[str] = Counter()  # open ones, by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        state = scope["state"]
        try:
            table = await self.house.table(table_in(scope["path"]))
        except DolmenError:
            table = None
        address = (scope.get("client") or ("",))[0]
        is_crowd = self.sockets[address] >= self.house.settings.sockets_per_address
        if table is None or is_crowd or not state["is_ours"] or self.house.closing:
            await send({"type": "websocket.close", "code": 1008})
            return
        connection = await self._welcome(scope, send)
        connection.address = address
        await send({"type": "websocket.accept"})
        CONNECTIONS.inc()
        self.sockets[address] += 1
        try:
            await self._join(table, connection, scope)
            await self._listen(table, connection, receive)
        finally:
            CONNECTIONS.dec()
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]
            connection.is_closed = True
            if connection in table.connections:
                table.connections.remove(connection)
            if not self.house.closing:
                await self.house.tell_present(table)

    async def _welcome(self, scope: Scope, send: Send) -> Connection:
        query = {name: values[-1] for name, values in parse_qs(scope["query_string"].decode("latin-1")).items()}
        headers = Headers(scope=scope)
        person = scope["state"]["person"]
        known = await self.house.store.read(lambda connection: find_person(connection, person))
        language = choose_language(query.get("language"), known, headers.get("accept-language", ""))
        layout = query.get("picture", "none")
        layout = layout if layout in showing.LAYOUTS else "none"
        scheme = "https" if scope["scheme"] == "wss" else "http"
        home = f"{scheme}://{headers.get('host', '')}"
        connection = Connection(self.house, send, person, language, layout, query.get("view") == "1", home)
        connection.name = known.name
        return connection

    async def _join(self, table: Table, connection: Connection, scope: Scope) -> None:
        """Shows somebody who has just come everything once."""
        async with table.lock:
            mine = table.seats_of(connection.person)
            asked = parse_qs(scope["query_string"].decode("latin-1")).get("seat", [""])[-1]
            if asked.isdecimal() and int(asked[:3]) in mine:
                connection.seat = int(asked[:3])
            elif len(mine) == 1:
                connection.seat = mine[0]
            await self.house.ready(table)
            connection.send_table(table)
            connection.send_chats(table.chats)
            connection.send_position(table)
            table.connections.append(connection)
        if mine:
            await self.house.tell_present(table)

    async def _listen(self, table: Table, connection: Connection, receive: Receive) -> None:
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            data: Any = event.get("text") or event.get("bytes") or b""
            of = None
            try:
                message = read(data)
                of = message.id
                self._pace(connection, message)
                table.used = self.house.now()
                if isinstance(message, Hint):  # a bot thinks about it; the connection goes on
                    self.house.spawn(self._hint(table, connection, message))
                else:
                    connection.send(await self._answer(table, connection, message))
                connection.strikes = 0
            except DolmenError as error:
                await self._refuse(connection, of, error)
            except Exception:
                log.exception("a message failed", table=table.id)
                await self._refuse(connection, of, TryAgain())

    def _pace(self, connection: Connection, message: Message) -> None:
        is_slow = not self.acts.take(connection.person) or not self.addresses.take(connection.address)
        if is_slow or (isinstance(message, Chat) and not self.chats.take(connection.person)):
            raise TooFast()

    async def _refuse(self, connection: Connection, of: str | None, error: DolmenError) -> None:
        REFUSED.labels(error.key).inc()
        connection.send(Error(of, error.key, say_error(error, connection.language)))
        connection.strikes += 1
        if connection.strikes > MOST_STRIKES:
            await connection.close(1008)

    async def _answer(self, table: Table, connection: Connection, message: Message) -> Out:
        house, person = self.house, connection.person
        if isinstance(message, Act):
            return Done(message.id, await acting.act(house, table, person, message))
        if isinstance(message, Ping):
            return Pong(message.id)
        if isinstance(message, Undo):
            return Done(message.id, await acting.undo(house, table, person, message))
        if isinstance(message, Chat):
            await seating.chat(house, table, connection, message)
        elif isinstance(message, Ahead):
            await acting.ahead(house, table, person, message)
            async with table.lock:
                connection.send_position(table)
        elif isinstance(message, Look):
            async with table.lock:
                await house.ready(table)
                connection.look(table, message.seat)
                connection.send_position(table)
        elif isinstance(message, Vote):
            await seating.vote(house, table, person, message)
        elif isinstance(message, Why):
            return Answer(message.id, await self._why(table, connection, message))
        return Done(message.id, len(table.running.play.steps) if table.running else 0)

    async def _why(self, table: Table, connection: Connection, message: Why) -> str | None:
        async with table.lock:
            await self.house.ready(table)
            sight, viewer = table.play.sight(showing.viewer_of(connection.seat)), showing.viewer_of(connection.seat)
            try:
                line = table.game.story.why_not(message.phrase, sight, viewer)
            except (KeyError, ValueError, IndexError):  # a phrase that is none
                return None
            words = texts(connection.language, table.game)
            return None if line is None else words.say(line, showing.names_of(table, words))

    async def _hint(self, table: Table, connection: Connection, message: Hint) -> None:
        try:
            if not table.agreed.hints:
                raise NoHints()
            if connection.seat not in table.seats_of(connection.person) or connection.seat is None:
                raise NotYours()
            action = await acting.hint(self.house, table, connection.seat)
            words = texts(connection.language, table.game)
            async with table.lock:
                await self.house.ready(table)
                sight = table.play.sight(connection.seat)
                label = words.say(table.game.story.label(action, sight), showing.names_of(table, words))
            say = table.game.notation.sentence(action)
            connection.send(Answer(message.id, words("hint-text", label=label), say))
        except DolmenError as error:
            await self._refuse(connection, message.id, error)


def table_in(path: str) -> str:
    """The table in the address of a socket."""
    found = re.fullmatch(r"/api/tables/([\w-]{1,40})/live", path)
    if found is None:
        raise NotFound()
    return found[1]


def read(data: str | bytes) -> Message:
    """A message, or why it is none."""
    if len(data) > LONGEST_MESSAGE:
        raise TooLong()
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, ValueError) as error:
        raise BadMessage(why=str(error)[:200]) from None
