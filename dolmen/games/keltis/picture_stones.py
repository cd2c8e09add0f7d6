"""Keltis, drawn: shapes of stones, tiles and wish stones."""

from functools import lru_cache

from dolmen.picture.icons import centred
from dolmen.picture.palette import DYES, dye_class
from dolmen.picture.pieces import badge
from dolmen.picture.svg import at, circle, group, text

from .board import COLOURS
from .maps import CLOVER, COLOUR_WORDS, POINTS


@lru_cache(maxsize=200)
def pebble(rx, ry, variant):
    """The outline of a flat stone about 0, 0; no two neighbours are quite alike."""
    a, b, c = ((variant * k) % 7 / 7 * 0.36 - 0.18 for k in (3, 5, 2))
    left, right, top, low = -rx, rx, -ry, ry
    return (
        f"M{left:g} {ry * b:.1f}C{left:g} {top * (0.62 + a):.1f} {left * (0.56 + c):.1f} {top:g} {rx * a:.1f} {top:g}"
        f"C{right * (0.56 + b):.1f} {top:g} {right:g} {top * (0.6 - c):.1f} {right:g} {ry * c:.1f}"
        f"C{right:g} {low * (0.62 + b):.1f} {right * (0.56 - a):.1f} {low:g} {rx * c:.1f} {low:g}"
        f"C{left * (0.56 - b):.1f} {low:g} {left:g} {low * (0.62 - a):.1f} {left:g} {ry * b:.1f}z"
    )


@lru_cache(maxsize=50)
def shine(rx, ry):
    """Light on the upper edge of a stone."""
    return (
        f"M{-rx * 0.86:.1f} {-ry * 0.2:.1f}C{-rx * 0.7:.1f} {-ry * 0.86:.1f} {rx * 0.5:.1f} {-ry:.1f}"
        f" {rx * 0.84:.1f} {-ry * 0.3:.1f}C{rx * 0.4:.1f} {-ry * 0.66:.1f} {-rx * 0.5:.1f} {-ry * 0.62:.1f}"
        f" {-rx * 0.86:.1f} {-ry * 0.2:.1f}z"
    )


@lru_cache(maxsize=200)
def tile_disc(tile, r):
    """A tile that stays: a disc of paper with what it does."""
    drawn = circle(0, 0, r, "paper")
    if tile > POINTS:
        drawn += text(-r * 0.08, r * 0.38, f"+{tile - POINTS}", max(r * 1.06, 12), "serif bold", "middle")
    else:
        drawn += centred("clover" if tile == CLOVER else "shed", 0, 0, r * 1.6)
    return group(drawn, cls="on-paper")


@lru_cache(maxsize=200)
def wish(stone, size):
    """A wish stone, with the mark of its colour."""
    word = COLOUR_WORDS[stone] if stone < COLOURS else "white"
    mark = centred(DYES[word], 0, size * 0.02, size * 0.44) if stone < COLOURS else centred("spiral", 0, 0, size * 0.56)
    return group(centred("wish-stone", 0, 0, size), group(mark, cls="on-own"), cls=dye_class(word))


@lru_cache(maxsize=200)
def stack_of(stone, count, r):
    """A stack of wish stones and how many they are."""
    size = r * 1.75
    if not count:
        return group(wish(stone, round(size)), cls="ghost")
    below = "".join(at(-1.6 * i, 2.4 * i, wish(stone, round(size))) for i in range(min(count, 3) - 1, 0, -1))
    number = text(r * 0.86, -r * 0.5 + 4.5, count, 13, "serif bold", "middle")
    return below + wish(stone, round(size)) + badge(r * 0.86, -r * 0.5, 8.5, number)


@lru_cache(maxsize=20)
def joker(r):
    """The five colours, with their marks."""
    drawn = []
    for i, word in enumerate(COLOUR_WORDS):
        row = i >= 3
        x = (i - 1 if not row else i - 3.5) * r * 2.1
        y = (r if row else -r) * 0.98
        dot = circle(0, 0, r, "own") + group(centred(DYES[word], 0, 0, r * 1.5), cls="on-own")
        drawn.append(at(x, y, group(dot, cls=dye_class(word))))
    return "".join(drawn)
