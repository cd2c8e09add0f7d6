"""Calls: one notice for each turn and one before time runs out, where and when somebody wants it, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from dolmen.server.post import address, push
from dolmen.server.post.quiet import after_quiet, before_quiet, is_quiet
from dolmen.server.refusals import Refusal
from dolmen.server.store.rows import Device, Hours
from dolmen.server.table import calling
from tests.server.helpers import Doorway, Hands, Refused, Visitor, open_house, run
from tests.server.offices import HERE, Browser, MailOffice, PushOffice, opened

FIRST = {"first_player": "first"}
DAYS = {"kind": "days", "days": 2}
HOUR, DAY = 3600.0, 86_400.0
HOME = "https://games.example"


@pytest.fixture(scope="module")
def push_office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushOffice]:
    folder = tmp_path_factory.mktemp("push")
    with opened(PushOffice(folder)) as office, pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(folder / "certificate.pem"))
        yield office


@pytest.fixture(scope="module")
def mail_office() -> Iterator[MailOffice]:
    with opened(MailOffice()) as office:
        yield office


@pytest.fixture(autouse=True)
def offices(request: pytest.FixtureRequest, push_office: PushOffice, mail_office: MailOffice) -> None:
    """Both offices are open, and empty, in every test here."""
    push_office.got.clear()
    mail_office.letters.clear()
    push_office.status, mail_office.is_shut = 201, False
    OFFICES["push"], OFFICES["mail"] = push_office, mail_office


OFFICES: dict[str, Any] = {}


def house(folder: Path, hands: Hands, **more: Any) -> Any:
    """A house that calls through the offices, with a clock of the test's own."""
    settings = {"push_private": HERE, "smtp": OFFICES["mail"].url, "home": HOME, "mails_per_hour": 1e6, **more}
    return open_house(folder, hands, **settings)


async def two(door: Doorway, pace: dict = DAYS, game: str = "cairn") -> tuple[Visitor, Visitor, str]:
    """Aoife, whose turn it is, and Brian, who can be called, at a table."""
    aoife, brian = await door.visitor("Aoife"), await door.visitor("Brian")
    table = await aoife.new_table(game, "me", "open", options=FIRST, pace=pace)
    await brian.post(f"/api/tables/{table}/sit", seat=1)
    return aoife, brian, table


async def call_all(door: Doorway) -> None:
    """What the house does every few seconds."""
    await calling.note_turns(door.house)
    await calling.send_due(door.house)


async def with_browser(visitor: Visitor, name: str) -> Browser:
    browser = Browser(OFFICES["push"], name)
    await visitor.post("/api/me/calls/device", **browser.subscription())
    return browser


async def with_mail(visitor: Visitor, mail: str) -> None:
    """Proves an address by the link that comes there."""
    await visitor.post("/api/me/calls/mail", mail=mail)
    text = OFFICES["mail"].letters.pop().get_content()
    (link,) = (word for word in text.split() if word.startswith(HOME))
    await visitor.http.post(link.removeprefix(HOME))


async def play_turn(visitor: Visitor, table: str, seat: int = 0) -> int:
    """Draws and drops until it is somebody else's turn; then hangs up."""
    socket = await visitor.live(table, seat=seat)
    position = await socket.next("position")
    while position["legal"]:
        number, sentence = position["number"], position["legal"][-1]["sentence"]
        await socket.ask(type="act", id=f"{seat}-{number}", number=number, seat=seat, sentence=sentence)
        position = socket.last["position"]
    await socket.leave()
    return position["number"]


def test_a_message_is_enciphered_as_the_example_of_the_standard() -> None:
    device = Device(
        "", "", "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg", "", 0.0,
    )  # fmt: skip
    key, salt = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", push.decode("DGv6ra1nlYgDCS1FRnbzlw")
    sealed = push.encrypt(b"When I grow up, I want to be a watermelon", device, salt, key)
    assert push.encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@run
async def test_who_is_not_there_is_told_once_that_it_is_their_turn(tmp_path: Path) -> None:
    hands = Hands()
    async with house(tmp_path, hands) as door:
        aoife, brian, table = await two(door)
        phone, desk = await with_browser(brian, "phone"), await with_browser(brian, "desk")
        await play_turn(aoife, table)
        await call_all(door)
        assert OFFICES["push"].got == [], "not before a while has passed"
        hands.at += 120
        for _ in range(3):
            await call_all(door)
        assert [phone.heard, desk.heard] == [[phone.heard[0]], [phone.heard[0]]]
        told = phone.heard[0]
        assert told["title"] == "Your turn: Cairn" and "Aoife" in told["body"] and told["url"] == f"/table/{table}"
        claims, headers = OFFICES["push"].claims(), OFFICES["push"].got[0][1]
        assert claims["aud"] == f"https://{HERE}:{OFFICES['push'].port}" and claims["sub"].startswith("mailto:")
        assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
        await play_turn(brian, table, 1)
        await play_turn(aoife, table)
        await calling.note_turns(door.house)
        hands.at += 120
        await call_all(door)
        assert len(phone.heard) == 2, "the next turn is told anew"


