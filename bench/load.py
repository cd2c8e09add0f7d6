"""The load on a server: 500 tables, 1,000 connected people who play random legal moves as fast as they are answered.

    python -m bench.load                      SQLite, PostgreSQL where it is installed, boardgame.io where npm is
    python -m bench.load --seconds 10 --only sqlite

Every move is durable before anybody sees it. Latency is from sending a move to the answer that it is taken. Afterwards
the record is compared with what was acknowledged. Idle seats: so many connections to tables at which nothing happens.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import random
from typing import Any

import msgspec
import sqlalchemy as sa

from bench.figures import Figures, cpu_of, machine, memory_of, write
from bench.light import LightSocket, ask

ROOT = Path(__file__).parent.parent
GAME = "cairn"
LOOK = "look"
FEW = 0.02  # of the tables


class Message(msgspec.Struct):
    """What the load reads of a message."""

    type: str
    of: str = ""
    number: int = -1
    seat: int | None = None
    over: bool = False
    legal: list[LegalAction] = []
    key: str = ""


class LegalAction(msgspec.Struct):
    sentence: str


decode = msgspec.json.Decoder(Message).decode


class Person(LightSocket):
    """Somebody who plays any legal action as soon as it is their turn."""

    def __init__(self, load: Load, seat: int):
        super().__init__()
        self.load, self.seat, self.table = load, seat, ""
        self.number, self.sent_at, self.count = -1, 0.0, 0
        self.acked: list[int] = []

    def heard(self, data: bytes) -> None:
        message = decode(data)
        if message.type == "position":
            if message.over:
                self.load.ended += self.seat == 0
            elif message.legal and message.number > self.number and self.load.is_on:
                self.number = message.number
                choice = message.legal[hash((message.number, id(self))) % len(message.legal)]
                wait = self.load.wait(self.table)
                if wait > 0:
                    asyncio.get_running_loop().call_later(wait, self.act, choice.sentence)
                else:
                    self.act(choice.sentence)
        elif message.type == "done" and message.of != LOOK:
            if self.load.is_on:
                self.load.latencies.append(time.perf_counter() - self.sent_at)
            self.acked.append(message.number)
        elif message.type == "error":
            self.load.problems.append(message.key)

    def act(self, sentence: str) -> None:
        """Makes the move that was chosen."""
        if self.load.is_on:
            self.count += 1
            act = b'{"type":"act","id":"%d","number":%d,"seat":%d,"sentence":"%s"}'
            self.sent_at = time.perf_counter()
            self.say(act % (self.count, self.number, self.seat, sentence.encode()))


class Load:
    """People at tables of one server; with an interval, a table makes a move about every so many seconds."""

    def __init__(self, port: int, interval: float = 0.0, game: str = GAME):
        self.port, self.interval, self.game = port, interval, game
        self.due: dict[str, float] = {}
        self.is_on = False
        self.latencies: list[float] = []
        self.problems: list[str] = []
        self.tables: dict[str, list[Person]] = {}
        self.ended = 0

    async def seat(self, tables: int) -> None:
        """Opens tables for two and connects everybody."""
        for start in range(0, tables, 25):
            await asyncio.gather(*(self._one() for _ in range(start, min(start + 25, tables))))

    async def _one(self) -> None:
        headers, _ = await ask(self.port, "GET", "/api/me")
        cookies = [headers["set-cookie"].partition(";")[0]]
        headers, _ = await ask(self.port, "GET", "/api/me")
        cookies.append(headers["set-cookie"].partition(";")[0])
        new = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}], "public": False}
        _, table = await ask(self.port, "POST", "/api/tables", new, cookies[0])
        await ask(self.port, "POST", f"/api/tables/{table['table']}/sit", {"seat": 1}, cookies[1])
        people = [Person(self, seat) for seat in (0, 1)]
        for person, cookie in zip(people, cookies, strict=True):
            await person.open(self.port, f"/api/tables/{table['table']}/live", cookie)
            person.table = table["table"]
        self.tables[table["table"]] = people

    def wait(self, table: str) -> float:
        """How long a table has to wait for its next move."""
        if not self.interval:
            return 0.0
        now = time.perf_counter()
        due = self.due.get(table, now - self.interval * random()) + self.interval * (0.5 + random())
        self.due[table] = due
        return due - now

    def begin(self, people: list[Person]) -> None:
        """Has both told where they are, so that whoever is to move moves."""
        for person in people:
            person.say(b'{"type":"look","id":"%s","seat":%d}' % (LOOK.encode(), person.seat))


class Server:
    """`dolmen serve` on a database."""

    def __init__(self, database: str, folder: Path, **more: str):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        settings = {
            "DOLMEN_DATABASE": database,
            "DOLMEN_ACTS_PER_SECOND": "1e9",
            "DOLMEN_TABLES_PER_HOUR": "1e12",
            "DOLMEN_SOCKETS_PER_ADDRESS": "1000000",
            "DOLMEN_IDLE_SECONDS": "5",
            **more,
        }
        self.log = (folder / "server.log").open("wb")
        command = [sys.executable, "-m", "dolmen", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, **settings}, stderr=self.log, stdout=self.log
        )

    async def is_well(self) -> None:
        """Waits until it answers."""
        for _ in range(600):
            with contextlib.suppress(OSError):
                await ask(self.port, "GET", "/healthz")
                return
            await asyncio.sleep(0.1)
        raise RuntimeError("the server does not start")

    def close(self) -> None:
        """Ends it politely."""
        self.process.send_signal(signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(20)
        self.process.kill()
        self.log.close()


async def play(
    name: str, database: str, tables: int, seconds: float, folder: Path, rate: float = 0.0, game: str = GAME
) -> Figures:
    """Lets people play and compares the record with what they were told."""
    server = Server(database, folder)
    try:
        await server.is_well()
        load = Load(server.port, tables / rate if rate else 0.0, game)
        await load.seat(tables)
        figures = Figures(name, tables, 2 * tables)
        # Everybody has had a first position before it begins; a second look tells those who are to move.
        load.is_on = True
        start, cpu = time.perf_counter(), cpu_of(server.process.pid)
        for people in list(load.tables.values()):
            load.begin(people)
            if rate:  # as people come: not all in one instant
                await asyncio.sleep(1.0 / tables)
        if rate:
            load.latencies.clear()
            start, cpu = time.perf_counter(), cpu_of(server.process.pid)
        # When the first games are over the load is no longer the full one.
        while time.perf_counter() - start < seconds and load.ended <= FEW * tables:
            await asyncio.sleep(0.01)
        load.is_on = False
        figures.seconds = time.perf_counter() - start
        figures.cpu = cpu_of(server.process.pid) - cpu
        figures.moves, figures.latencies = len(load.latencies), [x for x in load.latencies if x < 1e6]
        figures.memory = memory_of(server.process.pid)
        await asyncio.sleep(1.0)
        if load.problems:
            figures.problem = f"{len(load.problems)} errors, such as {load.problems[0]}"
    finally:
        server.close()
    figures.problem = figures.problem or await compare(database, load)
    return figures


async def compare(database: str, load: Load) -> str:
    """Whether the record has every acknowledged move once, and no other but those under way at the end."""
    from dolmen.server.store.store import Store

    store = Store(database)
    await store.open()
    rows = await store.read(lambda c: c.execute(sa.text('SELECT "table", number, seat FROM steps')).all())
    await store.close()
    kept: dict[str, dict[int, int]] = {}
    for table, number, seat in rows:
        kept.setdefault(table, {})[number] = seat
    for table, people in load.tables.items():
        steps = kept.get(table, {})
        if sorted(steps) != list(range(len(steps))):
            return "a record has a gap"
        for person in people:
            mine = [number + 1 for number, seat in sorted(steps.items()) if seat == person.seat]
            if person.acked != mine[: len(person.acked)]:
                return "an acknowledged move is lost, doubled or out of order"
            if len(mine) > len(person.acked) + 1:  # one may have been under way when the game was stopped
                return "a move was kept and never acknowledged"
    return ""


async def idle(seats: int, database: str, folder: Path) -> Figures:
    """How much memory connections to tables take at which nothing happens."""
    server = Server(database, folder)
    try:
        await server.is_well()
        load = Load(server.port)
        await load.seat(seats // 2)
        await asyncio.sleep(17)  # a table rests after five seconds; its memory is looked at every ten
        return Figures("idle seats", seats // 2, seats, memory=memory_of(server.process.pid))
    finally:
        server.close()


async def run(asked: Any) -> None:
    """Every server that there is, one after the other."""
    rows: list[Figures] = []
    resting = None
    where = machine()
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        paced = f", asked {asked.rate:,.0f} a second"
        if asked.only in ("", "sqlite"):
            for name, rate in (("Dolmen, SQLite", 0.0), ("Dolmen, SQLite" + paced, asked.rate)):
                database = str(here / f"load-{rate}.sqlite3")
                rows.append(await play(name, database, asked.tables, asked.seconds, here, rate, asked.game))
                print(rows[-1].row(), flush=True)
        if asked.only in ("", "postgres"):
            from tests.server.postgres import programs, running_postgres

            for name, rate in (("Dolmen, PostgreSQL", 0.0), ("Dolmen, PostgreSQL" + paced, asked.rate)):
                if programs():
                    with running_postgres() as address:
                        rows.append(await play(name, address, asked.tables, asked.seconds, here, rate, asked.game))
                    print(rows[-1].row(), flush=True)
        if asked.only in ("", "peer"):
            from bench.boardgameio import measure

            peer = await measure(asked.tables, asked.seconds)
            if peer:
                rows.append(peer)
                print(peer.row(), flush=True)
        if asked.only in ("", "idle") and asked.idle:
            resting = await idle(asked.idle, str(here / "idle.sqlite3"), here)
            print(resting.people, "idle seats", resting.memory / 2**20, "MB", flush=True)
    if not asked.only:
        print(write(rows, resting, where, Path(__file__).with_name("load.md")))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Measures a server under load.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rate", type=float, default=3000.0, help="moves a second that the paced runs ask for")
    parser.add_argument("--idle", type=int, default=10_000)
    parser.add_argument("--only", choices=["", "sqlite", "postgres", "peer", "idle"], default="")
    asked = parser.parse_args()
    import resource

    import uvloop

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    uvloop.run(run(asked))


if __name__ == "__main__":
    main()
