"""People at tables: sitting, leaving, starting, votes, clocks, standing answers, chat, rematch, ratings, history."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from dolmen.core.game import find_game
from dolmen.server.store.results import close_table
from dolmen.server.store.rows import KeptSeat, KeptStep
from dolmen.server.store.tables import give_seat
from dolmen.server.table import seating
from dolmen.server.table.clock import DAY, Clocks
from dolmen.wire.messages import Pace
from tests.server.helpers import Doorway, Hands, Refused, Socket, Visitor, open_house, play_on, run

FIRST = {"first_player": "first"}


async def two_at_a_table(door: Doorway, *more: str, **settings: object) -> tuple[Visitor, Visitor, str]:
    aoife, brian = await door.visitor("Aoife"), await door.visitor("Brian")
    table = await aoife.new_table("cairn", "me", "open", *more, options=FIRST, **settings)
    await brian.post(f"/api/tables/{table}/sit", seat=1)
    return aoife, brian, table


@run
async def test_a_table_starts_by_itself_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian = await door.visitor("Aoife"), await door.visitor("Brian")
        table = await aoife.new_table("cairn", "me", "open", "random")
        socket = await aoife.live(table)
        shown = await brian.post(f"/api/tables/{table}/sit", seat=1)
        assert shown["status"] == "running" and shown["mine"] == [1] and not shown["host"]
        assert (await socket.next("table", status="running"))["commitment"]
        assert (await socket.next("position"))["seat"] == 0


@run
async def test_who_leaves_while_a_move_is_being_written_shows_nobody_that_move(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian, table = await two_at_a_table(door)
        one, two = await aoife.live(table), await brian.live(table)
        await one.next("position")
        written, add = asyncio.Event(), door.house.store.add

        async def add_late(step: KeptStep) -> bool:
            await written.wait()
            return await add(step)

        with patch.object(door.house.store, "add", add_late):
            one.send(type="act", id="draw", number=0, seat=0, sentence="draw")
            while not (await door.house.table(table)).play.steps:
                await asyncio.sleep(0)
            before = len(one.everything)
            leaving = asyncio.ensure_future(two.leave())
            for _ in range(50):
                await asyncio.sleep(0)
            assert one.everything[before:] == []
            written.set()
            await one.next("done", of="draw")
            await leaving


class Killed(Exception):
    """What a server that dies right after a commit does: nothing more."""


async def die(*_: object) -> None:
    raise Killed


@run
async def test_a_server_that_dies_when_the_last_seat_is_taken_leaves_a_table_that_has_begun(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        table = await (await door.visitor("Aoife")).new_table("cairn", "me", "open")
        with patch.object(seating, "begun", die), pytest.raises(Killed):
            await seating.sit(door.house, await door.house.table(table), "brian", "Brian", 1)
    async with open_house(tmp_path) as door:
        again = await door.house.table(table)
        assert again.status == "running" and [seat.kind for seat in again.seats] == ["person", "person"]


@run
async def test_a_server_that_dies_at_a_rematch_leaves_a_table_that_can_be_played(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        *_, table = await two_at_a_table(door)
        over = await door.house.table(table)
        over.status = "over"
        with patch.object(seating, "opened", die), pytest.raises(Killed):
            await seating.rematch(door.house, over, over.agreed.host)
    async with open_house(tmp_path) as door:
        rematch = (await door.house.table(table)).rematch
        assert rematch is not None
        again = await door.house.table(rematch)
        assert [(seat.kind, seat.name) for seat in again.seats] == [("open", "Brian"), ("person", "Aoife")]


@run
async def test_a_game_begins_with_those_who_sat_down_at_another_process_before_its_news_came(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, ciara = await door.visitor("Aoife"), await door.visitor("Ciara")
        name = await aoife.new_table("cairn", "me", "open", "open")
        table = await door.house.table(name)
        brian = KeptSeat("person", "Brian", "b" * 32)
        assert await door.house.store.write(give_seat, name, 1, table.seats[1], brian, door.house.now()) == (True, None)
        await ciara.post(f"/api/tables/{name}/sit", seat=2)
        assert table.status == "running" and [seat.name for seat in table.seats] == ["Aoife", "Brian", "Ciara"]


@run
async def test_of_two_who_sit_down_at_once_one_is_told_that_the_seat_is_taken(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian, cormac = [await door.visitor(name) for name in ("Aoife", "Brian", "Cormac")]
        table = await aoife.new_table("cairn", "me", "open", "open")
        path = f"/api/tables/{table}/sit"
        answers = await asyncio.gather(brian.post(path, seat=1), cormac.post(path, seat=1), return_exceptions=True)
        (refused,) = [answer for answer in answers if isinstance(answer, Refused)]
        assert (refused.status, refused.key) == (409, "error-seat-taken")


@run
async def test_the_host_arranges_seats_and_starts_with_bots(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian = await door.visitor("Aoife"), await door.visitor("Brian")
        table = await aoife.new_table("cairn", "me", "open", "open")
        await aoife.post(f"/api/tables/{table}/seat", seat=1, kind="bot", level="random")
        for person, path, body, key in (
            (brian, "start", {"fill": "random"}, "error-not-yours"),
            (brian, "seat", {"seat": 2, "kind": "bot"}, "error-not-yours"),
            (aoife, "start", {}, "error-seats-open"),
            (aoife, "start", {"fill": "grandmaster"}, "error-unknown-bot"),
            (aoife, "seat", {"seat": 0, "kind": "open"}, "error-seat-taken"),
        ):
            with pytest.raises(Refused) as refused:
                await person.post(f"/api/tables/{table}/{path}", **body)
            assert refused.value.key == key
        shown = await aoife.post(f"/api/tables/{table}/start", fill="heuristic")
        assert [seat["level"] for seat in shown["seats"]] == [None, "random", "heuristic"]
        with pytest.raises(Refused) as refused:
            await brian.post(f"/api/tables/{table}/sit", seat=1)
        assert refused.value.key == "error-not-open"


@run
async def test_an_empty_table_that_has_not_begun_goes_away(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "open")
        assert [line["table"] for line in (await aoife.get("/api/tables", kind="open"))["tables"]] == [table]
        await aoife.post(f"/api/tables/{table}/leave", seat=0)
        assert (await aoife.get("/api/tables", kind="open"))["tables"] == []


@run
async def test_tables_by_link_are_not_listed_and_mine_that_wait_come_first(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian = await door.visitor("Aoife"), await door.visitor("Brian")
        secret = await aoife.new_table("cairn", "me", "open", public=False)
        waiting = await aoife.new_table("cairn", "me", "me", options=FIRST, public=False)
        for kind in ("open", "running", "mine"):
            assert (await brian.get("/api/tables", kind=kind))["tables"] == []
        mine = (await aoife.get("/api/tables", kind="mine"))["tables"]
        assert [(line["table"], line["waiting"]) for line in mine] == [(waiting, True), (secret, False)]
        assert (await brian.get(f"/api/tables/{secret}"))["status"] == "open"


@run
async def test_a_table_that_cannot_be_opened_harms_no_other_and_its_players_are_told(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian = await door.visitor("Aoife"), await door.visitor("Brian")
        gone = await aoife.new_table("cairn", "me", "open")
        torn = await aoife.new_table("cairn", "me", "me", options=FIRST)
        good = await aoife.new_table("cairn", "me", "open")
        cookies = aoife.http.cookies, brian.http.cookies
    base = sqlite3.connect(tmp_path / "test.sqlite3")
    base.execute("UPDATE tables SET game = 'not_installed' WHERE id = ?", (gone,))
    base.execute("INSERT INTO steps VALUES (?, 0, 0, 'lay r1', NULL, 0)", (torn,))
    base.commit()
    async with open_house(tmp_path) as door:
        aoife, brian = await door.visitor(), await door.visitor()
        aoife.http.cookies, brian.http.cookies = cookies
        assert (await brian.http.get("/")).status_code == 200
        assert [line["table"] for line in (await brian.get("/api/tables", kind="open"))["tables"]] == [good]
        assert (await brian.get("/api/tables", kind="running"))["tables"] == []
        mine = (await aoife.get("/api/tables", kind="mine"))["tables"]
        assert {line["table"]: line["broken"] for line in mine} == {gone: True, torn: True, good: False}
        page = (await aoife.http.get("/")).text
        assert page.count("This table cannot be opened") == 2 and f"/table/{good}" in page
        assert f"/table/{gone}" not in page and f"/table/{torn}" not in page
        for table in (gone, torn):
            with pytest.raises(Refused) as refused:
                await aoife.get(f"/api/tables/{table}")
            assert (refused.value.status, refused.value.key) == (409, "error-cannot-open")
            assert "cannot be opened" in (await aoife.http.get(f"/table/{table}")).text


@run
async def test_who_left_is_replaced_by_a_bot_when_all_others_agree(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian, table = await two_at_a_table(door, "open")
        cormac = await door.visitor("Cormac")
        await cormac.post(f"/api/tables/{table}/sit", seat=2)
        one, two, three = await aoife.live(table), await brian.live(table), await cormac.live(table)
        refused = await two.ask(type="vote", id="v", seat=0)
        assert refused["key"] == "error-not-absent"
        await aoife.post(f"/api/tables/{table}/leave", seat=0)
        assert (await two.next("table"))["type"] == "table"
        assert (await one.ask(type="vote", id="v", seat=0))["key"] == "error-not-yours"
        assert (await two.ask(type="vote", id="w", seat=0))["type"] == "done"
        shown = await brian.get(f"/api/tables/{table}")
        assert shown["seats"][0]["out"] and shown["votes"] == [{"seat": 0, "by": [1], "needed": 2}]
        assert (await three.ask(type="vote", id="v", seat=0))["type"] == "done"
        after = await two.next("position", turn=1)
        assert after["number"] > 0
        assert (await brian.get(f"/api/tables/{table}"))["seats"][0]["kind"] == "bot"


@run
async def test_a_clock_that_ran_out_lets_the_others_vote_and_is_the_same_after_a_restart(tmp_path: Path) -> None:
    hands = Hands()
    async with open_house(tmp_path, hands) as door:
        aoife, brian, table = await two_at_a_table(door, pace={"kind": "live", "minutes": 1, "increment": 5})
        one = await aoife.live(table)
        hands.at += 20
        assert (await one.ask(type="act", id="a", number=0, seat=0, sentence="draw"))["type"] == "done"
        clocks = [seat["clock"] for seat in (await brian.get(f"/api/tables/{table}"))["seats"]]
        assert clocks == [45.0, 60.0]
        cookie = brian.http.cookies
    hands.at += 44
    async with open_house(tmp_path, hands) as door:
        brian = await door.visitor()
        brian.http.cookies = cookie
        seats = (await brian.get(f"/api/tables/{table}"))["seats"]
        assert [seat["clock"] for seat in seats] == [1.0, 60.0] and not seats[0]["out"]
        hands.at += 2
        seats = (await brian.get(f"/api/tables/{table}"))["seats"]
        assert seats[0]["clock"] == 0.0 and seats[0]["out"]
        two = await brian.live(table)
        assert (await two.ask(type="vote", id="v", seat=0))["type"] == "done"
        assert (await two.next("position", turn=1))["legal"]


def test_clocks_count_only_the_time_of_whoever_is_to_move() -> None:
    live = Clocks(Pace("live", minutes=1, increment=2), 2, 100.0)
    live.charge(0, 110.0, True)
    live.charge(1, 115.0, True)
    live.charge(1, 116.0, False)
    assert [live.of(seat, 0, 126.0) for seat in (0, 1)] == [42.0, 56.0]
    days = Clocks(Pace("days", days=2), 2, 0.0)
    assert (days.of(0, 0, DAY), days.of(1, 0, DAY)) == (DAY, None)
    assert Clocks(Pace(), 2, 0.0).of(0, 0, 99.0) is None


@run
async def test_a_sealed_choice_is_played_when_its_time_comes_and_is_nobody_elses_business(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian, table = await two_at_a_table(door)
        one, two = await aoife.live(table), await brian.live(table)
        assert (await two.ask(type="standing", id="h", seat=1, sentence="draw"))["type"] == "done"
        told = len(one.everything)
        await one.ask(type="act", id="a", number=0, seat=0, sentence="draw")
        assert not any("standing" in text and '"sentence":"draw","until"' in text for text in one.everything[told:])
        choices = one.last["position"]["legal"]
        await one.ask(type="act", id="b", number=1, seat=0, sentence=choices[-1]["sentence"])
        after = await two.next("position", number=3)
        assert after["turn"] == 1 and after["standing"] is None


@run
async def test_a_standing_answer_ends_when_it_is_no_answer(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian, table = await two_at_a_table(door)
        one, two = await aoife.live(table), await brian.live(table)
        await two.ask(type="standing", id="h", seat=1, sentence="draw", until="turn")
        await one.next("position")
        for number in (0, 1):
            choices = one.last["position"]["legal"]
            await one.ask(type="act", id=f"a{number}", number=number, seat=0, sentence=choices[-1]["sentence"])
        position = await two.next("position", number=3)
        while position["standing"] is not None:
            position = await two.next("position", number=3)
        assert [choice["sentence"].split()[0] for choice in position["legal"]] != ["draw"]
        assert (await two.ask(type="standing", id="x", seat=1, sentence="sing"))["key"] == "error-unknown-action"


@run
async def test_a_window_closes_by_itself_after_the_grace_time(tmp_path: Path) -> None:
    game = find_game("cairn")
    draw = game.notation.parse("draw")
    as_if = {"HAS_WINDOWS": True, "decline": lambda view: draw if view.phase == 0 else None}  # drawing were a window
    hands = Hands()
    with patch.multiple(game.story, **as_if):
        async with open_house(tmp_path, hands) as door:
            aoife = await door.visitor("Aoife")
            table = await aoife.new_table("cairn", "me", "random", options=FIRST, grace=0.3)
            socket = await aoife.live(table)
            position = await socket.next("position")
            assert position["window"]["decline"] == "draw"
            hands.at += 0.3  # the table's own alarm, which rings until then without effect, sees that
            assert (await socket.next("position"))["number"] == 1


@run
async def test_chat_is_kept_once_and_comes_as_text(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian, table = await two_at_a_table(door)
        one, two = await aoife.live(table), await brian.live(table)
        for _ in range(2):
            await one.ask(type="chat", id="c", text=" <b>hello</b>\n you ")
        lines: list[dict] = []
        while not lines:
            lines = (await two.next("chat"))["lines"]
        assert [(line["name"], line["seat"], line["text"]) for line in lines] == [("Aoife", 0, "<b>hello</b> you")]
        guest = await (await door.visitor(language="it")).live(table)
        assert len((await guest.next("chat"))["lines"]) == 1
        await guest.ask(type="chat", id="c", text="ciao")
        assert guest.last["chat"]["lines"][-1]["name"] == "Ospite"
        assert one.last["chat"]["lines"][-1]["name"] == "Guest"


@run
async def test_a_rematch_moves_the_seats_on_and_is_one_table_for_all(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, stranger = await door.visitor("Aoife"), await door.visitor()
        table = await aoife.new_table("cairn", "me", "random", "heuristic")
        with pytest.raises(Refused) as refused:
            await aoife.post(f"/api/tables/{table}/rematch")
        assert refused.value.key == "error-not-over"
        socket = await aoife.live(table)
        await play_on(socket, await socket.next("position"))
        with pytest.raises(Refused) as refused:
            await stranger.post(f"/api/tables/{table}/rematch")
        assert refused.value.key == "error-not-yours"
        again = await aoife.post(f"/api/tables/{table}/rematch")
        assert [seat["level"] for seat in again["seats"]] == ["random", "heuristic", None]
        assert (await aoife.post(f"/api/tables/{table}/rematch"))["table"] == again["table"]
        assert (await socket.next("table", rematch=again["table"]))["rematch"] == again["table"]


@run
async def test_ratings_history_and_the_best_follow_from_finished_games(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        for _ in range(3):
            table = await aoife.new_table("cairn", "me", "random")
            socket = await aoife.live(table)
            await play_on(socket, await socket.next("position"))
            await socket.next("table", status="over")
        ratings = (await aoife.get("/api/me"))["ratings"]
        assert [(one["game"], one["players"], one["played"]) for one in ratings] == [("cairn", 0, 3), ("cairn", 2, 3)]
        rows = (await aoife.get("/api/best", game="cairn"))["rows"]
        assert [row["place"] for row in rows] == [1, 2] and {row["kind"] for row in rows} == {"person", "bot"}
        assert sum(row["won"] for row in rows) >= 3
        history = (await aoife.get("/api/history"))["games"]
        assert len(history) == 3 and history[0]["table"] == table
        assert sum(seat["me"] for seat in history[0]["seats"]) == 1
        assert (await aoife.get("/api/history", before=history[-1]["at"]))["games"] == []


def beaten(*details: Any) -> None:
    """Another process has ended the table."""
    close_table(*details)


@pytest.mark.parametrize("close", [close_table, beaten])
def test_a_table_that_is_over_has_in_memory_what_the_store_keeps(close: Any, tmp_path: Path) -> None:
    @run
    async def finish(tmp_path: Path) -> None:
        with patch("dolmen.server.table.ending.close_table", close):
            async with open_house(tmp_path) as door:
                aoife = await door.visitor("Aoife")
                name = await aoife.new_table("cairn", "me", "random")
                socket = await aoife.live(name)
                await play_on(socket, await socket.next("position"))
                await socket.next("table", status="over")
                seats = door.house.tables[name].seats
                assert seats == (await door.house.kept_table(name)).seats
                assert None not in (seats[0].score, seats[0].place, seats[0].rated_before, seats[0].rated_after)

    finish(tmp_path)


@run
async def test_a_table_that_is_over_tells_what_it_did_to_the_ratings(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, last = await door.visitor("Aoife"), 1000
        for _ in range(2):
            table = await aoife.new_table("cairn", "me", "random")
            socket = await aoife.live(table)
            await play_on(socket, await socket.next("position"))
            seats = (await socket.next("table", status="over"))["seats"]
            change = seats[0]["rating"]
            assert change["before"] == last and change["after"] == (await aoife.get("/api/me"))["ratings"][0]["rating"]
            assert seats[1]["rating"]["before"] != seats[1]["rating"]["after"]
            last = change["after"]
    async with open_house(tmp_path) as door:  # it is kept
        brian = await door.visitor("Brian")
        assert (await brian.get(f"/api/tables/{table}"))["seats"][0]["rating"] == change


@run
async def test_a_hot_seat_game_is_not_rated(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "me", options=FIRST)
        sockets: list[Socket] = [await aoife.live(table, seat=seat) for seat in (0, 1)]
        await asyncio.gather(*[play_on(socket, await socket.next("position")) for socket in sockets])
        await sockets[0].next("table", status="over")
        assert (await aoife.get("/api/me"))["ratings"] == []
        assert [seat["rating"] for seat in (await aoife.get(f"/api/tables/{table}"))["seats"]] == [None, None]


@run
async def test_a_private_link_carries_me_to_another_device(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, device = await door.visitor("Aoife"), await door.visitor()
        first = (await aoife.post("/api/me/link"))["link"]
        link = (await aoife.post("/api/me/link"))["link"]
        assert (await device.http.get(first)).status_code == 404, "a new link ends the old"
        page = await device.http.get(link)
        assert page.status_code == 200 and "Aoife" in page.text
        assert (await device.get("/api/me"))["name"] == "", "looking at the link changes nothing"
        assert (await device.http.post(link)).status_code == 303
        assert (await device.get("/api/me"))["name"] == "Aoife"


@run
async def test_presence_is_shown_to_the_others(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian, table = await two_at_a_table(door)
        one = await aoife.live(table)
        two = await brian.live(table)
        seen = await one.next("table")
        while not seen["seats"][1]["online"]:
            seen = await one.next("table")
        await two.leave()
        while seen["seats"][1]["online"]:
            seen = await one.next("table")
        assert [seat["online"] for seat in seen["seats"]] == [True, False]
