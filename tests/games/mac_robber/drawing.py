"""Pictures of Mac Robber measured: every mark with its place in the box, on the board or on one of the sheets."""

import re
from dataclasses import dataclass
from xml.etree import ElementTree

from dolmen.core.contract.room import Box
from dolmen.games.mac_robber import GAME, rules
from dolmen.picture.layout import width_of
from dolmen.words import texts

NAMES = ["Anna", "Bea", "Carlo", "Dora", "Ezio"]
# What the page really gives at ten sizes of screen, with text zoomed, and a few between.
BOXES = tuple(
    Box(*size)
    for size in (
        (240, 240), (344, 328), (360, 368), (390, 574), (374, 520), (500, 328), (575, 345), (432, 883), (471, 1039),
        (500, 700), (560, 900), (675, 627), (700, 600), (984, 576), (1050, 624), (1077, 756), (1488, 936), (1200, 800),
        (390, 600),
    )
)  # fmt: skip
_MOVES = re.compile(r"translate\(([-\d.e]+) ([-\d.e]+)\)")


@dataclass(frozen=True)
class Mark:
    """One element: its kind, what it says, its rectangle and the sheet it lies on."""

    kind: str
    says: str
    left: float
    top: float
    right: float
    bottom: float
    sheet: str
    size: float = 0.0

    def meets(self, other, by=1.5):
        """Whether two marks of one layer cover each other."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return self.sheet == other.sheet and across > by and down > by


def drawn(state, viewer, box=Box(1200, 800), language="en", names=NAMES):
    """The picture of a position, as an element."""
    view = state.copy()
    rules.hide(view, viewer)
    return ElementTree.fromstring(GAME.picture(view, viewer, texts(language, GAME), names, box=box))


def marks(svg):
    """Every rectangle, circle, icon and text of a picture."""
    found = []
    _walk(svg, 0.0, 0.0, "", found)
    return found


def _walk(element, x, y, sheet, found):
    kind = element.tag.rpartition("}")[2]
    if kind == "defs":
        return
    if moved := _MOVES.match(element.get("transform", "")):
        x, y = x + float(moved[1]), y + float(moved[2])
    sheet = element.get("data-sheet", sheet)
    if kind in ("rect", "use"):
        left, top = x + float(element.get("x", 0)), y + float(element.get("y", 0))
        w, h = float(element.get("width")), float(element.get("height"))
        if "shadow" not in element.get("class", ""):
            found.append(Mark(kind, element.get("class", ""), left, top, left + w, top + h, sheet))
    elif kind == "text":
        found.append(_text(element, x, y, sheet))
    for child in element:
        _walk(child, x, y, sheet, found)


def _text(element, x, y, sheet):
    size, cls = float(element.get("font-size")), element.get("class", "")
    wide = width_of(element.text or "", size, "bold" in cls)
    left = x + float(element.get("x")) - wide * {"middle": 0.5, "end": 1}.get(element.get("text-anchor"), 0)
    base = y + float(element.get("y"))
    return Mark("text", element.text or "", left, base - size * 0.72, left + wide, base + size * 0.02, sheet, size)


def phrases(svg):
    return [phrase for element in svg.iter() if (phrase := element.get("data-phrase"))]


def explained(svg):
    return [words for element in svg.iter() if (words := element.get("data-about"))]
