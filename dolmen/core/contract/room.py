"""The room for a picture: what the page tells the server, and `draw` is handed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from inspect import signature
from typing import Any

LEAST, MOST, STEP = 240, 4000, 8  # CSS pixels; a box is kept in whole steps, so that few differ


@dataclass(frozen=True)
class Box:
    """The room for a picture: width and height in CSS pixels, and whether it is touched with fingers."""

    width: int
    height: int
    is_coarse: bool = False

    @classmethod
    def read(cls, text: str) -> Box | None:
        """A box as an address has it, `984x560` or, with fingers, `390x520c`; None for anything else."""
        width, _, height = text.removesuffix("c").partition("x")
        if not all(side.isascii() and side.isdecimal() and len(side) <= 5 for side in (width, height)):
            return None
        return cls(_stepped(int(width)), _stepped(int(height)), text.endswith("c"))


def _stepped(side: int) -> int:
    return max(LEAST, min(MOST, side)) // STEP * STEP


DESK, PHONE = Box(1200, 800), Box(390, 600, is_coarse=True)  # where nobody says which room there is
WIDE_FROM = 840  # a wide picture of 1200 units can still be read in so many pixels


class Drawing:
    """A game's `draw`, called by a box; one that knows only `narrow`, the layout for a phone, is asked for that."""

    def __init__(self, draw: Callable[..., str]):
        self.draw = draw
        self.takes_box = "narrow" not in signature(draw).parameters

    def __call__(
        self,
        view: Any,
        viewer: int,
        words: Any,
        names: Sequence[str] = (),
        narrow: bool = False,
        box: Box | None = None,
    ) -> str:
        room = box or (PHONE if narrow else DESK)
        if self.takes_box:
            return self.draw(view, viewer, words, names, room)
        return self.draw(view, viewer, words, names, narrow=is_narrow(room))

    def room(self, box: Box) -> Box:
        """The box as far as it makes a difference to the picture."""
        return box if self.takes_box else (PHONE if is_narrow(box) else DESK)


def is_narrow(box: Box) -> bool:
    """Whether a picture that has two layouts takes that of a phone."""
    return box.width < WIDE_FROM
