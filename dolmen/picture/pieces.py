"""Pieces that look like pieces: a soft edge, a thin ink line, a small shadow. Each is drawn with its corner at 0, 0.

Put them in place with `at`, make them choosable with `part`, let them glide with `piece`. A piece is always drawn the
same, so it is drawn once and remembered.
"""

from __future__ import annotations

from functools import lru_cache

from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import fit, shrink, width_of
from dolmen.picture.palette import DYES, dye_class, emblem_of, seat_class
from dolmen.picture.svg import about, circle, group, path, rect, text


def shadow(w: float, h: float, r: float = 6, depth: float = 2) -> str:
    """The shadow that says: this can be taken."""
    return rect(1, depth, w, h, r, "shadow")


def panel(w: float, h: float, cls: str = "") -> str:
    """The surface that things of one kind lie on; `mine` and a seat's class frame it for the player to move."""
    return rect(0, 0, w, h, 10, f"panel {cls}".rstrip())


def badge(x: float, y: float, r: float, *content: str) -> str:
    """A round of paper on the edge of something, with a number or a sign on it."""
    return circle(x, y, r, "paper") + group(*content, cls="on-paper")


@lru_cache(maxsize=2000)
def tile(colour: int, name: str, w: float = 48, h: float = 48) -> str:
    """A tile face up: an icon on paper, framed in its owner's colour, with the owner's emblem in a corner."""
    size = min(w, h)
    badge = max(12.0, size * 0.3)
    return group(
        shadow(w, h),
        rect(0, 0, w, h, 6, "own"),
        rect(size * 0.07, size * 0.07, w - size * 0.14, h - size * 0.14, 4, "paper"),
        group(centred(name, w / 2, h / 2 + 1, size * 0.74), cls="on-paper"),
        group(
            rect(w - badge, h - badge, badge, badge, 4, "plain-own"),
            centred(emblem_of(colour), w - badge / 2, h - badge / 2, badge * 0.82),
            cls="on-own",
        )
        if size >= 34
        else "",
        cls=seat_class(colour),
    )


@lru_cache(maxsize=2000)
def back(colour: int, w: float = 48, h: float = 48, corner: str = "") -> str:
    """A tile face down: its owner's emblem and no more; `corner` is an icon that its owner alone is shown."""
    size = min(w, h)
    own = ""
    if corner:
        badge = max(22.0, size * 0.5)
        x, y = w - badge + 3, h - badge + 3
        own = circle(x + badge / 2, y + badge / 2, badge / 2, "paper") + group(
            centred(corner, x + badge / 2, y + badge / 2, badge * 0.8), cls="on-paper"
        )
    middle = (w / 2 - (4 if corner else 0), h / 2 - (4 if corner else 0))
    return group(
        shadow(w, h),
        rect(0, 0, w, h, 6, "own"),
        group(centred(emblem_of(colour), *middle, size * (0.56 if corner else 0.66)), cls="on-own"),
        own,
        cls=seat_class(colour),
    )


@lru_cache(maxsize=2000)
def card(dye: str, value: str | int, w: float = 60, h: float = 88) -> str:
    """A card face up: paper, a band of its colour, its value large, and the mark of the colour."""
    return group(
        shadow(w, h, 7),
        rect(0, 0, w, h, 7, "paper"),
        path(f"M1 {h * 0.62:g}H{w - 1:g}V{h - 7:g}a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6z", "plain-own"),
        group(
            text(w / 2, h * 0.48, value, shrink(str(value), w * 0.8, h * 0.4), "serif bold", "middle"), cls="on-paper"
        ),
        group(centred(DYES[dye], w / 2, h * 0.8, h * 0.26), cls="on-own"),
        cls=dye_class(dye),
    )


@lru_cache(maxsize=2000)
def card_back(w: float = 60, h: float = 88, name: str = "knot") -> str:
    """A card face down."""
    return group(
        shadow(w, h, 7),
        rect(0, 0, w, h, 7, "f wood"),
        rect(4, 4, w - 8, h - 8, 4, "l pale-line"),
        group(centred(name, w / 2, h / 2, min(w, h) * 0.5), cls="on-own dye-black"),
    )


@lru_cache(maxsize=2000)
def pebble(dye: str, value: str | int, w: float = 78, h: float = 34) -> str:
    """A flat stone: its colour, the mark of the colour, its value."""
    left, right, low = h * 0.42, w - h * 0.42, h - 1
    curve = (
        f"M{left:g} 1C{w * 0.3:g} -2 {w * 0.72:g} -1 {right:g} 1C{w + 2:g} 4 {w + 1:g} {h - 3:g} {right:g} {low:g}"
        f"C{w * 0.7:g} {h + 1:g} {w * 0.3:g} {h + 1:g} {left:g} {low:g}C-2 {h - 4:g} -2 4 {left:g} 1z"
    )
    return group(
        f'<path class="shadow" transform="translate(1 3)" d="{curve}"/>',
        path(curve, "own"),
        group(
            centred(DYES[dye], w * 0.3, h / 2, h * 0.5),
            text(w * 0.64, h / 2 + h * 0.26, value, h * 0.74, "serif bold", "middle"),
            cls="on-own",
        ),
        cls=dye_class(dye),
    )


