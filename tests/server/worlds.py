"""Two worlds that differ only in what one viewer cannot see, each with its own server."""

from __future__ import annotations

import random
from typing import Any

from dolmen.core.plain import Plain, same
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.server.table.table import Running, Table
from tests.server.helpers import Doorway, Socket, Visitor

TABLE = "onetable"
LOOKS = ({"picture": "wide", "view": 1, "language": "en"}, {"picture": "narrow", "language": "it"})


class Swapped(Play):
    """A play that goes on from a state in which things hidden from a viewer were exchanged."""

    def __init__(self, truth: Play, viewer: int):
        super().__init__(truth.game, truth.players, truth.options, truth.seed)
        self.truth, self.steps = truth.at(len(truth.steps)), list(truth.steps)
        self.base, self.base_steps = truth.state.copy(), len(truth.steps)
        dice = self.base.dice.copy()
        self.rules.swap(self.base, viewer)
        self.base.dice = dice
        self._restore(self.base_steps, self.steps)

    def _restore(self, count: int, steps: list) -> None:
        self.state, self.steps = self.base.copy(), list(steps[: self.base_steps])
        self._list_legal()
        for step in steps[self.base_steps : count]:
            self.act(step.action)

    def _rewind(self, count: int) -> None:
        self._restore(count, list(self.steps))

    def at(self, count: int) -> Play:
        """Earlier than the exchange, the worlds are one."""
        if count < self.base_steps:
            return self.truth.at(count)
        past = Swapped.__new__(Swapped)
        past.__dict__.update(self.__dict__)
        past._out = self._out.copy()
        past._restore(count, list(self.steps))
        return past


class World:
    """One server with one table: a viewer with two screens, and people on all other seats."""

    def __init__(self, door: Doorway):
        self.door = door
        self.screens: list[Socket] = []

    async def open(self, game: str, players: int, viewer: int, options: dict[str, str]) -> None:
        """Seats everybody; the viewer on their seat, or beside the table."""
        self.viewer = viewer
        self.watcher = await self.door.visitor("Vera")
        self.people: list[Visitor] = []
        host = self.watcher if viewer == 0 else await self.door.visitor("Seat 0")
        seats = ["me"] + ["open"] * (players - 1)
        await host.new_table(game, *seats, options=options)
        for seat in range(players):
            person = host if seat == 0 else self.watcher if seat == viewer else await self.door.visitor(f"Seat {seat}")
            if seat:
                await person.post(f"/api/tables/{TABLE}/sit", seat=seat)
            self.people.append(person)
        self.hands = [await person.live(TABLE) for person in self.people]

    @property
    def table(self) -> Table:
        return self.door.house.tables[TABLE]

    @property
    def running(self) -> Running:
        assert self.table.running is not None
        return self.table.running

    @property
    def play(self) -> Play:
        return self.running.play

    def view(self) -> Plain:
        """What the viewer knows."""
        return self.play.view(self.viewer)

    async def look(self) -> None:
        """The viewer comes with fresh screens."""
        for screen in self.screens:
            await screen.leave()
        self.screens = []
        for look in LOOKS:  # one after the other: each hears of whoever comes after it
            self.screens.append(await self.watcher.live(TABLE, **look))
            await self.screens[-1].next("position")

    async def seen(self) -> list[list[str]]:
        """All that came to the viewer's screens, each message as its text."""
        for number, screen in enumerate(self.screens):
            await screen.ask(type="ping", id=f"seen {number} {len(screen.everything)}")
        return [list(screen.everything) for screen in self.screens]

    async def act(self, seat: int, action: int, name: str) -> dict:
        """A seat plays."""
        sentence = self.play.game.notation.sentence(action)
        return await self.hands[seat].ask(
            type="act", id=name, number=len(self.play.steps), seat=seat, sentence=sentence
        )

    async def undo(self, seat: int, name: str) -> dict:
        """A seat takes back."""
        return await self.hands[seat].ask(type="undo", id=name, number=len(self.play.steps), seat=seat)

    def become(self, other: World) -> None:
        """Takes over the other world's position, with things hidden from the viewer exchanged."""
        theirs = other.running
        mine = self.table.begin(Swapped(theirs.play, self.viewer))
        mine.rows, mine.messages = theirs.rows, dict(theirs.messages)
        mine.clocks.last = theirs.clocks.last
        if mine.hourglass and theirs.hourglass:
            mine.hourglass.sands = list(theirs.hourglass.sands)
        self.table.running = mine

    async def probe(self, name: str, choice: random.Random) -> None:
        """The viewer tries what is wrong, late or not theirs, and asks why."""
        sentence = self.play.game.notation.sentence
        number, seat = len(self.play.steps), max(self.viewer, 0)
        action = choice.randrange(self.play.game.actions)
        tries: list[dict[str, Any]] = [
            {"type": "act", "number": number, "seat": seat, "sentence": "nonsense"},
            {"type": "act", "number": number + 1, "seat": seat, "sentence": sentence(action)},
            {"type": "undo", "number": number + 1, "seat": seat},
            {"type": "why", "phrase": sentence(action)},
            {"type": "brings", "sentence": sentence(action)},
            {"type": "hint"},
            {"type": "chat", "text": f"hello {name}"},
            {"type": "standing", "seat": seat, "sentence": "nonsense"},
        ]
        if self.viewer == NOBODY or self.viewer != self.play.player:
            tries.append({"type": "act", "number": number, "seat": seat, "sentence": sentence(action)})
        for place, message in enumerate(tries):
            await self.screens[0].ask(**message, id=f"{name} {place}")

    async def read(self, number: int) -> list[str]:
        """What the viewer can fetch besides: table, record, positions of the past, check."""
        paths = ["", "/transcript", "/check", f"/at/{number}?layout=wide", f"/at/{len(self.play.steps)}?layout=narrow"]
        pages = [(await self.watcher.http.get(f"/api/tables/{TABLE}{path}")).text for path in paths]
        return [*pages, (await self.watcher.http.get("/api/tables?kind=mine")).text]


def are_alike(one: World, two: World) -> bool:
    """Whether the viewer knows the same in both worlds."""
    return same(one.view(), two.view())
