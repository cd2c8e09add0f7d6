"""The chat of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from dolmen.server.store import schema
from dolmen.server.table.acting import message_key
from dolmen.server.table.table import Table
from dolmen.wire.messages import Chat, ChatLine

if TYPE_CHECKING:
    from dolmen.server.table.house import House
    from dolmen.server.web.connection import Connection


async def chat(house: House, table: Table, connection: Connection, message: Chat) -> None:
    """Adds a line to the chat, once however often it is sent, and shows it to everybody."""
    mine = table.seats_of(connection.person)
    seat = connection.seat if connection.seat in mine else (mine[0] if mine else None)
    name = table.seats[seat].name if seat is not None else connection.name
    at, chats = house.now(), schema.chats
    key = message_key(connection.person, message.id)
    text = " ".join(message.text.split())
    if not text:
        return

    def write(connection: sa.Connection) -> bool:
        known = connection.execute(sa.select(chats.c.number).where(chats.c.table == table.id, chats.c.message == key))
        if known.scalar() is not None:
            return False
        last = connection.execute(sa.select(sa.func.max(chats.c.number)).where(chats.c.table == table.id)).scalar()
        number = 0 if last is None else last + 1
        row = {"table": table.id, "number": number, "seat": seat, "name": name, "text": text, "message": key, "at": at}
        connection.execute(sa.insert(chats), row)
        return True

    async with table.lock:
        if await house.store.write(write, about=table.id):
            line = ChatLine(name, seat, text, at)
            table.chats.append(line)
            for other in list(table.connections):
                other.send_chats([line])
