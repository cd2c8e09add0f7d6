"""The socket of a live table: who comes in, and what becomes of each message."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import parse_qs

import msgspec
import structlog
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from dolmen.core.errors import DolmenError
from dolmen.server.metrics import CONNECTIONS, REFUSED
from dolmen.server.refusals import BadMessage, Banned, NoHints, NotFound, NotYours, Sealed, TooLong, TryAgain, say_error
from dolmen.server.store.blocks import blocked_by
from dolmen.server.store.people import find_person
from dolmen.server.table import chatting, coaching, requests, seating, voting
from dolmen.server.table.acting import wake
from dolmen.server.table.house import House
from dolmen.server.table.table import Table
from dolmen.server.web.connection import Connection
from dolmen.server.web.frames import WRITE
from dolmen.server.web.identity import choose_language, welcome
from dolmen.server.web.limits import Limits, network_of
from dolmen.server.web.showing import Look, box_of
from dolmen.wire import messages as wire
from dolmen.words.why import rule_of, why_not

log = structlog.get_logger()
NOT_ALLOWED, COME_BACK = 1008, 1012  # how a socket is closed
OF_THEIR_OWN = {wire.Chat: "chats", wire.Hint: "hints"}  # messages with a limit beside that of all
MOST_STRIKES = 100  # refusals without one good message between them


class Live:
    """The application behind /api/tables/{table}/live."""

    def __init__(self, house: House, limits: Limits):
        self.house, self.limits = house, limits
        self.sockets: Counter[str] = Counter()  # open ones, by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await self.house.know_words()
        state = scope["state"]
        address = network_of((scope.get("client") or ("",))[0])
        is_crowd = self.sockets[address] >= self.house.settings.sockets_per_address
        if is_crowd or not state["is_ours"] or self.house.closing:
            await send({"type": "websocket.close", "code": NOT_ALLOWED})
            return
        try:
            table = await self.house.table(table_in(scope["path"]))
            connection = await self._welcome(scope, send)
        except Exception as error:
            is_refused = isinstance(error, DolmenError)
            if not is_refused:
                log.warning("nobody can come in", why=type(error).__name__)
            await send({"type": "websocket.close", "code": NOT_ALLOWED if is_refused else COME_BACK})
            return
        connection.address, connection.is_newcomer = address, state["is_newcomer"]
        await send({"type": "websocket.accept"})
        CONNECTIONS.inc()
        self.sockets[address] += 1
        try:
            table = await self._join(table, connection, scope)
            await self._listen(table, connection, receive)
        except Exception:
            log.exception("a connection failed", table=table.id)
            await connection.close(COME_BACK)
        finally:
            CONNECTIONS.dec()
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]
            connection.is_closed = True
            if connection in table.listeners:
                table.listeners.remove(connection)
            if not self.house.closing and table.seats_of(connection.person):
                await self.house.tell_present(table)

    async def _welcome(self, scope: Scope, send: Send) -> Connection:
        query, headers = query_of(scope), Headers(scope=scope)
        state = scope["state"]
        known = welcome(state, await self.house.store.read(find_person, state["person"], state["session"]))
        language = choose_language(query.get("language"), known, headers.get("accept-language", ""))
        box = box_of(query.get("picture", "none"))
        scheme = "https" if scope["scheme"] == "wss" else "http"
        home = self.house.settings.home or f"{scheme}://{headers.get('host', '')}"
        connection = Connection(self.house, send, known.id, language, box, query.get("view", ""), home)
        connection.name, connection.is_banned = known.name, known.is_banned
        if known.is_known:
            connection.blocked = frozenset(await self.house.store.read(blocked_by, known.id))
        connection.zips = query.get("zip") == "1"
        connection.write = scope.get("extensions", {}).get(WRITE)
        return connection

    async def _join(self, table: Table, connection: Connection, scope: Scope) -> Table:
        """Shows somebody who has just come everything once; the table at which they are from now on."""
        async with self._in_the_house(table) as table:
            await seating.come_back(self.house, table, connection.person)
            mine = table.seats_of(connection.person)
            query = query_of(scope)
            asked, since = query.get("seat", ""), query.get("since", "")
            if asked.isdecimal() and int(asked[:3]) in mine:
                connection.seat = int(asked[:3])
            elif len(mine) == 1:
                connection.seat = mine[0]
            if since.isdecimal():
                connection.has_seen(int(since[:9]))
            await wake(self.house, table)
            connection.send_table(table)
            connection.send_chats(table.chats, table.speakers)
            await connection.send_position(table)
            table.listeners.append(connection)
        if mine:
            await self.house.tell_present(table)
        return table

    @asynccontextmanager
    async def _in_the_house(self, table: Table) -> AsyncIterator[Table]:
        """A table that is in memory, with its lock held; another may have taken its place since it was looked up."""
        while True:
            async with table.lock:
                if self.house.tables.get(table.id) is table:
                    yield table
                    return
            table = await self.house.table(table.id)

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
                if isinstance(message, wire.Hint):  # a bot thinks about it; the connection goes on
                    self.house.spawn(self._hint(table, connection, message))
                elif isinstance(message, wire.Coach):
                    self.house.spawn(self._coach(table, connection, message))
                else:
                    connection.send(await self._answer(table, connection, message))
                connection.strikes = 0
            except DolmenError as error:
                await self._refuse(connection, of, error)
            except Exception:
                log.exception("a message failed", table=table.id)
                await self._refuse(connection, of, TryAgain())

    def _pace(self, connection: Connection, message: wire.FromPerson) -> None:
        who = (connection.person, connection.address, connection.is_newcomer)
        self.limits.check("acts", *who)
        if type(message) in OF_THEIR_OWN:
            self.limits.check(OF_THEIR_OWN[type(message)], *who)

    async def _refuse(self, connection: Connection, of: str | None, error: DolmenError) -> None:
        REFUSED.labels(error.key).inc()
        connection.send(wire.Error(of, error.key, say_error(error, connection.language)))
        connection.strikes += 1
        if connection.strikes > MOST_STRIKES:
            await connection.close(NOT_ALLOWED)

    async def _answer(self, table: Table, connection: Connection, message: wire.FromPerson) -> wire.Out:
        house, person = self.house, connection.person
        if isinstance(message, wire.Act):
            return wire.Done(message.id, await requests.act(house, table, person, message))
        if isinstance(message, wire.Ping):
            return wire.Pong(message.id)
        if isinstance(message, wire.Undo):
            return wire.Done(message.id, await requests.undo(house, table, person, message))
        if isinstance(message, wire.Why):
            return await self._why(table, connection, message)
        if isinstance(message, wire.Brings):
            return await self._brings(table, connection, message)
        if isinstance(message, wire.Chat):
            if connection.is_banned:
                raise Banned()
            await chatting.chat(house, table, connection, connection.name, message)
        elif isinstance(message, wire.SetStanding):
            await requests.set_standing(house, table, person, message)
            async with table.lock:
                await connection.send_position(table)
        elif isinstance(message, wire.Look):
            async with table.lock:
                await wake(house, table)
                connection.look(table, message.seat)
                await connection.send_position(table)
        elif isinstance(message, wire.Vote):
            await voting.vote(house, table, person, message)
        return wire.Done(message.id, len(table.running.play.steps) if table.running else 0)

    async def _why(self, table: Table, connection: Connection, message: wire.Why) -> wire.Answer:
        async with table.lock:
            await wake(self.house, table)
            if connection.is_shut_out:
                raise Sealed()
            look = Look(table, connection.seat, connection.language)
            line = why_not(look.play, message.phrase, look.viewer)
            if line is None:
                return wire.Answer(message.id)
            return wire.Answer(message.id, look.say(line), rule=rule_of(line, look.words))

    async def _brings(self, table: Table, connection: Connection, message: wire.Brings) -> wire.Answer:
        """Tells nothing of what is not legal for this seat now: what it shows may be an older position."""
        async with table.lock:
            await wake(self.house, table)
            look = Look(table, connection.seat, connection.language)
            action = None if connection.is_shut_out else look.meant(message.sentence)
            line = None if action is None else look.story.brings(action, look.sight)
            return wire.Answer(message.id, None if line is None else look.say(line))

    async def _hint(self, table: Table, connection: Connection, message: wire.Hint) -> None:
        try:
            seat = connection.seat
            if not table.agreed.hints:
                raise NoHints()
            if seat is None or seat not in table.seats_of(connection.person):
                raise NotYours()
            tips = await requests.hint(self.house, table, seat)
            async with table.lock:
                await wake(self.house, table)
                look = Look(table, seat, connection.language)
                shown = [look.tip(tip) for tip in tips]
            text = look.words("hint-text", label=shown[0].label)
            connection.send(wire.Answer(message.id, text, shown[0].sentence, tips=shown))
        except DolmenError as error:
            await self._refuse(connection, message.id, error)

    async def _coach(self, table: Table, connection: Connection, message: wire.Coach) -> None:
        try:
            tips = await coaching.consider(self.house, table, connection.person, message)
            async with table.lock:
                await wake(self.house, table)
                look = Look(table, message.seat, connection.language)
                is_due = bool(tips) and len(look.play.steps) == message.number
                shown = [look.tip(tip) for tip in tips] if is_due else []
            if not shown:
                connection.send(wire.Answer(message.id))
                return
            text = look.words("coach-asks", n=(shown[0].chance or 0) - (shown[1].chance or 0))
            connection.send(wire.Answer(message.id, text, shown[0].sentence, tips=shown))
        except DolmenError as error:
            await self._refuse(connection, message.id, error)


def query_of(scope: Scope) -> dict[str, str]:
    """The query of an address, the last value of each name."""
    return {name: values[-1] for name, values in parse_qs(scope["query_string"].decode("latin-1")).items()}


def table_in(path: str) -> str:
    """The table in the address of a socket."""
    found = re.fullmatch(r"/api/tables/([\w-]{1,40})/live", path)
    if found is None:
        raise NotFound()
    return found[1]


def read(data: str | bytes) -> wire.FromPerson:
    """A message, or why it is none."""
    if len(data) > wire.LONGEST_MESSAGE:
        raise TooLong()
    try:
        return wire.read_message(data)
    except (msgspec.MsgspecError, UnicodeError, ValueError) as error:
        raise BadMessage(why=str(error)[:200]) from None
