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
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.asyncio.client import connect

from dolmen.server.store.databases import driver_url
from dolmen.server.store.rows import KeptSeat, KeptStep, KeptTable
from dolmen.server.store.steps import insert_steps, read_steps
from dolmen.server.store.store import Store
from dolmen.server.store.tables import give_seat, open_seat
from dolmen.server.table import calling, caretaker
from dolmen.server.table.requests import message_key
from dolmen.server.table.seating import seated
from dolmen.server.web.identity import sign
from tests.server.helpers import Doorway, Hands, open_house, play_on
from tests.server.offices import HERE, Browser, PushOffice, opened
from tests.server.postgres import running_postgres
from tests.server.reviews import Quick, finished, reviewed
from tests.server.test_calls import play_turn
from tests.server.test_migration import UNDO, fill, rows_of

FIRST = {"first_player": "first"}
PATIENCE = 60.0  # seconds for an answer: a process that has just begun on a busy machine is slow, not wrong


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


@pytest.mark.parametrize("is_leaving_first", (True, False), ids=("leaving first", "sitting first"))
def test_no_table_begins_with_a_seat_that_somebody_leaves_at_another_process(
    is_leaving_first: bool, database: str, tmp_path: Path
) -> None:
    def leave(connection: sa.Connection, table: KeptTable) -> bool:
        has_left = open_seat(connection, table.id, 1, table.seats[1], False, 0.0, None)
        connection.execute(sa.text("SELECT pg_sleep(0.5)"))
        return has_left

    def sit(connection: sa.Connection, table: KeptTable) -> float | None:
        _, began = give_seat(connection, table.id, 2, table.seats[2], KeptSeat("person", "C", "c" * 32), 0.0)
        connection.execute(sa.text("SELECT pg_sleep(0.5)"))
        return began

    async def scene() -> None:
        async with open_house(tmp_path, database=database) as left, open_house(tmp_path, database=database) as right:
            aoife, brian = await left.visitor("Aoife"), await left.visitor("Brian")
            name = await aoife.new_table("cairn", "me", "open", "open", options=FIRST)
            await brian.post(f"/api/tables/{name}/sit", seat=1)
            table = await left.house.kept_table(name)
            works = [left.house.store.write(leave, table), right.house.store.write(sit, table)]
            first = asyncio.ensure_future(works[0] if is_leaving_first else works[1])
            await asyncio.sleep(0.2)
            await asyncio.gather(first, works[1] if is_leaving_first else works[0])
            kept = await left.house.kept_table(name)
            assert [seat.kind for seat in kept.seats].count("open") == (1 if is_leaving_first else 0)
            assert kept.status == ("open" if is_leaving_first else "running")

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


def test_what_another_process_did_is_not_refused_for_a_seat_that_is_gone(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, database=database) as left, open_house(tmp_path, database=database) as right:
            aoife, brian = await right.visitor("Aoife"), await right.visitor("Brian")
            name = await aoife.new_table("cairn", "me", "open", options=FIRST)
            await brian.post(f"/api/tables/{name}/sit", seat=1)
            socket, table = await aoife.live(name), right.house.tables[name]
            person = table.seats[0].person
            assert person is not None
            step = KeptStep(name, 0, 0, "draw", message_key(person, "a"), 0.0)
            assert await left.house.store.write(insert_steps, [step]) == [True]  # whose news has not come yet
            seated(table, 0, KeptSeat("bot", level="random", left_by=person))
            act = {"type": "act", "id": "a", "number": 0, "seat": 0, "sentence": "draw"}
            again = await socket.ask(**act)
            assert (again["type"], again.get("number")) == ("done", 1)

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
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{left.port}", timeout=PATIENCE) as http:
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


def test_of_two_processes_one_sends_a_call(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(PushOffice(tmp_path)) as office:
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "certificate.pem"))
        asyncio.run(one_call_of_two(database, tmp_path, office))


async def one_call_of_two(database: str, folder: Path, office: PushOffice) -> None:
    hands = Hands()
    settings: dict = {"database": database, "push_private": HERE}
    async with open_house(folder, hands, **settings) as left, open_house(folder, hands, **settings) as right:
        for door in (left, right):
            door.house.sleep = no_time  # type: ignore[assignment]
        aoife, brian = await left.visitor("Aoife"), await right.visitor("Brian")
        phone = Browser(office, "phone")
        await brian.post("/api/me/calls/device", **phone.subscription())
        table = await aoife.new_table("cairn", "me", "open", options=FIRST, pace={"kind": "days", "days": 2})
        await brian.post(f"/api/tables/{table}/sit", seat=1)
        for turn in range(1, 6):
            await play_turn(aoife, table)
            await asyncio.gather(*(calling.note_turns(door.house) for door in (left, right)))
            hands.at += 120
            await asyncio.gather(*(calling.send_due(door.house) for door in (left, right, left, right)))
            assert len(phone.heard) == turn
            await play_turn(brian, table, 1)


async def no_time(_: float) -> None:
    """Nobody waits in a test."""


def test_a_call_is_not_sent_to_somebody_who_is_at_another_process(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calling, "PRESENCE_SECONDS", 3.0)
    monkeypatch.setattr(caretaker, "TIDY_SECONDS", 0.2)  # how often a process says who is there
    with opened(PushOffice(tmp_path)) as office:
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "certificate.pem"))
        asyncio.run(no_call_elsewhere(database, tmp_path, office))


