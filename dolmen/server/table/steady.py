"""The time of a process: begins with the clock on the wall, and from then on no jump of that clock moves it."""

from __future__ import annotations

import time
from collections.abc import Callable

Hands = Callable[[], float]
JUMP_SECONDS = 5.0  # by which the clock on the wall may differ before somebody is told


class SteadyClock:
    """Seconds since 1970, as this process counts them."""

    def __init__(self, wall: Hands = time.time, steady: Hands = time.monotonic):
        self.wall, self.steady = wall, steady
        self.set(wall())

    def set(self, now: float) -> None:
        """Begins anew from a time: that of a database which several processes share."""
        self._start = now - self.steady()
        self._seen = self.off

    def __call__(self) -> float:
        return self._start + self.steady()

    @property
    def off(self) -> float:
        """By how much the clock on the wall is ahead of us."""
        return self.wall() - self()

    def has_jumped(self) -> bool:
        """Whether the clock on the wall has jumped since we last looked."""
        before, self._seen = self._seen, self.off
        return abs(self._seen - before) > JUMP_SECONDS
