"""Whom somebody does not want to hear, or to sit with unasked."""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa

from dolmen.server.store.people import keep_person, mark_of
from dolmen.server.store.schema import blocks

MOST_BLOCKS = 500  # of one person


def blocked_by(connection: sa.Connection, person: str) -> dict[str, str]:
    """Whom somebody has blocked, with the names they had then."""
    rows = connection.execute(sa.select(blocks).where(blocks.c.person == person).order_by(blocks.c.at))
    return {row.other: row.name for row in rows}


def strangers_to(connection: sa.Connection, person: str) -> set[str]:
    """Everybody who blocked somebody, or whom they blocked."""
    mine = connection.execute(sa.select(blocks.c.other).where(blocks.c.person == person)).scalars()
    theirs = connection.execute(sa.select(blocks.c.person).where(blocks.c.other == person)).scalars()
    return {*mine, *theirs}


def is_unwanted(connection: sa.Connection, person: str, others: Iterable[str]) -> bool:
    """Whether one of the others has blocked somebody."""
    found = sa.select(blocks.c.person).where(blocks.c.other == person, blocks.c.person.in_(list(others))).limit(1)
    return connection.execute(found).first() is not None


def block(connection: sa.Connection, person: str, other: str, name: str, now: float) -> None:
    """Blocks somebody; the oldest of very many are let go."""
    keep_person(connection, person, now)
    unblock(connection, person, mark_of(other))
    connection.execute(sa.insert(blocks).values(person=person, other=other, name=name, at=now))
    newest = sa.select(blocks.c.other).where(blocks.c.person == person).order_by(blocks.c.at.desc()).limit(MOST_BLOCKS)
    kept = list(connection.execute(newest).scalars())
    connection.execute(sa.delete(blocks).where(blocks.c.person == person, blocks.c.other.not_in(kept)))


def unblock(connection: sa.Connection, person: str, mark: str) -> None:
    """Lets somebody come near again, named by their mark."""
    for other in blocked_by(connection, person):
        if mark_of(other) == mark:
            connection.execute(sa.delete(blocks).where(blocks.c.person == person, blocks.c.other == other))
