"""What comes and goes on the socket of a live table; docs/socket.md describes it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

LONGEST_MESSAGE = 4096  # bytes
LONGEST_PHRASE = 400
NO_NUL = r"^[^\x00]*$"  # PostgreSQL keeps no text with one; `read_message` sees to it for those of the socket
Id = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Count = Annotated[int, Meta(ge=0, le=100_000)]
Sentence = Annotated[str, Meta(min_length=1, max_length=200, pattern=NO_NUL)]
Said = Annotated[str, Meta(min_length=1, max_length=200)]  # a sentence on the socket
Until = Literal["once", "turn", "round", "ask"]


class In(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Something a person sends; sent again under the same id it is done once."""

    id: Id


class Act(In):
    """An action; where one answer means two, `then` has the phrases that say the second."""

    number: Count
    seat: SeatNumber
    sentence: Said
    then: Annotated[list[Said], Meta(max_length=4)] = []


class Undo(In):
    number: Count
    seat: SeatNumber


class SetStanding(In, tag="standing"):
    """A standing answer is given or taken back."""

    seat: SeatNumber
    sentence: Said | None = None
    until: Until = "once"


class Look(In):
    seat: SeatNumber | None = None


class Chat(In):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Why(In):
    phrase: Annotated[str, Meta(min_length=1, max_length=LONGEST_PHRASE)]


class Brings(In):
    """What would an action bring that I am about to play?"""

    sentence: Said


class Hint(In):
    pass


class Coach(In):
    """What is about to be played, for a coach who may ask about it."""

    number: Count
    seat: SeatNumber
    sentence: Said


class Vote(In):
    seat: SeatNumber
    for_: Literal["bot"] | None = msgspec.field(default="bot", name="for")


class Ping(In):
    pass


class Out(msgspec.Struct, tag_field="type", tag=str.lower):
    """Something the server sends."""


class Done(Out):
    of: str
    number: int


class Error(Out):
    of: str | None
    key: str
    text: str


class Tip(msgspec.Struct):
    """An action that a bot advises: the chance to win in percent, and what speaks for it."""

    sentence: str
    label: str
    chance: int | None
    reasons: list[str]


class Answer(Out):
    of: str
    text: str | None = None
    sentence: str | None = None
    rule: str | None = None  # the anchor of the paragraph in the rules for players that a reason rests on
    tips: list[Tip] = []  # of a hint, the best first; of the coach, the better action and the one in question


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
    """How fast: no clock; a live clock of some minutes, and some seconds more for each step; days for each step."""

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


class RatingChange(msgspec.Struct):
    before: int
    after: int


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
    absent: float | None = None  # seconds until the others may give the seat to a bot; None while nothing counts down
    kept: str | None = None  # the name of the person for whom an open seat is kept
    waits: bool = False  # for me: kept for me, or a bot plays there in my place; sitting down takes it
    off: bool = False  # a day off: the clock of a slow table stands still
    rating: RatingChange | None = None  # what the game, once it is over, did to the rating of whoever sat here


class VoteShown(msgspec.Struct):
    seat: int
    by: list[int]
    needed: int


class CoachedShown(msgspec.Struct):
    asked: int  # how often the coach asked
    heeded: int  # and how often something else was played then


class TableShown(Out, tag="table"):
    table: str
    game: str
    title: str
    status: Literal["open", "running", "over"]
    public: bool
    options: list[OptionLine]
    pace: Pace
    grace: float  # seconds to answer between turns; 0: the table waits
    seats: list[SeatShown]
    turn: int | None
    mine: list[int]
    host: bool
    votes: list[VoteShown]
    hints: bool
    rematch: str | None
    commitment: str | None
    link: str
    invitation: str | None = None  # the link for friends; None while nobody else can reach this server
    closed: Literal["idle", "lapsed"] | None = None  # why it ended before its game was over
    duplicate: str | None = None  # other groups have the same deals
    coach: bool = False  # asks before a costly mistake
    coached: CoachedShown | None = None  # once a game with a coach is over
    review: str | None = None  # where the game, once it is over, can be looked back at, by whoever may
    shared: bool = False  # I let anybody with the link see the review
    came_from: str | None = None  # the review in which somebody wanted to play on


class LegalAction(msgspec.Struct):
    sentence: str
    label: str
    confirm: str | None  # a question to ask before it is played


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
    # Empty for those who asked for no pictures; after the first, pieces of the scene before by number, and new ones.
    picture: str | list[int | str]
    lines: list[str]
    view: dict[str, Any] | UnsetType = UNSET  # of a person who asked for it
    places: list[list[str]] = []  # for each line the keys of the pieces at which it happens; `a>b`: from a to b


class StandingShown(msgspec.Struct):
    sentence: str
    until: Until
    label: str | None = None  # of a sealed choice


class Together(msgspec.Struct):
    """Of those who choose at the same time, who has chosen and who has not."""

    chosen: list[int]
    choosing: list[int]


class Window(msgspec.Struct):
    decline: str
    seconds: float | None  # until the table declines for the player to move; None where it waits


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
    number: int  # how many steps stand
    seat: int | None  # whose eyes; None for a spectator's
    turn: int | None
    over: bool
    ask: str
    progress: str
    legal: list[LegalAction]
    early: list[LegalAction]  # what may be chosen now and stays sealed until it is this seat's turn
    together: Together | None
    undo: bool
    standing: StandingShown | None
    window: Window | None
    players: list[PlayerShown]
    log: Log
    scenes: list[Scene]
    result: Result | None
    acted: int = 0  # how many steps stood after the last one of this seat; 0 before its first, and for a spectator
    places: list[list[str]] = []  # as in a scene, for each line of the log that tells of the last step
    picture: str | UnsetType = UNSET
    view: dict[str, Any] | UnsetType = UNSET


FromPerson = Act | Undo | SetStanding | Look | Chat | Why | Brings | Hint | Coach | Vote | Ping
FromServer = TableShown | Position | Chats | Done | Error | Answer | Pong
encode = msgspec.json.Encoder().encode
from_person: msgspec.json.Decoder[FromPerson] = msgspec.json.Decoder(FromPerson)
from_server: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


def read_message(data: str | bytes) -> FromPerson:
    """What somebody sends; a ValidationError says what is wrong with it.

    JSON has one way to write NUL, so that a look at the whole tells whether the texts have to be looked at.
    """
    message = from_person.decode(data)
    may_have_nul = "\\u0000" in data if isinstance(data, str) else b"\\u0000" in data
    if may_have_nul and any("\0" in text for text in _texts_in(message)):
        raise msgspec.ValidationError("a text has NUL")
    return message


def _texts_in(message: FromPerson) -> Iterator[str]:
    for value in msgspec.structs.astuple(message):
        yield from [value] if isinstance(value, str) else value if isinstance(value, list) else ()
