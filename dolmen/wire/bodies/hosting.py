"""What whoever runs a server does about abuse."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from dolmen.wire.bodies.body import Body
from dolmen.wire.messages import NO_NUL


class HostPerson(Body):
    banned: bool | UnsetType = UNSET
    name: Annotated[str, Meta(max_length=40, pattern=NO_NUL)] | UnsetType = UNSET


class HostLine(Body):
    number: Annotated[int, Meta(ge=0, le=1_000_000)]


class HostSeat(msgspec.Struct):
    seat: int
    name: str
    mark: str | None


class HostChat(msgspec.Struct):
    number: int
    name: str
    mark: str
    text: str
    at: float


class HostTable(msgspec.Struct):
    table: str
    game: str
    status: str
    seats: list[HostSeat]
    chat: list[HostChat]


class HostFound(msgspec.Struct):
    mark: str
    name: str
    banned: bool
    at: float


class HostPeople(msgspec.Struct):
    people: list[HostFound]
