"""Bodies and answers of the JSON interface; docs/http.md describes them, the OpenAPI document is made of them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from dolmen.wire.messages import NO_NUL, Pace, SeatNumber, SeatShown

LONGEST_BODY = 16_384  # bytes
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """Something a person sends."""


class NewSeat(Body):
    kind: Literal["me", "open", "bot"]
    level: Word | None = None
    name: Name | None = None


class NewTable(Body):
    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=12)]
    options: Annotated[dict[Word, Annotated[str, Meta(max_length=200, pattern=NO_NUL)]], Meta(max_length=40)] = {}
    pace: Pace = msgspec.field(default_factory=Pace)
    public: bool = True
    hints: bool = False
    grace: Annotated[float, Meta(ge=0, le=600)] = 0


class Sit(Body):
    seat: SeatNumber
    name: Name | None = None


class Leave(Body):
    seat: SeatNumber


class SetSeat(Body):
    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: Word | None = None


class Start(Body):
    fill: Word | None = None


class Nothing(Body):
    pass


class SetMe(Body):
    name: Name | UnsetType = UNSET
    language: Literal["it", "en"] | UnsetType | None = UNSET


class ErrorShown(msgspec.Struct):
    key: str
    text: str


class Value(msgspec.Struct):
    value: str
    text: str
    help: str | None


class OptionShown(msgspec.Struct):
    name: str
    title: str
    help: str | None
    choices: dict[str, list[Value]]


class LevelShown(msgspec.Struct):
    level: str
    text: str


class GameShown(msgspec.Struct):
    name: str
    title: str
    summary: str
    players: list[int]
    minutes: tuple[int, int]
    options: list[OptionShown]
    levels: list[LevelShown]
    picture: str
    cover: str
    is_template: bool
    windows: bool  # whether others may act between turns, so that a grace time makes sense


class Games(msgspec.Struct):
    games: list[GameShown]


class Heading(msgspec.Struct):
    level: int
    id: str
    text: str


class Rules(msgspec.Struct):
    game: str
    title: str
    html: str
    headings: list[Heading]


class TableLine(msgspec.Struct):
    table: str
    game: str
    title: str
    status: Literal["open", "running", "over"]
    seats: list[SeatShown]
    pace: Pace
    public: bool
    progress: str
    mine: list[int]
    waiting: bool
    at: float
    broken: bool = False  # it cannot be opened; `progress` says why


class Tables(msgspec.Struct):
    tables: list[TableLine]


class Check(msgspec.Struct):
    commitment: str
    seed: str | None
    fits: bool | None
    replays: bool | None
    how: str


class RatingShown(msgspec.Struct):
    game: str
    title: str
    rating: int
    played: int
    won: int


class Me(msgspec.Struct):
    name: str
    language: Literal["it", "en"] | None
    ratings: list[RatingShown]


class Link(msgspec.Struct):
    link: str


class BestRow(msgspec.Struct):
    place: int
    name: str
    kind: Literal["person", "bot"]
    rating: int
    played: int
    won: int
    me: bool


class Best(msgspec.Struct):
    game: str
    title: str
    rows: list[BestRow]


class PastSeat(msgspec.Struct):
    name: str
    kind: Literal["person", "bot", "open"]
    score: int | None
    place: int | None
    me: bool


class PastGame(msgspec.Struct):
    table: str
    game: str
    title: str
    at: float
    seats: list[PastSeat]


class History(msgspec.Struct):
    games: list[PastGame]
