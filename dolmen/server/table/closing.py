"""Forgotten tables: closed without a rating; where a clock was agreed, whoever let it lapse loses."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Literal

import structlog

from dolmen.server.refusals import CannotOpen, NotFound
from dolmen.server.store.closing import close_idle, drop_open_tables, idle_tables
from dolmen.server.table.acting import wake
from dolmen.server.table.clock import DAY
from dolmen.server.table.duplicating import unseal, unseal_stale
from dolmen.server.table.house import House
from dolmen.server.table.ratings import rate, rated_at
from dolmen.server.table.table import Table

log = structlog.get_logger()
LOOK_SECONDS = 600.0
ENDINGS_SECONDS = 0.2
MOST_AT_ONCE = 200


async def close_forgotten(house: House) -> None:
    """Closes what is forgotten for as long as the house is open."""
    while not house.closing:
        try:
            await close_once(house)
            await unseal_stale(house)
        except Exception:
            log.exception("forgotten tables stay open")
        await asyncio.sleep(LOOK_SECONDS)


async def follow_endings(house: House) -> None:
    """Opens the seals of groups with the same deals when the last has finished; also what a process that died left."""
    await unseal_stale(house)
    while not house.closing:
        await asyncio.sleep(ENDINGS_SECONDS)
        while house.ended:
            name = house.ended.pop()
            try:
                await unseal(house, await house.table(name))
            except (NotFound, CannotOpen):
                continue
            except Exception:
                log.exception("a seal stays shut", table=name)


async def close_once(house: House) -> None:
    """Closes every table at which nobody has acted for a long time."""
    before = house.now() - house.settings.close_days * DAY
    for name in await house.store.write(drop_open_tables, before):
        if name in house.tables:
            house.remove(house.tables[name])
    for name in await house.store.read(idle_tables, before, MOST_AT_ONCE):
        try:
            await close(house, await house.table(name), before)
        except (NotFound, CannotOpen):
            continue


async def close_now(house: House, table: Table) -> None:
    """Closes a table, unrated, whatever happens there."""
    async with table.lock:
        await wake(house, table)
        if table.status == "running":
            await _end(house, table, None)


async def close(house: House, table: Table, before: float) -> None:
    """Closes a table at which nothing has happened since then."""
    async with table.lock:
        await wake(house, table)
        if table.status != "running" or table.turn is None or table.at_play.clocks.last >= before:
            return
        loser, now = who_lapsed(table, house.now()), house.now()
        if loser is None and table.at_play.clocks.is_off(table.turn, now):
            return
        await _end(house, table, loser)


async def _end(house: House, table: Table, loser: int | None) -> None:
    """Closes a table, with a loser or unrated. With the table's lock held."""
    count = len(table.seats)
    places = [None if loser is None else count if seat == loser else 1 for seat in range(count)]
    players = [] if loser is None else rated_at(table)
    rating = partial(rate, players=players, seats=table.seats, places=[place or 1 for place in places])
    why: Literal["idle", "lapsed"] = "idle" if loser is None else "lapsed"
    details = (table.id, house.now(), why, places, table.game.name, players, rating)
    if not await house.store.write(close_idle, *details, about=table.id):
        return
    table.status, table.closed = "over", why
    table.standing.clear()
    for seat, place in zip(table.seats, places, strict=True):
        seat.place = place
    table.show_anew()
    house.stop_alarm(table)
    house.tell_table(table)
    await house.tell_position(table)
    house.tell_news()
    if table.sealed:
        house.ended.add(table.id)


def who_lapsed(table: Table, now: float) -> int | None:
    """Whoever let an agreed clock run out; None where none was agreed, or it has not."""
    turn = table.turn
    if turn is None or table.agreed.pace.kind == "none" or table.seats[turn].kind != "person":
        return None
    return turn if table.at_play.clocks.of(turn, turn, now) == 0.0 else None
