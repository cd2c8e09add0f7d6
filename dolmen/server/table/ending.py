"""The end of a game: scores, places and ratings, written once however many processes see it end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from dolmen.server.metrics import ENDED
from dolmen.server.store import schema
from dolmen.server.table.ratings import rate
from dolmen.server.table.table import Table

if TYPE_CHECKING:
    from dolmen.server.table.house import House


async def finish(house: House, table: Table) -> None:
    """Closes the books of a table whose game is over. With the table's lock held."""
    play, now = table.play, house.now()
    scores, places = play.scores, [rank + 1 for rank in play.ranks]

    def write(connection: sa.Connection) -> bool:
        tables, seats = schema.tables, schema.seats
        closing = sa.update(tables).where(tables.c.id == table.id, tables.c.status == "running")
        result: Any = connection.execute(closing.values(status="over", ended=now))
        if result.rowcount != 1:
            return False
        for number, (score, place) in enumerate(zip(scores, places, strict=True)):
            where = sa.and_(seats.c.table == table.id, seats.c.seat == number)
            connection.execute(sa.update(seats).where(where).values(score=score, place=place))
        connection.execute(sa.delete(schema.aheads).where(schema.aheads.c.table == table.id))
        rate(connection, table.game.name, table.seats, places)
        return True

    if await house.store.write(write, about=table.id):
        ENDED.labels(table.game.name).inc()
    table.status = "over"
    table.aheads.clear()
    for seat, score, place in zip(table.seats, scores, places, strict=True):
        seat.score, seat.place = score, place
    await house.tell_table(table)
