"""Woolly Bully's tiles, grid, actions and state."""

import tomllib
from enum import IntEnum
from itertools import product
from pathlib import Path

import numpy as np

from dolmen.core.record import record

DATA = tomllib.loads((Path(__file__).parent / "data.toml").read_text("utf-8"))

MOST_PLAYERS = 4
START_HAND = DATA["setup"]["start_hand"]
BONUSES = (0, *DATA["score"]["stop_bonus"])  # by place in the stop order; 0 for who has not stopped
POINT_PER_SHEEP = DATA["score"]["point_per_sheep"]
TIME_LIMITS = tuple(DATA["options"]["time_limit_s"]["values"])  # seconds for a turn; 0 for no limit
NOTHING = -1
UNKNOWN = -2  # in a view: something is here, but not for these eyes


# -- terrain and the compass ---------------------------------------------------------------------------------------


class Terrain(IntEnum):
    NONE = 0  # no tile
    BLACK = 1
    YELLOW = 2
    RED = 3
    BLUE = 4
    VILLAGE = 5
    FOREST = 6


COLOURS = 4  # colour c is Terrain.BLACK + c
COLOUR_WORDS = ("black", "yellow", "red", "blue")
LETTERS = ".kyrbvf"  # by Terrain
SIDES = 4  # 0 north, 1 east, 2 south, 3 west
BITS = 3  # an edge in a number that holds all four: side d at bits 3d
ONE_EACH = 0o1111  # times a terrain: all four edges are of it
EDGE = 7


# -- the tiles -------------------------------------------------------------------------------------------------------


class Kind(IntEnum):
    WOLF = 0
    HUNTER = 1


TILES = len(DATA["tile"])  # in the bag at the start
BEASTS_OF_A_KIND = 4
BEASTS = 2 * BEASTS_OF_A_KIND  # the last tiles: wolves, then hunters
LANDSCAPES = TILES - BEASTS
FIRST_BEAST = LANDSCAPES  # the tile number of the first wolf; the hunters follow the wolves
SQUARE_FACE = 2 * TILES  # face 2t is side a of tile t, 2t + 1 its side b
QUESTION_FACE = SQUARE_FACE + 1  # of black; the other colours follow
MOST_LAID = 1 + COLOURS + TILES  # square, "?" tiles, bag
QUARTERS = SIDES * MOST_LAID  # quarter 4i + d is the one towards side d of the tile laid as number i

FACE_LETTERS = (
    *(tile[side] for tile in DATA["tile"] for side in "ab"),
    DATA["square"]["edges"],
    *(tile["edges"] for tile in DATA["question_tile"]),
)


def pack_edges(letters, turn):
    """The edges of a face after `turn` quarter turns clockwise, as one number: printed north comes to lie east."""
    return sum(LETTERS.index(letters[(side - turn) % SIDES]) << BITS * side for side in range(SIDES))


# By 4 * face + turn.
EDGES = tuple(pack_edges(letters, turn) for letters in FACE_LETTERS for turn in range(SIDES))


def edges_of(lies):
    """The four edges of a face and turn; the one function that reads the table, so that compiled code has it once."""
    return EDGES[lies]


HAS_VILLAGE = tuple(int("v" in tile["a"] + tile["b"]) for tile in DATA["tile"])

# Sets of tiles are numbers: bit t for landscape tile t, and in a number of their own bit n for wolf or hunter n.
ALL_LANDSCAPES = (1 << LANDSCAPES) - 1
ALL_BEASTS = (1 << BEASTS) - 1
WITH_VILLAGE = sum(1 << tile for tile in range(LANDSCAPES) if HAS_VILLAGE[tile])
SAME_SHEEP = 1 | 1 << BEASTS_OF_A_KIND  # the wolf and the hunter with black sheep; times 2 for each next colour


