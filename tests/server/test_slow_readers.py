"""Whoever does not read does not hold up the others, and gets everything in order when they read again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from dolmen.server.web.connection import LONGEST_QUEUE, Connection
from dolmen.wire.messages import Pong
from tests.server.helpers import open_house, run


class Pipe:
    """The sending end of a socket that can be stopped."""

    def __init__(self) -> None:
        self.is_open = asyncio.Event()
        self.sent: list[Any] = []

    async def send(self, event: Any) -> None:
        await self.is_open.wait()
        self.sent.append(event.get("text") or event["code"])


@run
async def test_messages_wait_in_order_while_nobody_reads(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        pipe = Pipe()
        connection = Connection(door.house, pipe.send, "p", "en", "none", False, "")
        for number in range(5):
            connection.send(Pong(str(number)))
        assert pipe.sent == []
        pipe.is_open.set()
        while len(pipe.sent) < 5:
            await asyncio.sleep(0)
        connection.send(Pong("5"))
        assert pipe.sent == [f'{{"type":"pong","of":"{number}"}}' for number in range(6)]


@run
async def test_who_reads_nothing_is_let_go(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:
        pipe = Pipe()
        connection = Connection(door.house, pipe.send, "p", "en", "none", False, "")
        for number in range(LONGEST_QUEUE + 3):
            connection.send(Pong(str(number)))
        await asyncio.sleep(0)
        assert connection.is_closed
        pipe.is_open.set()
        while 1008 not in pipe.sent:
            await asyncio.sleep(0)
        assert len(pipe.sent) <= 2


@run
async def test_a_connection_that_breaks_harms_nobody(tmp_path: Path) -> None:
    async with open_house(tmp_path) as door:

        async def broken(event: Any) -> None:
            raise OSError("gone")

        connection = Connection(door.house, broken, "p", "en", "none", False, "")
        connection.send(Pong("1"))
        assert connection.is_closed
        connection.send(Pong("2"))
