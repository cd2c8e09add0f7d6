"""The interpreter of a server process, set for many tables: positions are many small objects, and a thread writes."""

from __future__ import annotations

import gc
import sys
from enum import EnumType
from functools import lru_cache

from dolmen.core import dice

GARBAGE = (20_000, 20, 50)  # positions are many small objects without rings: look for rings less often
SWITCH_SECONDS = 0.0005  # the thread that writes waits no longer than that for the interpreter
BLOCKS = 4096  # of dice that are kept: one for each of so many tables


def suit_server() -> None:
    """To be said once, before the server runs."""
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(SWITCH_SECONDS)
    read_members_at_once()
    keep_blocks()


def read_members_at_once() -> None:
    """Has `Phase.OVER` read as any attribute of a class, as Python 3.12 does, which rules and stories do all the time.

    The enumerations of Python 3.11 have a second way to find a member, which makes the first one four times as slow;
    3.12 has taken it away, and every member is found without it.
    """
    if "__getattr__" in vars(EnumType):
        del EnumType.__getattr__  # type: ignore[attr-defined]


def keep_blocks() -> None:
    """Has a block of dice made once for the four words that are drawn from it: interpreted, it takes its time."""
    dice.scramble = lru_cache(BLOCKS)(dice.scramble)
