"""What is kept of people and tables, as the rest of the server reads and writes it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

import msgspec

from dolmen.wire.messages import ChatLine, Pace, Until

Status = Literal["open", "running", "over"]


@dataclass(frozen=True)
class Person:
    """Somebody as the store knows them; a newcomer has neither name nor language yet."""

    id: str
    name: str = ""
    language: Literal["it", "en"] | None = None
    revoked: int = 0  # how often all cookies were revoked
    is_known: bool = False  # whether the store has them
    is_banned: bool = False  # by the host of this server
    session_seen: float | None = None  # when the device at hand was last noted
    session_ended: bool = False


@dataclass(slots=True)
class Agreed:
    """What does not change about a table."""

    id: str
    game: str
    version: int  # of the game's rules
    options: dict[str, str]
    seed: bytes
    pace: Pace
    grace: float
    public: bool
    hints: bool
    host: str
    created: float
    duplicate: str | None = None  # others have the same deals
    coach: bool = False  # asks before a costly mistake
    start: bytes | None = None  # the state that its play begins from; without one it begins with a deal
    came_from: str | None = None  # the table in whose review somebody wanted to play on


@dataclass(slots=True)
class KeptSeat:
    """A place at the table and who holds it."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    person: str | None = None  # secret, never sent to anybody
    level: str | None = None
    has_left: bool = False
    left_by: str | None = None  # who sat here before a bot took over; their name stays
    may_return: bool = False  # they may take it back
    kept_for: str | None = None  # who alone may take this open seat, under that name
    score: int | None = None
    place: int | None = None
    rated_before: int | None = None  # the rating of whoever answers for the seat, before this game and after it
    rated_after: int | None = None


@dataclass(slots=True)
class StandingAnswer:
    """What a seat will answer when it is next to move; nobody else learns of it."""

    sentence: str  # empty for the wish to be asked
    until: Until
    progress: str  # of the game when it was given


@dataclass(frozen=True)
class Coached:
    """A decision before which the coach asked."""

    number: int  # how many steps stood
    sentence: str  # what was about to be played
    loss: float  # of the chance to win


DayOff = tuple[float, float]  # from when to when


@dataclass(eq=False, slots=True)
class KeptTable:
    """A table without its steps."""

    agreed: Agreed
    seats: list[KeptSeat]
    status: Status
    rematch: str | None = None  # the table that followed
    started: float | None = None
    chats: list[ChatLine] = field(default_factory=list)
    speakers: list[str] = field(default_factory=list)  # of each line the person; secret, never sent to anybody
    votes: set[tuple[int, int]] = field(default_factory=set)  # (whose seat, who says so)
    standing: dict[int, StandingAnswer] = field(default_factory=dict)  # by seat
    closed: Literal["idle", "lapsed"] | None = None  # why it ended without its game
    sealed: bool = False  # others have the same deals, and have not all finished
    days_off: dict[int, list[DayOff]] = field(default_factory=dict)  # by seat, where there are days for each step
    coached: list[Coached] = field(default_factory=list)  # what the coach asked
    sharing: set[str] = field(default_factory=set)  # who lets anybody with the link see the review

    @property
    def id(self) -> str:
        return self.agreed.id


class KeptStep(msgspec.Struct, array_like=True):
    """One row of a table's steps, in the order of the insert statements."""

    table: str
    number: int
    seat: int
    sentence: str | None  # None takes back the last step that stands
    message: str | None  # who sent it and under which id; None if the table played it
    at: float

    @property
    def place(self) -> tuple[str, int]:
        """Under which it is kept."""
        return self.table, self.number


class Outcome(NamedTuple):
    """How a game ended for a seat, as its row has it; no ratings where nobody was rated."""

    score: int | None
    place: int | None
    rated_before: int | None = None
    rated_after: int | None = None


@dataclass(frozen=True)
class Rating:
    """What is known of somebody's strength at a game."""

    mu: float
    sigma: float
    played: int = 0
    won: int = 0


@dataclass(frozen=True, slots=True)
class Hours:
    """When somebody does not want to be called: minutes of the day in their time zone; none where the two are equal."""

    zone: str = "UTC"
    quiet_from: int = 0
    quiet_to: int = 0


@dataclass(frozen=True, slots=True)
class Call:
    """A notice that is to be sent: it is somebody's turn, or their time runs out soon."""

    table: str
    seat: int
    after: int  # how many steps stood after that seat's last one: one notice of a kind for each
    kind: Literal["turn", "soon"]
    person: str
    due: float
    tries: int = 0


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that can be called, as it described itself."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    name: str
    at: float


@dataclass(frozen=True, slots=True)
class Reach:
    """How somebody is reached, in which language, and when not."""

    devices: list[Device]
    mail: str | None  # an address that is theirs
    mails: bool  # whether calls go there
    which: Literal["all", "chosen"]
    language: Literal["it", "en"] | None
    hours: Hours
