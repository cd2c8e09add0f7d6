"""The chat of a table."""

from __future__ import annotations

from dolmen.server.store.voices import add_chat
from dolmen.server.table.house import House
from dolmen.server.table.requests import message_key
from dolmen.server.table.table import Listener, Table
from dolmen.wire.messages import Chat, ChatLine


async def chat(house: House, table: Table, speaker: Listener, name: str, asked: Chat) -> None:
    """Adds a line to the chat, once however often it is sent, and shows it to everybody."""
    mine = table.seats_of(speaker.person)
    seat = speaker.seat if speaker.seat in mine else (mine[0] if mine else None)
    text = " ".join(asked.text.split())
    if not text:
        return
    line = ChatLine(name if seat is None else table.seats[seat].name, seat, text, house.now())
    async with table.lock:
        if await house.store.write(add_chat, table.id, line, message_key(speaker.person, asked.id), about=table.id):
            table.chats.append(line)
            for listener in list(table.listeners):
                listener.send_chats([line])
