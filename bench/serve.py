"""A server of its own for a measurement."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

from bench.light import ask

ROOT = Path(__file__).parent.parent


class Server:
    """`dolmen serve` on a database, by this Python or another one."""

    def __init__(self, database: str, folder: Path, python: str = sys.executable, **more: str):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        settings = {
            "DOLMEN_DATABASE": database,
            "DOLMEN_ACTS_PER_SECOND": "1e9",
            "DOLMEN_TABLES_PER_HOUR": "1e12",
            "DOLMEN_SOCKETS_PER_ADDRESS": "1000000",
            "DOLMEN_IDLE_SECONDS": "5",
            **more,
        }
        self.log = (folder / "server.log").open("wb")
        command = [python, "-m", "dolmen", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, **settings}, stderr=self.log, stdout=self.log
        )

    async def is_well(self) -> None:
        """Waits until it answers."""
        for _ in range(600):
            with contextlib.suppress(OSError):
                await ask(self.port, "GET", "/healthz")
                return
            await asyncio.sleep(0.1)
        raise RuntimeError("the server does not start")

    def close(self) -> None:
        """Ends it politely."""
        self.process.send_signal(signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(20)
        self.process.kill()
        self.log.close()
