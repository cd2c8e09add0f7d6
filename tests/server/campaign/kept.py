"""What the database has of each table in the end, as plain data for the checker."""

from __future__ import annotations

import base64
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from dolmen.server.store.schema import chats, messages, requests, tables
from dolmen.server.store.steps import read_steps
from dolmen.server.store.store import Store
from dolmen.server.store.tables import read_table

Kept = dict[str, Any]


async def read_kept(database: str) -> dict[str, Kept]:
    """Every table by its name."""
    store = Store(database)
    await store.database.open()
    try:
        return await store.database.read(_all_tables)
    finally:
        await store.database.close()


def _all_tables(connection: sa.Connection) -> dict[str, Kept]:
    keys = {}
    for row in connection.execute(sa.select(requests)):
        keys.setdefault(row.table, []).append(row.key)
    names = list(connection.execute(sa.select(tables.c.id)).scalars())
    return {name: {**_table(connection, name), "requests": keys.get(name, [])} for name in names}


def _table(connection: sa.Connection, name: str) -> Kept:
    found = read_table(connection, name)
    assert found is not None
    agreed = found.agreed
    said = sa.select(chats.c.text, chats.c.message).where(chats.c.table == name).order_by(chats.c.number)
    heard = sa.select(messages.c.message).where(messages.c.table == name)
    return {
        "table": name, "game": agreed.game, "version": agreed.version, "options": agreed.options, "host": agreed.host,
        "seed": base64.b16encode(agreed.seed).decode(), "status": found.status, "closed": found.closed,
        "seats": [asdict(seat) for seat in found.seats],
        "steps": [[s.number, s.seat, s.sentence, s.message] for s in read_steps(connection, name, 0)],
        "chats": [[row.text, row.message] for row in connection.execute(said)],
        "messages": list(connection.execute(heard).scalars()),
    }  # fmt: skip
