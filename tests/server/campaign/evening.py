"""An evening: somebody opens a table, others sit down, watch, get up; the game is played, maybe to its end."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
from itsdangerous import URLSafeSerializer

from dolmen.core.game import find_game
from tests.server.campaign.history import History
from tests.server.campaign.people import Guest

AGAIN_SECONDS = 0.3
NOT_SETTLED = (408, 429)  # asked again, as every 5xx
CALM_ACTS = 3  # acts acknowledged after the last fault show that a table goes on
NAMES = ("Aoife", "Brian", "Ciara", "Dara", "Emer", "Finn")


@dataclass
class Town:
    """Where people come from: the doors of the servers, where histories are written, and whether all is calm."""

    doors: list[str]
    folder: Path
    client: httpx.AsyncClient
    dice: random.Random
    is_calm: bool = False
    acked: int = 0
    counts: Counter = field(default_factory=Counter)

    def progress(self) -> int:
        """How many acts were acknowledged so far."""
        return self.acked


@dataclass
class Caller:
    """A person with a cookie, who asks over HTTP until there is an answer."""

    town: Town
    name: str
    history: History
    cookie: str = ""

    @property
    def person(self) -> str:
        """Who they are in the database; everybody can read that in their own cookie."""
        _, found = URLSafeSerializer("").loads_unsafe(self.cookie)
        return found[0]

    async def arrive(self) -> None:
        """Gets a cookie and gives a name."""
        answer = await self._settled("GET", "/api/me", {})
        self.cookie = answer.cookies["dolmen"]
        await self._settled("PATCH", "/api/me", {"json": {"name": self.name}})
        self.history.note(self.name, "arrived", person=self.person)

    async def ask(self, path: str, **body: Any) -> dict[str, Any] | None:
        """A request that changes a table, done once however often it is sent; None if it was refused."""
        key = uuid4().hex
        self.history.note(self.name, "ask", key=key, path=path, body=body)
        more = {"json": body, "headers": {"idempotency-key": key}}
        if self.town.dice.random() < 0.15:  # the same, from an impatient finger
            self.town.counts["repeated requests"] += 1
            answer, _ = await asyncio.gather(self._settled("POST", path, more), self._settled("POST", path, more))
        else:
            answer = await self._settled("POST", path, more)
        found = answer.json()
        table = found.get("table")
        self.history.note(self.name, "answered", key=key, status=answer.status_code, table=table, why=found.get("key"))
        return found if answer.status_code < 400 else None

    async def _settled(self, method: str, path: str, more: dict[str, Any]) -> httpx.Response:
        cookies = {"cookie": f"dolmen={self.cookie}"} if self.cookie else {}
        tries = 0
        while True:
            tries += 1
            address = f"http://{self.town.dice.choice(self.town.doors)}{path}"
            headers = {**cookies, **more.get("headers", {})}
            try:
                answer = await self.town.client.request(method, address, json=more.get("json"), headers=headers)
                if answer.status_code < 500 and answer.status_code not in NOT_SETTLED:
                    self.town.counts["requests sent again"] += tries - 1
                    return answer
            except httpx.HTTPError:
                pass
            await asyncio.sleep(AGAIN_SECONDS)


class Evening:
    """One table from its first seat to its last act."""

    def __init__(self, town: Town, game: str):
        self.town, self.game = town, find_game(game)
        self.dice = random.Random(town.dice.random())
        self.history = History(town.folder / f"{uuid4().hex[:12]}.jsonl.gz")
        self.guests: list[Guest] = []
        self.table = ""

    async def pass_by(self) -> None:
        """The whole evening."""
        try:
            callers = await self._sit_down()
            self.guests = [self._guest(caller) for caller in callers]
            staying = [asyncio.ensure_future(guest.stay()) for guest in self.guests]
            leaving = asyncio.ensure_future(self._maybe_leave(callers[-2]))
            watching = asyncio.ensure_future(self._watch())
            await asyncio.wait(staying)
            for task in staying:
                task.result()
            leaving.cancel()
            watching.cancel()
            if self.town.is_calm:
                await asyncio.gather(*(guest.look_last() for guest in self.guests))
            self.history.note("", "end")
        finally:
            self.history.close()

    async def _sit_down(self) -> list[Caller]:
        """Opens a table and fills it; those who play, then one who watches."""
        players = self.dice.choice(list(self.game.players)[:2])
        callers = [Caller(self.town, name, self.history) for name in NAMES[: players + 1]]
        await asyncio.gather(*(caller.arrive() for caller in callers))
        has_bot = players > 2 and self.dice.random() < 0.3
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        if has_bot:
            seats[-1] = {"kind": "bot", "level": "random"}
        made = await callers[0].ask("/api/tables", game=self.game.name, seats=seats)
        assert made is not None
        self.table = made["table"]
        self.history.note("", "table", table=self.table, game=self.game.name)
        guests = callers[1 : players - has_bot]
        await asyncio.gather(*(self._find_seat(guest, seat) for seat, guest in enumerate(guests, 1)))
        return [callers[0], *guests, callers[-1]]

    async def _find_seat(self, guest: Caller, seat: int) -> None:
        """Sits down; some get up again first, some try a seat that may be taken."""
        path = f"/api/tables/{self.table}"
        if self.dice.random() < 0.2 and seat > 1:
            await guest.ask(f"{path}/sit", seat=1)
            await guest.ask(f"{path}/leave", seat=1)
        has_sat = await guest.ask(f"{path}/sit", seat=seat)
        if has_sat and self.dice.random() < 0.2 and await guest.ask(f"{path}/leave", seat=seat):
            await guest.ask(f"{path}/sit", seat=seat)
        while not await self._has_seat(guest):
            for other in range(1, 6):
                if await guest.ask(f"{path}/sit", seat=other):
                    break

    async def _has_seat(self, guest: Caller) -> bool:
        answer = await guest._settled("GET", f"/api/tables/{self.table}", {})
        return bool(answer.json()["mine"])

    def _guest(self, caller: Caller) -> Guest:
        dice = random.Random(self.dice.random())
        language = self.dice.choice(("it", "en"))
        who = (caller.name, caller.cookie, self.table, self.town.doors)
        return Guest(*who, self.history, dice, language, door=self.dice.randrange(len(self.town.doors)))

    async def _maybe_leave(self, caller: Caller) -> None:
        """Now and then somebody gets up in the middle of a game; the others give the seat to a bot."""
        if self.dice.random() < 0.2 and len(self.guests) > 2:
            await asyncio.sleep(self.dice.uniform(5.0, 20.0))
            shown = (await caller._settled("GET", f"/api/tables/{self.table}", {})).json()
            if shown["mine"] and shown["status"] == "running":
                await caller.ask(f"/api/tables/{self.table}/leave", seat=shown["mine"][0])

    async def _watch(self) -> None:
        """Counts what is acknowledged; when all is calm, ends the evening as soon as the table has gone on."""
        counted, calm_from = 0, -1
        while True:
            acked = sum(guest.acked for guest in self.guests)
            self.town.acked += acked - counted
            counted = acked
            if self.town.is_calm and calm_from < 0:
                calm_from = acked
                self.history.note("", "calm")
            if calm_from >= 0 and acked - calm_from >= CALM_ACTS:
                for guest in self.guests:
                    guest.is_ending = True
            await asyncio.sleep(0.1)
