"""Duplicate tables in the store: several groups with the same deals, sealed until the last has finished."""

from __future__ import annotations

import sqlalchemy as sa

from dolmen.server.store.rows import KeptTable
from dolmen.server.store.schema import duplicates, tables
from dolmen.server.store.tables import read_table, write_table


def write_duplicate(connection: sa.Connection, id: str, groups: list[KeptTable]) -> list[float | None]:
    """The rows of all groups; when each began, if it did at once."""
    agreed = groups[0].agreed
    row = {"id": id, "host": agreed.host, "created": agreed.created, "done": False}
    connection.execute(sa.insert(duplicates).values(row))
    return [write_table(connection, group) for group in groups]


def groups_of(connection: sa.Connection, id: str) -> list[KeptTable]:
    """The tables of all groups, in their order; none if there is no such thing."""
    query = sa.select(tables.c.id).where(tables.c.duplicate == id).order_by(tables.c.created, tables.c.id)
    found = [read_table(connection, name) for name in connection.execute(query).scalars().all()]
    return [table for table in found if table is not None]


def settle_duplicate(connection: sa.Connection, table: str) -> list[str]:
    """Opens the seal if the last group has finished: the tables concerned, none if it has not, or there is no seal."""
    id = connection.execute(sa.select(tables.c.duplicate).where(tables.c.id == table)).scalar()
    return [] if id is None else open_seal(connection, id)


def open_seal(connection: sa.Connection, id: str) -> list[str]:
    """The same by the name of the duplicate. Groups that end at once at two processes wait for each other here."""
    connection.execute(sa.select(duplicates.c.id).where(duplicates.c.id == id).with_for_update())
    going = sa.select(tables.c.id).where(tables.c.duplicate == id, tables.c.status != "over").limit(1)
    if connection.execute(going).first() is not None:
        return []
    opening = sa.update(duplicates).where(duplicates.c.id == id, ~duplicates.c.done)
    if connection.execute(opening.values(done=True)).rowcount != 1:
        return []
    return list(connection.execute(sa.select(tables.c.id).where(tables.c.duplicate == id)).scalars())


def stale_seals(connection: sa.Connection) -> list[str]:
    """Duplicates whose groups are all over though the seal is shut: a process died in between, or a group went."""
    going = sa.exists().where(tables.c.duplicate == duplicates.c.id, tables.c.status != "over")
    return list(connection.execute(sa.select(duplicates.c.id).where(~duplicates.c.done, ~going)).scalars())
