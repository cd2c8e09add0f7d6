"""What is sent to somebody within one turn of the event loop goes to the network in one piece."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class BatchingTransport:
    """A transport that waits until the turn is over: a call of the system costs more than the bytes."""

    __slots__ = ("_inner", "_loop", "_waiting")

    def __init__(self, inner: Any, loop: asyncio.AbstractEventLoop):
        self._inner, self._loop = inner, loop
        self._waiting: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(data)

    def close(self) -> None:
        self._flush()
        self._inner.close()

    def _flush(self) -> None:
        if self._waiting:
            data, self._waiting = self._waiting, []
            if not self._inner.is_closing():
                self._inner.write(data[0] if len(data) == 1 else b"".join(data))


class BatchingProtocol(WebSocketsSansIOProtocol):
    """Web sockets whose frames are sent together."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(BatchingTransport(transport, self.loop))  # type: ignore[arg-type]