@lru_cache(maxsize=2000)
def pebble_back(colour: int, w: float = 78, h: float = 34) -> str:
    """A stone in somebody's closed hand."""
    return group(
        rect(1, 3, w, h, h / 2, "shadow"),
        rect(0, 0, w, h, h / 2, "own"),
        group(centred(emblem_of(colour), w / 2, h / 2, h * 0.66), cls="on-own"),
        cls=seat_class(colour),
    )


@lru_cache(maxsize=2000)
def cube(dye: str, size: float = 22) -> str:
    """A wooden cube, with the mark of its colour on the front."""
    return group(
        icon("cube", 0, 0, size),
        group(centred(DYES[dye], size * 0.33, size * 0.61, size * 0.3), cls="on-own"),
        cls=dye_class(dye),
    )


@lru_cache(maxsize=2000)
def coin(value: str | int, size: float = 34) -> str:
    """A coin with its worth."""
    r = size / 2
    return group(
        circle(r + 1, r + 2, r, "shadow"),
        circle(r, r, r, "f gold"),
        circle(r, r, r * 0.78, "l"),
        text(r, r + size * 0.17, value, size * 0.48, "serif bold", "middle"),
        cls="on-paper",
    )


def counter(name: str, number: str | int, size: float = 26, words: str = "", cls: str = "") -> str:
    """An icon and a large number beside it; `words` say what is counted, when asked."""
    shown = str(number).replace("-", "−")
    drawn = group(
        icon(name, 0, 0, size), text(size + size * 0.2, size * 0.82, shown, size * 0.9, "serif bold"), cls=cls
    )
    return about(drawn, words) if words else drawn


def counter_width(number: str | int, size: float = 26) -> float:
    """How much room a counter takes."""
    return size * 1.24 + len(str(number)) * size * 0.66


@lru_cache(maxsize=2000)
def disc(colour: int, size: float = 28) -> str:
    """A seat's marker on a track: its colour and its emblem."""
    r = size / 2
    return group(
        circle(r + 1, r + 2, r, "shadow"),
        circle(r, r, r, "own"),
        group(centred(emblem_of(colour), r, r, size * 0.72), cls="on-own"),
        cls=seat_class(colour),
    )


def track(count: int, here: int, cell: float = 34, height: float = 30, first: int = 1) -> str:
    """A row of numbered spaces; the one that is `here` is filled, those before it are pale."""
    drawn = []
    for i in range(count):
        number = first + i
        x = i * (cell + 4)
        if number == here:
            drawn += [rect(x + 1, 2, cell, height, 6, "shadow"), rect(x, 0, cell, height, 6, "here")]
            look = "serif bold on-here"
        else:
            drawn.append(rect(x, 0, cell, height, 6, "well"))
            look = "serif bold soft" if number < here else "serif bold"
        drawn.append(text(x + cell / 2, height * 0.7, number, height * 0.56, look, "middle"))
    return "".join(drawn)


def plaque(colour: int, words: str, width: float, size: float = 15, is_mine: bool = False) -> str:
    """The name of a seat on its colour, with its emblem."""
    height = size * 1.75
    return group(
        rect(0, 0, width, height, height / 2, "plain-own"),
        group(
            centred(emblem_of(colour), height * 0.58, height / 2, height * 0.72),
            text(height * 1.05, height * 0.68, fit(words, width - height * 1.4, size, True), size, "bold"),
            cls="on-own",
        ),
        cls=seat_class(colour),
    )


def note(x: float, y: float, words: str, width: float, size: float = 13, anchor: str = "start") -> str:
    """A small quiet text."""
    return text(x, y, fit(words, width, size), size, "soft", anchor)


@lru_cache(maxsize=2000)
def pawn(colour: int, size: float = 34, is_big: bool = False) -> str:
    """A standing figure of a seat, with its emblem at its foot."""
    foot = size * 0.42
    return group(
        icon("figure-big" if is_big else "figure", 0, 0, size),
        circle(size * 0.5, size * 0.82, foot / 2, "own"),
        group(centred(emblem_of(colour), size * 0.5, size * 0.82, foot * 0.76), cls="on-own"),
        cls=seat_class(colour),
    )


def button(words: str, width: float, height: float = 44, name: str = "", cls: str = "") -> str:
    """A bar that says what it does, with an icon; make it a part."""
    size = min(17.0, height * 0.4)
    shown = fit(words, width - 24 - (height * 0.7 if name else 0), size, True)
    wide = width_of(shown, size, True)
    left = (width - wide - (height * 0.7 if name else 0)) / 2
    drawn = rect(0, 0, width, height, 10, "panel")
    if name:
        drawn += icon(name, left, (height - height * 0.54) / 2, height * 0.54, cls)
        left += height * 0.7
    return drawn + text(left, height / 2 + size * 0.36, shown, size, "bold")
