"""Táin, drawn: its tiles, with a thick edge, an ink line and a shadow, and the badges that lie on them."""

from functools import lru_cache

from dolmen.picture.icons import centred
from dolmen.picture.palette import emblem_of, seat_class
from dolmen.picture.svg import circle, group, rect


@lru_cache(maxsize=4000)
def face(clan: int, kind: str, size: float) -> str:
    """A tile face up: who it is on parchment, framed in its clan's colour, the clan's emblem in a corner."""
    edge = size * 0.09
    emblem = max(6.0, size * 0.17)
    corner = size - emblem * 0.95
    return group(
        body(size),
        rect(edge, edge, size - 2 * edge, size - 2 * edge, size * 0.1, "face"),
        group(centred(kind, size * 0.46, size * 0.48, size * 0.78), cls="on-paper"),
        circle(corner, corner, emblem, "clan-sign"),
        group(centred(emblem_of(clan), corner, corner, emblem * 1.55), cls="on-own"),
        cls=seat_class(clan),
    )


@lru_cache(maxsize=4000)
def down(clan: int, size: float, kind: str = "") -> str:
    """A tile face down: the clan's emblem and no more; `kind` is a badge for its owner's eyes."""
    edge, badge, middle = size * 0.08, max(10.0, size * 0.28), size * (0.42 if kind else 0.5)
    spot = size - badge * 0.86
    mine = ""
    if kind:
        mine = circle(spot, spot, badge, "face inked") + group(centred(kind, spot, spot, badge * 1.62), cls="on-paper")
    return group(
        body(size),
        rect(edge, edge, size - 2 * edge, size - 2 * edge, size * 0.1, "inlay"),
        group(centred(emblem_of(clan), middle, middle, size * 0.6), cls="on-own"),
        mine,
        cls=seat_class(clan),
    )


def body(size: float) -> str:
    """The wood of a tile: shadow, thick edge, surface in its clan's colour."""
    deep, r = max(2.0, size * 0.06), size * 0.15
    return (
        rect(0, deep + 2, size, size, r, "shadow")
        + rect(0, deep, size, size, r, "tile-edge")
        + rect(0, 0, size, size, r, "own")
    )


def seal(x: float, y: float, r: float, sign: str, cls: str) -> str:
    """What became of a fight: a sign on a round of colour."""
    return circle(x, y, r, f"seal {cls}") + group(
        centred(sign, x, y, r * (1.75 if cls == "kept" else 1.3)), cls="on-seal"
    )
