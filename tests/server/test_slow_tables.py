"""Slow tables: days off on which a clock stands still, and tables that everybody has forgotten."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from dolmen.server.table.closing import close_once
from dolmen.server.table.table import Table
from tests.server.helpers import Doorway, Hands, Refused, Visitor, open_house, run
from tests.server.test_calls import DAYS, FIRST, two

DAY = 86_400.0


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


async def clock_of(visitor: Visitor, table: str, seat: int) -> float:
    return (await visitor.get(f"/api/tables/{table}"))["seats"][seat]["clock"]


async def table_of(door: Doorway, name: str) -> Table:
    return await door.house.table(name)


@run
async def test_on_a_day_off_the_clock_of_a_slow_table_stands_still(tmp_path: Path) -> None:
    hands = Hands()
    hands.at = at("2026-07-01T12:00")
    async with open_house(tmp_path, hands) as door:
        aoife, brian, table = await two(door)
        for day in ("2026-07-02", "2026-07-03"):
            shown = await aoife.post("/api/me/calls/day-off", day=day, off=True)
        assert [one["day"] for one in shown["days_off"]] == ["2026-07-02", "2026-07-03"] and shown["days_left"] == 28
        for now, left, is_off in (
            ("2026-07-01T18:00", 42, False),
            ("2026-07-02T09:00", 36, True),
            ("2026-07-03T23:59", 36, True),
            ("2026-07-05T11:00", 1, False),
            ("2026-07-05T12:01", 0, False),
        ):
            hands.at = at(now)
            assert await clock_of(brian, table, 0) == left * 3600, now
            assert (await brian.get(f"/api/tables/{table}"))["seats"][0]["off"] == is_off
    async with open_house(tmp_path, hands) as door:  # the same after a restart
        hands.at = at("2026-07-05T11:00")
        brian.app = door.app
        watcher = await door.visitor()
        assert await clock_of(watcher, table, 0) == 3600


@run
async def test_days_off_are_counted_where_the_person_is_and_thirty_a_year(tmp_path: Path) -> None:
    hands = Hands()
    hands.at = at("2026-01-01T05:00")  # still 2025 in New York
    async with open_house(tmp_path, hands) as door:
        aoife = await door.visitor("Aoife")
        await aoife.patch("/api/me/calls", zone="America/New_York")
        path = "/api/me/calls/day-off"
        with pytest.raises(Refused) as refused:
            await aoife.post(path, day="2025-12-30", off=True)
        assert refused.value.key == "error-day-off"
        for number in range(1, 31):
            shown = await aoife.post(path, day=f"2026-01-{number:02}", off=True)
        await aoife.post(path, day="2026-01-05", off=True)  # again is harmless
        assert len(shown["days_off"]) == 30
        for day in ("2026-03-01", "2028-01-01", "2026-02-30"):
            with pytest.raises(Refused):
                await aoife.post(path, day=day, off=True)
        await aoife.post(path, day="2026-01-20", off=False)
        assert len((await aoife.post(path, day="2026-03-01", off=True))["days_off"]) == 30
        hands.at = at("2026-01-10T12:00")
        shown = await aoife.post(path, day="2026-01-10", off=False)
        assert {"day": "2026-01-10", "fixed": True} in shown["days_off"], "what has begun is not given back"


@run
async def test_a_day_off_does_not_bring_back_time_that_has_run(tmp_path: Path) -> None:
    hands = Hands()
    hands.at = at("2026-07-01T00:00")
    async with open_house(tmp_path, hands) as door:
        aoife, brian, table = await two(door)
        hands.at = at("2026-07-03T06:00")
        assert await clock_of(brian, table, 0) == 0
        await aoife.post("/api/me/calls/day-off", day="2026-07-03", off=True)
        hands.at = at("2026-07-03T20:00")
        assert await clock_of(brian, table, 0) == 0


async def rated(*people: Visitor) -> list[list[tuple[int, int]]]:
    """Played and won, over all numbers of players."""
    found = [(await who.get("/api/me"))["ratings"] for who in people]
    return [[(one["played"], one["won"]) for one in ratings if not one["players"]] for ratings in found]


@run
async def test_a_table_without_an_act_for_thirty_days_is_closed_and_counts_for_nobody(tmp_path: Path) -> None:
    hands = Hands()
    async with open_house(tmp_path, hands) as door:
        aoife, brian, table = await two(door, {"kind": "none"})
        other = await aoife.new_table("cairn", "me", "open")
        socket = await aoife.live(table)
        position = await socket.next("position")
        act = {"type": "act", "id": "a", "number": 0, "seat": 0, "sentence": position["legal"][0]["sentence"]}
        await socket.ask(**act)
        hands.at += 29 * DAY
        await close_once(door.house)
        assert (await table_of(door, table)).status == "running"
        hands.at += 2 * DAY
        await close_once(door.house)
        shown = (await socket.next("table", status="over"))["closed"]
        assert shown == "idle" and "closed" in socket.last["position"]["ask"]
        assert socket.last["position"]["legal"] == [] and socket.last["position"]["result"] is None
        assert (await socket.ask(type="act", id="b", number=1, seat=0, sentence="draw"))["key"] == "error-not-running"
        assert (await socket.ask(**act))["type"] == "done", "what was done before is still known"
        assert await rated(aoife, brian) == [[], []]
        assert (await aoife.get("/api/history"))["games"] == []
        for page in ("/", "/me", f"/table/{table}"):
            assert (await aoife.http.get(page)).status_code == 200
        with pytest.raises(Refused) as refused:
            await aoife.get(f"/api/tables/{other}")
        assert refused.value.status == 404, "a table that waits for people in vain goes, too"
    async with open_house(tmp_path, hands) as door:
        again = await table_of(door, table)
        assert (again.status, again.closed) == ("over", "idle")


@run
async def test_where_a_clock_was_agreed_whoever_let_it_lapse_has_lost(tmp_path: Path) -> None:
    hands = Hands()
    async with open_house(tmp_path, hands) as door:
        aoife, brian, table = await two(door)
        hands.at += 31 * DAY
        await close_once(door.house)
        await close_once(door.house)
        assert (await table_of(door, table)).closed == "lapsed"
        assert await rated(aoife, brian) == [[(1, 0)], [(1, 1)]]
        (past,) = (await brian.get("/api/history"))["games"]
        assert [(seat["name"], seat["place"], seat["score"]) for seat in past["seats"]] == [
            ("Aoife", 2, None),
            ("Brian", 1, None),
        ]
        assert "Aoife" in (await (await brian.live(table)).next("position"))["ask"]
        assert (await brian.http.get("/me")).status_code == 200


@run
async def test_nobody_loses_a_table_while_they_are_off(tmp_path: Path) -> None:
    hands = Hands()
    hands.at = at("2026-07-01T00:00")
    async with open_house(tmp_path, hands) as door:
        aoife = await door.visitor("Aoife")
        brian = await door.visitor("Brian")
        table = await aoife.new_table("cairn", "me", "open", options=FIRST, pace=DAYS)
        await brian.post(f"/api/tables/{table}/sit", seat=1)
        for day in range(2, 32):
            await aoife.post("/api/me/calls/day-off", day=f"2026-07-{day:02}", off=True)
        hands.at = at("2026-07-31T12:00")
        await close_once(door.house)
        assert (await table_of(door, table)).status == "running"
        hands.at = at("2026-08-02T12:00")
        await close_once(door.house)
        assert (await table_of(door, table)).closed == "lapsed"
