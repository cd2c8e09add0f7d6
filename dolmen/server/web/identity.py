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
    """Who brings a cookie, how often that person's cookies had been revoked when it was given, and on which device."""

    person: str
    revoked: int = 0
    session: str = ""  # empty in cookies of earlier versions


def fresh_session() -> str:
    """A name for a device; not secret, since a cookie is signed."""
    return secrets.token_urlsafe(9)


def sign(secret: str, person: str, revoked: int = 0, session: str = "") -> str:
    """The cookie of a person on a device."""
    return URLSafeSerializer(secret, salt="person").dumps([person, revoked, session])


def unsign(secret: str, cookie: str) -> Bearer | None:
    """Who brings a cookie, None if it is not ours."""
    try:
        found = URLSafeSerializer(secret, salt="person").loads(cookie[:200])
    except BadSignature:
        return None
    # Earlier versions gave [person, revoked] or the person alone.
    parts = found if isinstance(found, list) else [found]
    bearer = Bearer(*parts) if 0 < len(parts) <= 3 else Bearer("")
    is_ours = isinstance(bearer.person, str) and isinstance(bearer.revoked, int) and isinstance(bearer.session, str)
    return bearer if is_ours and len(bearer.person) == 2 * PERSON_BYTES else None


def bearer_in(secret: str, header: str) -> Bearer | None:
    """Who brings a Cookie header."""
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except Exception:  # a cookie header can be any nonsense
        return None
    return unsign(secret, morsel.value) if morsel else None


def set_cookie(secret: str, person: str, is_https: bool, revoked: int = 0, session: str = "") -> str:
    """The header that gives somebody a cookie; without a session, for a new one."""
    secure = "; Secure" if is_https else ""
    signed = sign(secret, person, revoked, session or fresh_session())
    return f"{COOKIE}={signed}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


def welcome(state: dict[str, Any], known: Person) -> Person:
    """Whoever brings a cookie that was revoked is somebody new; `state` is that of the request."""
    if state["is_newcomer"] or (state["revoked"] == known.revoked and not known.session_ended):
        return known
    state["person"], state["is_newcomer"], state["revoked"], state["session"] = fresh_person(), True, 0, fresh_session()
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


SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac", "Linux")
BROWSERS = {"Firefox": "Firefox", "Edg": "Edge", "OPR": "Opera", "Chrome": "Chrome", "Safari": "Safari"}


def device_name(agent: str) -> str:
    """What a device is called in a list of several: `Firefox · Android`."""
    browser = next((name for word, name in BROWSERS.items() if word in agent), "")
    system = next((one for one in SYSTEMS if one in agent), "")
    return " · ".join(part for part in (browser, system) if part) or agent.split("/")[0][:40] or "?"
