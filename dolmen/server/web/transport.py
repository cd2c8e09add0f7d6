"""The network side: what is sent within one turn of the event loop goes out in one piece; who is too slow is let go."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LOOPBACK = ("127.0.0.1", "::1")  # where a web server may stand in front, through which everybody comes
HTTP: Any = AutoHTTPProtocol


class PatientProtocol(HTTP):
    """HTTP whose requests have to begin in time, from addresses that hold so many connections at most."""

    header_seconds = 10.0
    most_connections = 500
    held: ClassVar[Counter[str]] = Counter()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._address, self._alarm = (transport.get_extra_info("peername") or ("",))[0], None
        self.held[self._address] += 1
        if self.held[self._address] > self.most_connections and self._address not in LOOPBACK:
            transport.abort()
        else:
            self._set_alarm()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self._is_waiting():
            self._stop_alarm()
        elif self._alarm is None:
            self._set_alarm()

    def _is_waiting(self) -> bool:
        """Whether the head of a request has not come yet."""
        return self.cycle is None or self.cycle.response_complete

    def _set_alarm(self) -> None:
        self._alarm = self.loop.call_later(self.header_seconds, self._late)

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _late(self) -> None:
        self._alarm = None
        if self._is_waiting() and not self.transport.is_closing():
            self.transport.close()

    def handle_websocket_upgrade(self, *head: Any) -> None:
        self._let_go()
        super().handle_websocket_upgrade(*head)

    def connection_lost(self, error: Exception | None) -> None:
        self._let_go()
        super().connection_lost(error)

    def _let_go(self) -> None:
        """The connection is no longer ours."""
        self._stop_alarm()
        self.held[self._address] -= 1
        if self.held[self._address] <= 0:
            del self.held[self._address]


def patient_protocol(header_seconds: float, most_connections: int) -> type[PatientProtocol]:
    """The protocol with an operator's limits."""
    limits = {"header_seconds": header_seconds, "most_connections": most_connections, "held": Counter()}
    return type("Patient", (PatientProtocol,), limits)


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
