"""People in the store: names, languages, private links, and the key that signs their cookies."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from dolmen.server.store.rows import Person
from dolmen.server.store.schema import keys, people, sessions


def cookie_secret(connection: sa.Connection) -> str:
    """The key that signs cookies."""
    return server_key(connection, "cookie", lambda: secrets.token_hex(32))


def server_key(connection: sa.Connection, name: str, make: Callable[[], str]) -> str:
    """A key of this server: in the store, so that every process has the same, made at the first start."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("LOCK TABLE keys"))
    found = connection.execute(sa.select(keys.c.value).where(keys.c.name == name)).scalar()
    if found is None:
        found = make()
        connection.execute(sa.insert(keys).values(name=name, value=found))
    return found


def find_person(connection: sa.Connection, person: str, session: str = "") -> Person:
    """What is known of somebody, and of the device at hand."""
    of_both = sa.and_(sessions.c.person == people.c.id, sessions.c.id == session)
    query = sa.select(people, sessions.c.seen, sessions.c.ended).outerjoin(sessions, of_both)
    row = connection.execute(query.where(people.c.id == person)).one_or_none()
    if row is None:
        return Person(person)
    return Person(row.id, row.name, row.language, row.cookies, True, bool(row.banned), row.seen, bool(row.ended))


def mark_of(person: str) -> str:
    """By which a host knows somebody: it is no key to anything."""
    return hashlib.sha256(f"mark {person}".encode()).hexdigest()[:10]


def keep_person(connection: sa.Connection, person: str, now: float, changes: dict[str, Any] | None = None) -> Person:
    """Writes somebody down, with a new name, language or link where one is given."""
    known = connection.execute(sa.select(people.c.id).where(people.c.id == person)).scalar()
    if known is None:
        row = {"id": person, "name": "", "at": now, "mark": mark_of(person), **(changes or {})}
        connection.execute(sa.insert(people).values(row))
    elif changes:
        connection.execute(sa.update(people).where(people.c.id == person).values(changes))
    return find_person(connection, person)


def make_link(connection: sa.Connection, person: str, now: float) -> str:
    """A new token for the private link; the old link ends. Only its hash is kept."""
    token = secrets.token_urlsafe(24)
    keep_person(connection, person, now, {"link": hash_link(token)})
    return token


def revoke_cookies(connection: sa.Connection, person: str, now: float) -> Person:
    """Ends every cookie of somebody and the private link; whoever asked gets a new cookie."""
    revoked = keep_person(connection, person, now).revoked + 1
    connection.execute(sa.update(sessions).where(sessions.c.person == person).values(ended=True))
    return keep_person(connection, person, now, {"cookies": revoked, "link": None})


def hash_link(token: str) -> str:
    """What is kept of a link's token."""
    return hashlib.sha256(token.encode()).hexdigest()


def person_of_link(connection: sa.Connection, token: str) -> Person | None:
    """Whose private link it is."""
    person = connection.execute(sa.select(people.c.id).where(people.c.link == hash_link(token))).scalar()
    return None if person is None else find_person(connection, person)
