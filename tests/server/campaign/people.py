"""Operations: a person at one table who acts, takes back, chats, answers in advance, votes, repeats, and comes back."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.campaign.history import History

GONE = (WebSocketException, OSError, TimeoutError, EOFError)
PATIENCE = 10.0  # seconds after which a server that answers nothing may be gone without a word
UNSURE = ("error-try-again", "error-server", "error-too-fast")  # the same message once more finds out


@dataclass
class Habits:
    """How often somebody does what, when they might; how long they think."""

    pause: tuple[float, float] = (0.15, 0.7)
    idle: tuple[float, float] = (1.0, 3.0)
    undo: float = 0.12
    chat: float = 0.10
    hang_up: float = 0.03
    half_open: float = 0.02
    repeat: float = 0.08
    late: float = 0.05
    move: float = 0.2  # to another process, when they connect again


@dataclass
class Guest:
    """Somebody at a table, with a seat or without; who knows what was sent and not yet answered."""

    name: str
    cookie: str
    table: str
    doors: list[str]
    history: History
    dice: random.Random
    language: str = "en"
    habits: Habits = field(default_factory=Habits)
    pending: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    shown: dict[str, Any] | None = None  # the table
    sent: list[dict[str, Any]] = field(default_factory=list)
    links: int = 0
    door: int = 0  # the process they come to; people stay with one for a while
    acked: int = 0  # acts since the last calm
    is_ending: bool = False
    _half_open: list[ClientConnection] = field(default_factory=list)

    @property
    def is_over(self) -> bool:
        """Whether they know that the game is over, and wait for nothing."""
        return bool(self.position and self.position["over"] and self.pending is None)

    async def stay(self) -> None:
        """Stays until the game is over or the evening ends, however often the connection is lost."""
        while not self.is_over and not (self.is_ending and self.pending is None):
            try:
                await self._visit()
            except GONE:
                self.history.note(self.name, "lost", link=self.links)
                await asyncio.sleep(self.dice.uniform(0.05, 0.3))
        for live in self._half_open:
            live.transport.abort()

    async def _connect(self) -> ClientConnection:
        if self.dice.random() < self.habits.move:
            self.door = self.dice.randrange(len(self.doors))
        address = f"ws://{self.doors[self.door]}/api/tables/{self.table}/live?view=1&language={self.language}"
        cookie = {"cookie": f"dolmen={self.cookie}"}
        quick: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None, "close_timeout": 0.2}
        live = await connect(address, additional_headers=cookie, compression=None, max_size=None, **quick)
        self.links += 1
        self.position = None
        self.history.note(self.name, "open", link=self.links, door=self.door, language=self.language)
        return live

    async def _visit(self) -> None:
        live = await self._connect()
        try:
            if self.pending:
                await self._send(live, self.pending)
            await self._listen_and_act(live)
        finally:
            if live not in self._half_open:
                live.transport.abort()

    async def _listen_and_act(self, live: ClientConnection) -> None:
        loop = asyncio.get_running_loop()
        next_at, heard_at = loop.time() + self._think(), loop.time()
        while not self.is_over and not (self.is_ending and self.pending is None):
            wait = min(next_at, heard_at + PATIENCE) - loop.time()
            try:
                async with asyncio.timeout(max(wait, 0.0)):
                    data = await live.recv()
            except TimeoutError:
                if loop.time() >= heard_at + PATIENCE and self.pending:
                    raise
                if self.pending is None:
                    await self._do_something(live)
                next_at = loop.time() + self._think()
                heard_at = max(heard_at, loop.time() - PATIENCE / 2) if self.pending is None else heard_at
                continue
            heard_at = loop.time()
            if self._hear(json.loads(data)):
                next_at = loop.time() + self._think()

    def _think(self) -> float:
        is_mine = self.position is not None and (self.position["legal"] or self.position["early"])
        return self.dice.uniform(*(self.habits.pause if is_mine else self.habits.idle))

    def _hear(self, message: dict[str, Any]) -> bool:
        """Takes note of a message; whether it changes what there is to do."""
        kind = message["type"]
        if kind == "position":
            self.position = message
            self.history.note(self.name, "saw", link=self.links, **_seen(message))
        elif kind == "table":
            self.shown = message
        elif kind == "chat":
            texts = [line["text"] for line in message["lines"]]
            self.history.note(self.name, "heard", link=self.links, texts=texts)
            return False
        elif kind in ("done", "answer", "pong"):
            self.history.note(self.name, "done", of=message["of"], number=message.get("number"))
            self._settle(message["of"], is_done=True)
        elif kind == "error":
            self.history.note(self.name, "refused", of=message["of"], key=message["key"])
            if message["key"] in UNSURE:
                raise EOFError  # comes back in a moment and sends it again
            self._settle(message["of"], is_done=False)
        return True

    def _settle(self, of: str | None, is_done: bool) -> None:
        if self.pending is None or self.pending["id"] != of:
            return
        if is_done and self.pending["type"] == "act":
            self.acked += 1
        self.pending = None

    async def _do_something(self, live: ClientConnection) -> None:
        luck = self.dice.random()
        if luck < self.habits.hang_up:
            raise EOFError
        message = self._choose()
        if message is None:
            return
        self.pending = {"id": f"{self.name}-{len(self.sent)}", **message}
        self.sent.append(self.pending)
        if self.dice.random() < self.habits.late:  # an old message comes late, before the new one
            await self._send(live, self.dice.choice(self.sent))
        await self._send(live, self.pending)
        luck = self.dice.random()
        if luck < self.habits.repeat:
            await self._send(live, self.pending)
        elif luck < self.habits.repeat + self.habits.half_open:  # nobody reads here any more, and nobody hangs up
            self._half_open = [*self._half_open[-1:], live]
            raise EOFError

    async def _send(self, live: ClientConnection, message: dict[str, Any]) -> None:
        self.history.note(self.name, "send", link=self.links, message=message)
        await live.send(json.dumps(message))

    def _choose(self) -> dict[str, Any] | None:
        """What to do next, of what the table allows."""
        position = self.position
        if position is None or position["over"]:
            return None
        seat, dice = position["seat"], self.dice
        if dice.random() < self.habits.chat / (4 if position["legal"] else 1):
            return {"type": "chat", "text": f"{self.name} says {len(self.sent)}"}
        if seat is None:
            return {"type": "ping"}
        if (leaver := self._seat_to_give_away(seat)) is not None:
            return {"type": "vote", "seat": leaver, "for": "bot"}
        if position["undo"] and dice.random() < self.habits.undo:
            return {"type": "undo", "number": position["number"], "seat": seat}
        if position["early"]:
            sentence = dice.choice(position["early"])["sentence"]
            return {"type": "standing", "seat": seat, "sentence": sentence, "until": "once"}
        if not position["legal"]:
            return {"type": "ping"} if dice.random() < 0.3 else None
        sentence = dice.choice(position["legal"])["sentence"]
        return {"type": "act", "number": position["number"], "seat": seat, "sentence": sentence}

    def _seat_to_give_away(self, mine: int) -> int | None:
        """The seat of somebody who got up, about which this person has not voted yet."""
        if self.shown is None or self.dice.random() < 0.5:
            return None
        voted = {vote["seat"] for vote in self.shown["votes"] if mine in vote["by"]}
        left = [seat["seat"] for seat in self.shown["seats"] if seat["out"] and seat["kind"] == "person"]
        return next((seat for seat in left if seat != mine and seat not in voted), None)

    async def look_last(self) -> bool:
        """Comes once more, when all is calm, and sees how the table stands; whether that was possible."""
        for _ in range(20):
            try:
                live = await self._connect()
            except GONE:
                await asyncio.sleep(0.5)
                continue
            self.history.note(self.name, "last", link=self.links)
            try:
                async with asyncio.timeout(PATIENCE):
                    while self.position is None:
                        self._hear(json.loads(await live.recv()))
                return True
            except GONE:
                continue
            finally:
                live.transport.abort()
        return False


def _seen(message: dict[str, Any]) -> dict[str, Any]:
    """What the checker compares of a position."""
    parts = ("number", "seat", "turn", "over", "ask", "progress", "players", "log", "view")
    seen = {name: message[name] for name in parts}
    return {**seen, **{name: [one["sentence"] for one in message[name]] for name in ("legal", "early")}}
