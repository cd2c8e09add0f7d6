"""The clocks of a table, computed from when each step was played: the same after a restart as before."""

from __future__ import annotations

from dolmen.server.store.rows import DayOff
from dolmen.wire.messages import Pace

DAY = 86_400.0


class Clocks:
    """What each seat has left; `charge` is called with every step in order."""

    def __init__(self, pace: Pace, players: int, started: float, days_off: dict[int, list[DayOff]] | None = None):
        self.pace = pace
        self.days_off = days_off or {}  # by seat: on them the clock of a slow table stands still
        self.last = started  # when the clock of the player to move began to run
        self.left = [60.0 * (pace.minutes or 0)] * players

    def charge(self, seat: int, at: float, is_step: bool) -> None:
        """Takes what a step cost from whoever played it; a step, not a taking back, earns the increment."""
        if self.pace.kind == "live":
            rest = max(self.left[seat] - max(at - self.last, 0.0), 0.0)
            self.left[seat] = rest + (self.pace.increment or 0.0 if is_step else 0.0)
        self.last = max(at, self.last)

    def of(self, seat: int, turn: int | None, now: float) -> float | None:
        """What a seat has left now, or None where no clock runs."""
        if self.pace.kind == "none" or (self.pace.kind == "days" and seat != turn):
            return None
        if seat != turn:
            return self.left[seat]
        return max(self.full(seat) - max(now - self.last - self._time_off(seat, now), 0.0), 0.0)

    def full(self, seat: int) -> float:
        """What a seat had when its turn began."""
        return self.left[seat] if self.pace.kind == "live" else (self.pace.days or 0.0) * DAY

    def _time_off(self, seat: int, now: float) -> float:
        """How long somebody has been off since their turn began."""
        off = self.days_off.get(seat, ())
        return sum(max(min(end, now) - max(start, self.last), 0.0) for start, end in off)

    def is_off(self, seat: int, now: float) -> bool:
        """Whether somebody is off now."""
        return any(start <= now < end for start, end in self.days_off.get(seat, ()))

    def ends(self, seat: int) -> float | None:
        """When the time of the player to move runs out, as far as their days off are known; None without a clock."""
        if self.pace.kind == "none":
            return None
        at = self.last + self.full(seat)
        for start, end in self.days_off.get(seat, ()):
            if start < at:
                at += max(end - max(start, self.last), 0.0)
        return at
