"""Who somebody is: an unguessable token in a signed cookie, perhaps a name, and a private link to other devices."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any

import sqlalchemy as sa
from itsdangerous import BadSignature, URLSafeSerializer

from dolmen.server.store import schema
from dolmen.words import LANGUAGES

COOKIE = "dolmen"
YEAR = 365 * 24 * 3600
PERSON_BYTES = 16


@dataclass(frozen=True)
class Person:
    """Somebody as the store knows him; a newcomer has neither name nor language yet."""

    id: str
    name: str = ""
    language: str | None = None


def cookie_secret(connection: sa.Connection) -> str:
    """The key that signs cookies: in the store, so that every process has the same, made at the first start."""
    keys = schema.keys
    found = connection.execute(sa.select(keys.c.value).where(keys.c.name == "cookie")).scalar()
    if found is None:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text("LOCK TABLE keys"))
            found = connection.execute(sa.select(keys.c.value).where(keys.c.name == "cookie")).scalar()
        if found is None:
            found = secrets.token_hex(32)
            connection.execute(sa.insert(keys).values(name="cookie", value=found))
    return found


def fresh_person() -> str:
    """A new identity that nobody can guess."""
    return secrets.token_hex(PERSON_BYTES)


def sign(secret: str, person: str) -> str:
    """The cookie of a person."""
    return URLSafeSerializer(secret, salt="person").dumps(person)


def unsign(secret: str, cookie: str) -> str | None:
    """The person of a cookie, None if it is not ours."""
    try:
        person = URLSafeSerializer(secret, salt="person").loads(cookie[:200])
    except BadSignature:
        return None
    return person if isinstance(person, str) and len(person) == 2 * PERSON_BYTES else None


def person_in(secret: str, header: str) -> str | None:
    """The person in a Cookie header."""
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except Exception:  # a cookie header can be any nonsense
        return None
    return unsign(secret, morsel.value) if morsel else None


def set_cookie(secret: str, person: str, is_https: bool) -> str:
    """The header that gives somebody a cookie."""
    secure = "; Secure" if is_https else ""
    return f"{COOKIE}={sign(secret, person)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


def find_person(connection: sa.Connection, person: str) -> Person:
    """What is known of somebody."""
    row = connection.execute(sa.select(schema.people).where(schema.people.c.id == person)).one_or_none()
    return Person(person) if row is None else Person(row.id, row.name, row.language)


def keep_person(connection: sa.Connection, person: str, now: float, **changes: Any) -> Person:
    """Writes somebody down, with a new name or language."""
    people = schema.people
    known = connection.execute(sa.select(people.c.id).where(people.c.id == person)).scalar()
    if known is None:
        connection.execute(sa.insert(people).values(**{"id": person, "name": "", "at": now, **changes}))
    elif changes:
        connection.execute(sa.update(people).where(people.c.id == person).values(**changes))
    return find_person(connection, person)


def make_link(connection: sa.Connection, person: str, now: float) -> str:
    """A new token for the private link; the old link ends. Only its hash is kept."""
    token = secrets.token_urlsafe(24)
    keep_person(connection, person, now, link=hash_link(token))
    return token


def hash_link(token: str) -> str:
    """What is kept of a link's token."""
    return hashlib.sha256(token.encode()).hexdigest()


def person_of_link(connection: sa.Connection, token: str) -> Person | None:
    """Whose private link it is."""
    people = schema.people
    person = connection.execute(sa.select(people.c.id).where(people.c.link == hash_link(token))).scalar()
    return None if person is None else find_person(connection, person)


def choose_language(asked: str | None, person: Person | None, accepted: str) -> str:
    """The language asked for, else chosen by the person, else the browser's first that we have, else English."""
    if asked in LANGUAGES:
        return asked or "en"
    if person and person.language in LANGUAGES:
        return person.language or "en"
    weighed = []
    for place, part in enumerate(accepted[:200].split(",")):
        word, _, weight = part.strip().partition(";q=")
        try:
            weighed.append((-float(weight or 1), place, word.split("-")[0].lower()))
        except ValueError:
            continue
    return next((word for _, _, word in sorted(weighed) if word in LANGUAGES), "en")
