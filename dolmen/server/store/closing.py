"""Tables that are closed before their game is over, since nobody plays on."""

from __future__ import annotations

import sqlalchemy as sa

from dolmen.server.store.results import Rate, end_table, note_outcomes, write_ratings
from dolmen.server.store.rows import Outcome
from dolmen.server.store.schema import chats, seats, steps, tables


def idle_tables(connection: sa.Connection, before: float, most: int) -> list[str]:
    """Running tables at which nothing has happened since a time, the oldest first."""
    has_step = sa.exists().where(steps.c.table == tables.c.id, steps.c.at >= before)
    query = sa.select(tables.c.id).where(tables.c.status == "running", tables.c.started < before, ~has_step)
    return list(connection.execute(query.order_by(tables.c.started).limit(most)).scalars())


def drop_open_tables(connection: sa.Connection, before: float) -> list[str]:
    """Takes away tables that have waited for players since a time."""
    old = sa.select(tables.c.id).where(tables.c.status == "open", tables.c.created < before).with_for_update()
    names = list(connection.execute(old).scalars())
    if names:
        for source in (chats, seats):
            connection.execute(sa.delete(source).where(source.c.table.in_(names)))
        connection.execute(sa.update(tables).where(tables.c.rematch.in_(names)).values(rematch=None))
        connection.execute(sa.delete(tables).where(tables.c.id.in_(names)))
    return names


def close_idle(
    connection: sa.Connection,
    table: str,
    now: float,
    why: str,
    places: list[int | None],
    game: str,
    players: list[str],
    rate: Rate,
) -> bool:
    """Closes a table whose game is not over, with places where somebody let a clock lapse; False if it had ended."""
    if not end_table(connection, table, ended=now, closed=why):
        return False
    note_outcomes(connection, table, [Outcome(None, place) for place in places])
    if players:
        write_ratings(connection, table, game, len(places), players, rate, now)
    return True
