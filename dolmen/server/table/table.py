"""A table in memory: what the store keeps of it, who is connected, and the play that its steps make."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import Counter
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any, Protocol

from dolmen.core.contract import story
from dolmen.core.contract.room import Box
from dolmen.core.game import Game, find_game
from dolmen.core.plain import Plain
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.server.refusals import NotRunning
from dolmen.server.store.rows import DayOff, KeptStep, KeptTable
from dolmen.server.table.clock import Clocks
from dolmen.server.table.hourglass import Hourglass
from dolmen.server.table.worker import Tip
from dolmen.wire.messages import ChatLine, LogLine, Pace
from dolmen.words import Line

Made = dict[Any, Any]  # what has been made of a message while everybody is told: the same for all who see the same


class Listener(Protocol):
    """Somebody connected to a table, as the table knows them."""

    person: str
    seat: int | None  # through whose eyes they see
    box: Box | None  # the room for their pictures, if they are shown any

    def send_table(self, table: Table, made: Made | None = None) -> None: ...

    async def send_position(self, table: Table, made: Made | None = None, is_crowd: bool = False) -> None:
        """Sends the position, with the table's lock held; a crowd is shown pictures of few sizes."""

    def send_chats(self, lines: list[ChatLine], speakers: list[str]) -> None:
        """Lines of the chat, each with the person who said it."""

    def see_through(self, seat: int | None) -> None:
        """Sees through other eyes from now on."""

    def forget(self) -> None:
        """The table gives its memory back."""

    async def close(self, code: int) -> None: ...


@dataclass(slots=True)
class ToldLog:
    """The log as some eyes were told it in a language, and how many steps it covers."""

    lines: list[LogLine] = field(default_factory=list)
    said: list[Line] = field(default_factory=list)  # the same before they were put into words, where lines change later
    steps: int = -1
    places: list[list[str]] = field(default_factory=list)  # where each line of the last of them happened
    hangs_on: Any = None  # what the lines hang on; when it changes they are told anew

    def cut(self, steps: int) -> ToldLog:
        """The log as far as those steps; the old one stays as it is for those who have it."""
        count = bisect_right(self.lines, steps, key=lambda line: line.step)
        return ToldLog(self.lines[:count], self.said[:count], min(self.steps, steps), hangs_on=self.hangs_on)


