"""What takes long is done beside the event loop, or in parts between which others get their turn."""

from __future__ import annotations

import asyncio
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from dolmen.server.table import caretaker
from dolmen.server.table.caretaker import learn_words
from dolmen.server.web import lobby, script_words
from dolmen.server.web.pages import read_pages
from dolmen.words import LANGUAGES
from tests.server.helpers import open_house, run


def where_it_is_done(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[int]:
    """The threads in which a function is called from now on."""
    threads: list[int] = []
    real = getattr(module, name)

    def noting(*details: Any) -> Any:
        threads.append(threading.get_ident())
        return real(*details)

    monkeypatch.setattr(module, name, noting)
    return threads


@pytest.mark.parametrize(
    ("path", "work"),
    [
        ("/api/games/cairn/rules", "rules_shown"),
        ("/rules/cairn", "rules_shown"),
        ("/api/games/cairn/picture.svg", "example_picture"),
    ],
)
def test_rules_and_examples_are_drawn_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, work: str
) -> None:
    @run
    async def scene(folder: Path) -> None:
        threads = where_it_is_done(monkeypatch, lobby, work)
        async with open_house(folder) as door:
            await (await door.visitor()).http.get(path)
            assert len(threads) == 1 and threads[0] != threading.get_ident()

    scene(tmp_path)


def test_texts_are_read_beside_the_loop_and_who_comes_sooner_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @run
    async def scene(folder: Path) -> None:
        threads = where_it_is_done(monkeypatch, caretaker, "_learn")
        async with open_house(folder) as door:
            house = door.house
            house.learning = house.spawn(learn_words(house))
            visitor = await door.visitor()
            assert house.learning.done(), "the first answer came when the texts were read"
            assert threading.get_ident() not in threads
            assert len(threads) % len(LANGUAGES) == 0 and len(threads) > len(LANGUAGES)
            assert (await visitor.get("/api/games"))["games"]

    scene(tmp_path)


def test_the_first_page_reads_no_texts_to_find_the_words_of_its_scripts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @run
    async def scene(folder: Path) -> None:
        script_words.all_script_words.cache_clear()
        read_pages()
        threads = where_it_is_done(monkeypatch, script_words, "keys_in")
        async with open_house(folder) as door:
            assert (await (await door.visitor()).http.get("/")).status_code == 200
            assert threads == [], "whoever comes first waits for no file"

    scene(tmp_path)


def test_texts_of_older_versions_are_read_beforehand_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @run
    async def scene(folder: Path) -> None:
        async with open_house(folder) as door:
            await learn_words(door.house)
            visitor = await door.visitor()
            threads = where_it_is_done(monkeypatch, sys.modules["dolmen.words.texts"], "Texts")
            assert any(game["lessons"] for game in (await visitor.get("/api/games"))["games"])
            assert threads == [], "whoever asks for the lessons of an older version waits for no file"

    scene(tmp_path)


@run
async def test_others_get_their_turn_between_two_who_are_shown_a_step(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        aoife = await door.visitor("Aoife")
        table = await aoife.new_table("cairn", "me", "me", options={"first_player": "first"})
        people = [await aoife.live(table, seat=seat, picture="wide") for seat in (0, 1)]
        for one in people:
            await one.next("position", number=0)
        at = await door.house.table(table)
        turns: list[int] = []

        def others() -> None:
            turns.append(sum(one.last["position"]["number"] for one in people))
            if turns[-1] < len(people):
                asyncio.get_running_loop().call_soon(others)

        async with at.lock:
            at.play.act(at.play.legal[0])
            at.at_play.shown.clear()
            asyncio.get_running_loop().call_soon(others)
            await door.house.tell_position(at)
        assert 1 in turns, "somebody else had a turn when one was told and the other not"
