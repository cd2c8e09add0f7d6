"""The rooms that pictures are looked at in, and where everything in a picture lies."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from xml.etree import ElementTree

from dolmen.core.contract.room import DESK, PHONE, Box
from dolmen.picture.layout import width_of
from dolmen.words import LANGUAGES

# What the page leaves for the board on phones, tablets and desks, upright and across.
BOXES = (
    Box(344, 328, True), Box(376, 520, True), Box(496, 328, True), Box(504, 704, True), Box(560, 904, True),
    Box(432, 880, True), Box(576, 344, True), Box(704, 600, True), Box(960, 560), Box(1080, 760), Box(1504, 904),
    PHONE, DESK,
)  # fmt: skip
EVERY_TURN = len(BOXES) * len(LANGUAGES)  # every room in every language; numbers without a common divisor
AT_ONCE = 2  # how many of them one position is looked at in, where not in all
SVG = "{http://www.w3.org/2000/svg}"
Element = ElementTree.Element
Matrix = tuple[float, float, float, float, float, float]
_MOVE = re.compile(r"(\w+)\(([^)]*)\)")
_NUMBERS = re.compile(r"-?[\d.]+(?:e-?\d+)?")


def turns(positions: int, at_once: int = AT_ONCE) -> Iterator[list[tuple[Box, str]]]:
    """For each of so many positions some rooms, each with a language; more than asked where all need their turn."""
    count = min(max(at_once, -(-EVERY_TURN // max(1, positions))), EVERY_TURN)
    for first in range(0, positions * count, count):
        shown = range(first, first + count)
        yield [(BOXES[turn % len(BOXES)], LANGUAGES[turn % len(LANGUAGES)]) for turn in shown]


@dataclass
class Drawing:
    """A picture as elements, and the room that it was drawn for."""

    root: Element
    box: Box

    @cached_property
    def placed(self) -> list[tuple[Element, Matrix]]:
        """Every element drawn in its place, and where that is."""
        return list(placed(self.root))


def placed(root: Element) -> Iterator[tuple[Element, Matrix]]:
    """Every element drawn in its place, and where that is; not what a frame cuts off, nor how pieces may lie."""
    waiting: list[tuple[Element, Matrix]] = [(root, (1, 0, 0, 1, 0, 0))]
    while waiting:
        element, matrix = waiting.pop()
        if moved := element.get("transform"):
            matrix = combined(matrix, moved_by(moved))
        yield element, matrix
        waiting.extend((child, matrix) for child in reversed(element) if is_shown(child))


def is_shown(element: Element) -> bool:
    """Whether an element is drawn where it stands, with all that it holds."""
    if element.tag in (f"{SVG}defs", f"{SVG}svg"):
        return False
    return element.get("clip-path") is None and element.get("class") != "look"


@lru_cache(maxsize=4_000)
def moved_by(transform: str) -> Matrix:
    """The moves of an attribute as one matrix."""
    found: Matrix = (1, 0, 0, 1, 0, 0)
    for name, inside in _MOVE.findall(transform):
        numbers = [float(number) for number in _NUMBERS.findall(inside)]
        if name == "translate":
            found = combined(found, (1, 0, 0, 1, numbers[0], numbers[1] if numbers[1:] else 0))
        elif name == "scale":
            found = combined(found, (numbers[0], 0, 0, numbers[-1], 0, 0))
        elif name == "rotate":
            turn, x, y = math.radians(numbers[0]), *(numbers[1:] or [0, 0])
            found = combined(found, (1, 0, 0, 1, x, y))
            found = combined(found, (math.cos(turn), math.sin(turn), -math.sin(turn), math.cos(turn), 0, 0))
            found = combined(found, (1, 0, 0, 1, -x, -y))
        elif name == "matrix":
            found = combined(found, tuple(numbers))  # type: ignore[arg-type]
    return found


def combined(outer: Matrix, inner: Matrix) -> Matrix:
    """One move after another."""
    a, b, c, d, e, f = outer
    k, m, n, o, p, q = inner
    return a * k + c * m, b * k + d * m, a * n + c * o, b * n + d * o, a * p + c * q + e, b * p + d * q + f


def size_of_text(element: Element, matrix: Matrix) -> float:
    """How large the letters of a text are, in units of the picture."""
    return float(element.get("font-size", 0)) * math.hypot(matrix[0], matrix[1])


def span(element: Element, matrix: Matrix) -> tuple[float, float, float, float] | None:
    """Left, top, right, bottom of what an element draws; about so for a text, none for what draws nothing by itself."""
    shape = _shape(element)
    if shape is None:
        return None
    a, b, c, d, e, f = matrix
    left, top, right, bottom = shape
    corners = [(x * a + y * c + e, x * b + y * d + f) for x in (left, right) for y in (top, bottom)]
    across, down = zip(*corners, strict=True)
    return min(across), min(down), max(across), max(down)


def _shape(element: Element) -> tuple[float, float, float, float] | None:
    kind = element.tag.removeprefix(SVG)
    if kind in ("rect", "use"):
        x, y, w, h = (_number(element, name) for name in ("x", "y", "width", "height"))
        return x, y, x + w, y + h
    if kind == "circle":
        x, y, r = (_number(element, name) for name in ("cx", "cy", "r"))
        return x - r, y - r, x + r, y + r
    if kind == "text" and (written := "".join(element.itertext()).strip()):
        size, x, y = (_number(element, name) for name in ("font-size", "x", "y"))
        wide = width_of(written, size, "bold" in element.get("class", ""))
        start = {"middle": wide / 2, "end": wide}.get(element.get("text-anchor", ""), 0)
        return x - start, y - 0.8 * size, x - start + wide, y + 0.2 * size
    return None


def _number(element: Element, name: str) -> float:
    return float(element.get(name, "0").rstrip("%") or 0)
