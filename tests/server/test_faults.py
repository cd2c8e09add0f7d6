"""Full disks, held locks, clocks that jump: the server says so, and nobody loses by it."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
import structlog

from dolmen.server.store import store as store_module
from dolmen.server.table.steady import SteadyClock
from tests.server.helpers import Hands, open_house, run

FIRST = {"first_player": "first"}
HOUR = 3600.0


@run
async def test_healthz_is_ill_while_nothing_can_be_written_and_well_again_afterwards(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        door.house.store._well_until = 0.0
        assert (await aoife.http.get("/healthz")).status_code == 200

        def full(connection: sa.Connection) -> bool:
            raise sa.exc.OperationalError("UPDATE", {}, sqlite3.OperationalError("database or disk is full"))

        probe, store_module.write_probe = store_module.write_probe, full
        try:
            door.house.store._well_until = 0.0
            assert (await aoife.http.get("/healthz")).status_code == 503
        finally:
            store_module.write_probe = probe
        assert (await aoife.http.get("/healthz")).status_code == 200


@run
async def test_a_lock_that_somebody_holds_is_told_and_the_move_is_refused_and_can_be_sent_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "me", options=FIRST)
        socket = await aoife.live(table, seat=0)
        store = door.house.store
        await store.write(lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout=100"))
        holder = sqlite3.connect(tmp_path / "test.sqlite3", isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        store._well_until = 0.0
        assert (await aoife.http.get("/healthz")).status_code == 503
        act = {"type": "act", "id": "a", "number": 0, "seat": 0, "sentence": "draw"}
        assert (await socket.ask(**act))["key"] == "error-try-again"
        holder.execute("ROLLBACK")
        assert (await socket.ask(**act))["number"] == 1
        assert (await aoife.http.get("/healthz")).status_code == 200
        holder.close()


def test_the_writer_waits_seconds_for_a_lock_and_not_half_a_minute() -> None:
    from dolmen.server.store.databases import PRAGMAS

    assert "busy_timeout=5000" in PRAGMAS


def test_a_steady_clock_does_not_follow_the_clock_on_the_wall() -> None:
    wall, steady = Hands(), Hands()
    steady.at = 50.0
    clock = SteadyClock(wall, steady)
    start = clock()
    assert start == wall.at and not clock.has_jumped()
    wall.at += HOUR
    steady.at += 2
    assert clock() == start + 2 and clock.has_jumped() and not clock.has_jumped()
    wall.at -= 3 * HOUR
    steady.at += 1
    assert clock() == start + 3 and clock.has_jumped()


@run
async def test_an_hour_forward_on_the_wall_runs_out_no_clock_and_passes_no_vote(tmp_path: Path) -> None:
    wall, steady = Hands(), Hands()
    async with open_house(tmp_path, SteadyClock(wall, steady)) as door:
        aoife, brian = await door.visitor("Aoife"), await door.visitor("Brian")
        pace = {"kind": "live", "minutes": 5, "increment": 0}
        table = await aoife.new_table("cairn", "me", "open", options=FIRST, pace=pace)
        await brian.post(f"/api/tables/{table}/sit", seat=1)
        two = await brian.live(table)
        wall.at += HOUR
        seat = (await brian.get(f"/api/tables/{table}"))["seats"][0]
        assert seat["clock"] == 300.0 and not seat["out"]
        assert (await two.ask(type="vote", id="v", seat=0))["key"] == "error-may-come-back"


@run
async def test_steps_dated_in_the_future_freeze_neither_bots_nor_clocks(tmp_path: Path) -> None:
    hands = Hands()
    async with open_house(tmp_path, hands) as door:
        aoife = await door.visitor("Aoife")
        pace = {"kind": "live", "minutes": 5, "increment": 0}
        table = await aoife.new_table("cairn", "me", "me", options=FIRST, pace=pace)
        socket = await aoife.live(table, seat=0)
        assert (await socket.ask(type="act", id="a", number=0, seat=0, sentence="draw"))["type"] == "done"
    hands.at -= HOUR  # the machine comes up with another time
    slept: list[float] = []
    async with open_house(tmp_path, hands, bot_pause=2.0) as door:
        with structlog.testing.capture_logs() as logs:
            running = await loaded(door, table)
        assert any(line["event"] == "steps are dated in the future" for line in logs)
        assert running.clocks.last == hands.at
        hands.at += 10
        assert running.clocks.of(0, 0, hands.at) == 290.0

        async def sleep(seconds: float) -> None:
            slept.append(seconds)

        door.house.sleep = sleep  # type: ignore[assignment]
        hands.at -= HOUR
        await (await door.visitor()).new_table("cairn", "random", "random")
        while len(slept) < 3:
            await asyncio.sleep(0.01)
        assert max(slept) <= 2.0


async def loaded(door, table: str):  # type: ignore[no-untyped-def]
    """The play of a table, loaded from the store."""
    found = await door.house.table(table)
    async with found.lock:
        await door.house.load_play(found)
    return found.at_play


@pytest.mark.parametrize("text", ("a\x00b", "\x00"))
def test_a_nul_is_refused_at_the_edge(text: str, tmp_path: Path) -> None:
    @run
    async def scene(folder: Path) -> None:
        async with open_house(folder) as door:
            aoife = await door.visitor("Aoife")
            table = await aoife.new_table("cairn", "me", "me", options=FIRST)
            socket = await aoife.live(table, seat=0)
            for message in (
                {"type": "act", "id": text, "number": 0, "seat": 0, "sentence": "draw"},
                {"type": "act", "id": "a", "number": 0, "seat": 0, "sentence": "draw", "then": ["lay", text]},
                {"type": "chat", "id": "c", "text": text},
                {"type": "standing", "id": "s", "seat": 0, "sentence": text},
            ):
                socket.send(**message)
                assert (await socket.next("error"))["key"] == "error-bad-message"
            spoken_of = repr(text)  # `\\x00`, and as JSON would write it
            socket.send(type="chat", id="spoken", text=f"{spoken_of} is \\u0000")
            assert (await socket.next("done"))["of"] == "spoken"
            assert (await aoife.http.patch("/api/me", json={"name": text})).status_code == 400
            sit = await aoife.http.post(f"/api/tables/{table}/sit", json={"seat": 1, "name": text})
            assert sit.status_code == 400
            assert (await aoife.http.get("/api/history", params={"game": text})).status_code == 400
            assert (await aoife.http.get("/api/tables/a%00b")).status_code == 400

    scene(tmp_path)


@run
async def test_a_batch_that_fails_by_one_act_is_tried_act_by_act(tmp_path: Path) -> None:
    from dolmen.server.store.rows import KeptStep

    async with open_house(tmp_path) as door:
        store = door.house.store
        transact = store._transact

        async def picky(steps, works):  # type: ignore[no-untyped-def]
            if any(step.sentence == "poison" for step in steps):
                raise sa.exc.DataError("INSERT", {}, ValueError("no such text"))
            return await transact(steps, works)

        store._transact = picky  # type: ignore[method-assign]
        steps = [KeptStep("t", n, 0, "poison" if n == 3 else "draw", None, 0.0) for n in range(8)]
        answers = await asyncio.gather(*(store.add(step) for step in steps), return_exceptions=True)
        assert [answer is True for answer in answers] == [n != 3 for n in range(8)]
