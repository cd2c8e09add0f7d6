"""Nobody loses a seat by a blink, nobody plays without having said so, and eyes follow the seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.helpers import Doorway, Hands, Refused, Socket, Visitor, open_house, play_on, run

FIRST = {"first_player": "first"}
GRACE = 90.0  # the default of the setting


async def two_at_a_table(door: Doorway, **settings: object) -> tuple[Visitor, Visitor, str]:
    aoife, brian = await door.visitor("Aoife"), await door.visitor("Brian")
    table = await aoife.new_table("cairn", "me", "open", options=FIRST, **settings)
    await brian.post(f"/api/tables/{table}/sit", seat=1)
    return aoife, brian, table


async def vote_out(door: Doorway, hands: Hands, rival: Visitor, table: str, seat: int) -> Socket:
    """The rival, alone at the table, waits as long as is due and votes."""
    socket = await rival.live(table)
    hands.at += GRACE
    assert (await socket.ask(type="vote", id="v", seat=seat))["type"] == "done"
    assert door.house.tables[table].seats[seat].kind == "bot"
    return socket


@run
async def test_a_blink_does_not_cost_the_seat_and_all_see_how_long_the_others_wait(tmp_path: Path) -> None:
    hands = Hands()
    async with open_house(tmp_path, hands) as door:
        aoife, brian, table = await two_at_a_table(door)
        one, two = await aoife.live(table), await brian.live(table)
        await one.leave()
        seen = await two.next("table")
        while seen["seats"][0]["online"]:
            seen = await two.next("table")
        assert [seat["absent"] for seat in seen["seats"]] == [GRACE, None]
        hands.at += GRACE - 1
        assert (await two.ask(type="vote", id="v", seat=0))["key"] == "error-may-come-back"
        again = await aoife.live(table)
        await again.leave()
        while (await two.next("table"))["seats"][0]["online"]:
            pass
        hands.at += GRACE - 1
        assert (await two.ask(type="vote", id="w", seat=0))["key"] == "error-may-come-back", "coming back counts"
        hands.at += 1
        assert (await two.ask(type="vote", id="x", seat=0))["type"] == "done"


@run
async def test_at_a_table_with_days_for_each_step_nobody_is_voted_out_for_being_away(tmp_path: Path) -> None:
    hands = Hands()
    async with open_house(tmp_path, hands) as door:
        _, brian, table = await two_at_a_table(door, pace={"kind": "days", "days": 2})
        two = await brian.live(table)
        hands.at += 80_000
        assert (await two.ask(type="vote", id="v", seat=0))["key"] == "error-not-absent"
        hands.at += 100_000
        assert (await two.ask(type="vote", id="w", seat=0))["type"] == "done"


@run
async def test_after_a_restart_everybody_has_the_grace_time_anew(tmp_path: Path) -> None:
    hands = Hands()
    async with open_house(tmp_path, hands) as door:
        _, brian, table = await two_at_a_table(door)
        cookie = brian.http.cookies
    hands.at += 10 * GRACE
    async with open_house(tmp_path, hands) as door:
        brian = await door.visitor()
        brian.http.cookies = cookie
        two = await brian.live(table)
        assert (await two.ask(type="vote", id="v", seat=0))["key"] == "error-may-come-back"


@run
async def test_who_comes_back_takes_the_seat_back_from_the_bot_and_is_rated_by_their_place(tmp_path: Path) -> None:
    hands = Hands()
    async with open_house(tmp_path, hands) as door:
        aoife, brian, table = await two_at_a_table(door)
        two = await vote_out(door, hands, brian, table, 0)
        one = await aoife.live(table)
        shown = one.last["table"]["seats"][0]
        assert (shown["kind"], shown["name"], shown["me"]) == ("person", "Aoife", True)
        position = await one.next("position", seat=0)
        await play_on_both(one, position, two)
        await two.next("table", status="over")
        seats = door.house.tables[table].seats
        assert [seat.left_by for seat in seats] == [None, None]
        ratings = {who: (await who.get("/api/me"))["ratings"][0] for who in (aoife, brian)}
        won = {seat.person: seat.place == 1 for seat in seats}
        assert sorted(rating["won"] for rating in ratings.values()) == sorted(map(int, won.values()))


async def play_on_both(one: Socket, position: dict, two: Socket) -> None:
    import asyncio

    await asyncio.gather(play_on(one, position), play_on(two, two.last["position"]))


@run
async def test_who_left_on_purpose_may_sit_down_again_and_is_not_seated_unasked(tmp_path: Path) -> None:
    async with open_house(tmp_path, Hands()) as door:
        aoife, brian, table = await two_at_a_table(door)
        await aoife.post(f"/api/tables/{table}/leave", seat=0)
        two = await brian.live(table)
        assert (await two.ask(type="vote", id="v", seat=0))["type"] == "done"
        one = await aoife.live(table)
        seat = one.last["table"]["seats"][0]
        assert (seat["kind"], seat["waits"]) == ("bot", True)
        assert not two.last["table"]["seats"][0]["waits"]
        shown = await aoife.post(f"/api/tables/{table}/sit", seat=0)
        assert shown["mine"] == [0] and shown["seats"][0]["kind"] == "person"
        assert (await one.next("position", seat=0))["number"] >= 0
        with pytest.raises(Refused) as refused:
            await brian.post(f"/api/tables/{table}/sit", seat=0)
        assert refused.value.key == "error-not-open"


@run
async def test_who_let_the_clock_run_out_does_not_take_the_seat_back(tmp_path: Path) -> None:
    hands = Hands()
    async with open_house(tmp_path, hands) as door:
        aoife, brian, table = await two_at_a_table(door, pace={"kind": "live", "minutes": 1, "increment": 0})
        one, two = await aoife.live(table), await brian.live(table)
        hands.at += 61
        assert (await two.ask(type="vote", id="v", seat=0))["type"] == "done"
        await one.leave()
        again = await aoife.live(table)
        assert again.last["table"]["seats"][0]["kind"] == "bot"
        with pytest.raises(Refused) as refused:
            await aoife.post(f"/api/tables/{table}/sit", seat=0)
        assert refused.value.key == "error-time-lost"


@run
async def test_eyes_follow_the_seat(tmp_path: Path) -> None:
    hands = Hands()
    async with open_house(tmp_path, hands) as door:
        aoife, brian, table = await two_at_a_table(door, pace={"kind": "live", "minutes": 1, "increment": 0})
        one, two = await aoife.live(table, view=1), await brian.live(table)
        await one.next("position", seat=0)
        hands.at += 61
        assert (await two.ask(type="vote", id="v", seat=0))["type"] == "done"
        after = await one.next("position")
        assert after["seat"] is None and after["legal"] == []
        assert after["log"]["from"] == 0, "the log is told anew, for a spectator"
        play = door.house.tables[table].play
        assert door.house.tables[table].listeners[0].seat is None and play is not None
        assert (await one.ask(type="look", id="l", seat=0))["key"] == "error-not-yours"


@run
async def test_a_rematch_begins_when_everybody_has_said_yes(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian, old = await two_at_a_table(door)
        stranger = await door.visitor("Cormac")
        door.house.tables[old].status = "over"
        new = await aoife.post(f"/api/tables/{old}/rematch")
        assert new["status"] == "open" and new["mine"] == [1]
        assert [(seat["kind"], seat["kept"]) for seat in new["seats"]] == [("open", "Brian"), ("person", None)]
        with pytest.raises(Refused) as refused:
            await stranger.post(f"/api/tables/{new['table']}/sit", seat=0)
        assert refused.value.key == "error-seat-kept"
        assert (await brian.get(f"/api/tables/{new['table']}"))["seats"][0]["waits"]
        again = await brian.post(f"/api/tables/{old}/rematch")
        assert (again["table"], again["status"], again["mine"]) == (new["table"], "running", [0])


@run
async def test_who_does_not_answer_a_rematch_is_left_out_of_it_and_not_rated(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian, old = await two_at_a_table(door)
        door.house.tables[old].status = "over"
        new = (await aoife.post(f"/api/tables/{old}/rematch"))["table"]
        await aoife.post(f"/api/tables/{new}/seat", seat=0, kind="bot", level="random")
        table = door.house.tables[new]
        assert table.status == "running"
        brians = (await brian.get("/api/tables", kind="mine"))["tables"]
        assert new not in [line["table"] for line in brians]
        assert all(seat.left_by is None for seat in table.seats)


@run
async def test_who_opens_a_rematch_and_leaves_it_ends_it_and_it_can_be_asked_for_anew(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian, old = await two_at_a_table(door)
        door.house.tables[old].status = "over"
        new = (await aoife.post(f"/api/tables/{old}/rematch"))["table"]
        await aoife.post(f"/api/tables/{new}/leave", seat=1)
        again = await brian.post(f"/api/tables/{old}/rematch")
        assert again["table"] != new and again["mine"] == [0]


@run
async def test_a_guest_takes_one_seat_at_a_table_and_the_host_as_many_as_they_like(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian = await door.visitor("Aoife"), await door.visitor("Brian")
        table = await aoife.new_table("cairn", "me", "open", "open", "open")
        await brian.post(f"/api/tables/{table}/sit", seat=1)
        with pytest.raises(Refused) as refused:
            await brian.post(f"/api/tables/{table}/sit", seat=2)
        assert refused.value.key == "error-one-seat"
        assert (await aoife.post(f"/api/tables/{table}/sit", seat=2))["mine"] == [0, 2]
