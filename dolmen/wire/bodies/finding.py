"""Finding people to play with: quick play, news of the lobby, invitations."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from dolmen.wire.bodies.body import Body, Word


class Quick(Body):
    game: Word
    players: Annotated[int, Meta(ge=1, le=12)] | None = None  # None: any number
    pace: Literal["live", "days"] = "live"


NEWS_ROUND = 1_000_000_000  # after which news are counted anew


class News(msgspec.Struct):
    since: int  # for the next question


class Companion(msgspec.Struct):
    id: str
    name: str
    games: int
    last: float


class Companions(msgspec.Struct):
    people: list[Companion]


class Invitation(msgspec.Struct):
    table: str
    game: str
    title: str
    by: str


class Invitations(msgspec.Struct):
    invitations: list[Invitation]
