"""The heap of a process: what C's allocator keeps of memory that was used is given back to the system now and then.

Pictures and messages are long strings of all sizes. They leave holes that the allocator keeps for later, in a heap for
each thread, so that a process seems to grow though it holds no more than before. Where the C library has no such
functions (only glibc has them, and needs them) nothing is done.
"""

from __future__ import annotations

import ctypes
import os
from typing import Any

MOST_HEAPS = 2  # one for the event loop and one for all threads beside it, which take turns anyway
_M_ARENA_MAX = -8  # as malloc.h has it


def keep_few_heaps() -> None:
    """Has threads share a heap; to be said before there are any."""
    if hasattr(_c, "mallopt"):
        _c.mallopt(_M_ARENA_MAX, MOST_HEAPS)


def give_back() -> None:
    """Gives the system back what is free."""
    if hasattr(_c, "malloc_trim"):
        _c.malloc_trim(0)


_c: Any = ctypes.CDLL(None) if os.name == "posix" else None
