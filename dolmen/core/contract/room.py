"""The room for a picture: what the page tells the server, and `draw` is handed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

LEAST_WIDTH, LEAST_HEIGHT, MOST = 320, 288, 4000  # CSS pixels; in less room a picture is scrolled, and stays readable
STEP = 8  # a box is kept in whole steps, so that few differ


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
        return cls(_stepped(int(width), LEAST_WIDTH), _stepped(int(height), LEAST_HEIGHT), text.endswith("c"))


def _stepped(side: int, least: int) -> int:
    return max(least, min(MOST, side)) // STEP * STEP


DESK, PHONE = Box(1200, 800), Box(390, 600, is_coarse=True)  # where nobody says which room there is


class Drawing:
    """A game's `draw`. What is drawn bears the game's name as a class, so that its own picture.css finds it."""

    def __init__(self, draw: Callable[..., str], name: str = ""):
        self.draw, self.name = draw, name

    def __call__(self, view: Any, viewer: int, words: Any, names: Sequence[str] = (), box: Box = DESK) -> str:
        return bearing(self.name, self.draw(view, viewer, words, names, box))


def bearing(name: str, svg: str) -> str:
    """A picture of the kit with the name of its game as a class of the root; once is enough."""
    opening, end, rest = svg.partition(">")
    if not name or f'class="picture {name}' in opening:
        return svg
    return opening.replace('class="picture', f'class="picture {name}', 1) + end + rest
