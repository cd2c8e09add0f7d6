"""Who sits where: new tables, sitting down, leaving, starting, votes for a bot, rematches.

What belongs together is written in one transaction: a server that dies leaves no table half begun.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from dolmen.bots import UnknownBot
from dolmen.core.game import find_game
from dolmen.core.seed import fresh_seed
from dolmen.server.metrics import STARTED
from dolmen.server.refusals import Late, NotAbsent, NotOpen, NotOver, NotRunning, NotYours, SeatsOpen, Taken
from dolmen.server.store import schema
from dolmen.server.table.acting import go_on
from dolmen.server.table.table import Agreed, Seat, Table
from dolmen.server.web.identity import keep_person
from dolmen.server.web.showing import voters
from dolmen.wire.bodies import NewSeat, NewTable, SetSeat
from dolmen.wire.messages import Vote

if TYPE_CHECKING:
    from dolmen.server.table.house import House


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
    return await opened(house, table, await house.store.write(lambda connection: write_table(connection, table)))


def write_table(connection: sa.Connection, table: Table) -> float | None:
    """The rows of a new table; when it began, if it begins at once."""
    agreed = table.agreed
    row = {
        "id": agreed.id, "game": agreed.game.name, "version": agreed.version, "seed": agreed.seed,
        "options": msgspec.json.encode(agreed.options).decode(), "pace": msgspec.json.encode(agreed.pace).decode(),
        "grace": agreed.grace, "public": agreed.public, "hints": agreed.hints, "status": "open", "host": agreed.host,
        "created": agreed.created,
    }  # fmt: skip
    keep_person(connection, agreed.host, agreed.created)
    connection.execute(sa.insert(schema.tables), row)
    connection.execute(sa.insert(schema.seats), [_seat_row(table, number) for number in range(len(table.seats))])
    return begin_if_full(connection, table.id, agreed.created)


async def opened(house: House, table: Table, began: float | None) -> Table:
    """A table that has been written down is in the house."""
    table.used = house.now()
    house.tables[table.id] = table
    async with table.lock:
        await begun(house, table, began)
    return table


def _seat_row(table: Table, number: int) -> dict:
    seat = table.seats[number]
    return {
        "table": table.id, "seat": number, "kind": seat.kind, "person": seat.person, "level": seat.level,
        "name": seat.name, "has_left": seat.has_left, "left_by": seat.left_by,
    }  # fmt: skip


def begin_if_full(connection: sa.Connection, table: str, now: float) -> float | None:
    """Begins a game as soon as no seat is open, together with whatever took the last one; when it began, if it has.

    The row of the table is held first, so that of two processes which give away two seats the second sees both taken.
    """
    tables, seats = schema.tables, schema.seats
    row = connection.execute(
        sa.select(tables.c.status, tables.c.started).where(tables.c.id == table).with_for_update()
    ).one_or_none()
    if row is None or row.status != "open":
        return row.started if row else None
    is_open = sa.select(seats.c.seat).where(seats.c.table == table, seats.c.kind == "open").limit(1)
    if connection.execute(is_open).first() is not None:
        return None
    connection.execute(sa.update(tables).where(tables.c.id == table).values(status="running", started=now))
    return now


async def begun(house: House, table: Table, began: float | None) -> None:
    """Shows a game that has just begun to those who are there. With the table's lock held."""
    if began is None or table.status != "open":
        return
    table.status, table.started = "running", began
    STARTED.labels(table.game.name).inc()
    table.seat_connections()
    await house.ready(table)
    await house.tell_table(table)
    house.tell_position(table)


async def set_seat(house: House, table: Table, number: int, seat: Seat, expected: str) -> None:
    """Gives a seat to somebody, if it is still of the kind expected, and begins if it was the last one open.

    Of two who want a seat at once one loses. With the table's lock held.
    """
    old = table.seats[number]

    def write(connection: sa.Connection) -> tuple[bool, float | None]:
        is_mine = write_seat(connection, table.id, number, old, seat, expected, house.now())
        return is_mine, begin_if_full(connection, table.id, house.now()) if is_mine else None

    is_mine, began = await house.store.write(write, about=table.id)
    if not is_mine:
        raise Taken()
    seated(table, number, seat)
    await begun(house, table, began)