class Running:
    """The play of a table as its steps made it; a cache that can be thrown away and made again from the store."""

    def __init__(self, play: Play, pace: Pace, started: float, days_off: dict[int, list[DayOff]] | None = None):
        self.play = play
        self.clocks = Clocks(pace, play.players, started, days_off)
        self.rows = 0  # how many are kept; more than there are steps, once something was taken back
        self.messages: dict[str, int] = {}  # message -> the number of steps after it
        self.opened = started  # since when players could answer between turns: a run of no's is one window
        self.shown: dict[Any, Any] = {}  # what viewers are shown of this very position
        # The lines of the last step, in words, by line, step and language: once for all who are told the same.
        self.said: dict[tuple[int, int, str], tuple[Line, LogLine]] = {}
        self.logs: dict[tuple[int, str], ToldLog] = {}  # by viewer and language
        self.hints: dict[int, tuple[int, list[Tip]]] = {}  # by seat the last hint: at how many rows, and which actions
        self.coaching: asyncio.Task[Any] | None = None  # what the coach thought about last
        self.undone: Counter[int] = Counter()  # how often the table came back to that many steps
        self.chooses_together = play.game.story.together is not story.together  # ever, in this game
        has_limit = play.game.story.turn_seconds(play.state) > 0
        self.hourglass = Hourglass(play, self.public_sight, started) if has_limit else None

    def replay(self, step: KeptStep) -> None:
        """Plays a step of the store; an error says what is wrong with one that cannot be played."""
        if step.sentence is None:
            self.take_back()
        else:
            self.play.play(self._readable(step.sentence), step.seat)
        self.book(step)

    def replay_all(self, steps: list[KeptStep]) -> None:
        """Plays the steps of the store. Of what was taken back later only the time is counted: its cost is bounded."""
        stands = _standing_steps(steps)
        depth = 0
        for step, is_kept in zip(steps, stands, strict=True):
            if is_kept:
                self.replay(step)
                depth += 1
            else:
                depth += -1 if step.sentence is None else 1
                self._book_undone(step, depth)

    def _book_undone(self, step: KeptStep, depth: int) -> None:
        """Notes a step that is taken back later, or the taking back of one that was never played again."""
        is_undo = step.sentence is None
        self.rows += 1
        self.clocks.charge(step.seat, step.at, not is_undo)
        self.opened = step.at
        if is_undo:
            self.undone[depth] += 1
        if step.message:
            self.messages[step.message] = depth

    def _readable(self, sentence: str) -> str:
        """A kept sentence; `#17` is action 17 of a game that was not installed when sentences came into use."""
        return self.play.game.notation.sentence(int(sentence[1:])) if sentence.startswith("#") else sentence

    def take_back(self, player: int | None = None) -> None:
        """Takes back the last step, and cuts the logs."""
        self.play.undo(player)
        self.logs = {key: log.cut(len(self.play.steps)) for key, log in self.logs.items()}

    def book(self, step: KeptStep) -> None:
        """Notes what follows from a step that the play has taken."""
        is_undo = step.sentence is None
        self.rows += 1
        self.clocks.charge(step.seat, step.at, not is_undo)
        if is_undo:
            self.undone[len(self.play.steps)] += 1
        if step.message:
            self.messages[step.message] = len(self.play.steps)
        self.shown, self.said = {}, {}
        if is_undo or self.play.steps[-1].action != self.decline():
            self.opened = step.at
        if self.hourglass:
            self.hourglass.book(step, self.public_sight)

    def come_to(self, now: float) -> float:
        """Lets nothing begin later than now; by how many seconds something would have."""
        ahead = max(self.clocks.last - now, 0.0)
        self.clocks.last, self.opened = min(self.clocks.last, now), min(self.opened, now)
        if self.hourglass:
            self.hourglass.come_to(now)
        return ahead

    def decline(self) -> int | None:
        """The action that means no, if the player to move answers between turns. What a spectator sees decides."""
        story = self.play.game.story
        return story.decline(self.public_sight) if story.HAS_WINDOWS and not self.play.over else None

    def turn_ends(self) -> float | None:
        """When the time that was agreed for a turn runs out for the player to move; None where it does not."""
        return self.hourglass.ends() if self.hourglass else None

    @property
    def public_sight(self) -> Plain:
        """What everybody may see of this very position: a spectator's sight, made once."""
        if "public" not in self.shown:
            self.shown["public"] = self.play.sight(NOBODY)
        return self.shown["public"]

    def all_are_told(self) -> None:
        """Forgets what was made to tell everybody; whoever asks later has it made again."""
        public = self.shown.get("public")
        self.shown, self.said = {}, {}
        if public is not None:
            self.shown["public"] = public  # the table itself looks at it

    def forget_logs(self) -> None:
        """Has every log told anew."""
        self.logs, self.said = {}, {}


def _standing_steps(steps: list[KeptStep]) -> list[bool]:
    """Of each row, whether it is a step that stands in the end."""
    stands = [False] * len(steps)
    open_places: list[int] = []
    for place, step in enumerate(steps):
        if step.sentence is None:
            stands[open_places.pop()] = False
        else:
            stands[place] = True
            open_places.append(place)
    return stands


