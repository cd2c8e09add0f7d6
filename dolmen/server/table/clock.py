"""The clocks of a table, computed from when each step was played: the same after a restart as before."""

from __future__ import annotations

from dolmen.wire.messages import Pace

DAY = 86_400.0


class Clocks:
    """What each seat has left; `charge` is called with every step in order."""

    def __init__(self, pace: Pace, players: int, started: float):
        self.pace = pace
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
        full = self.left[seat] if self.pace.kind == "live" else (self.pace.days or 0.0) * DAY
        return max(full - max(now - self.last, 0.0), 0.0) if seat == turn else full
