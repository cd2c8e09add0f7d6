"""The same deals at several tables."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from dolmen.wire.bodies.body import Body, Options, Word
from dolmen.wire.messages import Pace


class NewDuplicate(Body):
    game: Word
    players: Annotated[int, Meta(ge=1, le=12)]
    groups: Annotated[int, Meta(ge=2, le=12)] = 2
    options: Options = msgspec.field(default_factory=dict)
    pace: Pace = msgspec.field(default_factory=Pace)
    grace: Annotated[float, Meta(ge=0, le=600)] = 0
    bots: Word | None = None  # a level of bots that plays the same deals, too


class DuplicateSeat(msgspec.Struct):
    name: str
    kind: Literal["person", "bot", "open"]
    me: bool
    score: int | None


class DuplicateGroup(msgspec.Struct):
    table: str
    status: Literal["open", "running", "over"]
    seats: list[DuplicateSeat]


class DuplicateRow(msgspec.Struct):
    """Somebody beside those who had the same seat."""

    place: int
    name: str
    bot: bool
    me: bool
    group: int
    seat: int
    score: int
    others: float | None
    ahead: float


class Duplicate(msgspec.Struct):
    duplicate: str
    game: str
    title: str
    pace: Pace
    done: bool
    groups: list[DuplicateGroup]
    rows: list[DuplicateRow]
    invitation: str | None
