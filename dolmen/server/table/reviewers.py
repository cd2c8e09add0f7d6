"""The processes in which reviews are made: behind everything else that the machine has to do."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import msgspec

from dolmen.server.table import pipes
from dolmen.server.table.reviewer import Finished, Progress

progresses = msgspec.msgpack.Decoder(Progress)


class NotReviewed(RuntimeError):
    """A review that could not be made, and why."""


class Reviewers:
    """Makes one review after another, each in a process of its own."""

    def __init__(self, seconds: float, niceness: int = 19, module: str = "dolmen.server.table.reviewer"):
        self.seconds, self.niceness, self.module = seconds, niceness, module

    async def review(self, finished: Finished, tell: Callable[[int, int], None]) -> bytes:
        """The review of a game as JSON; `tell` hears how far it is. Whoever gives up waiting ends the process."""
        process = await pipes.start(self.module, self.niceness)
        try:
            async with asyncio.timeout(self.seconds):
                await pipes.send(process, msgspec.msgpack.encode(finished))
                return await self._follow(process, tell)
        except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
            raise NotReviewed(type(error).__name__) from error
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _follow(self, process: asyncio.subprocess.Process, tell: Callable[[int, int], None]) -> bytes:
        while True:
            heard = progresses.decode(await pipes.receive(process))
            if heard.error is not None:
                raise NotReviewed(heard.error)
            if heard.data is not None:
                return heard.data
            tell(heard.done, heard.of)
