"""The chat of a table."""

from __future__ import annotations

from dolmen.server.store.voices import add_chat, read_chats
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
        details = (table.id, line, message_key(speaker.person, asked.id))
        number = await house.store.write(add_chat, *details, about=table.id)
        if number is not None:
            said = ([line], [speaker.person])
            if number > len(table.chats):  # others spoke at another process, and were heard there first
                said = await house.store.read(read_chats, table.id, len(table.chats))
            hear(table, *said)


def hear(table: Table, lines: list[ChatLine], speakers: list[str]) -> None:
    """New lines are in the chat, and everybody at the table hears them. With the table's lock held."""
    table.chats += lines
    table.speakers += speakers
    for listener in list(table.listeners):
        listener.send_chats(lines, speakers)
