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
    TILES,
    Phase,
    Terrain,
    due_kind,
    x_of,
    y_of,
)
from .rules.forests import is_uncovered_wolf
from .rules.landscape import edges_at, side_of
from .rules.scoring import is_threatened

NEAR = 8
WINDOW = 2 * NEAR + 1
TERRAINS = 6
PHASES = 6
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
PLANES = planes.listed


def observe(view, viewer, out):
    """Writes the planes into `out`."""
    me = max(viewer, 0)
    if viewer != NOBODY:
        for place in range(view.held[viewer]):
            out[MY_HAND + view.hand[viewer][place]] = 1
    for number in range(view.laid):
        write_tile(view, number, out)
    write_beasts(view, out)
    for player in range(view.players):
        write_player(view, player, (player - me) % view.players, out)
    for colour in range(COLOURS):
        out[DECLARED + colour] = view.declared[colour]
    out[BAG] = view.left
    out[SHOWN] = view.shown[0]
    out[SHOWN + 1] = view.shown[1]
    out[PHASE + view.phase] = 1
    if view.phase == Phase.BEAST:
        out[DUE + due_kind(view.series, view.step)] = 1
    out[TO_MOVE + (view.player - me) % view.players] = 1
    out[AT_TURN + (view.at_turn - me) % view.players] = 1


def write_tile(view, number, out):
    tile = view.lies[number] // (2 * SIDES)
    if tile < TILES:
        out[LAID + tile] = 1
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
