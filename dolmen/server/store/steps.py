"""The steps of tables: rows that are never changed. Taking back is a row of its own."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec.structs import astuple

from dolmen.server.store.rows import KeptStep
from dolmen.server.store.schema import steps

# With SQLite many rows share a statement: each statement hands the interpreter's lock to and fro between the writer's
# thread and the event loop. The driver keeps as many compiled statements as there are lengths.
ROWS_AT_ONCE = 64
SQLITE_INSERT = 'INSERT OR IGNORE INTO steps ("table", number, seat, sentence, message, at) VALUES '
SQLITE_ROW = "(?, ?, ?, ?, ?, ?)"
# Sorted, so that two processes that insert into the same tables wait for each other in one order and never in a ring.
POSTGRES_INSERT = sa.text("""
INSERT INTO steps ("table", number, seat, sentence, message, at)
SELECT s ->> 0, (s ->> 1)::int, (s ->> 2)::int, s ->> 3, s ->> 4, (s ->> 5)::float8
FROM json_array_elements(CAST(:steps AS json)) AS s ORDER BY 1, 2
ON CONFLICT DO NOTHING RETURNING "table", number
""")


class Taken(Exception):
    """Among many steps there is one that cannot be inserted: each is to be tried alone."""


def insert_steps(connection: sa.Connection, rows: list[KeptStep]) -> list[bool]:
    """Inserts steps; those whose place was taken, or whose message is known, are left out. Of each, whether it is in.

    SQLite tells how many it inserted and not which: where it were not all of many, it is Taken, and the transaction has
    to be rolled back.
    """
    if connection.dialect.name == "postgresql":
        inserted = connection.execute(POSTGRES_INSERT, {"steps": msgspec.json.encode(rows).decode()})
        places = {(table, number) for table, number in inserted}
        return [row.place in places for row in rows]
    return insert_rows(connection.connection.cursor(), rows)


def insert_one_by_one(connection: sa.Connection, rows: list[KeptStep]) -> list[bool]:
    """The same where some cannot be inserted."""
    return [insert_steps(connection, [row])[0] for row in rows]


def insert_rows(cursor: Any, rows: list[KeptStep]) -> list[bool]:
    """The same with SQLite's own driver."""
    inserted = 0
    for start in range(0, len(rows), ROWS_AT_ONCE):
        some = rows[start : start + ROWS_AT_ONCE]
        cursor.execute(_insert_of(len(some)), [value for row in some for value in astuple(row)])
        inserted += cursor.rowcount
    cursor.close()
    if inserted != len(rows) > 1:
        raise Taken
    return [inserted == len(rows)] * len(rows)


@cache
def _insert_of(count: int) -> str:
    """The statement that inserts so many rows into SQLite."""
    return SQLITE_INSERT + ", ".join([SQLITE_ROW] * count)


def read_steps(connection: sa.Connection, table: str, start: int) -> list[KeptStep]:
    """The steps of a table from a number on."""
    wanted = sa.select(steps).where(steps.c.table == table, steps.c.number >= start)
    return [KeptStep(*row) for row in connection.execute(wanted.order_by(steps.c.number))]
