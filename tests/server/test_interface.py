"""The edge of the server: whatever is sent gets a proper answer, strangers' pages are refused, the fast are slowed."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from xml.etree import ElementTree

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dolmen.core.game import games
from dolmen.server.refusals import BadMessage, TooLong
from dolmen.server.web.guards import POLICY
from dolmen.server.web.identity import choose_language
from dolmen.server.web.limits import Bucket
from dolmen.server.web.live import read
from dolmen.server.web.openapi import document
from dolmen.wire.messages import LONGEST_MESSAGE
from dolmen.words import texts
from tests.server.helpers import HOST, Refused, Socket, open_house, run


@run
async def test_every_page_opens_in_both_languages_with_a_strict_policy(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        for language in ("it", "en"):
            aoife = await door.visitor("<i>Aoife</i>", language)
            pages = ["/", "/me", "/best", "/api"]
            for game in games():
                table = await aoife.new_table(game, *["me"] + ["random"] * (games()[game].players[0] - 1))
                pages += [f"/new/{game}", f"/rules/{game}", f"/best?game={game}", f"/table/{table}"]
            for path in pages:
                page = await aoife.http.get(path)
                assert page.status_code == 200, path
                assert page.headers["content-security-policy"] == POLICY
                assert "<i>Aoife</i>" not in page.text, path
            missing = await aoife.http.get("/nowhere")
            assert missing.status_code == 404 and f'lang="{language}"' in missing.text


@run
async def test_every_game_has_a_picture_and_rules(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        for game in games():
            ElementTree.fromstring(await aoife.get(f"/api/games/{game}/picture.svg"))
            rules = await aoife.get(f"/api/games/{game}/rules", language="it")
            assert rules["headings"] and "<script" not in rules["html"]


@run
async def test_another_sites_page_cannot_act_in_my_name(tmp_path: Path) -> None:
    async with open_house(tmp_path, origins="https://friend.example") as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "random")
        for origin, status in (
            ("https://evil.example", 403),
            ("null", 403),
            (f"http://{HOST}", 200),
            ("https://friend.example", 200),
        ):
            answer = await aoife.http.patch("/api/me", json={"name": "A"}, headers={"origin": origin})
            assert answer.status_code == status, origin
        socket = Socket(door.app, table, {}, aoife.http.cookies["dolmen"], origin="https://evil.example")
        with pytest.raises(ConnectionError):
            await socket.next("table")
        assert socket.closed == 1008


@run
async def test_a_cookie_that_was_tampered_with_is_nobodys(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "random", options={"first_player": "first"})
        good = aoife.http.cookies["dolmen"]
        for cookie in (good[:-2] + "xx", "x" + good[1:], "", "nonsense"):
            aoife.http.cookies.set("dolmen", cookie, domain=HOST)
            aoife.http.cookies = httpx.Cookies({"dolmen": cookie})
            assert (await aoife.get("/api/me"))["name"] == ""
            socket = Socket(door.app, table, {}, cookie)
            assert (await socket.next("table"))["mine"] == []
            assert (await socket.ask(type="act", id="a", number=0, seat=0, sentence="draw"))["key"] == "error-not-yours"


@run
async def test_a_bad_message_gets_an_error_and_no_more(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        socket = await aoife.live(await aoife.new_table("cairn", "me", "random", options={"first_player": "first"}))
        for text in (
            "",
            "{",
            "[]",
            '{"type":"dance","id":"a"}',
            '{"type":"act","id":"a"}',
            '{"type":"ping","id":""}',
            "\x00",
        ):
            socket.send_raw(text)
            assert (await socket.next("error"))["key"] == "error-bad-message", text
        socket.send_raw("x" * (LONGEST_MESSAGE + 1))
        assert (await socket.next("error"))["key"] == "error-too-long"
        assert (await socket.ask(type="act", id="a", number=0, seat=0, sentence="draw"))["type"] == "done"


@run
async def test_who_only_sends_nonsense_is_asked_to_leave(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor()
        socket = await aoife.live(await aoife.new_table("cairn", "me", "random"))
        for _ in range(200):
            socket.send_raw("?")
        with pytest.raises(ConnectionError):
            await socket.next("nothing")
        assert socket.closed == 1008


@run
async def test_the_fast_are_slowed_down(tmp_path: Path) -> None:
    async with open_house(tmp_path, acts_per_second=1.0, chats_per_minute=0.01, tables_per_hour=0.01) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "random")
        with pytest.raises(Refused) as refused:
            for _ in range(9):
                await aoife.new_table("cairn", "me", "random")
        assert (refused.value.status, refused.value.key) == (429, "error-too-fast")
        socket = await aoife.live(table)
        answers = [await socket.ask(type="ping", id=f"p{n}") for n in range(5)]
        assert [answer["type"] for answer in answers] == ["pong"] * 3 + ["error"] * 2


def test_a_bucket_gives_back_in_time() -> None:
    hands = [0.0]
    bucket = Bucket(2.0, 3.0, now=lambda: hands[0], most=2)
    assert [bucket.take("a") for _ in range(4)] == [True, True, True, False]
    hands[0] = 0.5
    assert [bucket.take("a"), bucket.take("a")] == [True, False]
    assert bucket.take("b") and bucket.take("c") and len(bucket._left) == 2


def test_the_language_is_the_one_asked_for_else_the_browsers_first() -> None:
    assert choose_language("it", None, "en") == "it"
    assert choose_language("xx", None, "de, it;q=0.5, en;q=0.4") == "it"
    assert choose_language(None, None, "fr") == "en"
    assert choose_language(None, None, "it;q=zero, ,;q=") == "en"


def test_every_error_has_a_sentence_in_both_languages() -> None:
    from dolmen.core import errors
    from dolmen.server import refusals
    from dolmen.server.web import endpoint

    assert endpoint
    kinds = [errors.DolmenError]
    for kind in kinds:
        kinds += kind.__subclasses__()
    ours = [kind for kind in kinds if kind.__module__ in (errors.__name__, refusals.__name__, endpoint.__name__)]
    missing = [(kind.key, language) for kind in ours for language in ("it", "en") if not texts(language).has(kind.key)]
    assert missing == []


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=50),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=10), inside, max_size=4),
    max_leaves=8,
)
KINDS = ["act", "undo", "standing", "look", "chat", "why", "brings", "hint", "vote", "ping", "table", ""]
FIELDS = {
    "id": st.text(max_size=45),
    "number": st.integers(-2, 10**6),
    "seat": st.integers(-1, 40) | st.none(),
    "sentence": st.sampled_from(["draw", "take", "lay r1", "drop b6", "*", "|"]) | st.text(max_size=250) | st.none(),
    "phrase": st.text(max_size=500) | st.sampled_from(["* r1", "r1", "lay *", "|", "*"]),
    "until": st.sampled_from(["once", "turn", "round", "never"]),
    "text": st.text(max_size=600),
    "for": st.sampled_from(["bot", None, "human"]),
}
likely = st.builds(
    lambda kind, fields: {"type": kind, **fields}, st.sampled_from(KINDS), st.fixed_dictionaries({}, optional=FIELDS)
)


@given(data=st.binary(max_size=200) | likely.map(msgspec.json.encode) | anything.map(msgspec.json.encode))
@settings(max_examples=300, deadline=None)
def test_reading_a_message_gives_one_or_a_refusal(data: bytes) -> None:
    with contextlib.suppress(BadMessage, TooLong):
        assert read(data).id


@given(messages=st.lists(likely | anything, min_size=1, max_size=12))
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_message_breaks_a_table(tmp_path: Path, messages: list) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as door:
            aoife = await door.visitor("Aoife")
            table = await aoife.new_table("cairn", "me", "me", hints=True)
            socket = await aoife.live(table, view=1, picture="wide")
            for message in messages:
                socket.send_raw(msgspec.json.encode(message).decode())
            assert (await socket.ask(type="ping", id="the end"))["type"] == "pong"
            assert "error-try-again" not in "".join(socket.everything)
            assert (await aoife.get(f"/api/tables/{table}"))["status"] == "running"

    asyncio.run(scene())


def test_the_document_names_every_type_it_uses() -> None:
    text = msgspec.json.encode(document()).decode()
    used = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert used <= set(document()["components"]["schemas"])
