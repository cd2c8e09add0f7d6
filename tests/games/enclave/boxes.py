"""What a picture of Enclave writes and where, read from its SVG without a browser."""

import random
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple
from xml.etree import ElementTree

from dolmen.core.contract.room import Box
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.picture.layout import width_of

SVG = "{http://www.w3.org/2000/svg}"
BOXES = (
    Box(360, 370, is_coarse=True),
    Box(374, 520, is_coarse=True),
    Box(390, 574, is_coarse=True),
    Box(575, 345, is_coarse=True),
    Box(432, 883, is_coarse=True),
    Box(471, 1039, is_coarse=True),
    Box(500, 700, is_coarse=True),
    Box(675, 627, is_coarse=True),
    Box(700, 600),
    Box(984, 576),
    Box(1077, 756),
    Box(1488, 936),
)
KEPT = 300  # pictures, for all tests that look at them
_MOVED = re.compile(r"translate\(([-\d.e]+) ([-\d.e]+)\)")


class Written(NamedTuple):
    """A line of text: the sheet it lies on, its box, its size, its words."""

    sheet: str
    x: float
    y: float
    w: float
    h: float
    size: float
    words: str


def placed(element, x=0.0, y=0.0, sheet="") -> Iterator[tuple]:
    """Every element of a picture with where it is drawn and the sheet it lies on."""
    moved = _MOVED.match(element.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    sheet = element.get("data-sheet") or sheet
    yield element, x, y, sheet
    if element.tag != f"{SVG}defs":
        for child in element:
            yield from placed(child, x, y, sheet)


@lru_cache(maxsize=KEPT)
def measured(svg: str) -> list[tuple]:
    """The elements of a picture as they are placed."""
    return list(placed(ElementTree.fromstring(svg)))


def written(svg: str) -> list[Written]:
    """All lines of text."""
    found = []
    for element, x, y, sheet in measured(svg):
        if element.tag == f"{SVG}text" and (element.text or "").strip():
            size = float(element.get("font-size"))
            wide = width_of(element.text, size, "bold" in element.get("class", ""))
            shift = {"middle": 0.5, "end": 1.0}.get(element.get("text-anchor", ""), 0)
            left, base = x + float(element.get("x")) - shift * wide, y + float(element.get("y"))
            found.append(Written(sheet, left, base - size * 0.74, wide, size * 0.8, size, element.text))
    return found


def overlaps(lines: list[Written]) -> list[tuple[str, str]]:
    """Pairs of lines on the same sheet, or on the board, that lie over each other."""
    return [
        (one.words, other.words)
        for i, one in enumerate(lines)
        for other in lines[i + 1 :]
        if one.sheet == other.sheet
        and min(one.x + one.w, other.x + other.w) - max(one.x, other.x) > 1.5
        and min(one.y + one.h, other.y + other.h) - max(one.y, other.y) > 1.5
    ]


def surfaces(svg: str, look: str) -> list[tuple[float, ...]]:
    """The rectangles of a class: x, y, width, height."""
    return [
        (
            x + float(element.get("x")),
            y + float(element.get("y")),
            float(element.get("width")),
            float(element.get("height")),
        )
        for element, x, y, _ in measured(svg)
        if element.tag == f"{SVG}rect" and look in element.get("class", "").split()
    ]


@cache
def questions(players: int, seed: int = 7) -> list[tuple[tuple[str, ...], object, int]]:
    """Of a random game the first moment of every kind of question, and the end with its sentences, sight and viewer."""
    play = Play.new("enclave", players, seed=seed_from(seed))
    chance, seen, found = random.Random(seed), set(), []
    while not play.over:
        if play.state.phase not in seen:
            seen.add(play.state.phase)
            found.append((tuple(play.sentences), play.sight(play.player), play.player))
        play.act(chance.choice(play.legal))
    return [*found, ((), play.sight(0), 0)]
