"""One round: people at several tables, faults for a while, then calm; and the checker in a process of its own."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import sys
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path

import httpx
import msgspec

from dolmen.core.game import games
from tests.server.campaign.checker import DATABASE
from tests.server.campaign.evening import Evening, Town
from tests.server.campaign.faults import Faults
from tests.server.campaign.ground import PostgresGround, SqliteGround
from tests.server.campaign.kept import read_kept
from tests.server.campaign.servers import Servers

TABLES = 7
FAULTS = "faults.json"  # what was done to the servers, and for how long, in the folder of a round
LAST_SECONDS = 240.0  # within which every table has to go on after the last fault; never a measure of anything


class Campaign:
    """A ground, servers on it, and a folder for what happens."""

    def __init__(self, folder: Path, database: str, processes: int, dice: random.Random, tables: int = TABLES):
        self.folder, self.dice, self.tables = folder, dice, tables
        self.ground = PostgresGround() if database == "postgres" else SqliteGround()
        self.servers = Servers(processes, folder)

    async def open(self) -> None:
        """Makes everything ready for the first round."""
        await self.ground.open()
        await self.servers.open()

    async def round(self, number: int, seconds: float) -> Path:
        """People and faults for so many seconds on a fresh database; the folder with all that the checker needs."""
        start, folder = time.monotonic(), self.folder / f"round-{number:03}"
        folder.mkdir()
        self.servers.end()
        self.servers.clock.write_text("0")
        self.servers.database = await self.ground.fresh(f"round{number}")
        for process in range(self.servers.count):
            self.servers.start(process)
        await self.servers.all_well()
        forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        async with httpx.AsyncClient(timeout=10.0, cookies=forgetful) as client:
            town = Town(self.servers.addresses(), folder, client, random.Random(self.dice.random()))
            faults = Faults(self.servers, self.ground, town, random.Random(self.dice.random()))
            await self._play(town, faults, seconds)
        kept = await read_kept(self.servers.database)
        self.ground.check()
        everything = {"processes": self.servers.count, "tables": kept}
        (folder / DATABASE).write_bytes(msgspec.json.encode(everything))
        counts = {"faults": {**faults.counts, **town.counts}, "seconds": time.monotonic() - start}
        (folder / FAULTS).write_bytes(msgspec.json.encode(counts))
        return folder

    async def _play(self, town: Town, faults: Faults, seconds: float) -> None:
        titles = itertools.cycle(self.dice.sample(list(games()), len(games())))
        places = [asyncio.ensure_future(_evenings(town, titles)) for _ in range(self.tables)]
        harm = asyncio.ensure_future(faults.go_on())
        done, _ = await asyncio.wait([harm, *places], timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
        faults.is_over = True
        await harm
        await faults.end()
        town.is_calm = True
        _, stuck = await asyncio.wait(places, timeout=LAST_SECONDS)
        for task in stuck:  # the checker sees that the evening has no end
            task.cancel()
        await asyncio.gather(*places, return_exceptions=True)

    async def close(self) -> None:
        """Ends everything."""
        await self.servers.close()
        await self.ground.close()


async def _evenings(town: Town, titles: itertools.cycle) -> None:
    """Evening after evening at one place, each with the next title."""
    while not town.is_calm:
        await Evening(town, next(titles)).pass_by()


async def check_aside(folder: Path) -> None:
    """Has the checker read a round, behind everything else that runs on this machine."""
    checker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.campaign.checker", str(folder), preexec_fn=lambda: os.nice(5)
    )
    assert await checker.wait() == 0, "the checker could not read the round"
