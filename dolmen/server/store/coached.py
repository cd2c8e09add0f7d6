"""What the coach asked, in the store: once a decision, however many processes and pages there are."""

from __future__ import annotations

import sqlalchemy as sa

from dolmen.server.store.rows import Coached
from dolmen.server.store.schema import coached, tables


def was_coached(connection: sa.Connection, table: str, decision: str) -> bool:
    """Whether the coach asked about a decision before."""
    this = sa.and_(coached.c.table == table, coached.c.decision == decision)
    return connection.execute(sa.select(coached.c.number).where(this)).first() is not None


def note_coached(connection: sa.Connection, table: str, decision: str, asked: Coached) -> bool:
    """Notes that the coach asks about a decision; False if it has before."""
    connection.execute(sa.select(tables.c.id).where(tables.c.id == table).with_for_update())  # one after another
    if was_coached(connection, table, decision):
        return False
    values = {"number": asked.number, "sentence": asked.sentence, "loss": asked.loss}
    connection.execute(sa.insert(coached).values(table=table, decision=decision, **values))
    return True


def coached_at(connection: sa.Connection, table: str) -> list[Coached]:
    """Every decision at a table before which the coach asked, in the order of the game."""
    query = sa.select(coached).where(coached.c.table == table).order_by(coached.c.number)
    return [Coached(row.number, row.sentence, row.loss) for row in connection.execute(query)]
