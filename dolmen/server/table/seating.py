"""Who sits where: new tables, sitting down, leaving, starting, rematches."""

from __future__ import annotations

import secrets
from dataclasses import replace

from dolmen.bots import UnknownBot
from dolmen.core.game import find_game
from dolmen.core.seed import fresh_seed
from dolmen.server.metrics import STARTED
from dolmen.server.refusals import (
    Kept,
    Late,
    NoCoach,
    NotFound,
    NotOpen,
    NotOver,
    NotYours,
    OneSeat,
    SeatsOpen,
    Taken,
    TimeLost,
    Unwanted,
)
from dolmen.server.store.blocks import is_unwanted
from dolmen.server.store.rows import Agreed, KeptSeat
from dolmen.server.store.tables import give_seat, open_seat, write_rematch, write_table
from dolmen.server.table.acting import go_on, wake
from dolmen.server.table.coaching import may_coach
from dolmen.server.table.house import House
from dolmen.server.table.table import Table
from dolmen.wire.bodies import NewSeat, NewTable, SetSeat


def fresh_table_name() -> str:
    """The name of a table, which is also the key to one that is by link only."""
    return secrets.token_urlsafe(9)


async def create(house: House, person: str, name: str, wanted: NewTable, request: str | None = None) -> Table:
    """A new table; it starts by itself if no seat is open. `request` is the key under which a repetition is known."""
    game = find_game(wanted.game)
    options = game.settle(len(wanted.seats), wanted.options)
    seats = [_new_seat(house, seat, person, name) for seat in wanted.seats]
    agreed = Agreed(
        fresh_table_name(), game.name, game.version, options, fresh_seed(), wanted.pace, wanted.grace, wanted.public,
        wanted.hints, person, house.now(), coach=wanted.coach,
    )  # fmt: skip
    if wanted.coach and not may_coach(seats):
        raise NoCoach()
    table = Table(agreed, seats, "open")
    return await opened(house, table, await house.store.write(write_table, table, request))


def _new_seat(house: House, seat: NewSeat, person: str, name: str) -> KeptSeat:
    if seat.kind == "bot":
        return KeptSeat("bot", level=known_level(house, seat.level))
    return KeptSeat("person", seat.name or name, person) if seat.kind == "me" else KeptSeat("open")


def known_level(house: House, level: str | None) -> str:
    """A level that there is; the strongest if none was named."""
    if level is None:
        return house.workers.best
    if level not in house.workers.levels:
        raise UnknownBot(asked=level, possible=", ".join(house.workers.levels))
    return level


async def opened(house: House, table: Table, began: float | None) -> Table:
    """A table that has been written down is in the house."""
    house.add(table)
    async with table.lock:
        await begun(house, table, began)
    house.tell_news()
    return table


async def begun(house: House, table: Table, began: float | None) -> None:
    """Shows a game that has just begun to those who are there. With the table's lock held.

    Who sits where is read anew: the news of somebody who sat down at another process may be yet to come.
    """
    if began is None or table.status != "open":
        return
    table.status, table.started = "running", began
    STARTED.inc()
    table.seats = (await house.kept_table(table.id)).seats
    table.show_anew()
    table.seat_listeners()
    await wake(house, table)
    house.tell_table(table)
    await house.tell_position(table)


async def change_seat(house: House, table: Table, number: int, seat: KeptSeat, request: str | None = None) -> None:
    """Gives a seat to somebody, if it is still as it was, and begins if it was the last one open.

    Of two who want a seat at once one loses. With the table's lock held.
    """
    details = (table.id, number, table.seats[number], seat, house.now(), request)
    is_mine, began = await house.store.write(give_seat, *details, about=table.id)
    if not is_mine:
        raise Taken()
    seated(table, number, seat)
    await begun(house, table, began)
    house.tell_news()


def seated(table: Table, number: int, seat: KeptSeat) -> None:
    """A seat that has been written down is so in memory."""
    table.seats[number] = seat
    table.show_anew()


def seat_at(table: Table, number: int) -> KeptSeat:
    """The seat of a number."""
    if number >= len(table.seats):
        raise NotYours()
    return table.seats[number]


async def sit(house: House, table: Table, person: str, name: str, number: int, request: str | None = None) -> None:
    """Takes an open seat, or one's own seat back from the bot that plays there."""
    async with table.lock:
        seat = seat_at(table, number)
        if table.status == "running" and seat.kind == "bot" and seat.left_by == person:
            await _take_back(house, table, number, request)
            return
        if table.status != "open":
            raise NotOpen()
        if seat.kind != "open":
            raise Taken()
        _check_guest(table, person, seat)
        await check_wanted(house, table, person)
        await change_seat(house, table, number, KeptSeat("person", name, person), request)
        house.tell_table(table)


def _check_guest(table: Table, person: str, seat: KeptSeat) -> None:
    """A seat may be kept for somebody; whoever is not the host has one seat, unless more are kept for them."""
    if seat.kept_for not in (None, person):
        raise Kept()
    if seat.kept_for is None and person != table.agreed.host and table.seats_of(person):
        raise OneSeat()


async def check_wanted(house: House, table: Table, person: str) -> None:
    """Refuses a seat among people who have blocked somebody."""
    others = {seat.person for seat in table.seats if seat.person and seat.person != person} | {table.agreed.host}
    if await house.store.read(is_unwanted, person, others - {person}):
        raise Unwanted()


