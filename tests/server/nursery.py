"""Loads the server once and opens it again and again in a fresh process: `python -m tests.server.nursery PORT`.

Each line on the standard input forks a server; the answer is its process number. Killing is up to the reader.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys


def main() -> None:
    """Forks servers on demand."""
    import uvicorn.protocols.http.h11_impl
    import uvicorn.protocols.websockets.auto

    from dolmen import bots
    from dolmen.core.game import games
    from dolmen.server.web import app, commands
    from dolmen.words import texts

    assert app and bots and uvicorn
    for game in games().values():
        texts("en", game)("title")
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            faulthandler.register(signal.SIGUSR1)  # says where it stands
            os.dup2(2, 1)
            commands.serve(port=int(sys.argv[1]), is_quiet=True)
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
