"""Who sits where: new tables, sitting down, leaving, starting, votes for a bot, rematches; and the chat."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from dolmen.bots import UnknownBot
from dolmen.core.game import find_game
from dolmen.core.seed import fresh_seed
from dolmen.server import schema
from dolmen.server.acting import go_on, message_key
from dolmen.server.bodies import NewSeat, NewTable, SetSeat
from dolmen.server.identity import keep_person
from dolmen.server.messages import Chat, ChatLine, Vote
from dolmen.server.metrics import STARTED
from dolmen.server.refusals import Late, NotAbsent, NotOpen, NotOver, NotRunning, NotYours, SeatsOpen, Taken
from dolmen.server.showing import voters
from dolmen.server.table import Agreed, Seat, Table

if TYPE_CHECKING:
    from dolmen.server.connection import Connection
    from dolmen.server.house import House


def fresh_table_name() -> str:
    """The name of a table, which is also the key to one that is by link only."""
    return secrets.token_urlsafe(9)


async def create(house: House, person: str, name: str, wanted: NewTable) -> Table:
    """A new table; it starts by itself if no seat is open."""
    game = find_game(wanted.game)
    options = game.settle(len(wanted.seats), wanted.options)
    seats = [_new_seat(house, seat, person, name) for seat in wanted.seats]
    agreed = Agreed(
        fresh_table_name(), game, game.version, options, fresh_seed(), wanted.pace, wanted.grace, wanted.public,
        wanted.hints, person, house.now(),
    )  # fmt: skip
    return await open_table(house, Table(agreed, seats, "open"))


def _new_seat(house: House, seat: NewSeat, person: str, name: str) -> Seat:
    if seat.kind == "bot":
        return Seat("bot", level=known_level(house, seat.level))
    return Seat("person", seat.name or name, person) if seat.kind == "me" else Seat("open")


def known_level(house: House, level: str | None) -> str:
    """A level that there is; the strongest if none was named."""
    if level is None:
        return house.workers.best
    if level not in house.workers.levels:
        raise UnknownBot(asked=level, possible=", ".join(house.workers.levels))
    return level


async def open_table(house: House, table: Table) -> Table:
    """Writes a new table down and starts it if everybody is there."""
    agreed = table.agreed
    row = {
        "id": agreed.id, "game": agreed.game.name, "version": agreed.version, "seed": agreed.seed,
        "options": msgspec.json.encode(agreed.options).decode(), "pace": msgspec.json.encode(agreed.pace).decode(),
        "grace": agreed.grace, "public": agreed.public, "hints": agreed.hints, "status": "open", "host": agreed.host,
        "created": agreed.created,
    }  # fmt: skip
    seats = [_seat_row(table, number) for number in range(len(table.seats))]

    def write(connection: sa.Connection) -> None:
        keep_person(connection, agreed.host, house.now())
        connection.execute(sa.insert(schema.tables), row)
        connection.execute(sa.insert(schema.seats), seats)

    await house.store.write(write)
    table.used = house.now()
    house.tables[table.id] = table
    async with table.lock:
        await start_if_full(house, table)
    return table


def _seat_row(table: Table, number: int) -> dict:
    seat = table.seats[number]
    return {
        "table": table.id, "seat": number, "kind": seat.kind, "person": seat.person, "level": seat.level,
        "name": seat.name, "has_left": seat.has_left, "left_by": seat.left_by,
    }  # fmt: skip


async def start_if_full(house: House, table: Table) -> None:
    """Starts the game when no seat is open. With the table's lock held."""
    if table.status != "open" or any(seat.kind == "open" for seat in table.seats):
        return
    now, tables = house.now(), schema.tables
    begin = sa.update(tables).where(tables.c.id == table.id, tables.c.status == "open")
    await house.store.write(lambda c: c.execute(begin.values(status="running", started=now)), about=table.id)
    started = await house.store.read(
        lambda c: c.execute(sa.select(tables.c.started).where(tables.c.id == table.id)).scalar()
    )
    table.status, table.started = "running", started or now
    STARTED.labels(table.game.name).inc()
    for connection in table.connections:
        mine = table.seats_of(connection.person)
        connection.seat = mine[0] if len(mine) == 1 else None
    await house.ready(table)
    await house.tell_table(table)
    house.tell_position(table)


