"""What whoever runs the server may do to people and their words."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from dolmen.server.store.identity import silence
from dolmen.server.store.schema import chats, people, seats


def find_people(connection: sa.Connection, asked: str, most: int) -> list[tuple[str, str, bool, float]]:
    """People by name or mark, the latest first: mark, name, whether they are banned, since when they are known."""
    is_like = sa.or_(sa.func.lower(people.c.name).contains(asked.lower(), autoescape=True), people.c.mark == asked)
    query = sa.select(people).where(is_like).order_by(people.c.at.desc()).limit(most)
    return [(row.mark or "", row.name, bool(row.banned), row.at) for row in connection.execute(query)]


def change_person(connection: sa.Connection, mark: str, changes: dict[str, Any]) -> tuple[str | None, list[str]]:
    """Changes somebody by their mark; who they are, and the tables at which they are called otherwise now."""
    person = connection.execute(sa.select(people.c.id).where(people.c.mark == mark)).scalar()
    if person is None or not changes:
        return person, []
    connection.execute(sa.update(people).where(people.c.id == person).values(changes))
    if "name" not in changes:
        return person, []
    theirs = sa.or_(seats.c.person == person, seats.c.left_by == person, seats.c.kept_for == person)
    names = list(connection.execute(sa.select(seats.c.table).where(theirs).distinct()).scalars())
    connection.execute(sa.update(seats).where(theirs).values(name=changes["name"]))
    return person, names


def hush(connection: sa.Connection, table: str, number: int) -> None:
    """Takes a line of a chat away."""
    silence(connection, sa.and_(chats.c.table == table, chats.c.number == number))
