"""A message or a request that comes again is harmless, however late, also after a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.helpers import Hands, Refused, Visitor, open_house, run
from tests.server.test_fairness import two_at_a_table

FIRST = {"first_player": "first"}


async def post_with_key(person: Visitor, path: str, key: str, **body: object) -> dict:
    response = await person.http.post(path, json=body, headers={"idempotency-key": key})
    return person._read(response)


@run
async def test_a_standing_answer_that_comes_again_after_a_restart_is_not_given_anew(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "me", options=FIRST)
        give = {"type": "standing", "id": "give", "seat": 1, "sentence": "draw", "until": "turn"}
        socket = await aoife.live(table, seat=0)
        assert (await socket.ask(**give))["type"] == "done"
        assert (await socket.ask(type="standing", id="back", seat=1, sentence=None))["type"] == "done"
        cookies = aoife.http.cookies
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        aoife.http.cookies = cookies
        socket = await aoife.live(table, seat=0)
        assert (await socket.ask(**give))["type"] == "done", "it is recognised and answered again"
        assert door.house.tables[table].standing == {}


@run
async def test_a_vote_that_comes_again_is_not_cast_anew(tmp_path: Path) -> None:
    hands = Hands()
    async with open_house(tmp_path, hands) as door:
        aoife, brian, cormac = [await door.visitor(name) for name in ("Aoife", "Brian", "Cormac")]
        table = await aoife.new_table("cairn", "me", "open", "open", options=FIRST)
        await brian.post(f"/api/tables/{table}/sit", seat=1)
        await cormac.post(f"/api/tables/{table}/sit", seat=2)
        socket = await brian.live(table)
        hands.at += 1000
        for_bot = {"type": "vote", "id": "v", "seat": 0}
        assert (await socket.ask(**for_bot))["type"] == "done"
        assert (await socket.ask(type="vote", id="w", seat=0, **{"for": None}))["type"] == "done"
        assert (await socket.ask(**for_bot))["type"] == "done"
        assert door.house.tables[table].votes == set()


@run
async def test_a_sealed_choice_that_falls_is_told_to_nobody_else(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian = await door.visitor("Aoife"), await door.visitor("Brian")
        table = await aoife.new_table("cairn", "me", "open", options=FIRST)
        await brian.post(f"/api/tables/{table}/sit", seat=1)
        one, two = await aoife.live(table), await brian.live(table)
        # Nobody can lay at the beginning of a turn, so that this answer falls when the turn comes.
        assert (await two.ask(type="standing", id="s", seat=1, sentence="lay r1", until="turn"))["type"] == "done"
        for number in (0, 1):
            sentence = door.house.tables[table].play.sentences[-1]
            await one.ask(type="act", id=f"a{number}", number=number, seat=0, sentence=sentence)
        position = await two.next("position", number=2)
        while position["standing"] is not None:
            position = await two.next("position", number=2)
        await one.ask(type="ping", id="p")
        assert sum('"type":"position"' in text and '"number":2' in text for text in one.everything) == 1


@run
async def test_a_request_with_a_key_is_done_once_also_after_a_restart(tmp_path: Path) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    async with open_house(tmp_path) as door:
        aoife, brian = await door.visitor("Aoife"), await door.visitor("Brian")
        asks = [post_with_key(aoife, "/api/tables", "k", game="cairn", seats=seats) for _ in range(3)]
        tables = {answer["table"] for answer in await asyncio.gather(*asks)}
        (table,) = tables
        assert (await post_with_key(brian, "/api/tables", "k", game="cairn", seats=seats))["table"] != table
        sit = f"/api/tables/{table}/sit"
        assert (await post_with_key(brian, sit, "s", seat=1))["mine"] == [1]
        assert (await post_with_key(brian, sit, "s", seat=1))["mine"] == [1]
        with pytest.raises(Refused):
            await brian.post(sit, seat=1)
        cookies = aoife.http.cookies
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        aoife.http.cookies = cookies
        again = await post_with_key(aoife, "/api/tables", "k", game="cairn", seats=seats)
        assert again["table"] == table and again["status"] == "running"


@run
async def test_a_request_that_was_refused_is_refused_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian, cormac = [await door.visitor(name) for name in ("Aoife", "Brian", "Cormac")]
        table = await aoife.new_table("cairn", "me", "open", "open")
        await brian.post(f"/api/tables/{table}/sit", seat=1)
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await post_with_key(cormac, f"/api/tables/{table}/sit", "s", seat=1)
            assert refused.value.key == "error-seat-taken"


@run
async def test_an_act_that_comes_again_when_a_bot_has_the_seat_is_answered_as_done(tmp_path: Path) -> None:
    async with open_house(tmp_path, Hands()) as door:
        aoife, brian, table = await two_at_a_table(door)
        one = await aoife.live(table)
        act = {"type": "act", "id": "a", "number": 0, "seat": 0, "sentence": "draw"}
        assert (await one.ask(**act))["number"] == 1
        await lose_seat(aoife, brian, table, 0)
        again = await one.ask(**act)
        assert (again["type"], again.get("number")) == ("done", 1)
        assert (await one.ask(**{**act, "id": "b"}))["key"] == "error-not-yours"


@run
async def test_so_is_a_standing_answer(tmp_path: Path) -> None:
    async with open_house(tmp_path, Hands()) as door:
        aoife, brian, table = await two_at_a_table(door)
        two = await brian.live(table)
        answer = {"type": "standing", "id": "s", "seat": 1, "sentence": "draw", "until": "turn"}
        assert (await two.ask(**answer))["type"] == "done"
        await lose_seat(brian, aoife, table, 1)
        door.house.tables[table].at_play.messages.clear()  # as after a restart
        assert (await two.ask(**answer))["type"] == "done"
        assert door.house.tables[table].standing == {}
        assert (await two.ask(**{**answer, "id": "t"}))["key"] == "error-not-yours"


async def lose_seat(person: Visitor, rival: Visitor, table: str, seat: int) -> None:
    """Gets up on purpose; the rival gives the seat to a bot."""
    await person.post(f"/api/tables/{table}/leave", seat=seat)
    assert (await (await rival.live(table)).ask(type="vote", id="v", seat=seat))["type"] == "done"
