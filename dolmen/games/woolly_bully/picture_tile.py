"""Woolly Bully, drawn: one tile, cut by its diagonals into four quarters, on a field of 100 by 100.

Grounds with their dwellers, fences and hedges are drawn once in a picture and used by every tile: `with_tiles`.
"""

import re
from functools import cache, lru_cache

from dolmen.picture.icons import centred
from dolmen.picture.palette import DYES, dye_class
from dolmen.picture.pieces import badge
from dolmen.picture.svg import at, circle, group, path, rect, tag

from .board import (
    BEASTS_OF_A_KIND,
    COLOUR_WORDS,
    EDGES,
    FIRST_BEAST,
    LETTERS,
    QUESTION_FACE,
    SIDES,
    SQUARE_FACE,
    TILES,
    Terrain,
)
from .rules.landscape import side_of

SIZE = 100
MIDDLE = SIZE / 2
CORNERS = ((0, 0), (SIZE, 0), (SIZE, SIZE), (0, SIZE))  # side d lies between corners d and d + 1
MIDDLES = ((50, 21), (79, 50), (50, 80), (21, 50))  # where the sheep of each quarter stands
QUARTER = "M1.3 1.3A4.5 4.5 0 0 1 4.5 0H95.5A4.5 4.5 0 0 1 98.7 1.3L50 50z"
TUFTS = "M14 7v0M16.6 8.4v0M14.6 10v0M30 17v0M32.6 18.4v0M72 10v0M74.6 11.4v0M86 5v0M88.6 6.4v0M58 41v0M60.6 42.4v0"
COBBLES = "M16 6h5M29 12h5M66 9h5M80 5h5M46 43h5"
BLADES = "M12 8q2.5-3.5 5 0M24 16q2.5-3.5 5 0M84 8q2.5-3.5 5 0M72 17q2.5-3.5 5 0M47 44q2.5-3.5 5 0"
FENCE = ("M2.4 5.6L46.8 50M5.6 2.4L50 46.8", (9, 25.5, 42))  # rails from a corner to the middle, and its posts
HEDGE = (5, 13, 21, 30, 39, 47.5)  # bushes on the way from a corner to the middle
_USED = re.compile(r'href="#(wb-[a-z]\d)"')


@lru_cache(maxsize=1000)
def face(lies: int) -> str:
    """A face as it is turned: meadows with their sheep, wood, village, and fences or hedges between."""
    number, edges = lies // SIDES, EDGES[lies]
    terrains = [side_of(edges, side) for side in range(SIDES)]
    drawn = [use(f"wb-{LETTERS[terrain]}{side}") for side, terrain in enumerate(terrains)]
    if is_beast(number):
        drawn = [use(f"wb-g{side}") for side in range(SIDES)]
    for corner in range(SIDES):
        beside = {terrains[corner], terrains[corner - 1]}
        if len(beside) > 1:
            drawn.append(use(f"wb-{'h' if Terrain.FOREST in beside else 'p'}{corner}"))
    drawn.append(rect(0.5, 0.5, SIZE - 1, SIZE - 1, 4.5, "tile-edge"))
    return "".join(drawn) + emblem(number)


def use(name: str) -> str:
    return f'<use href="#{name}"/>'


def with_tiles(content: str) -> str:
    """A drawing with the grounds, fences and hedges that its tiles use."""
    return tag("defs", "".join(map(shape, sorted(set(_USED.findall(content)))))) + content


@cache
def shape(name: str) -> str:
    """What tiles are made of: a ground with its dweller, a fence, a hedge, at one of the four sides or corners."""
    kind, side = name[3], int(name[4])
    if kind == "p":
        inside = turned(side, fence())
    elif kind == "h":
        inside = turned(side, hedge())
    elif kind == "g":
        inside = turned(side, ground(Terrain.FOREST))
    else:
        terrain = LETTERS.index(kind)
        inside = turned(side, ground(terrain)) + dweller(terrain, *MIDDLES[side])
    return f'<g id="{name}">{inside}</g>'


def turned(side: int, content: str) -> str:
    return f'<g transform="rotate({90 * side} {MIDDLE:g} {MIDDLE:g})">{content}</g>' if side else content


def ground(terrain: int) -> str:
    """The ground of the upper quarter."""
    marks = {Terrain.VILLAGE: COBBLES, Terrain.FOREST: BLADES}.get(Terrain(terrain), TUFTS)
    return path(QUARTER, f"tone-{terrain + 2}") + group(path(marks, "tuft"), cls="fine")


def fence() -> str:
    """A fence from the upper left corner to the middle."""
    rails, posts = FENCE
    return path(rails, "l w2") + "".join(circle(t, t, 3.2, "f wood") for t in posts)


def hedge() -> str:
    """A hedge from the upper left corner to the middle: forest is behind it."""
    return "".join(circle(t, t, 5, "f tone-2") for t in HEDGE)


def dweller(terrain: int, x: float, y: float) -> str:
    """Who or what stands in a quarter: a sheep with the mark of its colour, trees, houses; always upright."""
    if terrain == Terrain.FOREST:
        return centred("forest", x, y, 38)
    if terrain == Terrain.VILLAGE:
        return centred("village", x, y, 34)
    return sheep(terrain - Terrain.BLACK, x, y, 40)


@lru_cache(maxsize=400)
def sheep(colour: int, x: float, y: float, size: float) -> str:
    """A sheep of a colour, which also bears the mark of that colour."""
    word = COLOUR_WORDS[colour]
    look = "sheep-pale" if word == "black" else "sheep"
    mark = group(centred(DYES[word], x + size * 0.1, y - size * 0.01, size * 0.3), cls="on-own")
    return group(centred(look, x, y, size), mark, cls=dye_class(word))


def is_beast(number: int) -> bool:
    """Whether a face is the forest side of a wolf or hunter."""
    tile, side = divmod(number, 2)
    return FIRST_BEAST <= tile < TILES and side == 1


def emblem(number: int) -> str:
    """What stands in the middle of a special face: fountain, shepherd, wolf before a moon, hunter before a sun."""
    if number == SQUARE_FACE:
        return medal("drop", "dye-blue")
    if number >= QUESTION_FACE:
        return medal("shepherd", dye_class(COLOUR_WORDS[number - QUESTION_FACE]))
    if is_beast(number):
        is_wolf = number // 2 < FIRST_BEAST + BEASTS_OF_A_KIND
        round_ = circle(MIDDLE, MIDDLE, 36, "f pale" if is_wolf else "f gold")
        return round_ + centred("wolf" if is_wolf else "hunter", MIDDLE, MIDDLE, 66)
    return ""


def medal(name: str, cls: str, r: float = 17) -> str:
    """An icon on a round of paper, in the middle of a tile."""
    drawn = badge(MIDDLE, MIDDLE, r, centred(name, MIDDLE, MIDDLE, r * 1.6))
    return group(drawn, cls=cls) if cls else drawn


def tile_at(x: float, y: float, size: float, lies: int) -> str:
    """A face in its place and size."""
    return at(x, y, face(lies), scale=size / SIZE)
