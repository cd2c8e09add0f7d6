"""The steps of tables: rows that are never changed. Taking back is a row of its own."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from dolmen.server.store.rows import KeptStep
from dolmen.server.store.schema import steps

# One statement and one parameter for the whole batch. SQLite gives no rows back: each of them would hand the
# interpreter's lock to and fro between the writer's thread and the event loop.
SQLITE_INSERT = sa.text("""
INSERT OR IGNORE INTO steps ("table", number, seat, sentence, message, at)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(:steps)
""")
# Sorted, so that two processes that insert into the same tables wait for each other in one order and never in a ring.
POSTGRES_INSERT = sa.text("""
INSERT INTO steps ("table", number, seat, sentence, message, at)
SELECT s ->> 0, (s ->> 1)::int, (s ->> 2)::int, s ->> 3, s ->> 4, (s ->> 5)::float8
FROM json_array_elements(CAST(:steps AS json)) AS s ORDER BY 1, 2
ON CONFLICT DO NOTHING RETURNING "table", number
""")


def insert_steps(connection: sa.Connection, rows: list[KeptStep]) -> set[tuple[str, int]]:
    """Inserts steps; those whose place was taken, or whose message is known, are left out. The places of the others."""
    if connection.dialect.name == "postgresql":
        inserted = connection.execute(POSTGRES_INSERT, {"steps": msgspec.json.encode(rows).decode()})
        return {(table, number) for table, number in inserted}
    trial = connection.begin_nested()
    if _count_inserted(connection, rows) == len(rows):
        trial.commit()
        return {row.place for row in rows}
    trial.rollback()  # seldom: find out one by one
    return {row.place for row in rows if _count_inserted(connection, [row])}


def _count_inserted(connection: sa.Connection, rows: list[KeptStep]) -> int:
    result: Any = connection.execute(SQLITE_INSERT, {"steps": msgspec.json.encode(rows).decode()})
    return result.rowcount


def read_steps(connection: sa.Connection, table: str, start: int) -> list[KeptStep]:
    """The steps of a table from a number on."""
    wanted = sa.select(steps).where(steps.c.table == table, steps.c.number >= start)
    return [KeptStep(*row) for row in connection.execute(wanted.order_by(steps.c.number))]
