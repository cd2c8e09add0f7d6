"""The crash test: a server is killed, frozen and cut off in the middle of play, and nothing acknowledged is lost.

    python -m tests.server.crash --kills 1000

People play random legal moves at several tables. Meanwhile the server gets SIGKILL or is frozen for a moment,
connections are cut or left half open, messages are sent twice, late and out of order. In the end every acknowledged
act is found exactly once in the transcript, under the number that was acknowledged; what was refused is not there;
every position that anybody saw belongs to that one transcript; and every table goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from dolmen.core.game import find_game
from dolmen.core.play import Play
from dolmen.core.seed import commitment

GONE = (WebSocketException, OSError, TimeoutError, EOFError)
TABLES = 4


class Nursery:
    """Opens and kills servers on one port and one database."""

    def __init__(self, folder: Path, database: str | None = None):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.file = folder / "crash.sqlite3"
        self.pid = 0
        settings = {
            "DOLMEN_DATABASE": database or str(self.file), "DOLMEN_BOT_PAUSE": "0", "DOLMEN_ACTS_PER_SECOND": "1000000",
            "DOLMEN_TABLES_PER_HOUR": "100000000", "DOLMEN_WAKE_WORKERS": "0",
        }  # fmt: skip
        self.log = (folder / "crash.log").open("wb")
        command = [sys.executable, "-m", "tests.server.nursery", str(self.port)]
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        self.mother = subprocess.Popen(command, env={**os.environ, **settings}, stderr=self.log, **pipes)
        self._line()

    def _line(self) -> str:
        assert self.mother.stdout is not None
        return self.mother.stdout.readline().strip()

    def open(self) -> None:
        """Starts a server."""
        assert self.mother.stdin is not None
        self.mother.stdin.write("open\n")
        self.mother.stdin.flush()
        self.pid = int(self._line())

    def send(self, number: int) -> None:
        """Sends the server a signal."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    async def report(self, problem: str) -> str:
        """What went wrong, where the server stands, and what it said last."""
        self.send(signal.SIGUSR1)
        await asyncio.sleep(2.0)
        return f"{problem}\n{Path(self.log.name).read_text('utf-8', 'replace')[-6000:]}"

    def close(self) -> None:
        """Ends everything."""
        self.send(signal.SIGKILL)
        self.mother.kill()
        self.mother.wait()
        self.log.close()


@dataclass
class Player:
    """A person at one table who never gives up, with all that the server promised."""

    port: int
    table: str
    seat: int
    cookie: str
    dice: random.Random
    pending: dict | None = None  # sent, not answered
    acked: dict[str, int] = field(default_factory=dict)
    refused: set[str] = field(default_factory=set)
    turns: dict[int, int] = field(default_factory=dict)  # after so many steps, who was to move
    position: dict | None = None
    sent: list[dict] = field(default_factory=list)
    counts: Counter = field(default_factory=Counter)
    half_open: list[ClientConnection] = field(default_factory=list)

    async def play(self) -> None:
        """Plays until the game is over, however often the connection is lost."""
        while not (self.position and self.position["over"] and self.pending is None):
            try:
                await self._connected()
            except GONE:
                self.counts["connections lost"] += 1
                await asyncio.sleep(0.01)

    async def _connected(self) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/live"
        cookie = {"cookie": f"dolmen={self.cookie}"}
        live = await connect(address, additional_headers=cookie, open_timeout=5, ping_interval=None, close_timeout=0.2)
        try:
            if self.pending:
                await live.send(json.dumps(self.pending))
                self.counts["sent again after a loss"] += 1
            while True:
                # A server that answers nothing any more may be gone without a word.
                message = json.loads(await asyncio.wait_for(live.recv(), 10))
                self._hear(message)
                if self.position and self.position["over"] and self.pending is None:
                    return
                if self.pending is None and self.position and self.position["legal"]:
                    await self._act(live)
        finally:
            if live not in self.half_open:
                live.transport.abort()

    def _hear(self, message: dict) -> None:
        kind = message["type"]
        if kind == "position":
            self.position = message
            if message["turn"] is not None:
                known = self.turns.setdefault(message["number"], message["turn"])
                assert known == message["turn"], "two positions of one number differ"
        elif kind == "done":
            known = self.acked.setdefault(message["of"], message["number"])
            assert known == message["number"], "one message was acknowledged with two numbers"
            if self.pending and self.pending["id"] == message["of"]:
                self.pending = None
                self.position = None if self.position and self.position["number"] < message["number"] else self.position
        elif kind == "error" and self.pending and message["of"] == self.pending["id"]:
            assert message["key"] == "error-late", message
            self.refused.add(self.pending["id"])
            self.pending = None
            self.position = None

    async def _act(self, live: ClientConnection) -> None:
        assert self.position is not None
        number, sentence = self.position["number"], self.dice.choice(self.position["legal"])["sentence"]
        act = {
            "type": "act",
            "id": f"{self.seat}-{len(self.sent)}",
            "number": number,
            "seat": self.seat,
            "sentence": sentence,
        }
        self.pending = act
        self.sent.append(act)
        luck = self.dice.random()
        if luck < 0.05:  # an old message comes late, before the new one
            self.counts["late messages"] += 1
            await live.send(json.dumps(self.dice.choice(self.sent[:-1] or [act])))
        await live.send(json.dumps(act))
        if luck < 0.10:
            self.counts["repeated messages"] += 1
            await live.send(json.dumps(act))
        elif luck < 0.13:
            self.counts["cut connections"] += 1
            live.transport.abort()
        elif luck < 0.15:  # nobody reads here any more, and nobody hangs up
            self.counts["half-open connections"] += 1
            self.half_open = [*self.half_open[-3:], live]
            raise EOFError


