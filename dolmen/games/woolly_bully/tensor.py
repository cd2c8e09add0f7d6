"""Woolly Bully: a view as numbers, the viewer as player 0.

The landscape comes twice: as a window of NEAR steps each way round the square, and as the list of all tiles in the
order of laying, so that nothing is lost however far it reaches.
"""

from dolmen.core.viewer import NOBODY
from dolmen.games.woolly_bully.board import (
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
from dolmen.games.woolly_bully.rules.forests import is_uncovered_wolf
from dolmen.games.woolly_bully.rules.landscape import edges_at, side_of
from dolmen.games.woolly_bully.rules.scoring import is_threatened

NEAR = 8
WINDOW = 2 * NEAR + 1
TERRAINS = 6
PHASES = 6
TILE_NUMBERS = 2 + SIDES * TERRAINS + 3 * SIDES  # x, y, terrain of each quarter; size, open edges, threat of its region

PLANES = (
    ("my hand", TILES),
    ("tiles laid", TILES),
    ("tiles near the square: terrain of each quarter", WINDOW * WINDOW * SIDES * TERRAINS),
    ("tiles in the order of laying: where, terrain, sheep, open edges, danger", MOST_LAID * TILE_NUMBERS),
    ("wolves and hunters: forest side laid; wolf still uncovered, hunter used up", 2 * BEASTS),
    ("colours known to be of each player, mine first", MOST_PLAYERS * COLOURS),
    ("colours declared", COLOURS),
    ("tiles in each hand, mine first", MOST_PLAYERS),
    ("wolves and hunters known to be in each hand, mine first", 2 * MOST_PLAYERS),
    ("place in the stop order, mine first", MOST_PLAYERS * MOST_PLAYERS),
    ("who has passed since the last tile, mine first", MOST_PLAYERS),
    ("tiles in the bag", 1),
    ("wolf and hunter tiles laid", 2),
    ("what is asked", PHASES),
    ("what the next part of a series is", 2),
    ("who is asked, me first", MOST_PLAYERS),
    ("whose turn it is or will be, mine first", MOST_PLAYERS),
)

MY_HAND = 0
LAID = MY_HAND + TILES
WINDOW_AT = LAID + TILES
LIST = WINDOW_AT + WINDOW * WINDOW * SIDES * TERRAINS
POSTS = LIST + MOST_LAID * TILE_NUMBERS
OWNERS = POSTS + 2 * BEASTS
DECLARED = OWNERS + MOST_PLAYERS * COLOURS
HELD = DECLARED + COLOURS
KNOWN = HELD + MOST_PLAYERS
STOPPED = KNOWN + 2 * MOST_PLAYERS
PASSED = STOPPED + MOST_PLAYERS * MOST_PLAYERS
BAG = PASSED + MOST_PLAYERS
SHOWN = BAG + 1
PHASE = SHOWN + 2
DUE = PHASE + PHASES
ASKED = DUE + 2
AT_TURN = ASKED + MOST_PLAYERS


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
    out[ASKED + (view.player - me) % view.players] = 1
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
