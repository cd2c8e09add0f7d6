"""What is kept of people and tables, as the rest of the server reads and writes it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

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


@dataclass(slots=True)
class StandingAnswer:
    """What a seat will answer when it is next to move; nobody else learns of it."""

    sentence: str  # empty for the wish to be asked
    until: Until
    progress: str  # of the game when it was given


@dataclass(eq=False, slots=True)
class KeptTable:
    """A table without its steps."""

    agreed: Agreed
    seats: list[KeptSeat]
    status: Status
    rematch: str | None = None  # the table that followed
    started: float | None = None
    chats: list[ChatLine] = field(default_factory=list)
    votes: set[tuple[int, int]] = field(default_factory=set)  # (whose seat, who says so)
    standing: dict[int, StandingAnswer] = field(default_factory=dict)  # by seat

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


@dataclass(frozen=True)
class Rating:
    """What is known of somebody's strength at a game."""

    mu: float
    sigma: float
    played: int = 0
    won: int = 0