async def come_back(house: House, table: Table, person: str) -> None:
    """Whoever was replaced while away has their seats again as soon as they come. With the table's lock held."""
    for number, seat in enumerate(table.seats if table.status == "running" else ()):
        if seat.kind == "bot" and seat.left_by == person and seat.may_return and not seat.has_left:
            await _take_back(house, table, number)


async def _take_back(house: House, table: Table, number: int, request: str | None = None) -> None:
    """Gives a seat back to whoever left it to a bot."""
    bot = table.seats[number]
    if not bot.may_return:
        raise TimeLost()
    await wake(house, table)
    await change_seat(house, table, number, KeptSeat("person", bot.name, bot.left_by), request)
    for listener in table.listeners:
        if listener.person == bot.left_by and table.seats_of(bot.left_by) == [number]:
            listener.see_through(number)
    house.tell_table(table)
    await house.tell_position(table)
    await go_on(house, table)


async def leave(house: House, table: Table, person: str, number: int, request: str | None = None) -> None:
    """Gets up: before the start the seat is open again, afterwards the others may give it to a bot."""
    async with table.lock:
        seat = seat_at(table, number)
        if seat.person != person or seat.kind != "person":
            raise NotYours()
        if table.status == "open":
            await _leave_early(house, table, number, request)
        elif table.status == "running":
            await wake(house, table)
            await change_seat(house, table, number, replace(seat, has_left=True), request)
        house.tell_table(table)


async def _leave_early(house: House, table: Table, number: int, request: str | None) -> None:
    """Opens a seat again; a table at which no person is left goes with it."""
    is_last = not any(seat.kind == "person" for other, seat in enumerate(table.seats) if other != number)
    is_last = is_last and table.agreed.duplicate is None  # a group waits for others
    details = (table.id, number, table.seats[number], is_last, house.now(), request)
    if not await house.store.write(open_seat, *details, about=table.id):
        raise Late()  # the game has begun at another process, which tells us
    seated(table, number, KeptSeat("open"))
    if is_last:
        house.remove(table)
    house.tell_news()


async def arrange(house: House, table: Table, person: str, wanted: SetSeat, request: str | None = None) -> None:
    """The host sets a seat that no person holds."""
    async with table.lock:
        _check_host(table, person)
        if seat_at(table, wanted.seat).kind == "person":
            raise Taken()
        seat = KeptSeat("bot", level=known_level(house, wanted.level)) if wanted.kind == "bot" else KeptSeat("open")
        await change_seat(house, table, wanted.seat, seat, request)
        house.tell_table(table)


def _check_host(table: Table, person: str) -> None:
    if table.agreed.host != person:
        raise NotYours()
    if table.status != "open":
        raise NotOpen()


async def start(house: House, table: Table, person: str, fill: str | None, request: str | None = None) -> None:
    """The host starts, with bots on the seats that are still open."""
    async with table.lock:
        _check_host(table, person)
        empty = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
        if empty and fill is None:
            raise SeatsOpen()
        level = known_level(house, fill) if empty else ""
        for number in empty:
            is_whole = number == empty[-1]
            await change_seat(house, table, number, KeptSeat("bot", level=level), request if is_whole else None)


async def rematch(house: House, table: Table, person: str, request: str | None = None) -> Table:
    """The same once more, seats moved on by one: whoever asks first opens the table, and the others say yes by asking.

    It begins when everybody has; the host may give the seat of whoever does not answer to a bot, or open it.
    """
    async with table.lock:
        if person not in {seat.person or seat.left_by for seat in table.seats}:
            raise NotYours()
        if table.status != "over":
            raise NotOver()
        follows = await _rematch_of(house, table)
        if follows is None:
            table.rematch = await _next_table(house, table, person, request)
            house.tell_table(table)
            follows = await house.table(table.rematch)
    await _say_yes(house, follows, person)
    return follows


async def _rematch_of(house: House, table: Table) -> Table | None:
    """The rematch that somebody has opened, unless they have left it again."""
    try:
        return await house.table(table.rematch) if table.rematch else None
    except NotFound:
        return None


async def _say_yes(house: House, table: Table, person: str) -> None:
    """Takes the seats of a rematch that are kept for somebody."""
    async with table.lock:
        for number, seat in enumerate(table.seats):
            if table.status == "open" and seat.kind == "open" and seat.kept_for == person:
                await change_seat(house, table, number, KeptSeat("person", seat.name, person))
        house.tell_table(table)


async def _next_table(house: House, table: Table, person: str, request: str | None) -> str:
    game = find_game(table.agreed.game)
    agreed = replace(
        table.agreed, id=fresh_table_name(), duplicate=None,
        version=game.version, seed=fresh_seed(), host=person, created=house.now(), start=None, came_from=None,
        options=game.settle(len(table.seats), table.agreed.options),
    )  # fmt: skip
    moved = table.seats[1:] + table.seats[:1]
    new = Table(agreed, [_seat_of_rematch(seat, person) for seat in moved], "open")
    name, began = await house.store.write(write_rematch, table.id, new, request, about=table.id)
    if name is None:
        raise Late()
    if name == new.id:
        await opened(house, new, began)
    return name


def _seat_of_rematch(seat: KeptSeat, person: str) -> KeptSeat:
    """Whoever asks sits, and so do bots; the seats of the others are kept for them."""
    if person in (seat.person, seat.left_by):
        return KeptSeat("person", seat.name, person)
    if seat.kind == "bot":
        return KeptSeat("bot", level=seat.level)
    return KeptSeat("open", seat.name, kept_for=seat.person)
