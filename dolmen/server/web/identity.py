"""Who somebody is: an unguessable token in a signed cookie; and in which language they read."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer

from dolmen.server.store.rows import Person
from dolmen.words import LANGUAGES

COOKIE = "dolmen"
YEAR = 365 * 24 * 3600
PERSON_BYTES = 16


def fresh_person() -> str:
    """A new identity that nobody can guess."""
    return secrets.token_hex(PERSON_BYTES)


@dataclass(frozen=True)
class Bearer:
    """Who brings a cookie, and how often that person's cookies had been revoked when it was given."""

    person: str
    revoked: int = 0


def sign(secret: str, person: str, revoked: int = 0) -> str:
    """The cookie of a person."""
    return URLSafeSerializer(secret, salt="person").dumps([person, revoked] if revoked else person)


def unsign(secret: str, cookie: str) -> Bearer | None:
    """Who brings a cookie, None if it is not ours."""
    try:
        found = URLSafeSerializer(secret, salt="person").loads(cookie[:200])
    except BadSignature:
        return None
    person, revoked = found if isinstance(found, list) and len(found) == 2 else (found, 0)
    is_ours = isinstance(person, str) and len(person) == 2 * PERSON_BYTES and isinstance(revoked, int)
    return Bearer(person, revoked) if is_ours else None


def bearer_in(secret: str, header: str) -> Bearer | None:
    """Who brings a Cookie header."""
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except Exception:  # a cookie header can be any nonsense
        return None
    return unsign(secret, morsel.value) if morsel else None


def set_cookie(secret: str, person: str, is_https: bool, revoked: int = 0) -> str:
    """The header that gives somebody a cookie."""
    secure = "; Secure" if is_https else ""
    return f"{COOKIE}={sign(secret, person, revoked)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


def welcome(state: dict[str, Any], known: Person) -> Person:
    """Whoever brings a cookie that was revoked is somebody new; `state` is that of the request."""
    if state["is_newcomer"] or state["revoked"] == known.revoked:
        return known
    state["person"], state["is_newcomer"], state["revoked"] = fresh_person(), True, 0
    return Person(state["person"])


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
