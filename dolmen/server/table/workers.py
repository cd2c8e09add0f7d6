"""The processes in which bots think. One that dies or hangs is replaced and asked again."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence

import msgspec
import structlog

from dolmen import bots
from dolmen.core.game import Game
from dolmen.core.plain import Plain
from dolmen.core.seed import by_lot
from dolmen.core.view import View
from dolmen.server.metrics import BOT_SECONDS, WORKERS_LOST
from dolmen.server.table import pipes
from dolmen.server.table.line import Line
from dolmen.server.table.worker import Question, Reply, Tip

log = structlog.get_logger()
ATTEMPTS = 3
NICENESS = 5  # people go before bots
MOST_WAITING = 4  # questions for each worker; where more wait, each is thought about for a shorter time
replies = msgspec.msgpack.Decoder(Reply)


class WorkerLost(RuntimeError):
    """A worker died, hung, or said nonsense."""


class Workers:
    """A few processes that take questions one at a time: of bots before hints, and of each table in turn."""

    def __init__(
        self, count: int = 1, seconds: float = 10.0, deadline: float = 60.0, module: str = "dolmen.server.table.worker"
    ):
        self.count, self.seconds, self.deadline, self.module = count, seconds, deadline, module
        self._line: Line[asyncio.subprocess.Process | None] = Line()
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
            self._line.give(None)

    async def wake(self) -> None:
        """Starts the processes ahead, so that a bot's first turn does not wait for them."""
        for _ in range(self.count):
            process = await self._line.take("", is_hint=False)
            try:
                self._line.give(process or await self._start())
            except OSError:
                log.exception("a bot's worker does not start")
                self._line.give(None)

    async def choose(
        self,
        level: str,
        game: Game,
        view: Plain,
        seat: int,
        seed: bytes,
        legal: Sequence[int],
        table: str = "",
        pause: float = 0.0,
    ) -> int:
        """What a bot does. After several lost workers the choice is by lot, so that the table goes on.

        It is told no sooner than `pause` seconds after a worker took the question, whatever there was to choose from.
        """
        return (await self._reply(level, game, view, seat, seed, legal, table, 0, pause)).action

    async def advise(
        self,
        level: str,
        game: Game,
        view: Plain,
        seat: int,
        seed: bytes,
        legal: Sequence[int],
        table: str = "",
        count: int = 1,
    ) -> list[Tip]:
        """The best actions, the best first, and what a bot thinks of each."""
        reply = await self._reply(level, game, view, seat, seed, legal, table, count, 0.0)
        return [tip for tip in reply.tips if tip.action in legal] or [Tip(reply.action)]

    async def weigh(
        self, game: Game, view: Plain, seat: int, legal: Sequence[int], action: int, table: str, seconds: float
    ) -> tuple[list[Tip], float]:
        """The best action and a given one where that is a costly mistake beyond doubt, else none; what it costs."""
        packed = view.pack(game.state)
        question = Question("", game.name, game.version, packed, seat, list(legal), b"", seconds, weigh=action)
        try:
            reply = await self._ask(question, table, True, 0.0, seconds)
        except WorkerLost as lost:
            WORKERS_LOST.inc()
            log.warning("the coach's worker was lost", game=game.name, why=str(lost))
            return [], 0.0
        return [tip for tip in reply.tips if tip.action in legal], reply.loss

    async def _reply(
        self,
        level: str,
        game: Game,
        view: Plain,
        seat: int,
        seed: bytes,
        legal: Sequence[int],
        table: str,
        tips: int,
        pause: float,
    ) -> Reply:
        packed, limit = view.pack(game.state), self.longest(level)
        seen = view.memory if isinstance(view, View) else ()
        memory = [(one.player, one.action, one.before.pack(game.state)) for one in seen]
        question = Question(level, game.name, game.version, packed, seat, list(legal), seed, limit, tips, memory=memory)
        for attempt in range(ATTEMPTS):
            try:
                reply = await self._ask(question, table, tips > 0, pause, limit)
                if reply.action in legal:
                    return reply
                log.error("a bot chose what is not legal", game=game.name, level=level, action=reply.action)
                break
            except WorkerLost as lost:
                WORKERS_LOST.inc()
                log.warning("a bot's worker was lost", game=game.name, level=level, attempt=attempt, why=str(lost))
        return Reply(by_lot(legal, seed))

    async def _ask(self, question: Question, table: str, is_hint: bool, pause: float, limit: float) -> Reply:
        process = await self._line.take(table, is_hint)
        start = time.monotonic()
        question.seconds = limit / max(len(self._line) / (self.count * MOST_WAITING), 1.0)
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            reply = await asyncio.wait_for(self._exchange(process, question), self.deadline)
        except BaseException as error:
            if process is not None:
                self._kill(process)
            self._line.give(None)
            if isinstance(error, OSError | EOFError | TimeoutError | msgspec.MsgspecError):
                raise WorkerLost(type(error).__name__) from error
            raise
        self._line.give(process)
        if reply.error:
            raise WorkerLost(reply.error)
        await asyncio.sleep(max(start + pause - time.monotonic(), 0.0))
        BOT_SECONDS.observe(time.monotonic() - start)
        return reply

    async def _start(self) -> asyncio.subprocess.Process:
        process = await pipes.start(self.module, NICENESS)
        self._all.add(process)
        return process

    async def _exchange(self, process: asyncio.subprocess.Process, question: Question) -> Reply:
        await pipes.send(process, msgspec.msgpack.encode(question))
        return replies.decode(await pipes.receive(process))

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
