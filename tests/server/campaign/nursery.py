"""Loads the server once and opens it again and again in a fresh process: `python -m tests.server.campaign.nursery`.

Each line on the standard input, a port, a database and a file, forks a server; the answer is its process number. The
file holds by how many seconds the clock of the machine has jumped. Bots choose by lot in the server's own process: how
bots think is tested elsewhere, and a worker of each server would cost more than everything else.
"""

from __future__ import annotations

import faulthandler
import gc
import os
import signal
import sys
import time
from pathlib import Path

from dolmen.server.table.steady import SteadyClock


class JumpingClock(SteadyClock):
    """The clock of a process on a machine whose own clock, and so that of its database, has jumped by some seconds."""

    def __init__(self, file: Path):
        super().__init__(wall=lambda: time.time() + float(file.read_text() or 0))

    def set(self, now: float) -> None:
        super().set(self.wall())


def main() -> None:
    """Forks servers on demand."""
    import uvicorn.protocols.http.h11_impl
    import uvicorn.protocols.websockets.auto

    from dolmen import bots
    from dolmen.core.game import games
    from dolmen.server.settings import Settings
    from dolmen.server.store.store import Store
    from dolmen.server.table.house import House
    from dolmen.server.web import app, commands
    from dolmen.words import LANGUAGES, texts
    from tests.server.helpers import EasyBots

    assert bots and uvicorn
    for game in games().values():
        for language in LANGUAGES:
            texts(language, game)("title")
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    gc.freeze()
    print("ready", flush=True)
    for line in sys.stdin:
        port, database, clock = line.split()
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            faulthandler.register(signal.SIGUSR1)  # says where it stands
            os.dup2(2, 1)
            settings = Settings.from_environment(database=database)
            house = House(settings, Store(database), EasyBots(), now=JumpingClock(Path(clock)))
            commands.run(app.make_app(house=house), settings, port=int(port))
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
