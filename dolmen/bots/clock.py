"""The clock that a bot thinks by: the wall's, or that of its own thread's processor, which other work does not slow."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

_thread = threading.local()


def now() -> float:
    """Seconds on the clock that the calling thread's bots think by."""
    return time.thread_time() if getattr(_thread, "is_busy", False) else time.monotonic()


@contextmanager
def by_processor() -> Iterator[None]:
    """Bots that think on the calling thread alone have seconds of the processor, for matches beside other work."""
    _thread.is_busy = True
    try:
        yield
    finally:
        _thread.is_busy = False
