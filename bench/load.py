"""The load on a server: 500 tables, 1,000 connected people who play random legal moves as fast as they are answered.

    python -m bench.load                      SQLite, PostgreSQL where it is installed, boardgame.io where npm is
    python -m bench.load --seconds 10 --only sqlite
    python -m bench.load --python /usr/bin/python3.11   the server, and it alone, by another Python

Every move is durable before anybody sees it. Latency is from sending a move to the answer that it is taken. Afterwards
the record is compared with what was acknowledged. Paced runs ask for so many moves a second (`--rate`). Two processes
share a database: with the people of a table at one of them, and with each at another. Idle seats: so many connections
to tables at which nothing happens.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass, replace
from pathlib import Path
from random import random
from typing import Any

import msgspec
import sqlalchemy as sa

from bench.figures import Figures, cpu_of, machine, memory_of, write
from bench.light import LightSocket, ask
from bench.serve import Server

GAME = "cairn"
LOOK = "look"
FEW = 0.1  # of the tables


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
        self.number, self.count = -1, 0
        self.sent: dict[str, float] = {}  # when each move was sent that has not been answered
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
            latency = time.perf_counter() - self.sent.pop(message.of)
            if self.load.is_on:
                self.load.latencies.append(latency)
            self.acked.append(message.number)
        elif message.type == "error":
            self.load.problems.append(message.key)

    def act(self, sentence: str) -> None:
        """Makes the move that was chosen."""
        if self.load.is_on:
            self.count += 1
            act = b'{"type":"act","id":"%d","number":%d,"seat":%d,"sentence":"%s"}'
            self.sent[str(self.count)] = time.perf_counter()
            self.say(act % (self.count, self.number, self.seat, sentence.encode()))


class Load:
    """People at tables of a server; with an interval, a table makes a move about every so many seconds.

    A server of several processes has several ports; where it is split, people of one table are at different ones.
    """

    def __init__(self, ports: list[int], interval: float = 0.0, game: str = GAME, is_split: bool = False):
        self.ports, self.interval, self.game, self.is_split = ports, interval, game, is_split
        self.due: dict[str, float] = {}
        self.is_on = False
        self.latencies: list[float] = []
        self.problems: list[str] = []
        self.tables: dict[str, list[Person]] = {}
        self.ended = 0

    async def seat(self, tables: int) -> None:
        """Opens tables for two and connects everybody."""
        for start in range(0, tables, 25):
            await asyncio.gather(*(self._one(number) for number in range(start, min(start + 25, tables))))

    async def _one(self, number: int) -> None:
        port = self.ports[number % len(self.ports)]
        cookies = []
        for _ in (0, 1):
            headers, _ = await ask(port, "GET", "/api/me")
            cookies.append(headers["set-cookie"].partition(";")[0])
        new = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}], "public": False}
        _, table = await ask(port, "POST", "/api/tables", new, cookies[0])
        await ask(port, "POST", f"/api/tables/{table['table']}/sit", {"seat": 1}, cookies[1])
        people = [Person(self, seat) for seat in (0, 1)]
        for person, cookie in zip(people, cookies, strict=True):
            person.table = table["table"]
            where = self.ports[(number + person.seat) % len(self.ports)] if self.is_split else port
            await person.open(where, f"/api/tables/{person.table}/live", cookie)
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


@dataclass(frozen=True)
class Run:
    """One measurement: of which server, and how it is used."""

    name: str
    database: str
    rate: float = 0.0  # moves a second that are asked for; 0: as many as are answered
    processes: int = 1
    is_split: bool = False  # the people of a table are at different processes
    python: str = sys.executable  # that runs the server


async def play(run: Run, tables: int, seconds: float, folder: Path, game: str = GAME) -> Figures:
    """Lets people play and compares the record with what they were told."""
    servers = [Server(run.database, folder, run.python) for _ in range(run.processes)]
    pids = [server.process.pid for server in servers]
    try:
        for server in servers:
            await server.is_well()
        ports = [server.port for server in servers]
        load = Load(ports, tables / run.rate if run.rate else 0.0, game, run.is_split)
        await load.seat(tables)
        figures = Figures(run.name, tables, 2 * tables)
        load.is_on = True
        # Everybody has had a first position before it begins; a second look tells those who are to move.
        for people in list(load.tables.values()):
            load.begin(people)
            if run.rate:  # as people come: not all in one instant
                await asyncio.sleep(1.0 / tables)
        while len(load.latencies) < tables and not load.ended:  # until everybody has been told where they are
            await asyncio.sleep(0.01)
        load.latencies.clear()
        start, cpu = time.perf_counter(), sum(cpu_of(pid) for pid in pids)
        # When the first games are over the load is no longer the full one.
        while time.perf_counter() - start < seconds and load.ended <= FEW * tables:
            await asyncio.sleep(0.01)
        load.is_on = False
        figures.seconds = time.perf_counter() - start
        figures.cpu = sum(cpu_of(pid) for pid in pids) - cpu
        figures.moves, figures.latencies = len(load.latencies), load.latencies.copy()
        figures.memory = sum(memory_of(pid) for pid in pids)
        await asyncio.sleep(1.0)
        if load.problems:
            figures.problem = f"{len(load.problems)} errors, such as {load.problems[0]}"
    finally:
        for server in servers:
            server.close()
    figures.problem = figures.problem or await compare(run.database, load)
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


async def idle(seats: int, database: str, folder: Path, python: str) -> Figures:
    """How much memory connections to tables take at which nothing happens."""
    server = Server(database, folder, python)
    try:
        await server.is_well()
        load = Load([server.port])
        await load.seat(seats // 2)
        await asyncio.sleep(17)  # a table rests after five seconds; its memory is looked at every ten
        return Figures("idle seats", seats // 2, seats, memory=memory_of(server.process.pid))
    finally:
        server.close()


def runs(asked: Any, folder: Path, address: str) -> list[Run]:
    """What is measured of Dolmen on one database; without an address, on a file."""
    name = "Dolmen, PostgreSQL" if address else "Dolmen, SQLite"
    paced = f", asked {asked.rate:,.0f} a second"

    def database(number: int) -> str:
        return f"{address}_{number}" if address else str(folder / f"load-{number}.sqlite3")

    found = [Run(name, database(0)), Run(name + paced, database(1), asked.rate)]
    if address:
        found.append(Run(f"{name}, two processes, each table at one", database(2), processes=2))
        found.append(Run(f"{name}, two processes, each table at both", database(3), processes=2, is_split=True))
    return [replace(run, python=asked.python) for run in found]


async def measure_ours(asked: Any, folder: Path, address: str = "") -> list[Figures]:
    """Every run on one database."""
    rows = []
    for one in runs(asked, folder, address):
        if address:
            await make_database(address, one.database)
        rows.append(await play(one, asked.tables, asked.seconds, folder, asked.game))
        print(rows[-1].row(), flush=True)
    return rows


async def make_database(address: str, new: str) -> None:
    """An empty database beside the one at an address."""
    import asyncpg

    connection = await asyncpg.connect(address)
    await connection.execute(f'CREATE DATABASE "{new.rpartition("/")[2]}"')
    await connection.close()


async def measure_all(asked: Any) -> None:
    """Every server that there is, one after the other."""
    rows: list[Figures] = []
    resting = None
    where = machine(asked.python)
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        if asked.only in ("", "sqlite"):
            rows += await measure_ours(asked, here)
        if asked.only in ("", "peer"):
            from bench.boardgameio import measure

            peer = await measure(asked.tables, asked.seconds)
            if peer:
                rows.append(peer)
                print(peer.row(), flush=True)
        if asked.only in ("", "postgres"):
            from tests.server.postgres import programs, running_postgres

            if programs():
                with running_postgres() as address:
                    rows += await measure_ours(asked, here, address)
        if asked.only in ("", "idle") and asked.idle:
            resting = await idle(asked.idle, str(here / "idle.sqlite3"), here, asked.python)
            print(resting.people, "idle seats", resting.memory / 2**20, "MB", flush=True)
    if not asked.only:
        print(write(rows, resting, where, Path(__file__).with_name("load.md")))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Measures a server under load.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rate", type=float, default=1000.0, help="moves a second that the paced runs ask for")
    parser.add_argument("--idle", type=int, default=10_000)
    parser.add_argument("--only", choices=["", "sqlite", "postgres", "peer", "idle"], default="")
    parser.add_argument("--python", default=sys.executable, help="the Python that runs the server")
    asked = parser.parse_args()
    import resource

    import uvloop

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    uvloop.run(measure_all(asked))


if __name__ == "__main__":
    main()