def landscapes_with(side, printed, terrain):
    """The landscape tiles whose side (0 for a, 1 for b) has a terrain on a printed edge; all where none is wanted."""
    if terrain == Terrain.NONE:
        return ALL_LANDSCAPES
    letters = FACE_LETTERS[side : 2 * LANDSCAPES : 2]
    return sum(1 << tile for tile, edges in enumerate(letters) if edges[printed] == LETTERS[terrain])


# By side of the tile, printed edge and terrain, so that a look-up is a sum of shifts.
TILES_WITH = tuple(
    landscapes_with(side, printed, terrain) if terrain < len(LETTERS) else 0
    for side in range(2)
    for printed in range(SIDES)
    for terrain in range(EDGE + 1)
)


def tiles_with(side, printed, terrain):
    """The landscape tiles with a terrain on an edge; the one function that reads the table."""
    return TILES_WITH[(side * SIDES + printed) * (EDGE + 1) + terrain]


# -- the table -------------------------------------------------------------------------------------------------------

# The table has no edge. But it begins at the square, and no more than MOST_LAID tiles can ever lie there: so no tile
# comes to lie farther out than REACH steps, counted along the rows and columns, and all places there are have a number.
REACH = MOST_LAID - 1
# They make a diamond; with u = x + y and v = x - y it is a square in which every second cell counts. So places are
# numbered along the diagonals, and neighbours are a fixed step apart. The outermost ring is a hem that is empty for
# ever: every place within reach has four neighbours.
HEM = REACH + 1
DIAGONAL = 2 * HEM + 1
PLACES = (DIAGONAL * DIAGONAL + 1) // 2
STEP = (HEM, HEM + 1, -HEM, -HEM - 1)  # from a place to its neighbour on each side
SLOTS = 252  # where tiles are looked up by their place; of places that share one, none are less than 21 steps apart


def place_at(x, y):
    """The number of a place."""
    return ((x + y + HEM) * DIAGONAL + x - y + HEM) // 2


