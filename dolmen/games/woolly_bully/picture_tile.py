"""Woolly Bully, drawn: one tile, cut by its diagonals into four quarters, on a field of 100 by 100."""

from functools import lru_cache

from dolmen.picture.icons import centred
from dolmen.picture.palette import DYES, dye_class
from dolmen.picture.pieces import badge
from dolmen.picture.svg import at, circle, group, line, path, rect

from .board import BEASTS_OF_A_KIND, COLOUR_WORDS, EDGES, FIRST_BEAST, QUESTION_FACE, SIDES, SQUARE_FACE, TILES, Terrain
from .rules.landscape import side_of

SIZE = 100
MIDDLE = SIZE / 2
CORNERS = ((0, 0), (SIZE, 0), (SIZE, SIZE), (0, SIZE))  # side d lies between corners d and d + 1
QUARTERS = ("M0 0H100L50 50z", "M100 0V100L50 50z", "M100 100H0L50 50z", "M0 100V0L50 50z")
MIDDLES = ((50, 20), (80, 50), (50, 80), (20, 50))  # where the sheep of each quarter stands


@lru_cache(maxsize=1000)
def face(lies: int) -> str:
    """A face as it is turned: meadows with their sheep, wood, village, and fences between."""
    edges = EDGES[lies]
    terrains = [side_of(edges, side) for side in range(SIDES)]
    drawn = [rect(0, 0, SIZE, SIZE, 0, "paper")]
    drawn += [ground(terrain, side) for side, terrain in enumerate(terrains)]
    drawn += [fence(corner) for corner in range(SIDES) if terrains[corner] != terrains[corner - 1]]
    drawn += [dweller(terrain, *MIDDLES[side]) for side, terrain in enumerate(terrains)]
    drawn.append(rect(0, 0, SIZE, SIZE, 0, "rule"))
    return "".join(drawn) + emblem(lies // SIDES)


def ground(terrain: int, side: int) -> str:
    """The colour of a quarter."""
    if terrain == Terrain.FOREST:
        return path(QUARTERS[side], "leaf")
    if terrain == Terrain.VILLAGE:
        return 2 * path(QUARTERS[side], "wood soft-fill")
    tint = path(QUARTERS[side], "own-soft")
    return group(tint, tint, cls=dye_class(COLOUR_WORDS[terrain - Terrain.BLACK]))


def fence(corner: int) -> str:
    """A fence from a corner to the middle, with two posts."""
    x, y = CORNERS[corner]
    posts = "".join(circle(x + (MIDDLE - x) * t, y + (MIDDLE - y) * t, 2.6, "f wood") for t in (0.3, 0.75))
    return group(line(x, y, MIDDLE, MIDDLE, "l thick"), posts, cls="on-paper")


def dweller(terrain: int, x: float, y: float) -> str:
    """Who or what stands in a quarter: a sheep with the mark of its colour, a tree, a house."""
    if terrain == Terrain.FOREST:
        return centred("forest", x, y, 27, "on-paper")
    if terrain == Terrain.VILLAGE:
        return centred("village", x, y, 25, "on-paper")
    return sheep(terrain - Terrain.BLACK, x, y, 36)


@lru_cache(maxsize=200)
def sheep(colour: int, x: float, y: float, size: float) -> str:
    """A sheep of a colour, which also bears the mark of that colour."""
    word = COLOUR_WORDS[colour]
    mark = group(centred(DYES[word], x + size * 0.07, y - size * 0.02, size * 0.38), cls="on-own")
    return group(centred("sheep", x, y, size, "on-paper"), mark, cls=dye_class(word))


def emblem(number: int) -> str:
    """What stands in the middle of a special face: fountain, shepherd, wolf, hunter."""
    if number == SQUARE_FACE:
        return medal("drop", "dye-blue")
    if number >= QUESTION_FACE:
        return medal("shepherd", dye_class(COLOUR_WORDS[number - QUESTION_FACE]))
    tile, side = divmod(number, 2)
    if FIRST_BEAST <= tile < TILES and side == 1:
        return medal("wolf" if tile < FIRST_BEAST + BEASTS_OF_A_KIND else "hunter", "", 23)
    return ""


def medal(name: str, cls: str, r: float = 19) -> str:
    """An icon on a round of paper, in the middle of a tile."""
    drawn = badge(MIDDLE, MIDDLE, r, centred(name, MIDDLE, MIDDLE, r * 1.6))
    return group(drawn, cls=cls) if cls else drawn


def tile_at(x: float, y: float, size: float, lies: int) -> str:
    """A face in its place and size."""
    return at(x, y, face(lies), scale=size / SIZE)
