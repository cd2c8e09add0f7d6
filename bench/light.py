"""A client as light as can be, so that a load test measures the server and not itself."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from typing import Any

HOST = "127.0.0.1"


async def ask(port: int, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[dict[str, str], Any]:
    """One request; the headers and the JSON of the answer."""
    reader, writer = await asyncio.open_connection(HOST, port)
    data = b"" if body is None else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nhost: {HOST}:{port}\r\ncookie: {cookie}\r\nconnection: close\r\n"
    writer.write(f"{head}content-length: {len(data)}\r\n\r\n".encode() + data)
    answer = await reader.read()
    writer.close()
    top, _, text = answer.partition(b"\r\n\r\n")
    status, *lines = top.decode().split("\r\n")
    if int(status.split()[1]) >= 400:
        raise RuntimeError(f"{method} {path}: {status} {text[:200]!r}")
    return dict(
        line.lower().split(": ", 1) if "cookie" not in line.lower() else line.split(": ", 1) for line in lines
    ), json.loads(text)


class LightSocket(asyncio.Protocol):
    """A WebSocket that reads text frames; `heard` is called with each."""

    def __init__(self) -> None:
        self.data = bytearray()
        self.is_open = False
        self.opened: asyncio.Future = asyncio.get_running_loop().create_future()

    async def open(self, port: int, path: str, cookie: str) -> None:
        """Shakes hands."""
        key = base64.b64encode(os.urandom(16)).decode()
        transport, _ = await asyncio.get_running_loop().create_connection(lambda: self, HOST, port)
        self.transport: Any = transport
        head = (
            f"GET {path} HTTP/1.1\r\nhost: {HOST}:{port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            f"sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\ncookie: {cookie}\r\n\r\n"
        )
        transport.write(head.encode())
        await self.opened

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.is_open:
            head, found, rest = self.data.partition(b"\r\n\r\n")
            if not found:
                return
            self.is_open = True
            self.opened.set_result(head.startswith(b"HTTP/1.1 101"))
            self.data = bytearray(rest)
        while self._frame():
            pass

    def _frame(self) -> bool:
        data = self.data
        if len(data) < 2:
            return False
        size, start = data[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return False
        payload, kind = bytes(data[start : start + size]), data[0] & 15
        del data[: start + size]
        if kind == 1:
            self.heard(payload)
        elif kind == 9:
            self._send(0x8A, payload)
        return True

    def heard(self, data: bytes) -> None:
        """A message has come."""

    def say(self, data: bytes) -> None:
        """Sends a text."""
        self._send(0x81, data)

    def _send(self, first: int, data: bytes) -> None:
        # A mask of zeros is a mask, and costs nothing.
        size = len(data)
        head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0x80 | 126)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)