async def set_seat(house: House, table: Table, number: int, seat: Seat, expected: str) -> None:
    """Gives a seat to somebody, if it is still of the kind expected; of two at once one loses. With the lock held."""
    seats = schema.seats
    where = sa.and_(seats.c.table == table.id, seats.c.seat == number, seats.c.kind == expected)
    old = table.seats[number]
    where = sa.and_(where, seats.c.person.is_(None) if old.person is None else seats.c.person == old.person)
    row = {
        "kind": seat.kind, "person": seat.person, "level": seat.level, "name": seat.name, "has_left": seat.has_left,
        "left_by": seat.left_by,
    }  # fmt: skip

    def write(connection: sa.Connection) -> bool:
        if seat.person:
            keep_person(connection, seat.person, house.now())
        return connection.execute(sa.update(seats).where(where).values(row)).rowcount == 1

    if not await house.store.write(write, about=table.id):
        raise Taken()
    table.seats[number] = seat
    table.names.clear()
    if table.running:
        table.running.shown.clear()
        table.running.forget_logs()


def seat_at(table: Table, number: int) -> Seat:
    """The seat of a number."""
    if number >= len(table.seats):
        raise NotYours()
    return table.seats[number]


async def sit(house: House, table: Table, person: str, name: str, number: int) -> None:
    """Takes an open seat."""
    async with table.lock:
        if table.status != "open":
            raise NotOpen()
        if seat_at(table, number).kind != "open":
            raise Taken()
        await set_seat(house, table, number, Seat("person", name, person), "open")
        await house.tell_table(table)
        await start_if_full(house, table)


async def leave(house: House, table: Table, person: str, number: int) -> None:
    """Gets up: before the start the seat is open again, afterwards the others may give it to a bot."""
    async with table.lock:
        seat = seat_at(table, number)
        if seat.person != person or seat.kind != "person":
            raise NotYours()
        if table.status == "open":
            await set_seat(house, table, number, Seat("open"), "person")
            await _remove_if_empty(house, table)
        elif table.status == "running":
            await house.ready(table)
            await set_seat(house, table, number, replace(seat, has_left=True), "person")
        await house.tell_table(table)


async def _remove_if_empty(house: House, table: Table) -> None:
    """A table that has not begun and at which no person sits is taken away."""
    if any(seat.kind == "person" for seat in table.seats):
        return

    def write(connection: sa.Connection) -> None:
        for source in (schema.chats, schema.seats):
            connection.execute(sa.delete(source).where(source.c.table == table.id))
        connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table.id))

    await house.store.write(write, about=table.id)
    house.tables.pop(table.id, None)


async def arrange(house: House, table: Table, person: str, wanted: SetSeat) -> None:
    """The host sets a seat that no person holds."""
    async with table.lock:
        _check_host(table, person)
        old = seat_at(table, wanted.seat)
        if old.kind == "person":
            raise Taken()
        seat = Seat("bot", level=known_level(house, wanted.level)) if wanted.kind == "bot" else Seat("open")
        await set_seat(house, table, wanted.seat, seat, old.kind)
        await house.tell_table(table)
        await start_if_full(house, table)


def _check_host(table: Table, person: str) -> None:
    if table.agreed.host != person:
        raise NotYours()
    if table.status != "open":
        raise NotOpen()


async def start(house: House, table: Table, person: str, fill: str | None) -> None:
    """The host starts, with bots on the seats that are still open."""
    async with table.lock:
        _check_host(table, person)
        empty = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
        if empty and fill is None:
            raise SeatsOpen()
        level = known_level(house, fill) if empty else ""
        for number in empty:
            await set_seat(house, table, number, Seat("bot", level=level), "open")
        await start_if_full(house, table)


