"""Sockets have a short way for short texts: whatever comes, it is heard as the library hears it."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from dolmen.server.web.frames import MOST_WAITING, WRITE, SwiftProtocol, head_of
from tests.server.helpers import run

LONGEST = 70_000  # bytes
HANDSHAKE = (
    b"GET /live HTTP/1.1\r\nhost: dolmen.test\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
)


class Wire:
    """A network that keeps what is written to it."""

    def __init__(self) -> None:
        self.written, self.is_paused, self.is_shut = b"", False, False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.is_shut = True

    def is_closing(self) -> bool:
        return self.is_shut

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def get_extra_info(self, name: str) -> None: ...


class Listening:
    """An application that takes a socket, and notes what is said."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.ends = asyncio.Event()
        self.may_listen = asyncio.Event()
        self.may_listen.set()
        self.scope: dict[str, Any] = {}

    async def __call__(self, scope: dict[str, Any], receive: Callable, send: Callable) -> None:
        self.scope = scope
        await receive()
        await send({"type": "websocket.accept"})
        while not self.ends.is_set():
            await self.may_listen.wait()
            event = await receive()
            self.heard.append((event["type"], event.get("text"), event.get("bytes"), event.get("code")))
            if event["type"] == "websocket.disconnect":
                self.ends.set()


async def opened(kind: type[WebSocketsSansIOProtocol]) -> tuple[WebSocketsSansIOProtocol, Wire, Listening]:
    """A socket after its handshake."""
    app, wire = Listening(), Wire()
    config = uvicorn.Config(app, lifespan="off", log_config=None, ws_max_size=LONGEST, ws_per_message_deflate=False)  # type: ignore[arg-type]
    config.load()
    socket = kind(config, ServerState(), {})
    socket.connection_made(wire)  # type: ignore[arg-type]
    socket.data_received(HANDSHAKE)
    await settled()
    assert wire.written.startswith(b"HTTP/1.1 101")
    wire.written = b""
    return socket, wire, app


async def settled() -> None:
    for _ in range(8):
        await asyncio.sleep(0)


async def heard_by(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes]) -> tuple[list[Any], bytes, bool]:
    """What an application hears of some bytes, what is answered, and whether the line is cut."""
    socket, wire, app = await opened(kind)
    for piece in pieces:
        if not wire.is_shut:
            socket.data_received(piece)
            await settled()
    return app.heard, wire.written, wire.is_shut


def frame(kind: Any, data: bytes, is_last: bool = True) -> bytes:
    return bytes(Frame(kind, data, is_last).serialize(mask=True))


TALK = [
    frame(Opcode.TEXT, '{"type":"act","sentence":"più"}'.encode()),
    frame(Opcode.TEXT, b""),
    frame(Opcode.PING, b"?"),
    frame(Opcode.TEXT, b"x" * 300),
    frame(Opcode.BINARY, b"\0\1"),
    frame(Opcode.TEXT, b"in ", is_last=False),
    frame(Opcode.CONT, b"two parts"),
    frame(Opcode.TEXT, b"y" * 66_000),
    frame(Opcode.TEXT, b"last"),
]


def differs(pieces: list[bytes]) -> bool:
    """Whether the two hear something else, answer otherwise, or one of them alone cuts the line."""

    async def both() -> bool:
        return await heard_by(SwiftProtocol, pieces) != await heard_by(WebSocketsSansIOProtocol, pieces)

    return asyncio.run(both())


@pytest.mark.parametrize("seed", range(20))
def test_however_the_network_cuts_what_is_said_the_same_is_heard(seed: int) -> None:
    dice = random.Random(seed)
    talk = b"".join(dice.sample(TALK[:5], 5) + TALK[5:])
    cuts = sorted(dice.sample(range(1, len(talk)), seed))
    assert not differs([talk[start:end] for start, end in zip([0, *cuts], [*cuts, len(talk)], strict=True)])


WRONG = {
    "not masked": bytes(Frame(Opcode.TEXT, b"hello").serialize(mask=False)),
    "not UTF-8": frame(Opcode.TEXT, b"\xff\xfe"),
    "too long": frame(Opcode.TEXT, b"z" * (LONGEST + 1)),
    "a text inside another": frame(Opcode.TEXT, b"begun", is_last=False) + frame(Opcode.TEXT, b"and another"),
    "reserved bits": b"\xf1\x80\0\0\0\0",
    "an end": frame(Opcode.CLOSE, b"\x03\xe8"),
    "a word after the end": frame(Opcode.CLOSE, b"\x03\xe8") + frame(Opcode.TEXT, b"one more word"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_refused_as_the_library_refuses_it(what: str) -> None:
    assert not differs([frame(Opcode.TEXT, b"hello"), WRONG[what]])


@run
async def test_who_sends_faster_than_is_listened_is_not_read(tmp_path: Path) -> None:
    socket, wire, app = await opened(SwiftProtocol)
    app.may_listen.clear()
    for number in range(MOST_WAITING + 1):
        socket.data_received(frame(Opcode.TEXT, str(number).encode()))
        await settled()
    assert wire.is_paused
    app.may_listen.set()
    await settled()
    while len(app.heard) <= MOST_WAITING:
        await asyncio.sleep(0)
    assert not wire.is_paused and [event[1] for event in app.heard] == [str(n) for n in range(MOST_WAITING + 1)]


@run
async def test_frames_are_those_of_the_library_and_none_goes_to_whoever_does_not_read(tmp_path: Path) -> None:
    socket, wire, app = await opened(SwiftProtocol)
    write = app.scope["extensions"][WRITE]
    for size in (0, 125, 126, 65_535, 65_536):
        for is_text, kind in ((True, Opcode.TEXT), (False, Opcode.BINARY)):
            wire.written = b""
            assert write((is_text, b"a" * size))
            await settled()
            assert wire.written == bytes(Frame(kind, b"a" * size).serialize(mask=False))
            assert wire.written.startswith(head_of(is_text, size))
    socket.pause_writing()
    assert not write((True, b"a"))
    socket.resume_writing()
    assert write((True, b"a"))
    socket.data_received(frame(Opcode.CLOSE, b"\x03\xe8"))
    assert not write((True, b"a"))


@run
async def test_a_connection_that_is_gone_does_not_wait_for_a_search_for_garbage(tmp_path: Path) -> None:
    gc.collect()
    gc.disable()
    try:
        socket, _, app = await opened(SwiftProtocol)
        socket.data_received(frame(Opcode.TEXT, b"hello"))
        gone = weakref.ref(socket), weakref.ref(socket.conn)
        socket.connection_lost(None)
        await asyncio.wait_for(app.ends.wait(), 5)
        await settled()
        del socket
        assert [one() for one in gone] == [None, None]
    finally:
        gc.enable()


@run
async def test_a_handshake_that_is_refused_ends_quietly(tmp_path: Path) -> None:
    config = uvicorn.Config(Listening(), lifespan="off", log_config=None)  # type: ignore[arg-type]
    config.load()
    socket, wire = SwiftProtocol(config, ServerState(), {}), Wire()
    socket.connection_made(wire)
    socket.data_received(HANDSHAKE.replace(b"version: 13", b"version: 7"))
    await settled()
    assert wire.written.startswith(b"HTTP/1.1 400")
    socket.connection_lost(None)