@run
async def test_who_is_there_is_not_called(tmp_path: Path) -> None:
    hands = Hands()
    async with house(tmp_path, hands) as door:
        aoife, brian, table = await two(door)
        phone = await with_browser(brian, "phone")
        await play_turn(aoife, table)
        await calling.note_turns(door.house)
        socket = await brian.live(table)
        hands.at += 120
        await call_all(door)
        await socket.leave()
        await call_all(door)
        assert phone.heard == [], "neither while they look, nor after they have seen it"


@run
async def test_who_has_played_in_time_is_not_called(tmp_path: Path) -> None:
    hands = Hands()
    async with house(tmp_path, hands) as door:
        aoife, brian, table = await two(door)
        phone = await with_browser(brian, "phone")
        await play_turn(aoife, table)
        await calling.note_turns(door.house)
        await play_turn(brian, table, 1)
        hands.at += 120
        await call_all(door)
        assert phone.heard == []


@run
async def test_before_time_runs_out_there_is_one_warning(tmp_path: Path) -> None:
    hands = Hands()
    async with house(tmp_path, hands) as door:
        aoife, brian, table = await two(door)
        await brian.patch("/api/me", language="it")
        phone = await with_browser(brian, "phone")
        await play_turn(aoife, table)
        await calling.note_turns(door.house)
        hands.at += 120
        await call_all(door)
        hands.at += 36 * HOUR - 300
        await call_all(door)
        assert len(phone.heard) == 1
        hands.at += 600
        for _ in range(2):
            await call_all(door)
        assert [one["title"] for one in phone.heard] == ["Tocca a te: Cairn", "Il tuo tempo sta per scadere: Cairn"]
        assert "11 ore" in phone.heard[1]["body"]
        hands.at += 2 * DAY
        await call_all(door)
        assert len(phone.heard) == 2


@run
async def test_calls_wait_until_the_quiet_hours_are_over_and_warnings_come_before_them(tmp_path: Path) -> None:
    hands = Hands()
    hands.at = datetime(2026, 7, 1, 21, 30, tzinfo=UTC).timestamp()  # 23:30 in Rome
    async with house(tmp_path, hands) as door:
        aoife, brian, table = await two(door)
        phone = await with_browser(brian, "phone")
        await brian.patch("/api/me/calls", zone="Europe/Rome", quiet={"start": 22 * 60, "end": 8 * 60})
        await play_turn(aoife, table)
        await calling.note_turns(door.house)
        hands.at += 3 * HOUR
        await call_all(door)
        assert phone.heard == []
        hands.at = datetime(2026, 7, 2, 6, 0, 1, tzinfo=UTC).timestamp()  # 8:00 in Rome
        await call_all(door)
        assert len(phone.heard) == 1
        # Twelve hours before the end it is 11:30 in Rome: no quiet hour, so that the warning comes then.
        hands.at = datetime(2026, 7, 3, 9, 31, tzinfo=UTC).timestamp()
        await call_all(door)
        assert len(phone.heard) == 2


@pytest.mark.parametrize(
    "zone, quiet, at, after, before",
    [
        ("UTC", (22, 8), "2026-03-01T21:59", "2026-03-01T21:59", "2026-03-01T21:59"),
        ("UTC", (22, 8), "2026-03-01T22:00", "2026-03-02T08:00", "2026-03-01T21:59"),
        ("UTC", (22, 8), "2026-03-02T07:59", "2026-03-02T08:00", "2026-03-01T21:59"),
        ("UTC", (0, 7), "2026-03-02T03:00", "2026-03-02T07:00", "2026-03-01T23:59"),
        ("UTC", (0, 0), "2026-03-02T03:00", "2026-03-02T03:00", "2026-03-02T03:00"),
        ("Europe/Rome", (22, 8), "2026-03-28T22:00", "2026-03-29T06:00", "2026-03-28T20:59"),  # summer time begins
        ("Asia/Kolkata", (22, 8), "2026-03-01T18:00", "2026-03-02T02:30", "2026-03-01T16:29"),
        ("No/Where", (22, 8), "2026-03-01T23:00", "2026-03-02T08:00", "2026-03-01T21:59"),
    ],
)
def test_quiet_hours_are_those_of_the_clock_on_the_persons_wall(
    zone: str, quiet: tuple[int, int], at: str, after: str, before: str
) -> None:
    hours = Hours(zone, 60 * quiet[0], 60 * quiet[1])
    start, end, early = (datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() for text in (at, after, before))
    assert (after_quiet(hours, start), before_quiet(hours, start)) == (end, early)
    assert is_quiet(hours, start) == (start != end) and not is_quiet(hours, end) and not is_quiet(hours, early)


