"""Votes: the seat of somebody who is absent goes to a bot when all other people say so."""

from __future__ import annotations

from math import ceil

from dolmen.server.refusals import MayComeBack, NotAbsent, NotRunning, NotYours, Taken
from dolmen.server.store.rows import KeptSeat
from dolmen.server.store.tables import replace_person
from dolmen.server.store.voices import was_heard, write_vote
from dolmen.server.table.acting import go_on, wake
from dolmen.server.table.house import House
from dolmen.server.table.requests import message_key
from dolmen.server.table.seating import seat_at, seated
from dolmen.server.table.table import Table
from dolmen.wire.messages import Vote


async def vote(house: House, table: Table, person: str, asked: Vote) -> None:
    """Says that an absent player's seat should go to a bot, or takes that back."""
    async with table.lock:
        await wake(house, table)
        key = message_key(person, asked.id)
        if await house.store.read(was_heard, table.id, key):
            return
        by = _voter(house, table, person, asked.seat)
        ballot, is_for = (asked.seat, by), asked.for_ == "bot"
        votes = table.votes | {ballot} if is_for else table.votes - {ballot}
        if is_agreed(table, asked.seat, votes):
            await _replace(house, table, asked.seat, key)
        elif await house.store.write(write_vote, table.id, *ballot, is_for, key, house.now(), about=table.id):
            table.votes = votes
        house.tell_table(table)


def _voter(house: House, table: Table, person: str, number: int) -> int:
    """The seat for which somebody votes; refused where they cannot vote about that seat."""
    mine = [seat for seat in table.seats_of(person) if seat in voters(table, number % len(table.seats))]
    if table.status != "running":
        raise NotRunning()
    if not mine or seat_at(table, number).kind != "person":
        raise NotYours()
    table.note_presence(house.now())
    wait = table.wait_for(number, house.now())
    if wait is None:
        raise NotAbsent()
    if wait > 0:
        raise MayComeBack(wait=ceil(wait))
    return mine[0]


def voters(table: Table, seat: int) -> list[int]:
    """The seats of the other people, all of whom have to agree."""
    return [
        number
        for number, other in enumerate(table.seats)
        if number != seat and other.kind == "person" and not other.has_left and other.person != table.seats[seat].person
    ]


def is_agreed(table: Table, number: int, votes: set[tuple[int, int]]) -> bool:
    """Whether all other people want a bot on a seat."""
    holders = {table.seats[voter].person for voter in voters(table, number)}
    agreed = {table.seats[by].person for seat, by in votes if seat == number}
    return bool(holders) and holders <= agreed


async def _replace(house: House, table: Table, number: int, message: str) -> None:
    """Puts a bot on a seat, which ends the votes about it. A seat that was not lost by the clock can be taken back."""
    old = table.seats[number]
    is_late = not old.has_left and table.is_out(number, house.now())
    bot = KeptSeat("bot", old.name, None, house.workers.best, old.has_left, old.person, may_return=not is_late)
    if not await house.store.write(replace_person, table.id, number, old, bot, message, house.now(), about=table.id):
        raise Taken()
    table.standing.pop(number, None)
    seated(table, number, bot)
    table.votes = {(seat, by) for seat, by in table.votes if seat != number}
    await house.tell_position(table)
    await go_on(house, table)
