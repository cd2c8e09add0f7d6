"""Faults: one after another, while people play; each is counted, and each ends by itself."""

from __future__ import annotations

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable

from tests.server.campaign.evening import Town
from tests.server.campaign.ground import PostgresGround, SqliteGround
from tests.server.campaign.servers import Servers

HOUR = 3600.0
JUMPS = (-2 * HOUR, -HOUR, -60.0, 0.0, 60.0, HOUR, 2 * HOUR)  # from the clock of the machine
PLAY_ON_SECONDS = 60.0  # within which people play on after a fault; never a measure of anything
BETWEEN_SECONDS = (0.1, 0.6)
ACTS_BETWEEN = 2  # are acknowledged from one kill to the next, so that it comes in the middle of play


class Faults:
    """Does harm, in turn by lot."""

    def __init__(self, servers: Servers, ground: SqliteGround | PostgresGround, town: Town, dice: random.Random):
        self.servers, self.ground, self.town, self.dice = servers, ground, town, dice
        self.counts: Counter[str] = Counter()
        self.is_over = False
        self.kinds: dict[Callable[[], Awaitable[None]], float] = {
            self.kill: 85, self.stop: 8, self.cut: 8, self.hold_up: 4, self.jump: 4,
        }  # fmt: skip
        if ground.can_restart:
            self.kinds[self.restart_database] = 3
        if ground.disk.is_small:
            self.kinds[self.fill_disk] = 3

    async def go_on(self) -> None:
        """Fault after fault, until they are over."""
        while not self.is_over:
            await asyncio.sleep(self.dice.uniform(*BETWEEN_SECONDS))
            (fault,) = self.dice.choices(list(self.kinds), list(self.kinds.values()))
            await fault()
            await self._let_play()

    async def _let_play(self) -> None:
        """Waits until people play again, as they do when it is over and done with."""
        before = self.town.progress()
        loop = asyncio.get_running_loop()
        deadline = loop.time() + PLAY_ON_SECONDS
        while self.town.progress() < before + ACTS_BETWEEN and not self.is_over and loop.time() < deadline:
            for number in range(self.servers.count):
                if not self.servers.is_alive(number):  # it could not start while the database was away
                    self.counts["servers that gave up"] += 1
                    self.servers.start(number)
            await asyncio.sleep(0.1)
        if loop.time() >= deadline:
            self.counts["long silences"] += 1

    def _one(self) -> int:
        return self.dice.randrange(self.servers.count)

    async def kill(self) -> None:
        """A process is gone in the middle of whatever it did, now and then every one, and is started again."""
        gone = range(self.servers.count) if self.dice.random() < 0.1 else [self._one()]
        for number in gone:
            self.servers.send(number, signal.SIGKILL)
            self.counts["kills"] += 1
        await asyncio.sleep(self.dice.choice((0.0, 0.0, 0.3)))
        for number in gone:
            self.servers.start(number)

    async def stop(self) -> None:
        """A process stands still for a moment, or for longer than others are patient, and goes on."""
        number = self._one()
        self.servers.send(number, signal.SIGSTOP)
        await asyncio.sleep(self.dice.choice((0.2, 0.5, 2.0, 7.0)))
        self.servers.send(number, signal.SIGCONT)
        self.counts["stops"] += 1

    async def cut(self) -> None:
        """Every connection to a process ends without a word."""
        self.counts["cut connections"] += self.servers.doors[self._one()].cut()
        self.counts["cuts"] += 1

    async def hold_up(self) -> None:
        """Nothing gets through to a process, and the connections stay open."""
        await self.servers.doors[self._one()].hold_up(self.dice.uniform(0.2, 3.0))
        self.counts["hold-ups"] += 1

    async def jump(self) -> None:
        """The clock of the machine jumps; a process that starts later begins with it, others do not follow."""
        self.servers.clock.write_text(str(self.dice.choice(JUMPS)))
        self.counts["clock jumps"] += 1
        if self.dice.random() < 0.5:
            await self.kill()

    async def restart_database(self) -> None:
        """The database restarts, in order or like after a crash."""
        await self.ground.restart(self.dice.choice(("fast", "immediate")))
        self.counts["database restarts"] += 1

    async def fill_disk(self) -> None:
        """The disk of the database is full for a while; sometimes a process is killed meanwhile."""
        await asyncio.to_thread(self.ground.fill)
        try:
            await asyncio.sleep(self.dice.uniform(0.5, 3.0))
            if self.dice.random() < 0.3:
                await self.kill()
                await asyncio.sleep(1.0)
        finally:
            await self.ground.heal()
        self.counts["full disks"] += 1

    async def end(self) -> None:
        """No more harm: everything is as it should be, and stays so."""
        self.is_over = True
        for number in range(self.servers.count):
            self.servers.send(number, signal.SIGCONT)
        await self.ground.heal()
        await self.servers.all_well()
