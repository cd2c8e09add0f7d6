"""Finding players: quick play, news of the lobby, invitations, ratings by number of players, their history, figures."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from dolmen.server.web.plot import rating_plot
from tests.server.helpers import Doorway, Hands, Refused, Visitor, open_house, play_on, run
from tests.server.offices import HERE, Browser, PushOffice, opened

FIRST = {"first_player": "first"}


async def quick(visitor: Visitor, **more: object) -> dict:
    return await visitor.post("/api/quick", **{"game": "cairn", "players": 2, "pace": "live", **more})


@run
async def test_quick_play_brings_two_who_want_the_same_together(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian, cormac = [await door.visitor(name) for name in ("Aoife", "Brian", "Cormac")]
        waits = await quick(aoife)
        assert waits["status"] == "open" and waits["pace"]["minutes"] == 15 and waits["public"]
        assert (await quick(aoife))["table"] == waits["table"], "asking again keeps the place"
        slow = await quick(cormac, pace="days")
        assert slow["table"] != waits["table"]
        begun = await quick(brian, players=None)
        assert begun["table"] == waits["table"] and begun["status"] == "running" and begun["mine"] == [1]
        started = await cormac.post(f"/api/tables/{slow['table']}/start", fill="random")
        assert started["status"] == "running", "whoever waits in vain plays with bots"


@run
async def test_who_waits_alone_at_two_tables_come_together_at_the_older(tmp_path: Path) -> None:
    hands = Hands()
    async with open_house(tmp_path, hands) as door:
        aoife, brian = await door.visitor("Aoife"), await door.visitor("Brian")
        first = await quick(aoife)
        hands.at += 1
        # As if both had asked at once at two processes: each opened a table.
        seats, pace = [{"kind": "me"}, {"kind": "open"}], {"kind": "live", "minutes": 15, "increment": 10}
        second = await brian.post("/api/tables", game="cairn", seats=seats, pace=pace, public=True)
        assert (await quick(aoife))["table"] == first["table"]
        together = await quick(brian)
        assert together["table"] == first["table"] and together["status"] == "running"
        with pytest.raises(Refused):
            await brian.get(f"/api/tables/{second['table']}")


@run
async def test_quick_play_does_not_bring_those_together_who_avoid_each_other(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, brian = await door.visitor("Aoife"), await door.visitor("Brian")
        table = await aoife.new_table("cairn", "me", "open")
        await brian.post(f"/api/tables/{table}/sit", seat=1)
        await brian.post(f"/api/tables/{table}/block", seat=0)
        one, two = await quick(aoife), await quick(brian)
        assert one["table"] != two["table"]
        await brian.post("/api/quick/stop", id=two["table"])
        with pytest.raises(Refused):
            await brian.get(f"/api/tables/{two['table']}")


@run
async def test_the_lobby_hears_of_a_new_table_at_once(tmp_path: Path) -> None:
    async with open_house(tmp_path, news_seconds=60.0) as door:
        aoife, brian = await door.visitor("Aoife"), await door.visitor("Brian")
        since = door.house.news
        asking = asyncio.ensure_future(aoife.get("/api/news", since=since))
        while not door.house._news_waiters:
            await asyncio.sleep(0)
        await brian.new_table("cairn", "me", "open")
        heard = await asking
        assert heard["since"] != since
        assert (await aoife.get("/api/news", since=since)) == heard, "whoever is behind does not wait"


async def play_out(door: Doorway, people: list[Visitor]) -> str:
    """A whole game of some people."""
    table = await people[0].new_table("cairn", "me", *["open"] * (len(people) - 1), options=FIRST)
    for seat, person in enumerate(people[1:], 1):
        await person.post(f"/api/tables/{table}/sit", seat=seat)
    sockets = [await person.live(table) for person in people]
    first = [await socket.next("position") for socket in sockets]
    await asyncio.gather(*(play_on(socket, position) for socket, position in zip(sockets, first, strict=True)))
    await sockets[0].next("table", status="over")
    return table


@run
async def test_ratings_are_kept_by_number_of_players_with_their_history_and_how_sure_they_are(tmp_path: Path) -> None:
    hands = Hands()
    async with open_house(tmp_path, hands) as door:
        people = [await door.visitor(name) for name in ("Aoife", "Brian", "Cormac")]
        tables = []
        for count in (2, 3, 2):
            hands.at += 100
            tables.append(await play_out(door, people[:count]))
        aoife = people[0]
        ratings = {one["players"]: one for one in (await aoife.get("/api/me"))["ratings"]}
        assert {players: one["played"] for players, one in ratings.items()} == {0: 3, 2: 2, 3: 1}
        assert ratings[0]["spread"] < ratings[2]["spread"] < ratings[3]["spread"], "surer with every game"
        assert all(abs(one["likely"] - 1.5 * one["spread"] - one["rating"]) <= 3 for one in ratings.values())
        way = (await aoife.get("/api/me/rating", game="cairn"))["points"]
        assert [point["table"] for point in way] == tables and way[-1]["rating"] == ratings[0]["rating"]
        assert len((await aoife.get("/api/me/rating", game="cairn", players=2))["points"]) == 2
        assert len((await aoife.get("/api/best", game="cairn", players=3))["rows"]) == 3
        assert len((await aoife.get("/api/best", game="cairn"))["rows"]) == 3
        rows = (await aoife.get("/api/me/statistics"))["rows"]
        assert [(row["players"], row["games"]) for row in rows] == [(2, 2), (3, 1)]
        assert all(row["best"] >= row["score"] and row["won"] <= row["games"] for row in rows)
        for page in ("/me", "/best?game=cairn&players=2", "/quick/cairn?pace=days&players=3"):
            answer = await aoife.http.get(page)
            assert answer.status_code == 200
        assert 'class="plot"' in (await aoife.http.get("/me")).text


def test_a_plot_shows_the_way_and_how_sure_it_is_and_one_game_is_no_way() -> None:
    drawn = rating_plot([(25.0, 8.3), (27.0, 7.0), (29.0, 6.0)], "Cairn &amp; more")
    assert drawn.count("<polyline") == 1 and drawn.count("<polygon") == 1 and "Cairn &amp; more" in drawn
    assert rating_plot([(25.0, 8.3)], "x") == ""


def test_people_invite_those_they_have_played_with_and_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(PushOffice(tmp_path)) as office:
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "certificate.pem"))
        asyncio.run(asyncio.wait_for(invitations(tmp_path, office), 100))


async def invitations(folder: Path, office: PushOffice) -> None:
    async with open_house(folder, push_private=HERE) as door:
        aoife, brian, cormac = [await door.visitor(name) for name in ("Aoife", "Brian", "Cormac")]
        phone = Browser(office, "phone")
        await brian.post("/api/me/calls/device", **phone.subscription())
        met = await aoife.new_table("cairn", "me", "open")
        await brian.post(f"/api/tables/{met}/sit", seat=1)
        (known,) = (await aoife.get("/api/me/companions"))["people"]
        assert (known["name"], known["games"]) == ("Brian", 1)
        table = await aoife.new_table("cairn", "me", "open", public=False)
        path = f"/api/tables/{table}/invite"
        for who, id in ((cormac, known["id"]), (aoife, "0123456789")):
            with pytest.raises(Refused):
                await who.post(path, id=id)
        for _ in range(3):
            await aoife.post(path, id=known["id"])
        (invited,) = (await brian.get("/api/me/invitations"))["invitations"]
        assert (invited["table"], invited["by"]) == (table, "Aoife")
        while not phone.heard:
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.2)
        assert [one["url"] for one in phone.heard] == [f"/table/{table}"], "told once"
        assert (await brian.post("/api/me/invitations/decline", id=table))["invitations"] == []
        await brian.post(f"/api/tables/{met}/block", seat=0)
        assert (await aoife.get("/api/me/companions"))["people"] == []
        other = await aoife.new_table("cairn", "me", "open")
        with pytest.raises(Refused):
            await aoife.post(f"/api/tables/{other}/invite", id=known["id"])