def write_seat(
    connection: sa.Connection, table: str, number: int, old: Seat, new: Seat, expected: str, now: float
) -> bool:
    """Changes the row of a seat that is still as it was; whether it was."""
    seats = schema.seats
    where = sa.and_(seats.c.table == table, seats.c.seat == number, seats.c.kind == expected)
    where = sa.and_(where, seats.c.person.is_(None) if old.person is None else seats.c.person == old.person)
    row = {
        "kind": new.kind, "person": new.person, "level": new.level, "name": new.name, "has_left": new.has_left,
        "left_by": new.left_by,
    }  # fmt: skip
    if new.person:
        keep_person(connection, new.person, now)
    return connection.execute(sa.update(seats).where(where).values(row)).rowcount == 1


def seated(table: Table, number: int, seat: Seat) -> None:
    """A seat that has been written down is so in memory."""
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


async def leave(house: House, table: Table, person: str, number: int) -> None:
    """Gets up: before the start the seat is open again, afterwards the others may give it to a bot."""
    async with table.lock:
        seat = seat_at(table, number)
        if seat.person != person or seat.kind != "person":
            raise NotYours()
        if table.status == "open":
            await _leave_early(house, table, number)
        elif table.status == "running":
            await house.ready(table)
            await set_seat(house, table, number, replace(seat, has_left=True), "person")
        await house.tell_table(table)


async def _leave_early(house: House, table: Table, number: int) -> None:
    """Opens a seat again; a table at which no person is left goes with it."""
    old, free = table.seats[number], Seat("open")
    is_last = not any(seat.kind == "person" for other, seat in enumerate(table.seats) if other != number)

    def write(connection: sa.Connection) -> bool:
        if not write_seat(connection, table.id, number, old, free, "person", house.now()):
            return False
        if is_last:
            for source in (schema.chats, schema.seats):
                connection.execute(sa.delete(source).where(source.c.table == table.id))
            connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table.id))
        return True

    if not await house.store.write(write, about=table.id):
        raise Taken()
    seated(table, number, free)
    if is_last:
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
        votes, by = set(table.votes), mine[0]
        votes.discard((message.seat, by))
        if message.for_ == "bot":
            votes.add((message.seat, by))
        if is_agreed(table, message.seat, votes):
            await _replace(house, table, message.seat)
        else:
            await house.store.write(
                lambda connection: write_vote(connection, table.id, message.seat, by, message.for_ == "bot"),
                about=table.id,
            )
            table.votes = votes
        await house.tell_table(table)


def write_vote(connection: sa.Connection, table: str, seat: int, by: int, is_for: bool) -> None:
    """Keeps a vote, or takes it back."""
    votes = schema.votes
    where = sa.and_(votes.c.table == table, votes.c.seat == seat, votes.c.by == by)
    connection.execute(sa.delete(votes).where(where))
    if is_for:
        connection.execute(sa.insert(votes).values(table=table, seat=seat, by=by))


def is_agreed(table: Table, number: int, votes: set[tuple[int, int]]) -> bool:
    """Whether all other people want a bot on a seat."""
    holders = {table.seats[voter].person for voter in voters(table, number)}
    agreed = {table.seats[by].person for seat, by in votes if seat == number}
    return bool(holders) and holders <= agreed


async def _replace(house: House, table: Table, number: int) -> None:
    """Puts a bot on a seat, which ends the votes about it. With the lock held."""
    old, votes = table.seats[number], schema.votes
    bot = Seat("bot", level=house.workers.best, left_by=old.person)

    def write(connection: sa.Connection) -> bool:
        connection.execute(sa.delete(votes).where(votes.c.table == table.id, votes.c.seat == number))
        return write_seat(connection, table.id, number, old, bot, "person", house.now())

    if not await house.store.write(write, about=table.id):
        raise Taken()
    seated(table, number, bot)
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
    new = Table(agreed, seats, "open")
    claim = sa.update(tables).where(tables.c.id == old.id, tables.c.rematch.is_(None)).values(rematch=agreed.id)

    def write(connection: sa.Connection) -> tuple[str | None, float | None]:
        if connection.execute(claim).rowcount == 1:
            return agreed.id, write_table(connection, new)
        return connection.execute(sa.select(tables.c.rematch).where(tables.c.id == old.id)).scalar(), None

    name, began = await house.store.write(write, about=old.id)
    if name is None:
        raise Late()
    if name == agreed.id:
        await opened(house, new, began)
    return name
