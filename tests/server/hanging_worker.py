"""A worker that hangs at its first question, once."""

import os
import sys
import time
from pathlib import Path

from dolmen.server.table import worker

if __name__ == "__main__":
    mark = Path(os.environ["DOLMEN_TEST_MARK"])
    if not mark.exists():
        worker.read(sys.stdin.buffer)
        mark.touch()
        time.sleep(3600)
    worker.work()
