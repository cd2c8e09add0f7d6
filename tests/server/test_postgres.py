"""Several server processes on one PostgreSQL serve one table together."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.asyncio.client import connect

from dolmen.server.store.databases import driver_url
from dolmen.server.store.rows import KeptStep
from dolmen.server.store.steps import read_steps
from dolmen.server.store.store import Store
from dolmen.server.table.requests import message_key
from tests.server.helpers import Doorway, open_house, play_on
from tests.server.postgres import running_postgres
from tests.server.test_migration import UNDO, fill, rows_of

FIRST = {"first_player": "first"}


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with running_postgres() as address:
        yield address


def test_a_game_is_played_on_postgresql(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, database=database) as door:
            aoife = await door.visitor("Aoife")
            socket = await aoife.live(await aoife.new_table("cairn", "me", "random", "heuristic"))
            assert (await play_on(socket, await socket.next("position")))["result"]["winners"]
            await socket.next("table", status="over")
            assert (await aoife.get("/api/me"))["ratings"][0]["played"] == 1
            assert len((await aoife.get("/api/history"))["games"]) == 1

    asyncio.run(scene())


def test_of_two_processes_that_insert_one_step_only_one_succeeds(database: str) -> None:
    async def scene() -> None:
        stores = [Store(database), Store(database)]
        for store in stores:
            await store.open()
        tables = [f"t{n}" for n in range(20)]
        steps = [KeptStep(table, number, 0, "draw", None, 0.0) for number in range(5) for table in tables]
        asked = [store.add(step) for step in steps for store in stores]
        answers = await asyncio.gather(*asked)
        assert [sum(answers[place : place + 2]) for place in range(0, len(answers), 2)] == [1] * len(steps)
        same = KeptStep("t0", 9, 0, "draw", message_key("p", "m"), 0.0)
        again = KeptStep("t0", 10, 0, "draw", message_key("p", "m"), 0.0)
        assert [await stores[0].add(same), await stores[1].add(again)] == [True, False]
        for store in stores:
            await store.close()

    asyncio.run(scene())


def test_a_database_of_the_first_release_is_migrated(database: str) -> None:
    async def scene() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute("CREATE DATABASE first_release")
        await connection.close()
        address = database.rpartition("/")[0] + "/first_release"
        engine = create_async_engine(driver_url(address))
        async with engine.begin() as old:
            await old.run_sync(fill)
        await engine.dispose()
        store = Store(address)
        await store.open()
        for table in rows_of("tables"):
            deeds = [row for row in rows_of("deeds") if row["table"] == table["id"]]
            steps = await store.read(read_steps, table["id"], 0)
            assert [(step.number, step.seat, step.at) for step in steps] == [
                (row["number"], row["seat"], row["at"]) for row in deeds
            ]
            assert [step.sentence is None for step in steps] == [row["action"] == UNDO for row in deeds]
        await store.close()

    asyncio.run(scene())


async def come_over(here: Doorway, cookie: str) -> object:
    """The same person at another process."""
    visitor = await here.visitor()
    visitor.http.cookies = httpx.Cookies({"dolmen": cookie})
    return visitor


def test_people_at_two_processes_sit_at_one_table(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, database=database) as left, open_house(tmp_path, database=database) as right:
            aoife, brian = await left.visitor("Aoife"), await right.visitor("Brian")
            table = await aoife.new_table("cairn", "me", "open", "random", options=FIRST)
            one = await aoife.live(table)
            await brian.post(f"/api/tables/{table}/sit", seat=1)
            await one.next("table", status="running")
            two = await brian.live(table)
            first, second = await one.next("position"), await two.next("position")
            ends = await asyncio.gather(play_on(one, first), play_on(two, second))
            assert ends[0]["number"] == ends[1]["number"]
            assert ends[0]["result"]["players"] == ends[1]["result"]["players"]
            await one.ask(type="chat", id="c", text="well played")
            lines: list = []
            while not lines:
                lines = (await two.next("chat"))["lines"]
            assert lines[0]["text"] == "well played"
            texts = [await visitor.get(f"/api/tables/{table}/transcript") for visitor in (aoife, brian)]
            assert texts[0] == texts[1]

    asyncio.run(scene())


def test_a_table_begins_when_its_last_two_seats_are_taken_at_once_at_two_processes(
    database: str, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, database=database) as left, open_house(tmp_path, database=database) as right:
            aoife, brian, cormac = await left.visitor(), await left.visitor(), await right.visitor()
            for _ in range(10):
                table = await aoife.new_table("cairn", "me", "open", "open", options=FIRST)
                there = await cormac.live(table)
                sits = [(brian, 1), (cormac, 2)]
                await asyncio.gather(*(who.post(f"/api/tables/{table}/sit", seat=seat) for who, seat in sits))
                await there.next("table", status="running")
                assert (await there.next("position", seat=2))["legal"] == []

    asyncio.run(scene())


def test_who_is_slower_at_another_process_is_told_so(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, database=database) as left, open_house(tmp_path, database=database) as right:
            aoife = await left.visitor("Aoife")
            table = await aoife.new_table("cairn", "me", "me", options=FIRST)
            same = await come_over(right, aoife.http.cookies["dolmen"])
            one, two = await aoife.live(table, seat=0), await same.live(table, seat=0)  # type: ignore[attr-defined]
            act = {"type": "act", "number": 0, "seat": 0, "sentence": "draw"}
            answers = await asyncio.gather(one.ask(**act, id="a"), two.ask(**act, id="b"))
            assert sorted(answer["type"] for answer in answers) == ["done", "error"]
            assert next(a["key"] for a in answers if a["type"] == "error") == "error-late"
            repeated = await asyncio.gather(one.ask(**act, id="a"), two.ask(**act, id="a"))
            assert {answer.get("number", answer.get("key")) for answer in repeated} <= {1, "error-late"}

    asyncio.run(scene())


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class Process:
    """`dolmen serve` as a process of its own."""

    def __init__(self, database: str, folder: Path):
        self.port = free_port()
        settings = {"DOLMEN_DATABASE": database, "DOLMEN_BOT_PAUSE": "0", "DOLMEN_ACTS_PER_SECOND": "100000"}
        command = [sys.executable, "-m", "dolmen", "serve", "--port", str(self.port)]
        self.log = (folder / f"{self.port}.log").open("wb")
        self.process = subprocess.Popen(command, env={**os.environ, **settings}, stdout=self.log, stderr=self.log)

    async def is_well(self) -> None:
        async with httpx.AsyncClient() as http:
            while True:
                try:
                    if (await http.get(f"http://127.0.0.1:{self.port}/healthz")).status_code == 200:
                        return
                except httpx.HTTPError:
                    assert self.process.poll() is None
                    await asyncio.sleep(0.2)


async def play_there(port: int, table: str, cookie: str, until: int = 10**9) -> dict:
    """Plays at a process until the game is over, or so many steps have been played."""
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    async with connect(address, additional_headers={"cookie": f"dolmen={cookie}"}) as live:
        async for data in live:
            position = json.loads(data)
            if position["type"] != "position":
                continue
            number = position["number"]
            if position["over"] or number >= until:
                return position
            if position["legal"]:
                sentence = position["legal"][0]["sentence"]
                act = {
                    "type": "act",
                    "id": f"m{number}",
                    "number": number,
                    "seat": position["seat"],
                    "sentence": sentence,
                }
                await live.send(json.dumps(act))
    raise AssertionError("the server hung up")


def test_when_one_process_is_killed_the_other_goes_on_with_table_and_bots(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        left, right = Process(database, tmp_path), Process(database, tmp_path)
        try:
            await asyncio.gather(left.is_well(), right.is_well())
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{left.port}") as http:
                seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
                table = (await http.post("/api/tables", json={"game": "cairn", "seats": seats})).json()["table"]
                cookie = http.cookies["dolmen"]
            assert (await play_there(left.port, table, cookie, until=12))["number"] >= 12
            left.process.send_signal(signal.SIGKILL)
            last = await asyncio.wait_for(play_there(right.port, table, cookie), 240)
            assert last["over"]
        finally:
            for each in (left, right):
                each.process.kill()
                each.process.wait()

    asyncio.run(scene())
