"""Woolly Bully: an action as numbers, as its player sees it: where a tile comes to lie, beside what, and what it is."""

from dolmen.core.planes import Planes

from .board import (
    BEAST,
    BEASTS,
    COLOURS,
    DECLARE,
    FIRST_BEAST,
    NOTHING,
    PLACE,
    PLACES,
    QUESTION_FACE,
    REVEAL,
    SIDES,
    SKIP,
    WAYS,
    Terrain,
    count_in,
    due_kind,
    edges_of,
    length_of,
    x_of,
    y_of,
)
from .gates import gates_of, meets_danger_now
from .joining import joined_with, open_edges_of, region_beside, regions_beside, size_of
from .judge import borders
from .rules.bag import kind_of
from .rules.forests import is_dangerous
from .rules.landscape import count_touching, number_at, side_of, wanted
from .rules.placing import lies_of, tile_of
from .rules.scoring import terrain_of

TERRAINS = 6
WORDS = 5  # skip, pass, stop, end, quiet
REGION = 3  # numbers that tell of a region
GATE = 4  # numbers that tell of the way to close it

traits = Planes()
LAYS = traits("lays a tile", 1)
REVEALS = traits("reveals a colour", COLOURS)
DECLARES = traits("declares a series", 1)
COMES = traits("a wolf comes, a hunter comes", 2)
SAYS = traits("skip, pass, stop, end, quiet", WORDS)
WHERE = traits("steps to the east and to the north", 2)
TOUCHING = traits("neighbours it touches", 1)
EDGES = traits("terrain of each edge as it lies", SIDES, TERRAINS)
MINE = traits("edge of my colour by side", SIDES)
BESIDE = traits("neighbour's region by side: size, open edges", SIDES, 2)
OTHER_SIDE = traits("edges on the side that lies below, by terrain", TERRAINS)
TILE = traits("number of the tile, side, turn", 3)
SERIES = traits("length of the series, wolves, hunters", 3)
ORDER = traits("hunters of the series by their place", BEASTS)
ON_TOP = traits("lies on a wolf", 1)
AFTER = traits("region it becomes part of, by side: size, open edges, closed", SIDES, REGION)
MY_FIELD = traits("largest field of mine it becomes part of: size, open edges, closed", REGION)
OTHERS_FIELD = traits("largest field of other colours it becomes part of: size, open edges, closed", REGION)
DANGERS = traits("edges that meet a dangerous forest", 1)
GATES = traits("gates of the field it becomes part of, by side: how many, edges wanted, dead ones; danger", SIDES, GATE)
MY_GATES = traits("the same of the largest field of mine", GATE)
OTHERS_GATES = traits("the same of the largest field of other colours", GATE)
HARMED = traits("closed sheep beside the forest of a wolf or hunter: most of mine, most of others", 2)
TRAITS = traits.listed


