"""The network side of sockets: short texts are read, and frames written, without a detour; the library does all else.

What is sent within one turn of the event loop goes out in one piece. An application that knows `WRITE` (an extension in
its scope) hands over whole messages without waiting; whoever reads too slowly is sent to by `send`, which waits.
"""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Iterable
from struct import Struct
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode, apply_mask
from websockets.protocol import State

WRITE = "dolmen.write"  # takes a Payload; False if the socket takes nothing now, or is shut
Payload = tuple[bool, bytes]  # whether it is a text, and the message
LAST = 0x80  # in the first byte of a frame that is a whole message, or the last of one
WHOLE_TEXT, WHOLE_BINARY = LAST | Opcode.TEXT, LAST | Opcode.BINARY  # the first byte of a whole message
MASKED = 0x80  # the second byte of what a client sends
TWO_BYTES, EIGHT_BYTES = 126, 127  # instead of a size: it follows, in so many
SMALL_HEAD, HEAD, LARGE_HEAD = (Struct(form).pack for form in ("!BB", "!BBH", "!BBQ"))
MASK_BYTES = 4
MOST_WAITING = 16  # messages that are read before the application has taken them


def head_of(is_text: bool, size: int) -> bytes:
    """The head of a frame that is a whole message of the server."""
    first = WHOLE_TEXT if is_text else WHOLE_BINARY
    if size < TWO_BYTES:
        return SMALL_HEAD(first, size)
    if size < 1 << 16:
        return HEAD(first, TWO_BYTES, size)
    return LARGE_HEAD(first, EIGHT_BYTES, size)


def payload_span(data: bytes, longest: int) -> tuple[int, int] | None:
    """Where the payload of a client's first frame begins and ends; None if it is not all there, or too long."""
    if len(data) < 2 or not data[1] & MASKED:
        return None
    size, start = data[1] & ~MASKED, 2
    if size == TWO_BYTES:
        size, start = int.from_bytes(data[2:4], "big"), 4
    start += MASK_BYTES
    if size == EIGHT_BYTES or size > longest or len(data) < start + size:
        return None
    return start, start + size


class Outbox:
    """The transports of a loop that have something to send when the turn is over."""

    def __init__(self, loop: asyncio.AbstractEventLoop):
        self._loop = weakref.ref(loop)
        self._waiting: list[BatchingTransport] = []

    def add(self, transport: BatchingTransport) -> None:
        """Has a transport send when the turn is over."""
        if not self._waiting:
            self._set_out()
        self._waiting.append(transport)

    def _set_out(self) -> None:
        loop = self._loop()
        assert loop is not None  # whoever sends runs in it
        loop.call_soon(self._send_all)

    def _send_all(self) -> None:
        waiting, self._waiting = self._waiting, []
        try:
            while waiting:
                waiting.pop().flush()
        finally:
            for transport in waiting:  # one that failed does not keep the others from their turn
                self.add(transport)


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class BatchingTransport:
    """A transport that waits until the turn is over: a call of the system costs more than the bytes."""

    __slots__ = ("_inner", "_outbox", "_waiting")

    def __init__(self, inner: Any, loop: asyncio.AbstractEventLoop):
        self._inner = inner
        self._outbox = _outboxes.get(loop) or _outboxes.setdefault(loop, Outbox(loop))
        self._waiting: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    def write(self, data: bytes) -> None:
        self.writelines((data,))

    def writelines(self, pieces: Iterable[bytes]) -> None:
        if not self._waiting:
            self._outbox.add(self)
        self._waiting += pieces

    def close(self) -> None:
        self.flush()
        self._inner.close()

    def flush(self) -> None:
        """Sends what waits."""
        if self._waiting:
            data, self._waiting = self._waiting, []
            if not self._inner.is_closing():
                self._inner.write(data[0] if len(data) == 1 else b"".join(data))


class Mailbox:
    """What was said and waits for the one who listens: asyncio's queue without what it has for many."""

    __slots__ = ("_listener", "_loop", "_waiting")

    def __init__(self, loop: asyncio.AbstractEventLoop):
        self._loop = loop
        self._waiting: list[Any] = []  # few: reading pauses
        self._listener: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._waiting.append(event)
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(None)

    async def get(self) -> Any:
        while not self._waiting:
            self._listener = self._loop.create_future()
            await self._listener
        return self._waiting.pop(0)

    def empty(self) -> bool:
        return not self._waiting

    def qsize(self) -> int:
        return len(self._waiting)


class SwiftProtocol(WebSocketsSansIOProtocol):
    """Web sockets of the library, with a short way for what comes and goes most."""

    is_between_frames = True  # what comes next is the beginning of a frame
    is_writable = True  # the other side reads
    scope: Any = None  # of the application, once it is called

    def __init__(self, *details: Any, **more: Any):
        super().__init__(*details, **more)
        self.queue = Mailbox(self.loop)  # type: ignore[assignment]

    def connection_made(self, transport: Any) -> None:
        super().connection_made(BatchingTransport(transport, self.loop))  # type: ignore[arg-type]

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self._leave_no_rings()

    def _leave_no_rings(self) -> None:
        """Cuts what leads back to itself: a connection that is gone does not wait for a search for garbage.

        Those who play stay long, so that the search would find them only when it looks at everything: seldom.
        """
        self.conn.parser.close()
        if self.scope is not None:
            self.scope["extensions"].pop(WRITE, None)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WRITE] = self.write_message

    def write_message(self, payload: Payload) -> bool:
        """Sends a message at once; False if nothing can be sent now."""
        if not self.is_writable or self.conn.state is not State.OPEN or self.disconnected:
            return False
        is_text, data = payload
        self.transport.writelines((head_of(is_text, len(data)), data))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_writable = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_writable = True

    def data_received(self, data: bytes) -> None:
        if self.is_between_frames and self.handshake_complete:
            data = self._take_whole_frames(data)
        if data:
            super().data_received(data)

    def _take_whole_frames(self, data: bytes) -> bytes:
        """Takes frames off the front. What comes in pieces is the library's, and from then on everything is."""
        while data:
            span = payload_span(data, self.conn.max_message_size or 0)
            if span is None:
                self.is_between_frames = False
                return data
            start, end = span
            if not self._take_text(data, start, end):
                super().data_received(data[:end])
            data = data[end:]
        return data

    def _take_text(self, data: bytes, start: int, end: int) -> bool:
        """Hands a text to the application; False for what is none, or not well-formed."""
        is_open = self.conn.state is State.OPEN and self.conn.current_size is None and not self.close_sent
        if data[0] != WHOLE_TEXT or not is_open:
            return False
        try:
            text = apply_mask(data[start:end], data[start - MASK_BYTES : start]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True
