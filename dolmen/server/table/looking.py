"""Looking at a table anew, when something was written beside it: by another process, or about several tables."""

from __future__ import annotations

from typing import Any

from dolmen.server.store.tables import read_table
from dolmen.server.table.acting import go_on, wake
from dolmen.server.table.house import House
from dolmen.server.table.table import Table
from dolmen.server.table.together import together_shown


async def refresh(house: House, table: Table) -> None:
    """Reads seats, status, chat, votes and standing answers of a table anew and tells those who are here."""
    async with table.lock:
        kept = await house.store.read(read_table, table.id)
        if kept is None:
            house.remove(table)
            return
        began = table.status == "open" and kept.status != "open"
        heard, had_chosen = len(table.chats), together_shown(table)
        was_sealed = table.sealed
        had_seats = [(seat.kind, seat.person) for seat in table.seats]
        table.update(kept)
        if began:
            table.seat_listeners()
        if began or table.listeners:
            await wake(house, table)
        house.tell_table(table)
        for listener in list(table.listeners) if kept.chats[heard:] else ():
            listener.send_chats(kept.chats[heard:], kept.speakers[heard:])
        is_new_at_a_seat = had_seats != [(seat.kind, seat.person) for seat in table.seats]
        if began or is_new_at_a_seat or was_sealed != table.sealed or together_shown(table) != had_chosen:
            await house.tell_position(table)
        if is_new_at_a_seat and table.running:
            await go_on(house, table)


async def look_at(house: House, names: list[str]) -> None:
    """Every process looks anew at tables of which something was written beside them."""
    for name in names:
        await house.store.write(_nothing, about=name)
        if name in house.tables:
            await refresh(house, house.tables[name])


def _nothing(_: Any) -> None:
    """Changes nothing more: what was written before is told."""
