"""Keltis, drawn: shapes of stones, tiles and wish stones."""

from functools import lru_cache

from dolmen.picture.icons import centred
from dolmen.picture.palette import DYES, dye_class
from dolmen.picture.pieces import badge
from dolmen.picture.svg import at, circle, group, path, text

from .board import COLOURS
from .maps import CLOVER, COLOUR_WORDS, POINTS


@lru_cache(maxsize=400)
def slab_path(rx, ry, variant=0):
    """The outline of a flat stone about 0, 0, six curves; no two neighbours are quite alike."""
    a, b = ((variant * k) % 5 - 2 for k in (2, 3))
    c, e = min(rx * 0.2, ry * 0.5), ry * 0.06
    return (
        f"M{-rx + c:.1f} {-ry + e:.1f}Q{a * rx * 0.1:.1f} {-ry - e:.1f} {rx - c:.1f} {-ry + e:.1f}"
        f"Q{rx:.1f} {-ry + 2 * e:.1f} {rx:.1f} {b * ry * 0.1:.1f}"
        f"Q{rx - e:.1f} {ry - e:.1f} {rx - c * 1.1:.1f} {ry - e:.1f}"
        f"Q{b * rx * 0.1:.1f} {ry + e:.1f} {-rx + c:.1f} {ry - e / 2:.1f}"
        f"Q{-rx:.1f} {ry - e:.1f} {-rx:.1f} {-a * ry * 0.08:.1f}"
        f"Q{-rx:.1f} {-ry + 2 * e:.1f} {-rx + c:.1f} {-ry + e:.1f}z"
    )


@lru_cache(maxsize=400)
def slab(rx, ry, variant):
    """A stone in three layers, its shadow, its darker side and its face, with light on the upper edge."""
    shape, deep = slab_path(rx, ry, variant), max(1.5, min(4, ry * 0.14))
    shine = f"M{-rx * 0.8:.1f} {-ry * 0.78:.1f}Q{-rx * 0.2:.1f} {-ry * 0.92:.1f} {rx * 0.78:.1f} {-ry * 0.76:.1f}"
    return (
        f'<g transform="translate(1 {deep * 1.75:.1f})">{path(shape, "shadow")}</g>'
        f'<g transform="translate(0 {deep:.1f})">{path(shape, "own-deep")}</g>'
        + path(shape, "own")
        + path(shine, "gleam")
    )


@lru_cache(maxsize=200)
def tile_disc(tile, r):
    """A tile that stays: a disc of paper with what it does."""
    drawn = circle(0.6, 1.4, r, "shadow") + circle(0, 0, r, "paper")
    if r > 13:
        drawn += circle(0, 0, r - 2.5, "tile-edge")
    if tile > POINTS:
        drawn += text(-r * 0.04, max(r * 0.38, 4.4), f"+{tile - POINTS}", max(r * 0.96, 12), "serif bold", "middle")
    else:
        drawn += centred("clover" if tile == CLOVER else "shed", 0, 0, r * 1.6)
    return group(drawn, cls="on-paper")


@lru_cache(maxsize=200)
def hollow(r):
    """Where a wish stone lay that was taken."""
    return circle(0, 0, r, "hollow")


@lru_cache(maxsize=200)
def wish(stone, size):
    """A wish stone, with the mark of its colour."""
    word = COLOUR_WORDS[stone] if stone < COLOURS else "grey"
    mark = centred(DYES[word], 0, size * 0.02, size * 0.5) if stone < COLOURS else centred("spiral", 0, 0, size * 0.56)
    return group(centred("wish-stone", 0, 0, size), group(mark, cls="on-own"), cls=dye_class(word))


@lru_cache(maxsize=200)
def wish_tile(stone, r):
    """A wish stone lying on a stone: a rim of paper lifts it from a ground of the same colour."""
    return circle(0.6, 1.4, r, "shadow") + circle(0, 0, r, "paper") + wish(stone, round(r * 1.9, 1))


@lru_cache(maxsize=200)
def stack_of(stone, count, r):
    """A stack of wish stones and how many they are."""
    size = round(r * 1.8, 1)
    if not count:
        return hollow(r * 0.8)
    step = r * 0.16
    below = "".join(at(step * i, -step * i, wish(stone, size)) for i in range(min(count, 3) - 1, 0, -1))
    x, y, edge = (r * 0.95, -r * 0.55, 8) if r > 12 else (r * 0.8, r * 0.5, 6.5)
    return below + wish(stone, size) + badge(x, y, edge, text(x, y + 4.3, count, 12, "serif bold", "middle"))


@lru_cache(maxsize=20)
def joker(r):
    """The five colours in a ring, with their marks."""
    drawn = []
    places = ((0, -1.0), (1.0, -0.24), (0.64, 0.95), (-0.64, 0.95), (-1.0, -0.24))
    for word, (x, y) in zip(COLOUR_WORDS, places, strict=True):
        dot = circle(0, 0, r * 0.42, "own") + group(centred(DYES[word], 0, 0, r * 0.56), cls="on-own")
        drawn.append(at(x * r * 0.72, y * r * 0.62, group(dot, cls=dye_class(word))))
    return "".join(drawn)
