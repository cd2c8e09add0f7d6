"""A worker that hangs at its first question, once."""

import os
import sys
import time
from pathlib import Path

from dolmen.server.table import pipes, worker

if __name__ == "__main__":
    folder = Path(os.environ["DOLMEN_TEST_FOLDER"])
    (folder / "started").touch()
    if not (folder / "hung").exists():
        pipes.read(sys.stdin.buffer)
        (folder / "hung").touch()
        time.sleep(3600)
    worker.work()