@run
async def test_an_address_of_e_mail_is_used_only_when_its_owner_has_said_so(tmp_path: Path) -> None:
    hands = Hands()
    async with house(tmp_path, hands) as door:
        aoife, brian, table = await two(door)
        shown = await brian.post("/api/me/calls/mail", mail="brian@example.org")
        assert shown["mail"] is None
        (letter,) = OFFICES["mail"].letters
        assert letter["to"] == "brian@example.org" and HOME in letter.get_content()
        await play_turn(aoife, table)
        await calling.note_turns(door.house)
        hands.at += 120
        await call_all(door)
        assert len(OFFICES["mail"].letters) == 1, "no call to an address that nobody has confirmed"
        link = next(word for word in letter.get_content().split() if word.startswith(HOME)).removeprefix(HOME)
        page = await brian.http.get(link)
        assert page.status_code == 200 and (await brian.get("/api/me/calls"))["mail"] is None, (
            "reading is not saying yes"
        )
        assert (await brian.http.post(link)).status_code == 303
        assert (await brian.get("/api/me/calls"))["mail"] == "brian@example.org"
        assert (await brian.http.post(link)).status_code == 404, "a link works once"
        for bad in ("brian", "a@b", "a b@example.org", "x@example.org\r\nBcc: y@example.org", "<x@example.org>"):
            with pytest.raises(Refused) as refused:
                await brian.post("/api/me/calls/mail", mail=bad)
            assert refused.value.key == "error-mail-address"
        for _ in range(3):
            await aoife.post("/api/me/calls/mail", mail="victim@example.org")
        with pytest.raises(Refused) as refused:
            await brian.post("/api/me/calls/mail", mail="victim@example.org")
        assert refused.value.status == 429, "nobody's letter box is filled by many who ask"


@run
async def test_a_call_by_e_mail_says_nothing_secret_and_can_be_stopped_by_its_link(tmp_path: Path) -> None:
    hands = Hands()
    async with house(tmp_path, hands) as door:
        aoife, brian, table = await two(door)
        await with_mail(brian, "brian@example.org")
        await play_turn(aoife, table)
        await calling.note_turns(door.house)
        hands.at += 120
        for _ in range(2):
            await call_all(door)
        (letter,) = OFFICES["mail"].letters
        text = letter.get_content()
        assert letter["subject"] == "Your turn: Cairn" and f"{HOME}/table/{table}" in text
        person = next(seat.person for seat in door.house.tables[table].seats if seat.name == "Brian")
        for secret in (door.house.secret, door.house.tables[table].agreed.seed.hex(), "draw"):
            assert secret not in letter.as_string()
        stop = letter["list-unsubscribe"].strip("<>").removeprefix(HOME)
        assert person and (await aoife.http.get(stop)).status_code == 200
        assert (await brian.get("/api/me/calls"))["mails"], "looking at the link changes nothing"
        assert (await aoife.http.post(stop)).status_code == 200
        assert not (await brian.get("/api/me/calls"))["mails"]
        assert (await aoife.http.post(stop[:-2] + "xx")).status_code == 404


@run
async def test_each_table_can_be_heard_or_not(tmp_path: Path) -> None:
    hands = Hands()
    async with house(tmp_path, hands) as door:
        aoife, brian, table = await two(door)
        phone = await with_browser(brian, "phone")
        assert await brian.get(f"/api/tables/{table}/calls") == {"calls": True, "ready": True}
        assert await aoife.get(f"/api/tables/{table}/calls") == {"calls": True, "ready": False}
        await brian.post(f"/api/tables/{table}/calls", calls=False)
        await play_turn(aoife, table)
        await calling.note_turns(door.house)
        hands.at += 120
        await call_all(door)
        assert phone.heard == []
        await brian.patch("/api/me/calls", which="chosen")
        await brian.post(f"/api/tables/{table}/calls", calls=True)
        await call_all(door)
        hands.at += 120
        await call_all(door)
        assert len(phone.heard) == 1
        stranger = await door.visitor("Cormac")
        with pytest.raises(Refused) as refused:
            await stranger.post(f"/api/tables/{table}/calls", calls=True)
        assert refused.value.status == 403