def describe(view, action, out):
    """Writes the traits of an action into `out`."""
    if action < REVEAL:
        out[LAYS] = 1
        describe_tile(lies_of(action), out)
        describe_lying(view, lies_of(action), (action - PLACE) // WAYS, out)
    elif action < DECLARE:
        colour = (action - REVEAL) // PLACES
        out[REVEALS + colour] = 1
        describe_lying(view, SIDES * (QUESTION_FACE + colour), (action - REVEAL) % PLACES, out)
    elif action < BEAST:
        out[DECLARES] = 1
        describe_series(action - DECLARE, out)
    elif action < SKIP:
        beast = (action - BEAST) // PLACES
        out[COMES + kind_of(beast)] = 1
        out[TILE] = FIRST_BEAST + beast
        describe_beast(view, beast, (action - BEAST) % PLACES, out)
    else:
        out[SAYS + action - SKIP] = 1


def describe_tile(lies, out):
    """Which tile of the hand it is, and what its other side would have been."""
    out[TILE] = tile_of(lies)
    out[TILE + 1] = lies // SIDES % 2
    out[TILE + 2] = lies % SIDES
    below = edges_of((lies // SIDES ^ 1) * SIDES)
    for side in range(SIDES):
        out[OTHER_SIDE + side_of(below, side) - Terrain.BLACK] += 1


def describe_lying(view, lies, place, out):
    """Where it comes to lie, with which edges, beside what."""
    out[WHERE] = x_of(place)
    out[WHERE + 1] = y_of(place)
    out[TOUCHING] = count_touching(wanted(view, place))
    edges, beside = edges_of(lies), regions_beside(view, place)
    for side in range(SIDES):
        terrain = side_of(edges, side) - Terrain.BLACK
        out[EDGES + side * TERRAINS + terrain] = 1
        out[MINE + side] = terrain < COLOURS and view.owner[terrain] == view.player
        region = region_beside(beside, side) - 1
        if region != NOTHING:
            out[BESIDE + 2 * side] = view.size[region]
            out[BESIDE + 2 * side + 1] = view.open[region]
            out[DANGERS] += terrain == Terrain.FOREST - Terrain.BLACK and is_dangerous(view, region)
    if number_at(view, place) == 0:
        for side in range(SIDES):
            describe_region(view, place, edges, beside, side, out)


def describe_region(view, place, edges, beside, side, out):
    """What the quarter towards a side becomes part of, alone and among the fields of its owner or of others."""
    together = joined_with(edges, beside, side)
    size, still_open = size_of(view, beside, together), open_edges_of(view, beside, together)
    write_region(size, still_open, AFTER + REGION * side, out)
    terrain = side_of(edges, side) - Terrain.BLACK
    if terrain < COLOURS:
        write_gates(view, place, edges, beside, side, together, out)
        is_mine = view.owner[terrain] == view.player
        largest = MY_FIELD if is_mine else OTHERS_FIELD
        if size > out[largest]:
            write_region(size, still_open, largest, out)
            copy_gates(GATES + GATE * side, MY_GATES if is_mine else OTHERS_GATES, out)


def write_gates(view, place, edges, beside, side, together, out):
    """How the field may still be closed; what an earlier side of the same field has told already is copied."""
    first = GATES + GATE * side
    for earlier in range(side):
        if together >> earlier & 1:
            copy_gates(GATES + GATE * earlier, first, out)
            return
    if out[AFTER + REGION * side + 1] > 0:
        out[first], out[first + 1], out[first + 2] = gates_of(view, place, edges, beside, together)
    out[first + 3] = meets_danger_now(view, edges, beside, together)


def copy_gates(told, first, out):
    for number in range(GATE):
        out[first + number] = out[told + number]


def write_region(size, still_open, first, out):
    out[first] = size
    out[first + 1] = still_open
    out[first + 2] = still_open == 0


def describe_beast(view, beast, place, out):
    """A wolf or hunter lies with its forest side up, on an empty place or on a wolf."""
    out[ON_TOP] = number_at(view, place) != 0
    describe_lying(view, SIDES * (2 * (FIRST_BEAST + beast) + 1), place, out)
    if number_at(view, place) != 0:
        write_harmed(view, view.region[SIDES * (number_at(view, place) - 1)], out)
    else:
        beside = regions_beside(view, place)
        for side in range(SIDES):
            if region_beside(beside, side) != 0:
                write_harmed(view, region_beside(beside, side) - 1, out)


def write_harmed(view, forest, out):
    """The largest closed fields beside a forest."""
    for field in range(SIDES * view.laid):
        terrain = terrain_of(view, field) - Terrain.BLACK
        if terrain < COLOURS and view.open[field] == 0 and borders(view, field, forest):
            whose = HARMED if view.owner[terrain] == view.player else HARMED + 1
            out[whose] = max(out[whose], view.size[field])


def describe_series(series, out):
    out[SERIES] = length_of(series)
    out[SERIES + 1] = count_in(series, 0)
    out[SERIES + 2] = count_in(series, 1)
    for step in range(length_of(series)):
        out[ORDER + step] = due_kind(series, step)
