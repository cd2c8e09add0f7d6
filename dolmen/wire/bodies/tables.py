"""Tables: opening one, sitting down, getting up, and what the lobby shows of them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from dolmen.wire.bodies.body import Body, Name, Options, Word
from dolmen.wire.messages import Pace, SeatNumber, SeatShown


class NewSeat(Body):
    kind: Literal["me", "open", "bot"]
    level: Word | None = None
    name: Name | None = None


class NewTable(Body):
    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=12)]
    options: Options = msgspec.field(default_factory=dict)
    pace: Pace = msgspec.field(default_factory=Pace)
    public: bool = True
    hints: bool = False
    coach: bool = False
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