@run
async def test_a_service_that_fails_is_asked_again_and_a_device_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    hands = Hands()
    async with house(tmp_path, hands) as door:
        aoife, brian, table = await two(door)
        phone = await with_browser(brian, "phone")
        await play_turn(aoife, table)
        await calling.note_turns(door.house)
        OFFICES["push"].status = 503
        hands.at += 61
        await call_all(door)
        OFFICES["push"].status = 201
        await call_all(door)
        assert phone.heard == [], "not at once"
        hands.at += 61
        for _ in range(2):
            await call_all(door)
        assert len(phone.heard) == 1
        OFFICES["push"].status = 410
        await brian.post("/api/me/calls/try")
        assert (await brian.get("/api/me/calls"))["devices"] == []


@run
async def test_what_was_noted_or_taken_by_a_process_that_died_is_sent_after_the_next_start(tmp_path: Path) -> None:
    hands = Hands()
    async with house(tmp_path, hands) as door:
        aoife, brian, table = await two(door)
        phone = await with_browser(brian, "phone")
        await play_turn(aoife, table)
        door.house.turned.clear()  # as if the process had died before it noted anything
    async with house(tmp_path, hands) as door:
        door.house.turned.update(await door.house.store.read(calling.tables_to_note, hands.at - DAY, 10))
        assert table in door.house.turned
        await calling.note_turns(door.house)
        later = hands.at + 120  # the house's own clock stands still until then, or it would take the call itself
        (call,) = await door.house.store.read(calling.due_calls, later, 10)
        assert await door.house.store.write(calling.take_call, call, later)  # and died before it sent it
        assert not await door.house.store.write(calling.take_call, call, later)
        hands.at = later
    async with house(tmp_path, hands) as door:
        await call_all(door)
        assert phone.heard == []
        hands.at += 200
        for _ in range(2):
            await call_all(door)
        assert len(phone.heard) == 1


BAD_ADDRESSES = [
    "http://push.example/x",
    "https://localhost/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://[64:ff9b::a00:1]/x",
    "https://10.1.2.3/x",
    "https://169.254.169.254/latest",
    "https://192.168.1.1/x",
    "https://2130706433/x",
    "https://router.local/x",
    "https://push.example:8443/x",
    "https://user@push.example/x",
    "https://push.example/x y",
    "ftp://push.example/x",
    "https:///x",
]


@pytest.mark.parametrize("bad", BAD_ADDRESSES)
def test_a_push_address_is_https_on_the_open_internet(bad: str) -> None:
    with pytest.raises(Refusal):
        address.check_address(bad, ())
    assert address.check_address("https://push.example/x?y=1", ()) == ("push.example", 443)


def test_a_name_that_means_a_private_address_when_a_call_is_sent_gets_none(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(2, 1, 6, "", ("93.184.216.34", 443)), (2, 1, 6, "", ("10.0.0.7", 443))]
    monkeypatch.setattr(address.socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(Refusal):
        address.resolve("push.example", 443, ())
    assert address.resolve("push.example", 443, ("push.example",)) == "93.184.216.34"
    found.pop()
    assert address.resolve("push.example", 443, ()) == "93.184.216.34"


@run
async def test_keys_that_are_none_and_more_than_ten_devices_are_not_kept(tmp_path: Path) -> None:
    hands = Hands()
    async with house(tmp_path, hands) as door:
        brian = await door.visitor("Brian")
        good = Browser(OFFICES["push"], "phone").subscription()
        for change in ({"p256dh": "A" * 87}, {"auth": "A" * 30}, {"endpoint": "https://10.0.0.1/x"}):
            with pytest.raises(Refused) as refused:
                await brian.post("/api/me/calls/device", **{**good, **change})
            assert refused.value.key == "error-push-address"
        for number in range(12):
            hands.at += 1
            await with_browser(brian, f"d{number}")
        names = [one["name"] for one in (await brian.get("/api/me/calls"))["devices"]]
        assert names == [f"d{number}" for number in range(2, 12)]
        aoife = await door.visitor("Aoife")
        await with_browser(aoife, "d5")  # the same browser, lent to somebody else
        names = [one["name"] for one in (await brian.get("/api/me/calls"))["devices"]]
        assert len(names) == 9 and "d5" not in names


@run
async def test_without_a_mail_server_or_a_home_no_e_mail_is_promised(tmp_path: Path) -> None:
    async with house(tmp_path, Hands(), home="") as door:
        brian = await door.visitor("Brian")
        shown = await brian.get("/api/me/calls")
        assert not shown["can_mail"] and shown["key"]
        with pytest.raises(Refused) as refused:
            await brian.post("/api/me/calls/mail", mail="brian@example.org")
        assert refused.value.key == "error-no-mail"


@run
async def test_the_key_for_push_services_is_made_once_and_kept(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        async with house(tmp_path, Hands()) as door:
            keys.add((await (await door.visitor()).get("/api/me/calls"))["key"])
    assert len(keys) == 1 and len(push.decode(keys.pop())) == 65
