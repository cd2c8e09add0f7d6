"""What observe() and describe() write, one after another: each is named once, and its place follows from the others."""

from __future__ import annotations

from math import prod


class Planes:
    """Hands out places in an observation: `HAND = planes("my hand", CARDS)`, then `PLANES = planes.listed`.

    Places in the description of an action are handed out in the same way, and listed as TRAITS. A place is an int under
    an UPPER-CASE name, so that compiled code sees a constant.
    """

    def __init__(self) -> None:
        self.listed: tuple[tuple[str, int], ...] = ()

    def __call__(self, name: str, *sizes: int) -> int:
        """Adds a plane of so many numbers (by seat and card: `SEATS, CARDS`); returns where it begins."""
        start = sum(size for _, size in self.listed)
        self.listed += ((name, prod(sizes)),)
        return start