async def no_call_elsewhere(database: str, folder: Path, office: PushOffice) -> None:
    hands = Hands()
    settings: dict = {"database": database, "push_private": HERE}
    async with open_house(folder, hands, **settings) as left, open_house(folder, hands, **settings) as right:
        aoife, brian = await right.visitor("Aoife"), await right.visitor("Brian")
        phone = Browser(office, "phone")
        await brian.post("/api/me/calls/device", **phone.subscription())
        table = await aoife.new_table("cairn", "me", "open", options=FIRST, pace={"kind": "days", "days": 2})
        await brian.post(f"/api/tables/{table}/sit", seat=1)
        await play_turn(aoife, table)
        await calling.note_turns(right.house)
        await brian.live(table)
        hands.at += 120
        left.house.tables.pop(table, None)
        (call,) = await left.house.store.read(calling.due_calls, hands.at, 10)
        await calling.send_call(left.house, call)
        assert phone.heard == []


def test_finding_and_identity_on_postgresql(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, database=database) as left, open_house(tmp_path, database=database) as right:
            aoife, brian = await left.visitor("Aoife"), await right.visitor("Brian")
            waits = await aoife.post("/api/quick", game="cairn", players=2, pace="live")
            begun = await brian.post("/api/quick", game="cairn", players=2, pace="live")
            assert begun["table"] == waits["table"] and begun["status"] == "running"
            table = begun["table"]
            (known,) = (await aoife.get("/api/me/companions"))["people"]
            other = await aoife.new_table("cairn", "me", "open")
            await aoife.post(f"/api/tables/{other}/invite", id=known["id"])
            assert len((await brian.get("/api/me/invitations"))["invitations"]) == 1
            one, two = await aoife.live(table), await brian.live(table)
            first, second = await one.next("position"), await two.next("position")
            await asyncio.gather(play_on(one, first), play_on(two, second))
            await one.next("table", status="over")
            assert len((await aoife.get("/api/me/statistics"))["rows"]) == 1
            assert len((await aoife.get("/api/me/rating", game="cairn"))["points"]) == 1
            code = (await aoife.post("/api/me/keys/code"))["code"]
            phone = await right.visitor()
            await phone.post("/api/me/back/code", code=code)
            await phone.get("/api/me")
            spying = await phone.live(other)
            sessions = (await aoife.get("/api/me/keys"))["sessions"]
            (lost,) = [one for one in sessions if not one["here"]]
            await aoife.post("/api/me/keys/device/end", id=lost["id"])
            while spying.closed is None:
                await asyncio.sleep(0.05)
            await aoife.post(f"/api/tables/{table}/block", seat=1)
            assert (await brian.http.post("/me/leave")).status_code == 303
            (past,) = (await aoife.get("/api/history"))["games"]
            assert sorted(seat["name"] for seat in past["seats"]) == ["Aoife", "Guest"]

    asyncio.run(asyncio.wait_for(scene(), 200))


def test_two_groups_that_end_at_once_at_two_processes_open_the_seal(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, database=database) as left, open_house(tmp_path, database=database) as right:
            host = await left.visitor("Host")
            made = await host.post("/api/duplicates", game="cairn", players=2, groups=2, options=FIRST)
            names = [group["table"] for group in made["groups"]]
            same = await come_over(right, host.http.cookies["dolmen"])
            sits = [who.post(f"/api/tables/{name}/sit", seat=0) for who, name in zip((host, same), names, strict=True)]
            answers = await asyncio.gather(*sits, return_exceptions=True)
            assert sum(isinstance(answer, dict) for answer in answers) == 1, "one person, two processes, one seat"
            ends = [play_group(door, name) for door, name in zip((left, right), names, strict=True)]
            await asyncio.gather(*ends)
            while not (shown := await host.get(f"/api/duplicates/{made['duplicate']}"))["done"]:
                await asyncio.sleep(0.05)
            assert len(shown["rows"]) == 4
            for door in (left, right):
                visitor = await door.visitor()
                for name in names:
                    while (await visitor.http.get(f"/api/tables/{name}/check")).status_code != 200:
                        await asyncio.sleep(0.05)

    async def play_group(door: Doorway, name: str) -> None:
        people = []
        for seat, kept in enumerate((await door.house.table(name)).seats):
            if kept.kind == "open":
                people.append(await door.visitor(f"Seat {seat}"))
                await people[-1].post(f"/api/tables/{name}/sit", seat=seat)
        host = (await door.house.table(name)).agreed.host
        if len(people) == 1:  # the host holds the other seat
            people.append(await door.visitor())
            people[-1].http.cookies = httpx.Cookies({"dolmen": sign(door.house.secret, host)})
        sockets = [await person.live(name) for person in people]
        first = [await socket.next("position") for socket in sockets]
        await asyncio.gather(*(play_on(one, position) for one, position in zip(sockets, first, strict=True)))

    asyncio.run(asyncio.wait_for(scene(), 200))


def test_of_two_processes_one_makes_a_review_and_both_show_it(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, database=database) as one, open_house(tmp_path, database=database) as two:
            makers = [Quick(), Quick()]
            one.house.reviewers, two.house.reviewers = makers
            aoife = await one.visitor("Aoife")
            table = await finished(one, aoife)
            twin = await two.visitor()
            twin.http.cookies = aoife.http.cookies
            states = await asyncio.gather(*(reviewed(person, table) for person in (aoife, twin, aoife, twin)))
            assert {state["status"] for state in states} == {"done"}
            assert sum(len(maker.made) for maker in makers) == 1
            pages = [await person.get(f"/table/{table}/review") for person in (aoife, twin)]
            assert pages[0] == pages[1]
            assert (await twin.post(f"/api/tables/{table}/review/share", shared=True))["open"]
            step = next(n for n, one in enumerate(one.house.tables[table].play.steps) if one.player == 0)
            began = await twin.post(f"/api/tables/{table}/review/play", step=step)
            assert (await aoife.get(f"/api/tables/{began['table']}"))["mine"] == [0]

    asyncio.run(scene())