async def vote(house: House, table: Table, person: str, message: Vote) -> None:
    """Says that an absent player's seat should go to a bot; when all other people say so, it does."""
    async with table.lock:
        await house.ready(table)
        mine = [seat for seat in table.seats_of(person) if seat in voters(table, message.seat % len(table.seats))]
        if table.status != "running":
            raise NotRunning()
        if not mine or seat_at(table, message.seat).kind != "person":
            raise NotYours()
        if not table.is_out(message.seat, house.now()) and message.seat in table.online():
            raise NotAbsent()
        votes, by = schema.votes, mine[0]
        where = sa.and_(votes.c.table == table.id, votes.c.seat == message.seat, votes.c.by == by)

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.delete(votes).where(where))
            if message.for_ == "bot":
                connection.execute(sa.insert(votes).values(table=table.id, seat=message.seat, by=by))

        await house.store.write(write, about=table.id)
        table.votes.discard((message.seat, by))
        if message.for_ == "bot":
            table.votes.add((message.seat, by))
        await count_votes(house, table, message.seat)
        await house.tell_table(table)


async def count_votes(house: House, table: Table, number: int) -> None:
    """Puts a bot on a seat when all other people want it. With the lock held."""
    holders = {table.seats[voter].person for voter in voters(table, number)}
    agreed = {table.seats[by].person for seat, by in table.votes if seat == number}
    if not holders or not holders <= agreed:
        return
    old = table.seats[number]
    await set_seat(house, table, number, Seat("bot", level=house.workers.best, left_by=old.person), "person")
    votes = schema.votes
    gone = sa.delete(votes).where(votes.c.table == table.id, votes.c.seat == number)
    await house.store.write(lambda connection: connection.execute(gone), about=table.id)
    table.votes = {(seat, by) for seat, by in table.votes if seat != number}
    house.tell_position(table)
    await go_on(house, table)


async def rematch(house: House, table: Table, person: str) -> Table:
    """The same people and bots once more, seats moved on by one; whoever asks second gets the table of the first."""
    async with table.lock:
        if person not in {seat.person or seat.left_by for seat in table.seats}:
            raise NotYours()
        if table.status != "over":
            raise NotOver()
        if table.rematch is None:
            table.rematch = await _next_table(house, table, person)
            await house.tell_table(table)
        return await house.table(table.rematch)


async def _next_table(house: House, table: Table, person: str) -> str:
    old, tables = table.agreed, schema.tables
    game = old.game
    agreed = Agreed(
        fresh_table_name(), game, game.version, game.settle(len(table.seats), old.options), fresh_seed(), old.pace,
        old.grace, old.public, old.hints, person, house.now(),
    )  # fmt: skip
    moved = table.seats[1:] + table.seats[:1]
    seats = [Seat(seat.kind, seat.name, seat.person, seat.level) for seat in moved]
    claim = sa.update(tables).where(tables.c.id == old.id, tables.c.rematch.is_(None)).values(rematch=agreed.id)
    if not await house.store.write(lambda c: c.execute(claim).rowcount == 1, about=old.id):
        found = await house.store.read(
            lambda c: c.execute(sa.select(tables.c.rematch).where(tables.c.id == old.id)).scalar()
        )
        if found is None:
            raise Late()
        return found
    await open_table(house, Table(agreed, seats, "open"))
    return agreed.id


async def chat(house: House, table: Table, connection: Connection, message: Chat) -> None:
    """Adds a line to the chat, once however often it is sent, and shows it to everybody."""
    mine = table.seats_of(connection.person)
    seat = connection.seat if connection.seat in mine else (mine[0] if mine else None)
    name = table.seats[seat].name if seat is not None else connection.name
    at, chats = house.now(), schema.chats
    key = message_key(connection.person, message.id)
    text = " ".join(message.text.split())
    if not text:
        return

    def write(connection: sa.Connection) -> bool:
        known = connection.execute(sa.select(chats.c.number).where(chats.c.table == table.id, chats.c.message == key))
        if known.scalar() is not None:
            return False
        last = connection.execute(sa.select(sa.func.max(chats.c.number)).where(chats.c.table == table.id)).scalar()
        number = 0 if last is None else last + 1
        row = {"table": table.id, "number": number, "seat": seat, "name": name, "text": text, "message": key, "at": at}
        connection.execute(sa.insert(chats), row)
        return True

    async with table.lock:
        if await house.store.write(write, about=table.id):
            line = ChatLine(name, seat, text, at)
            table.chats.append(line)
            for other in list(table.connections):
                other.send_chats([line])
