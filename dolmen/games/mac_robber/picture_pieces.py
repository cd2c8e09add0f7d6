"""Mac Robber, drawn: tartans, badges, fighting cards, estates with what stands on them, and the moor."""

from functools import lru_cache

from dolmen.picture.icons import centred, icon
from dolmen.picture.palette import dye_class, emblem_of, seat_class
from dolmen.picture.pieces import cube
from dolmen.picture.svg import at, circle, group, path, rect, text

from .board import COLOUR_WORDS, PIECE_COLOUR, PIECE_CUBES, Estate
from .picture_scene import width_in, written
from .story import COLOURS_OF_SEATS

PIECE_ICONS = {Estate.CATTLE: "cow", Estate.CASTLE: "castle", Estate.ABBEY: "abbey"}
# By clan: how often the threads of its tartan come back, and where the pale and the dark ones lie.
SETTS = (
    (23, (9, 12), (17, 20)),
    (27, (6,), (14, 18, 22)),
    (19, (4, 8), (13,)),
    (30, (8, 22), (13, 17)),
    (21, (3, 15), (8, 11)),
)


@lru_cache(maxsize=500)
def tartan(clan, w, h, r=0, top_only=False):
    """A cloth in the clan's colours; its threads keep clear of round corners."""
    step, pale, dark = SETTS[clan]
    if top_only:
        shape = path(
            f"M0 {h:g}V{r:g}a{r:g} {r:g} 0 0 1 {r:g}-{r:g}H{w - r:g}a{r:g} {r:g} 0 0 1 {r:g} {r:g}V{h:g}z", "own"
        )
    else:
        shape = rect(0, 0, w, h, r, "own")
    edge = max(1, r * 0.45)
    drawn = [shape]
    for cls, threads in (("sett-dark", dark), ("sett-pale", pale)):
        upright = [x for start in threads for x in range(start, int(w - edge), step) if x > edge]
        level = [y for y in (start * 0.62 for start in threads) if 1 < y < h - 1]
        level += [y + step * 0.62 for y in level if y + step * 0.62 < h - 1]
        lines = "".join(f"M{x:g} .6V{h - 0.6:g}" for x in upright) + "".join(f"M.6 {y:g}H{w - 0.6:g}" for y in level)
        drawn.append(path(lines, cls))
    return group(*drawn, cls=seat_class(COLOURS_OF_SEATS[clan]))


def emblem(clan, x, y, size):
    """A clan's emblem, to be written on its tartan."""
    colour = COLOURS_OF_SEATS[clan]
    return group(group(centred(emblem_of(colour), x, y, size), cls="on-own"), cls=seat_class(colour))


def on_tartan(clan, *content):
    return group(group(*content, cls="on-own woven"), cls=seat_class(COLOURS_OF_SEATS[clan]))


def badge_of(clan, name, width, high=26):
    """A clan's name on its tartan, as wide as the name and not wider than its room."""
    size = max(12, min(15, high * 0.56))
    room = width - high * 1.35
    if room < 20:
        side = min(width, high)
        return tartan(clan, side, side, side / 2) + emblem(clan, side / 2, side / 2, side * 0.72)
    wide = min(width, width_in(name, size, "bold") + high * 1.45)
    drawn = tartan(clan, round(wide), high, high / 2) + emblem(clan, high * 0.6, high / 2, high * 0.7)
    return drawn + on_tartan(clan, written(high * 1.05, high / 2 + size * 0.35, name, room + 4, size, "bold"))


def pill(x, y, shown, size=16, anchor="end", cls="pill"):
    """A number on a round of paper; x is its end or its middle."""
    wide = max(size * 1.7, width_in(shown, size, "serif bold") + size * 0.9)
    left = x - wide if anchor == "end" else x - wide / 2
    high = size * 1.45
    number = text(left + wide / 2, y + size * 0.36, shown, size, "serif bold", "middle")
    return group(rect(left, y - high / 2, wide, high, high / 2, cls), number, cls="on-paper")


@lru_cache(maxsize=200)
def fighting_card(value, w=60, h=84):
    """A fighting card: its value, and as many swords."""
    size = min(w * 0.25, h * 0.2)
    has_swords = size >= 7
    swords = "".join(icon("sword", w / 2 + (i - value / 2) * size * 0.86, h - size * 1.5, size) for i in range(value))
    number = max(12, h * 0.5) if has_swords else max(12, h * 0.62)
    y = h * 0.6 if has_swords else h / 2 + number * 0.36
    return group(
        rect(0.5, 2.5, w, h, 7, "shadow"),
        rect(0, 0, w, h, 7, "card"),
        text(w / 2, y, value, number, "serif bold", "middle"),
        swords if has_swords else "",
        cls="on-paper",
    )


