"""Colours that colour-blind people can tell apart, each with an emblem or a mark of its own shape.

The colours themselves are in picture.css, a shade for the day and one for the night: an element of class `seat-2` or
`dye-red` hands its colour to all below it, who show it by class `own` (filled), `own-line` and `on-own` (text on it).
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Colour:
    """A colour of a seat: its word, its shade by day (Okabe and Ito's, or close), what is written on it, its emblem."""

    word: str
    day: str
    on: str
    emblem: str


SEATS = (
    Colour("green", "#007a59", "#ffffff", "spiral"),
    Colour("red", "#c24e00", "#ffffff", "triskele"),
    Colour("blue", "#0072b2", "#ffffff", "knot"),
    Colour("brown", "#6a4526", "#ffffff", "sun"),
    Colour("purple", "#a94f84", "#ffffff", "wave"),
    # Where cards and stones have all the colours, seats have none: these and brown.
    Colour("black", "#2c2b30", "#ffffff", "torc"),
    Colour("white", "#f4efe2", "#2b2620", "wheel"),
    Colour("grey", "#9a9a97", "#1d1b18", "serpent"),
)

# Colours of things that belong to nobody: cards, stones, cubes, sheep. The mark is drawn on each of them.
DYES = {
    "red": "diamond",
    "yellow": "sunburst",
    "pink": "heart",
    "green": "trefoil",
    "blue": "drop",
    "black": "square",
    "white": "ring",
    "grey": "bars",
    "brown": "acorn",
}


def emblem_of(colour: int) -> str:
    """The emblem of a place in the palette."""
    return SEATS[colour % len(SEATS)].emblem


def seat_class(colour: int) -> str:
    """The class that colours all that belongs to a seat."""
    return f"seat-{colour % len(SEATS)}"


def dye_class(word: str) -> str:
    """The class of a colour that belongs to nobody."""
    return f"dye-{word}"
