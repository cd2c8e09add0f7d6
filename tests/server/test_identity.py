"""Who somebody is: keys to come back by, devices that are listed and signed out, blocked people, leaving, hosts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dolmen.server.web import host_client
from tests.server.authenticator import Authenticator
from tests.server.helpers import HOST, Doorway, Hands, Refused, Visitor, open_house, play_on, run
from tests.server.offices import MailOffice, opened

ORIGIN = f"http://{HOST}"
HOME = "https://games.example"
OFFICE: dict[str, MailOffice] = {}


@pytest.fixture(scope="module", autouse=True)
def mail_office() -> Iterator[None]:
    with opened(MailOffice()) as office:
        OFFICE["mail"] = office
        yield


async def settle() -> None:
    """Lets what was begun in the background come to its end."""
    for _ in range(100):
        await asyncio.sleep(0.01)
        if OFFICE["mail"].letters:
            return


async def name_of(visitor: Visitor) -> str:
    return (await visitor.get("/api/me"))["name"]


async def refused(visitor: Visitor, path: str, **body: Any) -> str:
    with pytest.raises(Refused) as error:
        await visitor.post(path, **body)
    return str(error.value.key)


@run
async def test_a_recovery_code_brings_somebody_back_however_it_is_written(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, phone, thief = await door.visitor("Aoife"), await door.visitor(), await door.visitor()
        assert not (await aoife.get("/api/me/keys"))["has_code"]
        old = (await aoife.post("/api/me/keys/code"))["code"]
        code = (await aoife.post("/api/me/keys/code"))["code"]
        assert len(code.replace("-", "")) == 20 and (await aoife.get("/api/me/keys"))["has_code"]
        assert await refused(thief, "/api/me/back/code", code=old) == "error-wrong-code", "a new one ends the old"
        assert await refused(thief, "/api/me/back/code", code="") == "error-bad-message"
        written = code.replace("-", " ").lower().replace("0", "o").replace("1", "l")
        assert (await phone.post("/api/me/back/code", code=f" {written} "))["name"] == "Aoife"
        assert await name_of(phone) == "Aoife" and await name_of(thief) == ""


@run
async def test_codes_cannot_be_guessed_fast(tmp_path: Path) -> None:
    async with open_house(tmp_path, guesses_per_minute=10.0) as door:
        thief, found = await door.visitor(), []
        for number in range(15):
            found.append(await refused(thief, "/api/me/back/code", code=f"AAAA-{number}"))
        assert found[:10] == ["error-wrong-code"] * 10 and found[10:] == ["error-too-fast"] * 5


@run
async def test_a_passkey_brings_somebody_back_and_nothing_else_does(tmp_path: Path) -> None:
    async with open_house(tmp_path, guesses_per_minute=1e6) as door:
        aoife, phone = await door.visitor("Aoife"), await door.visitor()
        key = Authenticator(ORIGIN, HOST)
        asked = await aoife.post("/api/me/keys/passkey/ask")
        made = key.make(asked["challenge"])
        assert asked["rp_id"] == HOST
        assert await refused(phone, "/api/me/keys/passkey", **made) == "error-wrong-code", (
            "a challenge is for one person"
        )
        made = key.make((await aoife.post("/api/me/keys/passkey/ask"))["challenge"])
        assert len((await aoife.post("/api/me/keys/passkey", **made))["passkeys"]) == 1
        assert await refused(aoife, "/api/me/keys/passkey", **made) == "error-wrong-code", "and works once"
        begin, end = "/api/me/back/passkey/ask", "/api/me/back/passkey"
        challenge = (await phone.post(begin))["challenge"]
        other = Authenticator(ORIGIN, HOST)
        other.id = key.id
        assert await refused(phone, end, **other.use(challenge)) == "error-wrong-code", "another's signature"
        phished = Authenticator("https://evil.example", HOST)
        phished.id, phished.key = key.id, key.key
        challenge = (await phone.post(begin))["challenge"]
        assert await refused(phone, end, **phished.use(challenge)) == "error-wrong-code", "made for another site"
        used = key.use((await phone.post(begin))["challenge"])
        assert (await phone.post(end, **used))["name"] == "Aoife" and await name_of(phone) == "Aoife"
        thief = await door.visitor()
        assert await refused(thief, end, **used) == "error-wrong-code", "an answer that was overheard"
        (kept,) = (await phone.get("/api/me/keys"))["passkeys"]
        assert (await phone.post("/api/me/keys/passkey/forget", id=kept["id"]))["passkeys"] == []
        used = key.use((await thief.post(begin))["challenge"])
        assert await refused(thief, end, **used) == "error-wrong-code"


def link_in(letter: Any) -> str:
    return next(word for word in letter.get_content().split() if word.startswith(HOME)).removeprefix(HOME)


@run
async def test_a_link_by_e_mail_brings_somebody_back_and_tells_nobody_who_is_known(tmp_path: Path) -> None:
    letters = OFFICE["mail"].letters
    letters.clear()
    hands, settings = (
        Hands(),
        {"smtp": OFFICE["mail"].url, "home": HOME, "mails_per_hour": 1e6, "guesses_per_minute": 1e6},
    )
    async with open_house(tmp_path, hands, **settings) as door:
        aoife, phone = await door.visitor("Aoife"), await door.visitor()
        await aoife.post("/api/me/calls/mail", mail="aoife@example.org")
        await aoife.http.post(link_in(letters.pop()))
        unknown = await phone.post("/api/me/back/mail", mail="nobody@example.org")
        assert unknown == await phone.post("/api/me/back/mail", mail="aoife@example.org")
        await settle()
        (letter,) = letters
        link = link_in(letter)
        assert letter["to"] == "aoife@example.org"
        assert (await phone.http.get(link)).status_code == 200 and await name_of(phone) == ""
        assert (await phone.http.post(link)).status_code == 303 and await name_of(phone) == "Aoife"
        assert (await (await door.visitor()).http.post(link)).status_code == 404
        letters.clear()
        await phone.post("/api/me/back/mail", mail="aoife@example.org")
        await settle()
        hands.at += 3600
        assert (await phone.http.post(link_in(letters[0]))).status_code == 404, "half an hour is enough"
        letters.clear()
        for _ in range(8):
            await phone.post("/api/me/back/mail", mail="aoife@example.org")
        await settle()
        await asyncio.sleep(0.3)
        assert len(letters) <= 3, "nobody's letter box is filled"


@run
async def test_devices_are_listed_and_signed_out_one_by_one(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife, phone = await door.visitor("Aoife"), await door.visitor()
        await phone.http.post((await aoife.post("/api/me/link"))["link"])
        phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 16; Mobile) Firefox/150.0"
        table = await aoife.new_table("cairn", "me", "me", options={"first_player": "first"})
        spying = await phone.live(table, seat=0)
        await phone.get("/api/me")
        shown = (await aoife.get("/api/me/keys"))["sessions"]
        assert {(one["name"], one["here"]) for one in shown} == {
            ("Firefox · Android", False),
            (shown[-1]["name"], True),
        }
        (lost,) = (one for one in shown if not one["here"])
        left = (await aoife.post("/api/me/keys/device/end", id=lost["id"]))["sessions"]
        assert [one["here"] for one in left] == [True]
        assert spying.closed == 1012 and await name_of(phone) == "" and await name_of(aoife) == "Aoife"
        assert (await (await aoife.live(table, seat=0)).next("position"))["legal"]
        stranger = await door.visitor("Brian")
        mine = left[0]["id"]
        await stranger.post("/api/me/keys/device/end", id=mine)
        assert await name_of(aoife) == "Aoife", "nobody signs out somebody else"


async def trio(door: Doorway) -> tuple[list[Visitor], str]:
    people = [await door.visitor(name) for name in ("Aoife", "Brian", "Cormac")]
    table = await people[0].new_table("cairn", "me", "open", "open", options={"first_player": "first"})
    for seat in (1, 2):
        await people[seat].post(f"/api/tables/{table}/sit", seat=seat)
    return people, table


@run
async def test_who_is_blocked_is_not_heard_and_cannot_sit_down_unasked(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        (aoife, brian, cormac), table = await trio(door)
        one, two, three = [await who.live(table) for who in (aoife, brian, cormac)]
        await two.ask(type="chat", id="a", text="you play like a cow")
        blocked = (await aoife.post(f"/api/tables/{table}/block", seat=1))["blocked"]
        assert [person["name"] for person in blocked] == ["Brian"]
        assert one.closed == 1012
        one = await aoife.live(table)
        assert (await one.next("chat"))["lines"] == []
        await two.ask(type="chat", id="b", text="and like a calf")
        await three.ask(type="chat", id="c", text="hello")
        await one.ask(type="ping", id="p")
        heard = [line["text"] for text in one.everything if '"chat"' in text for line in _lines(text)]
        assert heard == ["hello"]
        assert three.last["chat"]["lines"][-1]["text"] == "hello" and "calf" in "".join(three.everything)
        other = await aoife.new_table("cairn", "me", "open")
        assert await refused(brian, f"/api/tables/{other}/sit", seat=1) == "error-unwanted"
        assert other not in [line["table"] for line in (await brian.get("/api/tables", kind="open"))["tables"]]
        brians = await brian.new_table("cairn", "me", "open")
        assert brians not in [line["table"] for line in (await aoife.get("/api/tables", kind="open"))["tables"]]
        await aoife.post(f"/api/tables/{brians}/sit", seat=1)  # of one's own will one may
        assert await refused(aoife, f"/api/tables/{table}/block", seat=0) == "error-not-yours"
        assert (await aoife.post("/api/me/keys/unblock", id=blocked[0]["id"]))["blocked"] == []
        await brian.post(f"/api/tables/{other}/sit", seat=1)


def _lines(text: str) -> list[dict]:
    import json

    message = json.loads(text)
    return message["lines"] if message["type"] == "chat" else []


@run
async def test_leaving_deletes_what_is_personal_and_keeps_the_games_of_others_whole(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        (aoife, brian, _), running = await trio(door)
        done = await aoife.new_table("cairn", "me", "open", options={"first_player": "first"})
        await brian.post(f"/api/tables/{done}/sit", seat=1)
        one, two = await aoife.live(done), await brian.live(done)
        await two.ask(type="chat", id="x", text="my name is Brian O'Neill")
        first = await one.next("position")
        await asyncio.gather(play_on(one, first), play_on(two, two.last["position"]))
        await one.next("table", status="over")
        before = await aoife.get(f"/api/tables/{done}/transcript")
        mine = await brian.new_table("cairn", "me", "open")
        await brian.post("/api/me/keys/code")
        person = next(seat.person for seat in door.house.tables[done].seats if seat.name == "Brian")
        assert (await brian.http.post("/me/leave")).status_code == 303
        assert await name_of(brian) == "" and (await brian.get("/api/history"))["games"] == []
        assert await aoife.get(f"/api/tables/{done}/check") and _without_names(before) == _without_names(
            await aoife.get(f"/api/tables/{done}/transcript")
        )
        (past,) = (await aoife.get("/api/history"))["games"]
        assert [seat["name"] for seat in past["seats"]] == ["Aoife", "Guest"] and past["seats"][1]["score"] is not None
        assert (await aoife.get("/api/me"))["ratings"][0]["played"] == 1
        assert (await aoife.get(f"/api/tables/{running}"))["seats"][1]["out"], "the others may give the seat to a bot"
        with pytest.raises(Refused):
            await aoife.get(f"/api/tables/{mine}")
        for name in (done, running):
            chat = (await (await aoife.live(name)).next("chat"))["lines"]
            assert not [line for line in chat if "Brian" in line["text"] + line["name"]]
        rows = await door.house.store.read(_everything)
        assert person and all(person not in text and "Brian" not in text for table, text in rows if table != "steps")


def _without_names(text: str) -> list[str]:
    return [line for line in text.splitlines() if "Brian" not in line and "Guest" not in line]


def _everything(connection: Any) -> list[tuple[str, str]]:
    from dolmen.server.store.schema import meta

    tables = [table for table in meta.sorted_tables if table.name not in ("chats", "messages", "requests")]
    rows = [(table.name, str(row)) for table in tables for row in connection.execute(table.select())]
    chats = connection.execute(meta.tables["chats"].select())
    return rows + [("chats", f"{row.name} {row.text}") for row in chats]


@run
async def test_a_host_takes_abuse_away_with_the_token_and_nobody_without_it(tmp_path: Path) -> None:
    async with open_house(tmp_path, host_token="sesame", guesses_per_minute=1e6) as door:
        (aoife, brian, _), table = await trio(door)
        one, two = await aoife.live(table), await brian.live(table)
        await two.ask(type="chat", id="x", text="something foul")
        for token in ("", "Bearer", "Bearer other"):
            answer = await aoife.http.get(f"/api/host/tables/{table}", headers={"authorization": token})
            assert answer.status_code == 403
        aoife.http.headers["authorization"] = "Bearer sesame"
        seen = await aoife.get(f"/api/host/tables/{table}")
        (line,) = seen["chat"]
        assert line["text"] == "something foul" and line["mark"] == seen["seats"][1]["mark"]
        await aoife.post(f"/api/host/tables/{table}/hush", number=0)
        later = await (await door.visitor()).live(table)
        assert [said["text"] for said in (await later.next("chat"))["lines"]] == ["…"]
        (found,) = (await aoife.get("/api/host/people", name="bri"))["people"]
        await aoife.post(f"/api/host/people/{found['mark']}", banned=True, name="")
        assert two.closed == 1012 and one.last["table"]["seats"][1]["name"] == "Guest"
        two = await brian.live(table)
        assert (await two.ask(type="chat", id="y", text="again"))["key"] == "error-banned"
        assert (
            await refused(brian, "/api/tables", game="cairn", seats=[{"kind": "me"}, {"kind": "open"}])
            == "error-banned"
        )
        assert (await aoife.post(f"/api/host/tables/{table}/close"))["status"] == "over"
        assert (await aoife.get("/api/me"))["ratings"] == []
        shown = host_client.told(await aoife.get(f"/api/host/tables/{table}"))
        assert found["mark"] in shown and "over" in shown
        await aoife.post(f"/api/host/people/{found['mark']}", banned=False)
        await brian.new_table("cairn", "me", "open")
    async with open_house(tmp_path, guesses_per_minute=1e6) as door:
        visitor = await door.visitor()
        answer = await visitor.http.get("/api/host/people", headers={"authorization": "Bearer "})
        assert answer.status_code == 403, "without a token there is no host"
