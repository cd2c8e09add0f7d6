"""What a call says: which game, whose turn, how long there is; nothing that only a player may know."""

from __future__ import annotations

import hashlib
import secrets

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from dolmen.server.post.mail import Letter
from dolmen.server.post.push import encode
from dolmen.server.store.rows import Call, Reach
from dolmen.server.table.house import House
from dolmen.server.table.names import names_of
from dolmen.server.table.table import Table
from dolmen.words import Named, list_line, texts

HOUR, MINUTE = 3600.0, 60.0
STOP_SALT = "stop mail"


class Message(msgspec.Struct):
    """What the service worker of a page shows; `tag` is one for each table, so that a newer one replaces an older."""

    title: str
    body: str
    url: str
    tag: str
    language: str


def topic_of(table: str, seat: int) -> str:
    """Under which a push service keeps one call at a time: says nothing to it."""
    return encode(hashlib.sha256(f"{table} {seat}".encode()).digest())[:32]


def call_words(table: Table, call: Call, language: str, left: float | None) -> tuple[str, str]:
    """The title and the text of a call."""
    words = texts(language, table.game)
    title = words("title")
    names = names_of(table, words)
    others = words.say(list_line([Named(seat) for seat in range(len(names)) if seat != call.seat]), names)
    if call.kind == "soon" and left is not None:
        return words("call-soon-title", game=title), words("call-soon", time=time_text(left, language), others=others)
    if not table.play.steps:
        return words("call-begun-title", game=title), words("call-begun", others=others)
    return words("call-turn-title", game=title), words("call-turn", others=others)


def time_text(seconds: float, language: str) -> str:
    """A length of time in words, in whole hours, or minutes where it is less than two."""
    words = texts(language)
    if seconds >= 2 * HOUR:
        return words("call-hours", n=int(seconds // HOUR))
    return words("call-minutes", n=max(int(seconds // MINUTE), 1))


def call_message(table: Table, call: Call, language: str, left: float | None) -> bytes:
    """A call for a device."""
    title, body = call_words(table, call, language, left)
    return msgspec.json.encode(Message(title, body, f"/table/{table.id}", f"/table/{table.id}", language))


def call_letter(house: House, table: Table, call: Call, reach: Reach, left: float | None) -> Letter:
    """A call as an e-mail."""
    language = reach.language or "en"
    words, home = texts(language), house.settings.home.rstrip("/")
    title, body = call_words(table, call, language, left)
    stop = f"{home}/mail/stop/{stop_token(house, call.person)}"
    text = "\n\n".join([body, f"{home}/table/{table.id}", "-- \n" + words("call-mail-foot", link=stop)]) + "\n"
    name = hashlib.sha256(f"{call.table} {call.seat} {call.after} {call.kind} {house.secret}".encode()).hexdigest()[:32]
    return Letter(reach.mail or "", title, text, language, name, house.now(), stop)


def stop_token(house: House, person: str) -> str:
    """What a link that ends somebody's e-mails carries; it can do nothing else."""
    return URLSafeSerializer(house.secret, salt=STOP_SALT).dumps(person)


def invite_message(table: Table, by: str, language: str) -> bytes:
    """Somebody invites somebody to a table."""
    words = texts(language, table.game)
    title, body = words("call-invite-title", game=words("title")), words("call-invite", name=by or words("guest-name"))
    return msgspec.json.encode(Message(title, body, f"/table/{table.id}", f"/table/{table.id}", language))


def try_message(language: str) -> bytes:
    """A call that says nothing but that calls work."""
    words = texts(language)
    return msgspec.json.encode(Message(words("call-try-title"), words("call-try"), "/me/calls", "/me/calls", language))


def try_letter(house: House, person: str, mail: str, language: str) -> Letter:
    """The same as an e-mail."""
    words, home = texts(language), house.settings.home.rstrip("/")
    stop = f"{home}/mail/stop/{stop_token(house, person)}"
    text = "\n\n".join([words("call-try"), f"{home}/me/calls", "-- \n" + words("call-mail-foot", link=stop)]) + "\n"
    return Letter(mail, words("call-try-title"), text, language, secrets.token_hex(16), house.now(), stop)


def person_of_stop(house: House, token: str) -> str | None:
    """Whose e-mails a link ends."""
    try:
        return str(URLSafeSerializer(house.secret, salt=STOP_SALT).loads(token[:200]))
    except BadSignature:
        return None