def x_of(place):
    """How far east of the square a place lies."""
    return (2 * place // DIAGONAL + 2 * place % DIAGONAL) // 2 - HEM


def y_of(place):
    """How far north of the square a place lies."""
    return (2 * place // DIAGONAL - 2 * place % DIAGONAL) // 2


def distance_of(place):
    """How many steps a place lies from the square."""
    return abs(x_of(place)) + abs(y_of(place))


CENTRE = place_at(0, 0)
MOST_EMPTY = 2 * MOST_LAID + 2  # n tiles have no more empty places round them


# -- the actions -----------------------------------------------------------------------------------------------------

# Ordinary tiles: by place, then by side and turn, then by tile. Four equal edges look the same however turned, so
# side a of wolves and hunters has one turn only, and their side b is never an ordinary face (R24).
TURNED_FACES = 2 * SIDES * LANDSCAPES
WAYS = TURNED_FACES + BEASTS  # ways to lay something on one place

# What can be declared: up to four of each kind in any order. A series is (length, wolves, hunters, kinds as bits, the
# first lowest).
SERIES = tuple(
    (length, kinds.count(Kind.WOLF), kinds.count(Kind.HUNTER), sum(kind << n for n, kind in enumerate(kinds)))
    for length in range(1, BEASTS + 1)
    for kinds in product((Kind.WOLF, Kind.HUNTER), repeat=length)
    if max(kinds.count(Kind.WOLF), kinds.count(Kind.HUNTER)) <= BEASTS_OF_A_KIND
)
ALL_SERIES = len(SERIES)
# The same in one number each: length, wolves, hunters, kinds, from the lowest bits.
PACKED_SERIES = tuple(row[0] | row[1] << 4 | row[2] << 8 | row[3] << 12 for row in SERIES)


def series_of(series):
    """A series in one number; the one function that reads the table."""
    return PACKED_SERIES[series]


def length_of(series):
    """How many wolves and hunters a series has."""
    return series_of(series) & 15


def count_in(series, kind):
    """How many of a kind a series has."""
    return series_of(series) >> 4 + 4 * kind & 15


def due_kind(series, step):
    """The kind that is due at a step of a series."""
    return series_of(series) >> 12 + step & 1


PLACE = 0
REVEAL = PLACE + PLACES * WAYS  # by colour, then by place
DECLARE = REVEAL + COLOURS * PLACES  # by series
BEAST = DECLARE + ALL_SERIES  # by beast, then by place
SKIP = BEAST + BEASTS * PLACES
PASS, STOP, END, QUIET, ACTIONS = SKIP + 1, SKIP + 2, SKIP + 3, SKIP + 4, SKIP + 5


def most_placements():
    """No hand has more ordinary options: over all sizes of the landscape, places times tiles times ways to fit.

    n tiles have no more than 2n + 2 empty places round them, and a tile fits a place in no more ways than it has edges
    of the terrain that is wanted there.
    """
    edges_alike = max((tile["a"] + tile["b"]).count(letter) for tile in DATA["tile"][:LANDSCAPES] for letter in LETTERS)
    return max((2 * laid + 2) * (MOST_LAID - laid) * edges_alike for laid in range(1, MOST_LAID))


MOST_LEGAL = most_placements() + 2 * MOST_EMPTY + ALL_SERIES + 3
# Every tile laid and every stop empties the row of passes; a turn is one decision, `after` and up to three questions;
# a special action is two decisions a tile and up to four new questions.
LONGEST = (MOST_LAID + MOST_PLAYERS) * MOST_PLAYERS * 5 + (BEASTS + COLOURS) * 6


# -- the state -------------------------------------------------------------------------------------------------------


class Phase(IntEnum):
    TURN = 0
    BONUS = 1  # the tile after a reveal
    BEAST = 2  # a declared wolf or hunter is due
    AFTER = 3  # after the ordinary tile
    GAP = 4  # between two turns: somebody else may act
    OVER = 5


class Specials(IntEnum):
    """Option: when "?" tiles, wolves and hunters may be played."""

    GAP = 0
    OWN_TURN = 1


class FirstPlayer(IntEnum):
    """Option: who begins."""

    RANDOM = 0
    SEAT1 = 1


class Event(IntEnum):
    """What happens, for story.py: each with its details. `tiles` is a bundle, see rules/bag.py."""

    STARTS = 0  # player
    COLOURS = 1  # the "?" tiles are dealt
    DEALT = 2  # player, tiles
    LAID = 3  # player, face, turn, place, touching
    REVEALED = 4  # player, colour, place, touching
    DECLARED = 5  # player, series
    CAME = 6  # player, beast, place, touching, wolf it lies on or NOTHING
    LAPSED = 7  # player, kind
    COVERED = 8  # hunter, wolf: at a distance
    DREW = 9  # player, number, tiles
    SKIPPED = 10  # player
    PASSED = 11  # player
    STOPPED = 12  # player, place in the stop order, Why
    TURN = 13  # player
    ENDED = 14
    # One by one what is told together above, or is part of it: for elements.py.
    OWNS = 15  # player, colour: has its "?" tile (a secret of theirs, but for two players)
    TILE = 16  # player, tile: was dealt or drew it (a secret of theirs)
    USED = 17  # player, tile, face: it left the hand and lies so
    BONUS = 18  # player: the tile that is laid next is the bonus tile


class Why(IntEnum):
    """Why a player stops."""

    CHOSE = 0
    FORCED = 1  # no tile, no bag, no "?" tile (R38)
    STUCK = 2  # all who are left have passed (R40)


# Who may have a tile of the bag: a player by number, the bag, the landscape.
BAG = MOST_PLAYERS
TABLE = BAG + 1
HOLDERS = TABLE + 1

STATE = record(
    # tiles as sets, by who has them
    ("lands", np.int64, HOLDERS),  # landscape tiles; in a view, of the bag and of a hidden hand: none
    ("unfit", np.int64, MOST_PLAYERS),  # those that would have fitted when the player passed
    # the landscape: tiles by the order of laying, 0 is the square; a hunter on a wolf is a tile of its own
    ("place", np.int16, MOST_LAID),
    ("lies", np.int16, MOST_LAID),  # 4 * face + turn
    ("region", np.int16, QUARTERS),  # the lowest quarter of the same field, forest or village
    ("next", np.int16, QUARTERS),  # of a quarter: another one of its region; they make a ring
    ("empty", np.int16, MOST_EMPTY),  # the empty places beside a tile, rising; then 0
    ("wants", np.int16, MOST_EMPTY),  # of each, the edges that a tile there must have; see pack_edges
    ("empties", np.int16),  # how many there are
    ("series", np.int16),  # which of SERIES is being laid, else NOTHING
    ("beasts", np.int16, HOLDERS),  # wolves and hunters, as `lands`
    ("unfit_beasts", np.int16, MOST_PLAYERS),
    ("size", np.int8, QUARTERS),  # of a region, at its lowest quarter: how many quarters
    ("open", np.int8, QUARTERS),  # of a region, at its lowest quarter: outer edges on empty places
    ("spot", np.int8, SLOTS),  # 1 + the number of a tile on top, in the slot of its place or the next free one after it
    ("alike", np.int8, len(Terrain)),  # empty places that want this terrain alone; at NONE those that want several
    ("laid", np.int8),  # how many tiles lie
    # wolves and hunters
    ("post", np.int8, BEASTS),  # the number as which its forest side was laid, else NOTHING
    ("covers", np.int8, BEASTS_OF_A_KIND),  # of each hunter: the wolf (0 to 3) it lies on or has covered, else NOTHING
    ("shown", np.int8, 2),  # by kind: tiles laid, with either side up
    ("known", np.int8, (MOST_PLAYERS, 2)),  # by kind: tiles that all know to be in the hand, since they were declared
    # tiles out of sight
    ("held", np.int8, MOST_PLAYERS),  # how many tiles a hand has
    ("left", np.int8),  # how many tiles the bag has
    ("stale", np.int8, MOST_PLAYERS),  # how many tiles of the hand, at least, were there at the pass of `unfit`
    # colours
    ("owner", np.int8, COLOURS),  # the player, or NOTHING for the one that has none
    ("declared", np.int8, COLOURS),  # 1 once its "?" tile is laid
    # the turn
    ("stopped", np.int8, MOST_PLAYERS),  # place in the stop order from 1, 0 for who is still in the game
    ("row", np.int8, MOST_PLAYERS),  # who has passed since the last tile or stop, in order; then NOTHING
    ("passes", np.int8),  # how many stand in the row
    ("at_turn", np.int8),  # whose turn it is, or in a gap will be
    ("back", np.int8),  # the Phase that a special action goes back to
    ("step", np.int8),  # in a series: which part is due
    ("owed", np.int8),  # in a series: tiles to draw at its end
    ("run_left", np.int8),  # in a gap: how many seats may still be asked
    ("excused", np.int8),  # in a gap: the player whose turn just ended, while nothing has happened, else NOTHING
    ("phase", np.int8),
    ("player", np.int8),
    ("players", np.int8),
    ("specials", np.int8),  # option
    ("time_limit_s", np.int8),  # option: the number of one of TIME_LIMITS; kept by the table
    ("first_player", np.int8),  # option
)

# All but the tiles out of sight, whose colours are whose, and the options.
PUBLIC = (
    *("place", "lies", "region", "next", "size", "open", "spot", "laid", "empty", "empties", "wants", "alike"),
    *("series", "post", "covers", "shown", "known", "held", "left", "unfit", "unfit_beasts", "stale", "declared"),
    *("stopped", "row", "passes", "at_turn", "back", "step", "owed", "run_left", "excused", "phase", "player"),
)
