"""A door before a server process, at which connections can be cut or held up without a word to either side."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial

CHUNK = 65_536


class Door:
    """Passes connections on to a port, until somebody cuts them."""

    def __init__(self, port_behind: int):
        self.port_behind = port_behind
        self.port = 0
        self._open: set[asyncio.StreamWriter] = set()
        self._flows = asyncio.Event()
        self._flows.set()

    async def open(self) -> None:
        """Begins to pass connections on."""
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            behind_reader, behind_writer = await asyncio.open_connection("127.0.0.1", self.port_behind)
        except OSError:
            writer.transport.abort()
            return
        both = {writer, behind_writer}
        self._open |= both
        pumps = [
            asyncio.ensure_future(self._pump(reader, behind_writer)),
            asyncio.ensure_future(self._pump(behind_reader, writer)),
        ]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            for one in both:
                with contextlib.suppress(OSError, TimeoutError):  # what was said to the end arrives
                    await asyncio.wait_for(one.drain(), 1.0)
        finally:
            for pump in pumps:
                pump.cancel()
            self._open -= both
            for one in both:
                one.close()

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(CHUNK):
                await self._flows.wait()
                target.write(data)
                await target.drain()

    def cut(self) -> int:
        """Ends every connection without a word; how many there were."""
        for writer in self._open:
            writer.transport.abort()
        return len(self._open) // 2

    async def hold_up(self, seconds: float) -> None:
        """Lets nothing through for a while; the connections stay open."""
        self._flows.clear()
        asyncio.get_running_loop().call_later(seconds, self._flows.set)
        await asyncio.sleep(seconds)

    async def close(self) -> None:
        """Shuts the door."""
        self._server.close()
        self._flows.set()
        self.cut()


async def doors_for(ports: list[int]) -> list[Door]:
    """A door before each of some ports."""
    doors = [Door(port) for port in ports]
    await asyncio.gather(*map(partial(Door.open), doors))
    return doors
