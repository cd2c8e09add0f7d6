"""Letters for the terminal: cells of a fixed width in rich's markup, for the sketches of games.

Colour never stands alone: a seat has its sign before its name, a dye its letter.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache

from rich.markup import escape

COLUMNS = 80  # no sketch is wider
SEAT_STYLES = (
    "bold #00a87b",
    "bold #e0661a",
    "bold #2f9be0",
    "bold #b98a52",
    "bold #cf79ab",
    "bold",
    "bold",
    "bold #9a9a97",
)
SEAT_SIGNS = ("@", "&", "%", "*", "~", "o", "+", "$")  # spiral, triskele, knot, sun, wave, torc, wheel, serpent
DYE_STYLES = {
    "red": "bold #e0664a",
    "yellow": "bold #c9a800",
    "pink": "bold #e48fbf",
    "green": "bold #00a87b",
    "blue": "bold #3f9be0",
    "black": "bold",
    "white": "bold",
    "grey": "bold #9a9a97",
    "brown": "bold #b98a52",
}


def width(words: str) -> int:
    """How many columns a text takes."""
    return len(words) if words.isascii() else sum(map(_columns, words))


@cache
def _columns(letter: str) -> int:
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def clip(words: str, columns: int) -> str:
    """The text, cut with an ellipsis where it is too wide; what cannot be seen becomes a blank."""
    if not words.isprintable():
        words = "".join(letter if letter.isprintable() else " " for letter in words)
    if width(words) <= columns:
        return words
    while words and width(words) > columns - 1:
        words = words[:-1]
    return words + "…"


def mark(words: str | int, style: str = "") -> str:
    """A text with a style; brackets that people wrote stay brackets."""
    safe = escape(str(words))
    return f"[{style}]{safe}[/]" if style and safe else safe


def cell(words: str | int, columns: int, style: str = "", right: bool = False) -> str:
    """A text in a cell of so many columns."""
    shown = clip(str(words), columns)
    blanks = " " * (columns - width(shown))
    return blanks + mark(shown, style) if right else mark(shown, style) + blanks


def seat(colour: int, name: str, columns: int = 18) -> str:
    """A seat's sign and name in its colour."""
    place = colour % len(SEAT_SIGNS)
    return cell(f"{SEAT_SIGNS[place]} {name}", columns, SEAT_STYLES[place])


def heading(words: str) -> str:
    """A quiet line of title."""
    return mark(clip(words, COLUMNS), "bold underline")


def join(lines: Sequence[str]) -> str:
    """Lines as one text, without blanks at their ends."""
    return "\n".join(line.rstrip() for line in lines)
