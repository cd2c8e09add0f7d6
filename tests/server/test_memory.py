"""What a server keeps of games that are over does not grow with their number."""

from __future__ import annotations

import asyncio
import os
import threading
from pathlib import Path
from unittest.mock import patch

from bench.figures import rss_of
from dolmen.core.game import find_game
from dolmen.server.heap import give_back
from dolmen.server.table import caretaker
from dolmen.server.web.limits import MOST_BUCKETS, Bucket
from dolmen.words import texts
from dolmen.words.line import Line
from dolmen.words.texts import MOST_KEPT
from tests.server.helpers import open_house, play_on, run


def test_sentences_with_the_names_of_people_are_kept_up_to_a_limit() -> None:
    words = texts("en", find_game("cairn"))
    key = next(key for key in ("bot-name", "guest-name") if words.has(key))
    for number in range(MOST_KEPT + 100):
        words.say(Line(key, {"level": f"Guest {number}"}))
    assert words._format.cache_info().currsize <= MOST_KEPT <= 5_000


def test_buckets_are_kept_up_to_a_limit() -> None:
    bucket = Bucket(1.0, 1.0)
    for number in range(2 * MOST_BUCKETS):
        bucket.take(str(number))
    assert len(bucket._left) <= MOST_BUCKETS


def test_a_bucket_that_is_full_again_is_forgotten_and_one_that_is_not_is_kept() -> None:
    hour = iter(range(0, 3_600_000, 3_600))
    bucket = Bucket(1.0, 5.0, now=lambda: float(next(hour)))
    for number in range(50):
        bucket.take(str(number))
    assert len(bucket._left) <= 2
    still = Bucket(1.0, 1.0, now=lambda: 0.0)
    assert still.take("Aoife") and still.take("Bran") and still.take("Ciara")
    assert not still.take("Aoife"), "whoever has used up theirs is remembered"


@run
async def test_a_table_that_is_over_and_left_is_gone_from_the_memory(tmp_path: Path) -> None:
    async with open_house(tmp_path, idle_seconds=0.05) as door:
        for _ in range(3):
            aoife = await door.visitor()
            socket = await aoife.live(await aoife.new_table("cairn", "me", "random"))
            await play_on(socket, await socket.next("position"))
            await socket.leave()
        while door.house.tables:
            await asyncio.sleep(0.05)
        assert not door.house._loading


def test_memory_that_is_free_between_what_is_in_use_is_given_back() -> None:
    block, kept_of = 20_000, 50
    blocks = [bytearray(block) for _ in range(2_000)]
    blocks = blocks[::kept_of]  # each holds the heap open above those that are free
    before = rss_of(os.getpid())
    give_back()
    assert before - rss_of(os.getpid()) > 1_000 * block
    assert len(blocks) == 2_000 // kept_of


@run
async def test_the_caretaker_gives_memory_back_beside_the_loop(tmp_path: Path) -> None:
    threads: list[int] = []
    with (
        patch.object(caretaker, "HEAP_SECONDS", 0.01),
        patch.object(caretaker, "give_back", lambda: threads.append(threading.get_ident())),
    ):
        async with open_house(tmp_path):
            while len(threads) < 2:
                await asyncio.sleep(0.01)
    assert threading.get_ident() not in threads
