"""The server processes of a campaign: opened, killed, stopped and resumed, each behind a door of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

from tests.server.campaign.proxy import Door, doors_for

PATIENCE = 120.0  # seconds within which a server has to be there; never a measure of anything
SETTINGS = {
    "DOLMEN_BOT_PAUSE": "0.2", "DOLMEN_ACTS_PER_SECOND": "1000000", "DOLMEN_TABLES_PER_HOUR": "100000000",
    "DOLMEN_CHATS_PER_MINUTE": "1000000", "DOLMEN_WAKE_WORKERS": "0", "DOLMEN_ABSENCE_SECONDS": "1",
    "DOLMEN_IDLE_SECONDS": "8",
}  # fmt: skip


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class Servers:
    """One or two processes on one database."""

    def __init__(self, count: int, folder: Path):
        self.count = count
        self.ports = [free_port() for _ in range(count)]
        self.pids = [0] * count
        self.database = ""
        self.clock = folder / "clock"
        self.clock.write_text("0")
        self.log = (folder / "servers.log").open("ab")
        self.doors: list[Door] = []
        self.mother: subprocess.Popen[str] | None = None

    async def open(self) -> None:
        """Makes everything ready; no server is there yet."""
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        command = [sys.executable, "-m", "tests.server.campaign.nursery"]
        self.mother = subprocess.Popen(command, env={**os.environ, **SETTINGS}, stderr=self.log, **pipes)
        self.doors = await doors_for(self.ports)
        assert await asyncio.to_thread(self._line) == "ready"

    def _line(self) -> str:
        assert self.mother is not None and self.mother.stdout is not None
        return self.mother.stdout.readline().strip()

    def addresses(self) -> list[str]:
        """Where people come in."""
        return [f"127.0.0.1:{door.port}" for door in self.doors]

    def start(self, number: int) -> None:
        """Opens a process; it is not yet ready."""
        assert self.mother is not None and self.mother.stdin is not None
        self.mother.stdin.write(f"{self.ports[number]} {self.database} {self.clock}\n")
        self.mother.stdin.flush()
        self.pids[number] = int(self._line())

    def send(self, number: int, what: signal.Signals) -> None:
        """Sends a process a signal."""
        with contextlib.suppress(ProcessLookupError):
            if self.pids[number]:
                os.kill(self.pids[number], what)

    def is_alive(self, number: int) -> bool:
        """Whether a process has not ended by itself."""
        try:
            os.kill(self.pids[number], 0)
            return True
        except ProcessLookupError:
            return False

    async def is_well(self, number: int) -> bool:
        """Whether a process says so."""
        async with httpx.AsyncClient(timeout=5.0) as client:
            try:
                return (await client.get(f"http://127.0.0.1:{self.ports[number]}/healthz")).status_code == 200
            except httpx.HTTPError:
                return False

    async def all_well(self) -> None:
        """Waits until every process is; one that could not start, or gave up, is opened again."""
        async with asyncio.timeout(PATIENCE):
            for number in range(self.count):
                while not await self.is_well(number):
                    if not self.is_alive(number):
                        self.start(number)
                    await asyncio.sleep(0.2)

    def end(self) -> None:
        """Kills every server."""
        for number in range(self.count):
            self.send(number, signal.SIGKILL)
        self.pids = [0] * self.count

    async def close(self) -> None:
        """Ends everything."""
        self.end()
        for door in self.doors:
            await door.close()
        if self.mother is not None:
            self.mother.kill()
            self.mother.wait()
        self.log.close()
