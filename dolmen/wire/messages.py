"""What comes and goes on the socket of a live table; docs/socket.md says it in words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

LONGEST_MESSAGE = 4096  # bytes
Id = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Count = Annotated[int, Meta(ge=0, le=100_000)]
Say = Annotated[str, Meta(min_length=1, max_length=200)]
Until = Literal["once", "turn", "round", "ask"]


class In(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Something a person sends; the id makes it harmless to send it again."""

    id: Id


class Act(In):
    number: Count
    seat: SeatNumber
    say: Say


class Undo(In):
    number: Count
    seat: SeatNumber


class Ahead(In):
    seat: SeatNumber
    say: Say | None = None
    until: Until = "once"


class Look(In):
    seat: SeatNumber | None = None


class Chat(In):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Why(In):
    phrase: Annotated[str, Meta(min_length=1, max_length=400)]


class Hint(In):
    pass


class Vote(In):
    seat: SeatNumber
    for_: Literal["bot"] | None = msgspec.field(default="bot", name="for")


class Ping(In):
    pass


Message = Act | Undo | Ahead | Look | Chat | Why | Hint | Vote | Ping
decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
encode = msgspec.json.Encoder().encode


class Out(msgspec.Struct, tag_field="type", tag=str.lower):
    """Something the server sends."""


class Done(Out):
    of: str
    number: int


class Error(Out):
    of: str | None
    key: str
    text: str


class Answer(Out):
    of: str
    text: str | None = None
    say: str | None = None


class Pong(Out):
    of: str


class ChatLine(msgspec.Struct):
    name: str
    seat: int | None
    text: str
    at: float


class Chats(Out, tag="chat"):
    lines: list[ChatLine]


class OptionLine(msgspec.Struct):
    name: str
    value: str
    title: str
    text: str


class Pace(msgspec.Struct, forbid_unknown_fields=True):
    """How fast: no clock; a live clock of so many minutes and seconds more a move; so many days a move."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[float, Meta(gt=0, le=600)] | None = None
    increment: Annotated[float, Meta(ge=0, le=600)] | None = None
    days: Annotated[float, Meta(gt=0, le=60)] | None = None

    def __post_init__(self) -> None:
        """Fills in what belongs to the kind and refuses what does not."""
        if self.kind == "live":
            self.minutes, self.increment = self.minutes or 10, self.increment or 0
        elif self.kind == "days":
            self.days = self.days or 2
        if (self.kind != "live" and (self.minutes or self.increment)) or (self.kind != "days" and self.days):
            raise ValueError(f"a pace of kind {self.kind} has no such time")


class SeatShown(msgspec.Struct):
    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    level: str | None
    colour: int
    emblem: str
    word: str
    online: bool
    me: bool
    clock: float | None
    out: bool


class VoteShown(msgspec.Struct):
    seat: int
    by: list[int]
    needed: int


class TableShown(Out, tag="table"):
    table: str
    game: str
    title: str
    status: Literal["open", "running", "over"]
    public: bool
    options: list[OptionLine]
    pace: Pace
    grace: float
    seats: list[SeatShown]
    turn: int | None
    mine: list[int]
    host: bool
    votes: list[VoteShown]
    hints: bool
    rematch: str | None
    commitment: str | None
    link: str


class Choice(msgspec.Struct):
    say: str
    label: str
    confirm: str | None


class FactShown(msgspec.Struct):
    icon: str
    number: int
    text: str


class PlayerShown(msgspec.Struct):
    score: int | None
    facts: list[FactShown]


class LogLine(msgspec.Struct):
    text: str
    step: int


class Log(msgspec.Struct):
    from_: int = msgspec.field(name="from")
    lines: list[LogLine] = []


class Scene(msgspec.Struct):
    picture: str
    lines: list[str]


class Standing(msgspec.Struct):
    say: str
    until: Until
    label: str | None = None  # of a sealed choice


class Together(msgspec.Struct):
    """Who has chosen, and who has not, of those who choose at the same time."""

    chosen: list[int]
    choosing: list[int]


class Window(msgspec.Struct):
    decline: str
    seconds: float | None  # until the table declines for whoever is asked; None where it waits


class PointsLine(msgspec.Struct):
    text: str
    points: int


class PlayerResult(msgspec.Struct):
    score: int
    place: int
    points: list[PointsLine]


class Result(msgspec.Struct):
    winners: list[int]
    players: list[PlayerResult]
    seed: str


class Position(Out):
    number: int
    seat: int | None
    turn: int | None
    over: bool
    ask: str
    progress: str
    legal: list[Choice]
    early: list[Choice]
    together: Together | None
    undo: bool
    ahead: Standing | None
    window: Window | None
    players: list[PlayerShown]
    log: Log
    scenes: list[Scene]
    result: Result | None
    picture: str | UnsetType = UNSET
    view: dict[str, Any] | UnsetType = UNSET