SPRIG = "M12 22.5C12.4 16 11.6 10 12.4 3.4M12.1 17C9.6 15.6 8 12.6 7.4 9M12.2 15.4c2.4-1.4 3.8-4 4.4-7.4"
BELLS = (
    (12.4, 3.2),
    (11.2, 6.3),
    (13.9, 7.3),
    (7.3, 8.6),
    (16.7, 7.7),
    (7.1, 11.9),
    (9.6, 11),
    (17.1, 10.9),
    (14.4, 11.3),
)


def heather(x, y, size):
    """A sprig of heather about x, y."""
    bells = "".join(f"M{bx - 1.3:g} {by:g}a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0z" for bx, by in BELLS)
    return at(x - size / 2, y - size / 2, path(SPRIG, "sprig"), path(bells, "bells"), scale=size / 24)


@lru_cache(maxsize=200)
def covered_card(w=60, h=84):
    """A fighting card face down: heather in a pale frame."""
    inset = max(2, w * 0.07)
    step = max(5, w * 0.16)
    across = []
    x = step - h
    while x < w:
        left, right = max(x, inset), min(x + h, w - inset)
        if right > left:
            across.append(
                f"M{left:g} {h - inset - max(0, left - x - inset):g}L{right:g} {max(inset, h - (right - x)):g}"
            )
        x += step * 2
    return group(
        rect(0.5, 2.5, w, h, 7, "shadow"),
        rect(0, 0, w, h, 7, "card"),
        rect(inset, inset, w - 2 * inset, h - 2 * inset, 5, "heather"),
        path("".join(across), "weave"),
        heather(w / 2, h / 2, min(w, h) * 0.62),
    )


@lru_cache(maxsize=500)
def estate(kind, w, h):
    """An estate: a meadow, with a herd, a castle or an abbey and its cubes; `Estate.NONE` is a place without one."""
    r = min(7, w * 0.18)
    if kind == Estate.NONE:
        return rect(0.7, 0.7, w - 1.4, h - 1.4, r, "unbuilt")
    ground = f"V{h - r:g}a{r:g} {r:g} 0 0 1-{r:g} {r - 1:g}H{r + 1:g}a{r:g} {r:g} 0 0 1-{r:g}-{r - 1:g}z"
    hill = f"M1 {h * 0.66:g}Q{w * 0.3:g} {h * 0.5:g} {w * 0.62:g} {h * 0.66:g}T{w - 1:g} {h * 0.6:g}{ground}"
    drawn = [rect(0.5, 2, w, h, r, "shadow"), rect(0, 0, w, h, r, "meadow"), path(hill, "turf")]
    if kind != Estate.EMPTY:
        drawn.append(standing(kind, w, h))
    return group(*drawn)


def standing(kind, w, h):
    """What stands on an estate: its picture, and its cubes where there is room."""
    dye, count = COLOUR_WORDS[PIECE_COLOUR[kind]], PIECE_CUBES[kind]
    tiny = min(w * 0.3, h * 0.3, 24)
    if tiny < 9 or h < 36:
        return centred(PIECE_ICONS[kind], w / 2, h / 2, min(w, h) * 0.9)
    size = min(w * 0.86, h - tiny - 3)
    left = (w - count * tiny * 0.92) / 2
    cubes = "".join(
        f'<g transform="translate({left + i * tiny * 0.92:g} {h - tiny - 2:g})">{cube(dye, tiny)}</g>'
        for i in range(count)
    )
    return centred(PIECE_ICONS[kind], w / 2, (h - tiny) / 2 + 1, size) + cubes


def cubes_row(colour, count, x, y, size, step):
    """Cubes side by side, each a little over the one before it."""
    word = COLOUR_WORDS[colour]
    return "".join(f'<g transform="translate({x + i * step:g} {y:g})">{cube(word, size)}</g>' for i in range(count))


@lru_cache(maxsize=50)
def moor(w, h):
    """The hills behind the stage, far and near, and heather in front of them."""
    ground = f"V{h - 10:g}a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9z"
    far = f"M1 {h * 0.8:g}Q{w * 0.16:g} {h * 0.58:g} {w * 0.34:g} {h * 0.76:g}"
    far += f"T{w * 0.66:g} {h * 0.72:g}T{w - 1:g} {h * 0.7:g}"
    near = f"M1 {h * 0.9:g}Q{w * 0.24:g} {h * 0.76:g} {w * 0.5:g} {h * 0.9:g}T{w - 1:g} {h * 0.86:g}"
    return path(far + ground, "moor-far") + path(near + ground, "moor-near")


def dyed(name, x, y, size, colour):
    """An icon in the colour of a cube, with its corner at x, y."""
    return icon(name, x, y, size, dye_class(COLOUR_WORDS[colour]))


def dot(x, y, r, is_full):
    return circle(x, y, r, "here" if is_full else "unbuilt")