@dataclass(eq=False, slots=True)
class Table(KeptTable):
    """A table that is in use: as it is kept, with its listeners and its running play."""

    game: Game = field(init=False)
    running: Running | None = None
    names: dict[str, list[str]] = field(default_factory=dict)  # what the players are called, by language
    listeners: list[Listener] = field(default_factory=list)
    elsewhere: dict[str, tuple[float, frozenset[int]]] = field(default_factory=dict)  # seats online at other processes
    away: dict[int, float] = field(default_factory=dict)  # since when each person who is not connected has been away
    absence_seconds: float = 0.0  # how long the others wait for them
    undos_per_step: int = 10  # how often one step may be taken back
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    timer: asyncio.TimerHandle | None = None
    thinking: asyncio.Task | None = None
    telling: asyncio.Task | None = None  # tells the many who watch
    is_news: bool = False  # since they were last told
    has_bots_lock: bool = False
    used: float = 0.0  # when somebody last needed the play

    def __post_init__(self) -> None:
        self.game = find_game(self.agreed.game).of_version(self.agreed.version)

    def update(self, kept: KeptTable) -> None:
        """Takes over what the store has of the table."""
        for kept_field in fields(KeptTable):
            setattr(self, kept_field.name, getattr(kept, kept_field.name))
        if self.running:
            self.running.clocks.days_off = self.days_off
        self.show_anew()

    def show_anew(self) -> None:
        """Who sits where has changed: names, positions and logs are made again."""
        self.names.clear()
        self.follow_seats()
        if self.running:
            self.running.shown.clear()
            self.running.forget_logs()

    def new_play(self) -> Play:
        """The game of this table before its first step."""
        if self.agreed.start is not None:
            return Play.from_state(self.game, self.agreed.start)
        return Play(self.game, len(self.seats), self.agreed.options, self.agreed.seed)

    def begin(self, play: Play) -> Running:
        """A running play with its clocks."""
        return Running(play, self.agreed.pace, self.started or self.agreed.created, self.days_off)

    @property
    def at_play(self) -> Running:
        """The running play with its clocks; refused before the start."""
        if self.running is None:
            raise NotRunning()
        return self.running

    @property
    def play(self) -> Play:
        """The running play; refused before the start."""
        return self.at_play.play

    def why_no_undo(self, seat: int) -> str:
        """Why a seat cannot take back the last step, or an empty string when it can."""
        running = self.at_play
        why = running.play.why_no_undo(seat)
        return why or ("often" if running.undone[len(running.play.steps) - 1] >= self.undos_per_step else "")

    @property
    def turn(self) -> int | None:
        """The player to move, None before the start and after the end."""
        running = self.running
        if running is None or running.play.over or self.closed:
            return None
        return running.play.player

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that somebody holds."""
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person and seat.kind == "person"]

    def holds(self, person: str, seat: int) -> bool:
        """Whether somebody holds that very seat."""
        if not 0 <= seat < len(self.seats):
            return False
        held = self.seats[seat]
        return held.person == person and held.kind == "person"

    def knows(self, person: str) -> bool:
        """Whether somebody is more to this table than one who watches."""
        at_seats = ((seat.person, seat.left_by, seat.kept_for) for seat in self.seats)
        return person == self.agreed.host or any(person in people for people in at_seats)

    def here(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return {seat for listener in self.listeners for seat in self.seats_of(listener.person)}

    def online(self) -> set[int]:
        """The seats whose people are connected, here or at another process."""
        return self.here().union(*(seats for _, seats in self.elsewhere.values()))

    def note_presence(self, now: float) -> None:
        """Notes since when each person has been away."""
        online = self.online()
        people = [number for number, seat in enumerate(self.seats) if seat.kind == "person" and number not in online]
        self.away = {seat: self.away.get(seat, now) for seat in people}

    def wait_for(self, seat: int, now: float) -> float | None:
        """How long the others are still to wait for somebody who is away; None for who is there or may be."""
        if self.status != "running" or self.seats[seat].kind != "person":
            return None
        if self.is_out(seat, now):
            return 0.0
        if seat not in self.away or self.agreed.pace.kind == "days":
            return None
        return max(self.away[seat] + self.absence_seconds - now, 0.0)

    def follow_seats(self) -> None:
        """Eyes follow the seat: whoever lost it while the game runs sees what a spectator sees."""
        for listener in self.listeners if self.status == "running" else ():
            if listener.seat is not None and listener.seat not in self.seats_of(listener.person):
                listener.see_through(None)

    def seat_listeners(self) -> None:
        """Everybody who is there and holds one seat sees through its eyes from now on."""
        for listener in self.listeners:
            mine = self.seats_of(listener.person)
            listener.seat = mine[0] if len(mine) == 1 else None

    def is_out(self, seat: int, now: float) -> bool:
        """Whether a seat's player left or let the clock run out."""
        if self.status != "running" or self.seats[seat].kind != "person":
            return False
        if self.seats[seat].has_left:
            return True
        return self.running is not None and self.turn == seat and self.running.clocks.of(seat, seat, now) == 0.0

    @property
    def public_sight(self) -> Plain:
        """What everybody may see: of the running play, or before the start of any such game."""
        if self.running is not None:
            return self.running.public_sight
        return _sight_of_start(self.game, len(self.seats), tuple(self.agreed.options.items()))


@lru_cache(maxsize=256)
def _sight_of_start(game: Game, players: int, options: tuple[tuple[str, str], ...]) -> Plain:
    return Play(game, players, dict(options), bytes(16)).sight(NOBODY)
