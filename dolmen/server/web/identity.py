"""Who somebody is: an unguessable token in a signed cookie; and in which language they read."""

from __future__ import annotations

import secrets
from http.cookies import SimpleCookie

from itsdangerous import BadSignature, URLSafeSerializer

from dolmen.server.store.rows import Person
from dolmen.words import LANGUAGES

COOKIE = "dolmen"
YEAR = 365 * 24 * 3600
PERSON_BYTES = 16


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
