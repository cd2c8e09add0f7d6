"""A real server on a free port, with a database of its own."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path


class House:
    """`dolmen serve` as people start it; it can be killed and started again on the same database."""

    def __init__(self, folder: Path, python: Path | None = None, environment: dict[str, str] | None = None):
        self.folder, self.python, self.environment = folder, python or sys.executable, environment or dict(os.environ)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen | None = None

    def open(self) -> None:
        """Starts the server and waits until it is well."""
        settings = {
            "DOLMEN_DATABASE": f"sqlite:///{self.folder / 'tables.sqlite3'}",
            "DOLMEN_BOT_PAUSE": "0.02",
            "DOLMEN_ABSENCE_SECONDS": "3",
            "DOLMEN_TABLES_PER_HOUR": "1000",
            "DOLMEN_ACTS_PER_SECOND": "1000",
            "DOLMEN_REVIEW_NICENESS": "0",
            "DOLMEN_REVIEW_GUESSES": "2",
        }
        command = [self.python, "-m", "dolmen", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=self.folder, env={**self.environment, **settings}, stdout=log, stderr=log
            )
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=2):
                    return
            except OSError:
                assert self.process.poll() is None, self.told()
                time.sleep(0.1)
        raise AssertionError(self.told())

    def kill(self) -> None:
        """Ends it without a word, as a crash does."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        """Ends it politely."""
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=20)

    def told(self) -> str:
        """What the server wrote."""
        return (self.folder / "server.log").read_text("utf-8", "replace")[-4000:]