class Scene:
    """Tables with people, and what becomes of them."""

    def __init__(self, nursery: Nursery, game: str, seed: int):
        self.nursery, self.game = nursery, game
        self.dice = random.Random(seed)
        self.players: list[Player] = []
        self.is_ending = False
        self.finished = 0

    async def ask(self, person: httpx.AsyncClient, method: str, path: str, **body: object) -> dict:
        """A request, repeated until a server is there."""
        while True:
            try:
                answer = await person.request(method, path, json=body or None)
                if answer.status_code < 500:
                    return answer.json()
            except httpx.HTTPError:
                await asyncio.sleep(0.05)

    async def keep_table(self) -> None:
        """Plays game after game at one table with two people and a bot."""
        base = f"http://127.0.0.1:{self.nursery.port}"
        while not self.is_ending:
            async with httpx.AsyncClient(base_url=base) as one, httpx.AsyncClient(base_url=base) as two:
                await self.ask(one, "GET", "/api/me")
                await self.ask(two, "GET", "/api/me")
                seats = [{"kind": "me"}, {"kind": "open"}]
                table = (await self.ask(one, "POST", "/api/tables", game=self.game, seats=seats))["table"]
                await self.ask(two, "POST", f"/api/tables/{table}/sit", seat=1)
                cookies = [one.cookies["dolmen"], two.cookies["dolmen"]]
            pair = [
                Player(self.nursery.port, table, s, c, random.Random(self.dice.random())) for s, c in enumerate(cookies)
            ]
            self.players += pair
            await asyncio.gather(*(player.play() for player in pair))
            self.finished += 1

    async def kill(self, kills: int) -> None:
        """Lets the server play for a moment, then kills or freezes it; until it was killed often enough."""
        done = 0
        while done < kills:
            await asyncio.sleep(self.dice.uniform(0.05, 0.6))
            if self.dice.random() < 0.2:
                self.nursery.send(signal.SIGSTOP)
                await asyncio.sleep(self.dice.uniform(0.05, 0.4))
                self.nursery.send(signal.SIGCONT)
                continue
            before = self.steps()
            self.nursery.send(signal.SIGKILL)
            self.nursery.open()
            done += 1
            deadline = time.monotonic() + 240
            while self.steps() == before:  # the next kill comes in the middle of play, not of the start
                assert time.monotonic() < deadline, await self.nursery.report("nobody plays on after a restart")
                await asyncio.sleep(0.02)

    def steps(self) -> int:
        """How many acts were acknowledged so far."""
        return sum(len(player.acked) for player in self.players)


def check(file: Path, players: list[Player]) -> int:
    """Compares the transcript with everything that was promised; returns the number of acknowledged acts."""
    base = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    problem = base.execute("PRAGMA integrity_check").fetchone()[0]
    assert problem == "ok", problem
    count = 0
    for table in sorted({player.table for player in players}):
        rows = base.execute(
            'SELECT number, seat, sentence, message FROM steps WHERE "table" = ? ORDER BY number', (table,)
        ).fetchall()
        assert [row[0] for row in rows] == list(range(len(rows))), "the transcript has a gap"
        name, options, seed = base.execute("SELECT game, options, seed FROM tables WHERE id = ?", (table,)).fetchone()
        play = Play(find_game(name), 2, json.loads(options), bytes(seed))
        assert commitment(play.seed)
        turns = [play.player]
        for _, seat, sentence, _ in rows:
            assert seat == play.player and sentence in play.sentences, "the transcript is not a game"
            play.play(sentence)
            turns.append(play.player)
        for player in (player for player in players if player.table == table):
            mine: dict[str, list[int]] = {}
            for number, seat, _, message in rows:
                if seat == player.seat:
                    mine.setdefault(message.split(" ", 1)[1], []).append(number + 1)
            for id, number in player.acked.items():
                assert mine.get(id) == [number], f"{id} was acknowledged as {number} and is kept as {mine.get(id)}"
            assert not player.refused & set(mine), "what was refused is in the transcript"
            for number, turn in player.turns.items():
                assert turns[number] == turn, "somebody saw a position that is not of the transcript"
            count += len(player.acked)
    return count


async def crash(kills: int, game: str, seed: int, folder: Path) -> dict[str, int]:
    """The whole test; returns what happened how often."""
    nursery = Nursery(folder)
    try:
        nursery.open()
        scene = Scene(nursery, game, seed)
        tables = [asyncio.create_task(scene.keep_table()) for _ in range(TABLES)]
        killing = asyncio.create_task(scene.kill(kills))
        done, _ = await asyncio.wait([killing, *tables], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        scene.is_ending = True
        _, waiting = await asyncio.wait(tables, timeout=300)
        assert not waiting, await nursery.report("a table does not go on to its end")
        for task in tables:
            task.result()
    finally:
        nursery.close()
    acknowledged = check(nursery.file, scene.players)
    counts: Counter = sum((player.counts for player in scene.players), Counter())
    return {"kills": kills, "acknowledged acts": acknowledged, "games finished": scene.finished, **counts}


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Kills a server in the middle of play.")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--game", default="cairn")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        counts = asyncio.run(crash(asked.kills, asked.game, asked.seed, Path(folder)))
    print(*(f"{count} {name}" for name, count in counts.items()), sep=", ")
    print(f"nothing lost, nothing doubled, one order for all; {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
