"""Leaving for good: what is personal goes, and the games of others stay whole."""

from __future__ import annotations

import structlog

from dolmen.core.errors import DolmenError
from dolmen.server.store.identity import leave_for_good
from dolmen.server.store.tables import list_tables
from dolmen.server.table.house import House
from dolmen.server.table.looking import look_at
from dolmen.server.table.seating import leave

log = structlog.get_logger()
MOST_TABLES = 1000


async def leave_house(house: House, person: str) -> None:
    """Gets up from every table and deletes what is personal."""
    for name in await house.store.read(list_tables, "mine", person, MOST_TABLES):
        try:
            table = await house.table(name)
            for seat in table.seats_of(person):
                await leave(house, table, person, seat)
        except DolmenError as error:  # a table that cannot be opened is left all the same
            log.info("a table was left unopened", table=name, why=error.key)
    await look_at(house, await house.store.write(leave_for_good, person))
    await house.hang_up_everywhere(person)
