"""Woolly Bully: a view as numbers, the viewer as player 0.

The landscape comes twice: as a window of NEAR steps each way round the square, and as the list of all tiles in the
order of laying, so that nothing is lost however far it reaches.
"""

from dolmen.core.planes import Planes
from dolmen.core.viewer import NOBODY

from .board import (
    BEASTS,
    BEASTS_OF_A_KIND,
    COLOURS,
    MOST_LAID,
    MOST_PLAYERS,
    NOTHING,
    SIDES,
    TABLE,
    TILES,
    Phase,
    Terrain,
    due_kind,
    x_of,
    y_of,
)
from .judge import count_gates
from .rules.bag import has_tile
from .rules.forests import is_uncovered_wolf
from .rules.landscape import edges_at, side_of
from .rules.scoring import is_threatened, next_safe_field, terrain_of

NEAR = 8
WINDOW = 2 * NEAR + 1
TERRAINS = 6
PHASES = 6
FIELD = 4  # numbers that tell of an open field
TILE_NUMBERS = 2 + SIDES * TERRAINS + 3 * SIDES  # x, y, terrain of each quarter; size, open edges, threat of its region

planes = Planes()
MY_HAND = planes("my hand", TILES)
LAID = planes("tiles laid", TILES)
WINDOW_AT = planes("tiles near the square: terrain of each quarter", WINDOW, WINDOW, SIDES, TERRAINS)
LIST = planes("tiles in the order of laying: where, terrain, sheep, open edges, danger", MOST_LAID, TILE_NUMBERS)
POSTS = planes("wolves and hunters: forest side laid; wolf still uncovered, hunter used up", 2, BEASTS)
OWNERS = planes("colours known to be of each player, mine first", MOST_PLAYERS, COLOURS)
DECLARED = planes("colours declared", COLOURS)
HELD = planes("tiles in each hand, mine first", MOST_PLAYERS)
KNOWN = planes("wolves and hunters known to be in each hand, mine first", 2, MOST_PLAYERS)
STOPPED = planes("place in the stop order, mine first", MOST_PLAYERS, MOST_PLAYERS)
PASSED = planes("who has passed since the last tile, mine first", MOST_PLAYERS)
BAG = planes("tiles in the bag", 1)
SHOWN = planes("wolf and hunter tiles laid", 2)
PHASE = planes("what is to be decided", PHASES)
DUE = planes("what the next part of a series is", 2)
TO_MOVE = planes("the player to move, me first", MOST_PLAYERS)
AT_TURN = planes("whose turn it is or will be, mine first", MOST_PLAYERS)
SAFE = planes("sheep of the largest safe field, by colour", COLOURS)
OPEN = planes("largest open field by colour: sheep, open edges, gates, threatened", COLOURS, FIELD)
MY_SAFE = planes("sheep of my largest safe field", 1)
MY_OPEN = planes("my largest open field: sheep, open edges, gates, threatened", FIELD)
PLANES = planes.listed


def observe(view, viewer, out):
    """Writes the planes into `out`."""
    me = max(viewer, 0)
    if viewer != NOBODY:
        for tile in range(TILES):
            out[MY_HAND + tile] = has_tile(view, viewer, tile)
    for tile in range(TILES):
        out[LAID + tile] = has_tile(view, TABLE, tile)
    for number in range(view.laid):
        write_tile(view, number, out)
    write_beasts(view, out)
    for player in range(view.players):
        write_player(view, player, (player - me) % view.players, out)
    for colour in range(COLOURS):
        out[DECLARED + colour] = view.declared[colour]
        write_fields(view, colour, viewer, out)
    out[BAG] = view.left
    out[SHOWN] = view.shown[0]
    out[SHOWN + 1] = view.shown[1]
    out[PHASE + view.phase] = 1
    if view.phase == Phase.BEAST:
        out[DUE + due_kind(view.series, view.step)] = 1
    out[TO_MOVE + (view.player - me) % view.players] = 1
    out[AT_TURN + (view.at_turn - me) % view.players] = 1


def write_tile(view, number, out):
    place = view.place[number]
    x, y = x_of(place), y_of(place)
    edges = edges_at(view, number)
    first = LIST + number * TILE_NUMBERS
    out[first] = x
    out[first + 1] = y
    for side in range(SIDES):
        terrain = side_of(edges, side) - Terrain.BLACK
        out[first + 2 + side * TERRAINS + terrain] = 1
        if max(abs(x), abs(y)) <= NEAR:
            spot = (y + NEAR) * WINDOW + x + NEAR
            out[WINDOW_AT + (spot * SIDES + side) * TERRAINS + terrain] = 1
        region = view.region[SIDES * number + side]
        about = first + 2 + SIDES * TERRAINS + 3 * side
        out[about] = view.size[region]
        out[about + 1] = view.open[region]
        out[about + 2] = terrain < COLOURS and is_threatened(view, region)


def write_fields(view, colour, viewer, out):
    """The largest fields of a colour; of mine once more, in a place of their own."""
    safe, largest = next_safe_field(view, colour, NOTHING), largest_open(view, colour)
    is_mine = viewer != NOBODY and view.owner[colour] == viewer
    if safe != NOTHING:
        out[SAFE + colour] = view.size[safe]
        if is_mine:
            out[MY_SAFE] = max(out[MY_SAFE], out[SAFE + colour])
    if largest != NOTHING:
        write_open(view, largest, OPEN + FIELD * colour, out)
        if is_mine and view.size[largest] > out[MY_OPEN]:
            write_open(view, largest, MY_OPEN, out)


def largest_open(view, colour):
    """The open field of a colour with the most sheep, or NOTHING."""
    found, most = NOTHING, 0
    for field in range(SIDES * view.laid):
        if view.size[field] > most and view.open[field] > 0 and terrain_of(view, field) == Terrain.BLACK + colour:
            found, most = field, view.size[field]
    return found


def write_open(view, field, first, out):
    out[first] = view.size[field]
    out[first + 1] = view.open[field]
    out[first + 2] = count_gates(view, field)
    out[first + 3] = is_threatened(view, field)


def write_beasts(view, out):
    for beast in range(BEASTS):
        out[POSTS + beast] = view.post[beast] != NOTHING
    for wolf in range(BEASTS_OF_A_KIND):
        out[POSTS + BEASTS + wolf] = is_uncovered_wolf(view, wolf)
    for hunter in range(BEASTS_OF_A_KIND):
        out[POSTS + BEASTS + BEASTS_OF_A_KIND + hunter] = view.covers[hunter] != NOTHING


def write_player(view, player, seat, out):
    """What all know of a player, and the colour if it is known."""
    for colour in range(COLOURS):
        out[OWNERS + seat * COLOURS + colour] = view.owner[colour] == player
    out[HELD + seat] = view.held[player]
    for kind in range(2):
        out[KNOWN + 2 * seat + kind] = view.known[player][kind]
    if view.stopped[player] > 0:
        out[STOPPED + seat * MOST_PLAYERS + view.stopped[player] - 1] = 1
    for nth in range(view.passes):
        if view.row[nth] == player:
            out[PASSED + seat] = 1
