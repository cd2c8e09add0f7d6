"""How somebody proves who they are: sessions, recovery codes, passkeys; and how they leave."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from dolmen.server.store.people import find_person, hash_link, keep_person
from dolmen.server.store.rows import Person
from dolmen.server.store.schema import (
    blocks,
    calls,
    chats,
    days_off,
    devices,
    invitations,
    passkeys,
    people,
    puzzle_ratings,
    puzzle_tries,
    rating_steps,
    ratings,
    seats,
    sessions,
    tables,
    tokens,
    wishes,
)

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without those that look like others
CODE_LETTERS = 20  # a hundred bits
MOST_SESSIONS, MOST_PASSKEYS = 50, 20
MISREAD = str.maketrans("OIL", "011")
SILENCED = "…"  # what is left of a line that was taken away


@dataclass(frozen=True, slots=True)
class Session:
    """A device on which somebody is known."""

    id: str
    name: str
    at: float
    seen: float


@dataclass(frozen=True, slots=True)
class Passkey:
    """A credential of somebody's authenticator."""

    id: str
    person: str
    public_key: bytes
    count: int
    name: str
    at: float


def note_session(connection: sa.Connection, person: str, session: str, name: str, now: float) -> None:
    """Notes that somebody was seen on a device; of very many the oldest are forgotten."""
    this = sa.and_(sessions.c.id == session, sessions.c.person == person)
    if connection.execute(sa.update(sessions).where(this).values(seen=now, name=name)).rowcount:
        return
    row = {"id": session, "person": person, "name": name, "at": now, "seen": now, "ended": False}
    if _is_added(connection, row):
        newest = sa.select(sessions.c.id).where(sessions.c.person == person).order_by(sessions.c.seen.desc())
        kept = list(connection.execute(newest.limit(MOST_SESSIONS)).scalars())
        connection.execute(sa.delete(sessions).where(sessions.c.person == person, sessions.c.id.not_in(kept)))


def _is_added(connection: sa.Connection, row: dict[str, Any]) -> bool:
    """Adds a session, unless it is there, or comes there through another process at this moment."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return connection.execute(insert(sessions).values(row).on_conflict_do_nothing()).rowcount > 0


def sessions_of(connection: sa.Connection, person: str) -> list[Session]:
    """The devices on which somebody is known, the latest first."""
    theirs = sa.select(sessions).where(sessions.c.person == person, ~sessions.c.ended).order_by(sessions.c.seen.desc())
    return [Session(row.id, row.name, row.at, row.seen) for row in connection.execute(theirs)]


def end_session(connection: sa.Connection, person: str, session: str) -> None:
    """Nobody is known on a device any more."""
    this = sa.and_(sessions.c.id == session, sessions.c.person == person)
    connection.execute(sa.update(sessions).where(this).values(ended=True))


def make_code(connection: sa.Connection, person: str, now: float) -> str:
    """A new recovery code; the old one ends. Only its hash is kept."""
    code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
    keep_person(connection, person, now, {"code": hash_link(code)})
    return "-".join(code[start : start + 4] for start in range(0, CODE_LETTERS, 4))


def person_of_code(connection: sa.Connection, code: str) -> Person | None:
    """Whose recovery code it is, however it was written."""
    plain = "".join(letter for letter in code.upper().translate(MISREAD) if letter in LETTERS)
    if len(plain) != CODE_LETTERS:
        return None
    found = connection.execute(sa.select(people.c.id).where(people.c.code == hash_link(plain))).scalar()
    return None if found is None else find_person(connection, found)


def has_code(connection: sa.Connection, person: str) -> bool:
    """Whether somebody has a recovery code."""
    return connection.execute(sa.select(people.c.code).where(people.c.id == person)).scalar() is not None


def person_of_mail(connection: sa.Connection, mail: str) -> str | None:
    """Whose address it is."""
    return connection.execute(sa.select(people.c.id).where(people.c.mail == mail)).scalar()


def add_passkey(connection: sa.Connection, passkey: Passkey, now: float) -> bool:
    """Keeps a passkey; False if there are too many, or it is known."""
    keep_person(connection, passkey.person, now)
    known = connection.execute(sa.select(passkeys.c.id).where(passkeys.c.id == passkey.id)).first()
    if known is not None or len(passkeys_of(connection, passkey.person)) >= MOST_PASSKEYS:
        return False
    row = {name: getattr(passkey, name) for name in Passkey.__slots__}
    connection.execute(sa.insert(passkeys).values(row))
    return True


def _passkey(row: Any) -> Passkey:
    return Passkey(row.id, row.person, bytes(row.public_key), row.count, row.name, row.at)


def passkeys_of(connection: sa.Connection, person: str) -> list[Passkey]:
    """The passkeys of somebody."""
    theirs = sa.select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.at)
    return [_passkey(row) for row in connection.execute(theirs)]


def find_passkey(connection: sa.Connection, id: str) -> Passkey | None:
    """A passkey by its id."""
    row = connection.execute(sa.select(passkeys).where(passkeys.c.id == id)).one_or_none()
    return None if row is None else _passkey(row)


def count_passkey(connection: sa.Connection, id: str, count: int) -> None:
    """Notes how often a passkey says it was used."""
    connection.execute(sa.update(passkeys).where(passkeys.c.id == id).values(count=count))


def remove_passkey(connection: sa.Connection, person: str, mark: str) -> None:
    """Forgets a passkey, named by its mark."""
    for passkey in passkeys_of(connection, person):
        if passkey_mark(passkey.id) == mark:
            connection.execute(sa.delete(passkeys).where(passkeys.c.id == passkey.id))


def passkey_mark(id: str) -> str:
    """A short name of a passkey, for lists."""
    return hashlib.sha256(id.encode()).hexdigest()[:16]


def leave_for_good(connection: sa.Connection, person: str) -> list[str]:
    """Deletes what is personal. In games of others a guest without a name has played; the tables concerned."""
    nobody = secrets.token_hex(16)  # whose cookie nobody has
    theirs = (seats.c.person, seats.c.left_by, seats.c.kept_for)
    at_them = sa.select(seats.c.table).where(sa.or_(*(column == person for column in theirs))).distinct()
    names = list(connection.execute(at_them).scalars())
    for column in theirs:
        change = {column.name: nobody, "name": ""}
        connection.execute(sa.update(seats).where(column == person).values(change))
    connection.execute(sa.update(tables).where(tables.c.host == person).values(host=nobody))
    silence(connection, chats.c.message.startswith(f"{person} ", autoescape=True))
    for source, column in (
        (devices, devices.c.person), (wishes, wishes.c.person), (calls, calls.c.person), (days_off, days_off.c.person),
        (tokens, tokens.c.person), (passkeys, passkeys.c.person), (sessions, sessions.c.person),
        (blocks, blocks.c.person), (blocks, blocks.c.other), (ratings, ratings.c.who),
        (rating_steps, rating_steps.c.who), (puzzle_tries, puzzle_tries.c.person),
        (puzzle_ratings, puzzle_ratings.c.who), (invitations, invitations.c.person), (invitations, invitations.c.by),
        (people, people.c.id),
    ):  # fmt: skip
        connection.execute(sa.delete(source).where(column == person))
    return names


def silence(connection: sa.Connection, which: Any) -> None:
    """Takes away what lines of a chat said and who said it; that there was a line stays."""
    connection.execute(sa.update(chats).where(which).values(name="", text=SILENCED))
