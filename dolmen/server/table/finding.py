"""Quick play: takes a seat at a table that waits for just this, or opens one and waits."""

from __future__ import annotations

from dolmen.core.errors import DolmenError
from dolmen.core.game import find_game
from dolmen.server.refusals import NotFound
from dolmen.server.store.blocks import strangers_to
from dolmen.server.store.finding import waiting_tables
from dolmen.server.table.house import House
from dolmen.server.table.seating import create, leave, sit
from dolmen.server.table.table import Table
from dolmen.wire.bodies import NewSeat, NewTable
from dolmen.wire.messages import Pace

MOST_LOOKED_AT = 100
PACES = {"live": Pace("live", 15, 10), "days": Pace("days", days=2)}
GRACE_SECONDS = 4.0  # between turns, where a game asks others


async def quick_play(house: House, person: str, name: str, game: str, players: int | None, pace: str) -> Table:
    """A table of a title at a pace with a seat for somebody; the one that has waited longest, else a new one.

    Asked again while waiting alone, it moves them to an older table that waits for the same.
    """
    found = find_game(game)
    mine: Table | None = None
    strangers = await house.store.read(strangers_to, person)
    for known in await house.store.read(waiting_tables, game, MOST_LOOKED_AT):
        table = await _fitting(house, known, players, pace)
        if table is None:
            continue
        if table.seats_of(person):
            if len(_people(table)) > 1:
                return table
            mine = table
            break  # those that come after it are younger: whoever waits there comes to me
        if strangers.isdisjoint(_people(table)) and await _take_seat(house, table, person, name):
            await _leave_others(house, person, table, game, players, pace)
            return table
    if mine is not None:
        return mine
    count = players if players is not None and players in found.players else found.players[0]
    seats = [NewSeat("me"), *[NewSeat("open") for _ in range(count - 1)]]
    grace = GRACE_SECONDS if found.story.HAS_WINDOWS else 0.0
    return await create(house, person, name, NewTable(game, seats, pace=PACES[pace], public=True, grace=grace))


def _people(table: Table) -> set[str]:
    return {seat.person for seat in table.seats if seat.person}


async def _fitting(house: House, name: str, players: int | None, pace: str) -> Table | None:
    """A table that is as quick play opens it, for that many."""
    try:
        table = await house.table(name)
    except DolmenError:
        return None
    usual = table.game.settle(len(table.seats), {})
    is_such = table.agreed.pace == PACES[pace] and table.agreed.options == usual and not table.agreed.hints
    is_open = table.status == "open" and not any(seat.kept_for for seat in table.seats)
    return table if is_such and is_open and players in (None, len(table.seats)) else None


async def _take_seat(house: House, table: Table, person: str, name: str) -> bool:
    """Sits down on the first open seat; False if others were faster."""
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            try:
                await sit(house, table, person, name, number)
            except DolmenError:
                continue
            return True
    return False


async def _leave_others(house: House, person: str, kept: Table, game: str, players: int | None, pace: str) -> None:
    """Whoever has found a table does not keep waiting alone at another."""
    for name in await house.store.read(waiting_tables, game, MOST_LOOKED_AT):
        table = await _fitting(house, name, players, pace)
        if table is not None and table is not kept and _people(table) == {person}:
            for number in table.seats_of(person):
                await leave(house, table, person, number)


async def stop_waiting(house: House, name: str, person: str) -> None:
    """Gets up from a table that has not begun."""
    try:
        table = await house.table(name)
    except NotFound:
        return
    if table.status == "open":
        for number in table.seats_of(person):
            await leave(house, table, person, number)
