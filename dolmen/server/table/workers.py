"""The processes in which bots think. One that dies or hangs is replaced and asked again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Sequence

import msgspec
import structlog

from dolmen import bots
from dolmen.core.game import Game
from dolmen.core.plain import Plain
from dolmen.core.seed import by_lot
from dolmen.server.metrics import BOT_SECONDS, WORKERS_LOST
from dolmen.server.table.worker import Question, Reply

log = structlog.get_logger()
ATTEMPTS = 3
replies = msgspec.msgpack.Decoder(Reply)


class WorkerLost(RuntimeError):
    """A worker died, hung, or said nonsense."""


class Workers:
    """A few processes that take questions one at a time."""

    def __init__(
        self, count: int = 1, seconds: float = 10.0, deadline: float = 60.0, module: str = "dolmen.server.table.worker"
    ):
        self.count, self.seconds, self.deadline, self.module = count, seconds, deadline, module
        self._free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self._all: set[asyncio.subprocess.Process] = set()
        self._gone: list[asyncio.subprocess.Process] = []  # killed, perhaps not yet buried

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of bots, the weakest first."""
        return tuple(bots.levels())

    @property
    def best(self) -> str:
        """The strongest level that answers soon: gives hints, takes over seats."""
        return bots.usual() if bots.usual() in self.levels else self.levels[-1]

    def longest(self, level: str) -> float:
        """How many seconds a level may think here."""
        return min(bots.find_level(level).seconds, self.seconds)

    async def open(self) -> None:
        """Makes room for the processes; each is started when it is first needed."""
        for _ in range(self.count):
            self._free.put_nowait(None)

    async def wake(self) -> None:
        """Starts the processes ahead, so that a bot's first turn does not wait for them."""
        for _ in range(self.count):
            process = await self._free.get()
            try:
                self._free.put_nowait(process or await self._start())
            except OSError:
                log.exception("a bot's worker does not start")
                self._free.put_nowait(None)

    async def choose(self, level: str, game: Game, view: Plain, seat: int, seed: bytes, legal: Sequence[int]) -> int:
        """What a bot does. After several lost workers the choice is by lot, so that the table goes on."""
        packed, limit = view.pack(game.state), self.longest(level)
        question = Question(level, game.name, game.version, packed, seat, list(legal), seed, limit)
        for attempt in range(ATTEMPTS):
            try:
                start = time.monotonic()
                action = await self._ask(question)
                BOT_SECONDS.labels(level).observe(time.monotonic() - start)
                if action in legal:
                    return action
                log.error("a bot chose what is not legal", game=game.name, level=level, action=action)
                break
            except WorkerLost as lost:
                WORKERS_LOST.inc()
                log.warning("a bot's worker was lost", game=game.name, level=level, attempt=attempt, why=str(lost))
        return by_lot(legal, seed)

    async def _ask(self, question: Question) -> int:
        process = await self._free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            reply = await asyncio.wait_for(self._exchange(process, question), self.deadline)
        except BaseException as error:
            if process is not None:
                self._kill(process)
            self._free.put_nowait(None)
            if isinstance(error, OSError | EOFError | TimeoutError | msgspec.MsgspecError):
                raise WorkerLost(type(error).__name__) from error
            raise
        self._free.put_nowait(process)
        if reply.error:
            raise WorkerLost(reply.error)
        return reply.action

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self.module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=os.environ.copy(),
        )
        with contextlib.suppress(OSError, ValueError):
            os.setpriority(os.PRIO_PROCESS, process.pid, 5)  # people go before bots
        self._all.add(process)
        return process

    async def _exchange(self, process: asyncio.subprocess.Process, question: Question) -> Reply:
        assert process.stdin is not None and process.stdout is not None
        body = msgspec.msgpack.encode(question)
        process.stdin.write(len(body).to_bytes(4, "big") + body)
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        return replies.decode(await process.stdout.readexactly(size))

    def _kill(self, process: asyncio.subprocess.Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        self._all.discard(process)
        self._gone = [gone for gone in self._gone if gone.returncode is None] + [process]

    async def close(self) -> None:
        """Ends the processes."""
        for process in list(self._all):
            self._kill(process)
        await asyncio.gather(*(process.wait() for process in self._gone))
