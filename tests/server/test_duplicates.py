"""Duplicate tables: the same deals for several groups, sealed until the last has finished, and then compared."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from dolmen.server.table.closing import close_once
from dolmen.server.table.duplicating import compare, unseal_stale
from tests.server.helpers import Doorway, Hands, Refused, Visitor, open_house, play_on, run

DAY = 86_400.0


async def groups(door: Doorway, **more: Any) -> tuple[list[list[Visitor]], dict]:
    """Two groups of two who sit, and what the host was shown."""
    host = await door.visitor("Host")
    wanted = {"game": "cairn", "players": 2, "groups": 2, "options": {"first_player": "first"}, **more}
    made = await host.post("/api/duplicates", **wanted)
    people = [[await door.visitor(f"{name}{number}") for name in "AB"] for number in (1, 2)]
    for group, shown in zip(people, made["groups"], strict=False):
        for seat, person in enumerate(group):
            await person.post(f"/api/tables/{shown['table']}/sit", seat=seat)
    return people, made


async def play(people: list[Visitor], table: str) -> list[Any]:
    sockets = [await person.live(table) for person in people]
    first = [await socket.next("position") for socket in sockets]
    await asyncio.gather(*(play_on(socket, position) for socket, position in zip(sockets, first, strict=True)))
    await sockets[0].next("table", status="over")
    return sockets


async def until_done(visitor: Visitor, duplicate: str) -> dict:
    while not (shown := await visitor.get(f"/api/duplicates/{duplicate}"))["done"]:
        await asyncio.sleep(0.05)
    return shown


@run
async def test_every_group_has_the_same_deals(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        people, made = await groups(door)
        one, two = [door.house.tables[group["table"]] for group in made["groups"]]
        assert one.agreed.seed == two.agreed.seed and one.agreed.options == two.agreed.options
        assert one.status == two.status == "running"
        first = [
            await (await who.live(group["table"])).next("position")
            for (who, _), group in zip(people, made["groups"], strict=True)
        ]
        assert first[0]["legal"] == first[1]["legal"]


@run
async def test_nobody_sits_in_two_groups(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        host = await door.visitor("Host")
        made = await host.post("/api/duplicates", game="cairn", players=2, groups=3)
        paths = [f"/api/tables/{group['table']}/sit" for group in made["groups"]]
        answers = await asyncio.gather(*(host.post(path, seat=0) for path in paths), return_exceptions=True)
        assert sum(isinstance(answer, dict) for answer in answers) == 1, "not even at once"
        (mine,) = [
            group
            for group in (await host.get(f"/api/duplicates/{made['duplicate']}"))["groups"]
            if group["seats"][0]["me"]
        ]
        await host.post(f"/api/tables/{mine['table']}/leave", seat=0)
        free = next(path for path in paths if mine["table"] not in path)
        await host.post(free, seat=1)  # whoever gets up before the start may change


@run
async def test_until_the_last_group_has_finished_nobody_learns_anything_from_another(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        people, made = await groups(door)
        (first, second), host = made["groups"], await door.visitor("Spy")
        sockets = await play(people[0], first["table"])
        result = sockets[0].last["position"]["result"]
        assert result["seed"] == "" and result["players"] and "group" in sockets[0].last["position"]["ask"]
        for path in ("transcript", "check", "at/3", "at/3?seat=1"):
            for who in (*people[0], *people[1], host):
                with pytest.raises(Refused) as refused:
                    await who.get(f"/api/tables/{first['table']}/{path}")
                assert refused.value.key == "error-sealed"
        assert (await sockets[0].ask(type="look", id="l", seat=1))["type"] == "error"
        await sockets[0].ask(type="chat", id="c", text="the stone under the tower is red")
        for who in (people[1][0], host):
            watching = await who.live(first["table"])
            await watching.ask(type="ping", id="p")
            assert {"position", "chat"}.isdisjoint(watching.last), "neither the game nor what is said there"
        shown = await people[1][0].get(f"/api/duplicates/{made['duplicate']}")
        assert not shown["done"] and shown["rows"] == []
        assert all(seat["score"] is None for group in shown["groups"] for seat in group["seats"])
        spying = await host.live(first["table"])
        await play(people[1], second["table"])
        shown = await until_done(host, made["duplicate"])
        assert len(shown["rows"]) == 4
        assert (await spying.next("position"))["result"]["seed"], "who waited at the table is shown it now"
        assert (await host.get(f"/api/tables/{first['table']}/check"))["replays"]
        door.house.tables[second["table"]].sealed = True  # as long as nobody has looked at it anew
        assert await host.get(f"/api/tables/{second['table']}/transcript"), "the store knows first that all are done"
        for page in (f"/duplicate/{made['duplicate']}", "/duplicate/new/cairn", f"/table/{first['table']}"):
            assert (await people[0][0].http.get(page)).status_code == 200


@run
async def test_a_group_of_bots_plays_the_same_deals_and_is_compared(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        people, made = await groups(door, bots="random")
        assert len(made["groups"]) == 3
        for group, shown in zip(people, made["groups"], strict=False):
            await play(group, shown["table"])
        shown = await until_done(people[0][0], made["duplicate"])
        assert sorted((row["group"], row["seat"]) for row in shown["rows"]) == [
            (g, s) for g in (1, 2, 3) for s in (1, 2)
        ]
        assert sum(row["bot"] for row in shown["rows"]) == 2 and sum(row["me"] for row in shown["rows"]) == 1
        for seat in (1, 2):
            assert abs(sum(row["ahead"] for row in shown["rows"] if row["seat"] == seat)) < 0.5, "luck cancels out"


def test_everybody_is_compared_with_those_who_had_the_same_seat() -> None:
    rows = compare([[10, 30], [20, 30], [30, 60]])
    assert [(row.group, row.seat, row.others, row.ahead) for row in rows] == [
        (2, 1, 30.0, 30.0),
        (2, 0, 15.0, 15.0),
        (1, 0, 20.0, 0.0),
        (0, 1, 45.0, -15.0),
        (1, 1, 45.0, -15.0),
        (0, 0, 25.0, -15.0),
    ]
    assert [row.others for row in compare([[1, 2], [None, None]])] == [None, None], "a closed group is left out"


@run
async def test_a_seal_is_opened_after_a_kill_and_when_a_group_is_closed(tmp_path: Path) -> None:
    hands = Hands()
    async with open_house(tmp_path, hands) as door:
        people, made = await groups(door)
        first, _ = made["groups"]
        await play(people[0], first["table"])
        hands.at += 31 * DAY
        door.house.ended = Lost()  # type: ignore[assignment]
        await close_once(door.house)
        assert not (await people[0][0].get(f"/api/duplicates/{made['duplicate']}"))["done"]
    async with open_house(tmp_path, hands) as door:
        visitor = await door.visitor()
        await unseal_stale(door.house)
        shown = await until_done(visitor, made["duplicate"])
        assert {row["group"] for row in shown["rows"]} == {1}
        assert (await visitor.get(f"/api/tables/{first['table']}/check"))["seed"]


class Lost(set):
    """What a process noted that died."""

    def add(self, _: object) -> None: ...


@run
async def test_a_rematch_of_a_group_is_a_game_of_its_own(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        people, made = await groups(door)
        for group, shown in zip(people, made["groups"], strict=True):
            await play(group, shown["table"])
        await until_done(people[0][0], made["duplicate"])
        again = await people[0][0].post(f"/api/tables/{made['groups'][0]['table']}/rematch")
        assert again["duplicate"] is None
        table = await door.house.table(again["table"])
        assert not table.sealed and table.agreed.seed != door.house.tables[made["groups"][0]["table"]].agreed.seed
