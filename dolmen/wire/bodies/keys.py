"""How somebody comes back: codes, passkeys, devices; and whom they have blocked."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from dolmen.wire.bodies.body import Body, Name, Word
from dolmen.wire.messages import NO_NUL, SeatNumber

Base64 = Annotated[str, Meta(min_length=1, max_length=4000, pattern=r"^[A-Za-z0-9_=-]+$")]


class Credential(Body):
    """What an authenticator answers, as far as it is needed."""

    id: Base64
    client_data: Base64
    attestation: Base64 | None = None  # of a new passkey
    authenticator_data: Base64 | None = None  # of one that is used
    signature: Base64 | None = None
    name: Name = "?"


class Code(Body):
    code: Annotated[str, Meta(min_length=1, max_length=60, pattern=NO_NUL)]


class Forget(Body):
    id: Word


class Block(Body):
    seat: SeatNumber
    block: bool = True


class SessionShown(msgspec.Struct):
    id: str
    name: str
    seen: float
    here: bool


class NamedThing(msgspec.Struct):
    id: str
    name: str
    at: float = 0.0


class Keys(msgspec.Struct):
    """How I can come back, where I am known, and whom I have blocked."""

    sessions: list[SessionShown]
    has_code: bool
    passkeys: list[NamedThing]
    mail: str | None
    can_mail: bool
    blocked: list[NamedThing]


class CodeShown(msgspec.Struct):
    code: str


class PasskeyAsked(msgspec.Struct):
    """What a browser needs to make or use a passkey."""

    challenge: str
    rp_id: str
    user_id: str
    user_name: str
    known: list[str]


class TakenOver(msgspec.Struct):
    """This device is somebody's from now on: the cookie says so."""

    name: str
