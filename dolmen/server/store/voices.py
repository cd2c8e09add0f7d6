"""What people at a table say besides playing: chat, votes, standing answers."""

from __future__ import annotations

import sqlalchemy as sa

from dolmen.server.store.rows import StandingAnswer
from dolmen.server.store.schema import chats, standing, votes
from dolmen.wire.messages import ChatLine


def add_chat(connection: sa.Connection, table: str, line: ChatLine, message: str) -> bool:
    """Adds a line to a chat; False if that message came before."""
    of_table = chats.c.table == table
    known = connection.execute(sa.select(chats.c.number).where(of_table, chats.c.message == message))
    if known.first() is not None:
        return False
    last = connection.execute(sa.select(sa.func.max(chats.c.number)).where(of_table)).scalar()
    row = {"name": line.name, "seat": line.seat, "text": line.text, "at": line.at}
    number = 0 if last is None else last + 1
    connection.execute(sa.insert(chats).values(table=table, number=number, message=message, **row))
    return True


def write_vote(connection: sa.Connection, table: str, seat: int, by: int, is_for: bool) -> None:
    """Keeps a vote, or takes it back."""
    connection.execute(sa.delete(votes).where(votes.c.table == table, votes.c.seat == seat, votes.c.by == by))
    if is_for:
        connection.execute(sa.insert(votes).values(table=table, seat=seat, by=by))


def write_standing(connection: sa.Connection, table: str, seat: int, answer: StandingAnswer | None) -> None:
    """Keeps the standing answer of a seat in place of an earlier one, or takes it back."""
    connection.execute(sa.delete(standing).where(standing.c.table == table, standing.c.seat == seat))
    if answer is not None:
        row = {"sentence": answer.sentence, "until": answer.until, "progress": answer.progress}
        connection.execute(sa.insert(standing).values(table=table, seat=seat, **row))
