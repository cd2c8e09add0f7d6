"""What people at a table say besides playing: chat, votes, standing answers."""

from __future__ import annotations

from typing import Literal

import sqlalchemy as sa

from dolmen.server.store.rows import KeptStep, StandingAnswer
from dolmen.server.store.schema import chats, messages, standing, tables, votes
from dolmen.server.store.steps import insert_steps
from dolmen.wire.messages import ChatLine

NOTE_MESSAGE = sa.text(
    'INSERT INTO messages ("table", message, at) VALUES (:table, :message, :at) ON CONFLICT DO NOTHING'
)


def add_chat(connection: sa.Connection, table: str, line: ChatLine, message: str) -> int | None:
    """Adds a line to a chat; its number, or None if that message came before.

    The row of the table is held first, so that of two processes which add a line the second sees that of the first.
    """
    connection.execute(sa.select(tables.c.id).where(tables.c.id == table).with_for_update())
    of_table = chats.c.table == table
    known = connection.execute(sa.select(chats.c.number).where(of_table, chats.c.message == message))
    if known.first() is not None:
        return None
    last = connection.execute(sa.select(sa.func.max(chats.c.number)).where(of_table)).scalar()
    row = {"name": line.name, "seat": line.seat, "text": line.text, "at": line.at}
    number = 0 if last is None else last + 1
    connection.execute(sa.insert(chats).values(table=table, number=number, message=message, **row))
    return number


def read_chats(connection: sa.Connection, table: str, start: int = 0) -> tuple[list[ChatLine], list[str]]:
    """The lines of a chat from a number on, and who said each."""
    wanted = sa.select(chats).where(chats.c.table == table, chats.c.number >= start).order_by(chats.c.number)
    said = list(connection.execute(wanted))
    lines = [ChatLine(line.name, line.seat, line.text, line.at) for line in said]
    return lines, [(line.message or "").partition(" ")[0] for line in said]


def write_vote(
    connection: sa.Connection, table: str, seat: int, by: int, is_for: bool, message: str, now: float
) -> bool:
    """Keeps a vote, or takes it back; False if that message came before."""
    if not note_message(connection, table, message, now):
        return False
    connection.execute(sa.delete(votes).where(votes.c.table == table, votes.c.seat == seat, votes.c.by == by))
    if is_for:
        connection.execute(sa.insert(votes).values(table=table, seat=seat, by=by))
    return True


def give_standing(
    connection: sa.Connection, table: str, seat: int, answer: StandingAnswer | None, message: str, now: float
) -> bool:
    """Keeps the standing answer that somebody gives or takes back; False if that message came before."""
    if not note_message(connection, table, message, now):
        return False
    write_standing(connection, table, seat, answer)
    return True


def write_standing(connection: sa.Connection, table: str, seat: int, answer: StandingAnswer | None) -> None:
    """Keeps the standing answer of a seat in place of an earlier one, or takes it back."""
    connection.execute(sa.delete(standing).where(standing.c.table == table, standing.c.seat == seat))
    if answer is not None:
        row = {"sentence": answer.sentence, "until": answer.until, "progress": answer.progress}
        connection.execute(sa.insert(standing).values(table=table, seat=seat, **row))


Played = Literal["played", "late", "gone"]


def insert_with_answers(
    connection: sa.Connection, step: KeptStep, needed: StandingAnswer | None, ends: tuple[int, ...]
) -> Played:
    """Inserts a step that plays a standing answer, if it still stands, or ends those of some seats: all or nothing."""
    theirs = sa.and_(standing.c.table == step.table, standing.c.seat == step.seat)
    row = connection.execute(sa.select(standing).where(theirs).with_for_update()).one_or_none()
    if needed is not None and (row is None or (row.sentence, row.until) != (needed.sentence, needed.until)):
        return "gone"
    if not all(insert_steps(connection, [step])):
        return "late"
    if ends:
        connection.execute(sa.delete(standing).where(standing.c.table == step.table, standing.c.seat.in_(ends)))
    return "played"


def note_message(connection: sa.Connection, table: str, message: str, now: float) -> bool:
    """Notes that a message was heard; False if it came before."""
    noted = connection.execute(NOTE_MESSAGE, {"table": table, "message": message, "at": now})
    return noted.rowcount == 1


def was_heard(connection: sa.Connection, table: str, message: str) -> bool:
    """Whether a message came before."""
    known = sa.select(messages.c.at).where(messages.c.table == table, messages.c.message == message)
    return connection.execute(known).first() is not None
