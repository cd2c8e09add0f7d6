"""A table in memory: what was agreed, who sits where, and the play that its deeds make. The deeds are the truth."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

from dolmen.core.game import Game, find_game
from dolmen.core.plain import Plain
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.server.refusals import NotRunning
from dolmen.server.store.schema import UNDO
from dolmen.server.store.store import Deed
from dolmen.server.table.clock import Clocks
from dolmen.server.table.hourglass import Hourglass
from dolmen.wire.messages import ChatLine, LogLine, Pace

if TYPE_CHECKING:
    from dolmen.server.web.connection import Connection

Status = Literal["open", "running", "over"]


@dataclass(slots=True)
class Seat:
    """A place at the table and who holds it."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    person: str | None = None  # secret, never sent to anybody
    level: str | None = None
    has_left: bool = False
    left_by: str | None = None  # who sat here before a bot took over
    score: int | None = None
    place: int | None = None


@dataclass(slots=True)
class Standing:
    """What a seat will answer when it is asked; nobody else learns of it."""

    say: str
    until: Literal["once", "turn", "round", "ask"]
    progress: str  # of the game when it was given


@dataclass(slots=True)
class Agreed:
    """What does not change about a table."""

    id: str
    game: Game
    version: int
    options: dict[str, str]
    seed: bytes
    pace: Pace
    grace: float
    public: bool
    hints: bool
    host: str
    created: float


class Running:
    """The play of a table as its deeds made it; a cache that can be thrown away and made again."""

    def __init__(self, agreed: Agreed, players: int, started: float):
        self.play = Play(agreed.game, players, agreed.options, agreed.seed, agreed.version)
        self.clocks = Clocks(agreed.pace, players, started)
        self.deeds = 0  # how many rows the record has; more than steps, once something was taken back
        self.messages: dict[str, int] = {}  # message -> the number of steps after it
        self.opened = started  # since when those who are asked between turns could answer: a run of no's is one window
        self.shown: dict[Any, Any] = {}  # what viewers are shown of this very position
        self.logs: dict[tuple[int, str], list[LogLine]] = {}
        self.logged: dict[tuple[int, str], int] = {}  # how many steps each log covers
        turn_seconds = getattr(agreed.game.story, "turn_seconds", None)
        has_limit = turn_seconds is not None and turn_seconds(self.play.state) > 0
        self.hourglass = Hourglass(self.play, self.public, started) if has_limit else None

    def keep(self, deed: Deed) -> None:
        """Books a deed whose action the play has taken."""
        self.deeds += 1
        self.clocks.charge(deed.seat, deed.at, deed.action != UNDO)
        if deed.message:
            self.messages[deed.message] = len(self.play.steps)
        self.shown.clear()
        if deed.action != self.decline():
            self.opened = deed.at
        if self.hourglass:
            self.hourglass.book(deed, self.public)

    def decline(self) -> int | None:
        """The action that means no, if somebody is asked between turns. What a spectator sees decides."""
        decline = getattr(self.play.game.story, "decline", None)
        return None if decline is None or self.play.over else decline(self.public)

    def turn_ends(self) -> float | None:
        """When the time that was agreed for a turn runs out for whoever is asked; None where it does not."""
        return self.hourglass.ends() if self.hourglass else None

    @property
    def public(self) -> Plain:
        """What everybody may see of this very position; made once."""
        if "public" not in self.shown:
            self.shown["public"] = self.play.sight(NOBODY)
        return self.shown["public"]

    def replay(self, deed: Deed) -> None:
        """Does a deed of the record."""
        if deed.action == UNDO:
            self.play.undo()
            self.forget_logs()
        else:
            self.play.act(deed.action)
        self.keep(deed)

    def forget_logs(self) -> None:
        """Has every log told anew."""
        self.logs, self.logged = {}, {}


@dataclass(eq=False, slots=True)
class Table:
    """A table: agreed, seats, status, connections, and while it is in use the running play."""

    agreed: Agreed
    seats: list[Seat]
    status: Status
    rematch: str | None = None
    started: float | None = None
    running: Running | None = None
    chats: list[ChatLine] = field(default_factory=list)
    votes: set[tuple[int, int]] = field(default_factory=set)  # (whose seat, who says so)
    aheads: dict[int, Standing] = field(default_factory=dict)
    names: dict[str, list[str]] = field(default_factory=dict)  # what the players are called, by language
    connections: list[Connection] = field(default_factory=list)
    elsewhere: dict[str, tuple[float, frozenset[int]]] = field(default_factory=dict)  # seats online at other processes
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    timer: asyncio.TimerHandle | None = None
    thinking: asyncio.Task | None = None
    has_bots_lock: bool = False
    used: float = 0.0  # when somebody last needed the play

    @property
    def id(self) -> str:
        return self.agreed.id

    @property
    def game(self) -> Game:
        return self.agreed.game

    @property
    def play(self) -> Play:
        """The running play; refused before the start."""
        if self.running is None:
            raise NotRunning()
        return self.running.play

    @property
    def turn(self) -> int | None:
        """Who is to move, None before the start and after the end."""
        if self.running is None or self.running.play.over:
            return None
        return self.running.play.player

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that somebody holds."""
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person and seat.kind == "person"]

    def online(self) -> set[int]:
        """The seats whose people are connected, here or at another process."""
        here = {seat for connection in self.connections for seat in self.seats_of(connection.person)}
        return here.union(*(seats for _, seats in self.elsewhere.values()))

    def seat_connections(self) -> None:
        """Everybody who is there and holds one seat sees through its eyes from now on."""
        for connection in self.connections:
            mine = self.seats_of(connection.person)
            connection.seat = mine[0] if len(mine) == 1 else None

    def is_out(self, seat: int, now: float) -> bool:
        """Whether a seat's player left or let the clock run out."""
        if self.status != "running" or self.seats[seat].kind != "person":
            return False
        if self.seats[seat].has_left:
            return True
        return self.running is not None and self.turn == seat and self.running.clocks.of(seat, seat, now) == 0.0

    def sample(self) -> Plain:
        """What everybody may see: of the running play, or before the start of any such game."""
        if self.running is not None:
            return self.running.public
        return sample_view(self.game, len(self.seats), tuple(self.agreed.options.items()))


@lru_cache(maxsize=256)
def sample_view(game: Game, players: int, options: tuple[tuple[str, str], ...]) -> Plain:
    """What a spectator sees at the beginning of some game with these options."""
    return Play(game, players, dict(options), bytes(16)).sight(NOBODY)


def agreed_from(row: Any) -> Agreed:
    """What was agreed, from its row in the store."""
    import msgspec

    return Agreed(
        row.id,
        find_game(row.game),
        row.version,
        msgspec.json.decode(row.options),
        bytes(row.seed),
        msgspec.json.decode(row.pace, type=Pace),
        row.grace,
        bool(row.public),
        bool(row.hints),
        row.host,
        row.created,
    )
