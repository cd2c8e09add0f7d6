"""Tokens that go out in links: only their hash is kept, each works once and for a while."""

from __future__ import annotations

import secrets

import sqlalchemy as sa

from dolmen.server.store.people import hash_link, keep_person
from dolmen.server.store.schema import people, tokens

MOST_OPEN = 5  # challenges of one person that wait for an answer


def make_token(
    connection: sa.Connection, kind: str, person: str, about: str, now: float, seconds: float, most: int
) -> str | None:
    """A new token; None if there are `most` of that kind about the same thing already."""
    connection.execute(sa.delete(tokens).where(tokens.c.until < now))
    known = sa.select(sa.func.count()).where(tokens.c.kind == kind, tokens.c.about == about)
    if connection.execute(known).scalar_one() >= most:
        return None
    token = secrets.token_urlsafe(24)
    row = {"hash": hash_link(token), "kind": kind, "person": person, "about": about, "until": now + seconds}
    connection.execute(sa.insert(tokens).values(row))
    return token


def keep_token(connection: sa.Connection, kind: str, token: str, person: str, now: float, seconds: float) -> None:
    """Keeps a token that was made elsewhere; of one person only the latest few of a kind."""
    connection.execute(sa.delete(tokens).where(tokens.c.until < now))
    mine = sa.and_(tokens.c.kind == kind, tokens.c.person == person)
    newest = sa.select(tokens.c.hash).where(mine).order_by(tokens.c.until.desc()).limit(MOST_OPEN)
    kept = list(connection.execute(newest).scalars())
    connection.execute(sa.delete(tokens).where(mine, tokens.c.hash.not_in(kept)))
    row = {"hash": hash_link(token), "kind": kind, "person": person, "about": "", "until": now + seconds}
    connection.execute(sa.insert(tokens).values(row))


def read_token(connection: sa.Connection, kind: str, token: str, now: float) -> tuple[str, str] | None:
    """Whose token it is and what it is about; None if it is none, or too old."""
    is_it = sa.and_(tokens.c.hash == hash_link(token), tokens.c.kind == kind, tokens.c.until >= now)
    row = connection.execute(sa.select(tokens).where(is_it)).one_or_none()
    return None if row is None else (row.person, row.about)


def use_token(connection: sa.Connection, kind: str, token: str, now: float) -> tuple[str, str] | None:
    """The same, and it works no more."""
    found = read_token(connection, kind, token, now)
    is_it = sa.and_(tokens.c.hash == hash_link(token), tokens.c.kind == kind)
    return found if connection.execute(sa.delete(tokens).where(is_it)).rowcount == 1 else None


def confirm_mail(connection: sa.Connection, token: str, now: float) -> str | None:
    """Keeps the address that a link proves to be somebody's; whose, or None if the link works no more."""
    found = use_token(connection, "mail", token, now)
    if found is None:
        return None
    person, mail = found
    connection.execute(sa.update(people).where(people.c.mail == mail).values(mail=None))
    keep_person(connection, person, now, {"mail": mail, "mails": True})
    return person
