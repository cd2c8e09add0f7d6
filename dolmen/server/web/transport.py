"""The network side of requests: who is too slow, or holds too many connections, is let go."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.auto import AutoHTTPProtocol

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
        self._is_ours = True  # until it becomes a web socket, which takes its time
        self.held[self._address] += 1
        if self.held[self._address] > self.most_connections and self._address not in LOOPBACK:
            transport.abort()
        else:
            self._set_alarm()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self._is_ours:
            return
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
        if not self._is_ours:
            return
        self._is_ours = False
        self._stop_alarm()
        self.held[self._address] -= 1
        if self.held[self._address] <= 0:
            del self.held[self._address]


def patient_protocol(header_seconds: float, most_connections: int) -> type[PatientProtocol]:
    """The protocol with an operator's limits."""
    limits = {"header_seconds": header_seconds, "most_connections": most_connections, "held": Counter()}
    return type("Patient", (PatientProtocol,), limits)
