"""Mac Robber: a view as numbers, the viewer as player 0."""

from dolmen.core.planes import Planes
from dolmen.core.viewer import NOBODY

from .board import (
    COLOURS,
    COMBATS,
    COURT_COLOURS,
    FACE_DOWN,
    MOST_PLAYERS,
    NO_CARD,
    PRINTED,
    TILE_NUMBERS,
    TILES,
    TILES_OF,
    VALUES,
    Estate,
    Phase,
    Place,
)
from .cubes import blue_of, count_pieces, estates_of, green_of
from .deeds import is_last
from .scoring import score
from .sight import unseen

PHASES = 8
OPTION_FIELDS = 9
PIECES = 4  # empty, cattle, castle, abbey

# What observe() writes; "by seat" counts from the viewer, clockwise, and there are always five seats.
planes = Planes()
IN_PLAY = planes("in play by seat", MOST_PLAYERS)
POINTS = planes("points by seat", MOST_PLAYERS)
COURT = planes("court by seat and colour", MOST_PLAYERS, COURT_COLOURS)
ESTATES = planes("estates by seat: empty, cattle, castle, abbey", MOST_PLAYERS, PIECES)
BOUGHT = planes("estates bought by seat", MOST_PLAYERS)
COUNTING = planes("green and blue cubes that count by seat", MOST_PLAYERS, 2)
IN_HAND = planes("cards in hand by seat", MOST_PLAYERS)
MY_HAND = planes("my hand by value", VALUES)
MY_FRESH = planes("my fresh cards by value", VALUES)
UNSEEN = planes("cards I have no sight of by value", VALUES)
DISCARDS = planes("open discards by value", VALUES)
COVERED = planes("covered discards by seat", MOST_PLAYERS)
MY_COVERED = planes("my covered discards by value", VALUES)
IN_DECK = planes("cards in the deck", 1)
BAG = planes("bag by colour", COLOURS)
DISPLAY = planes("display by colour", COLOURS)
USED = planes("drawn cubes used, actions done", 2)
DEEDS = planes("names of actions done", 7)
FOLLOWING = planes("largest following by seat", MOST_PLAYERS)
START = planes("start player by seat", MOST_PLAYERS)
LAST = planes("last of the round by seat", MOST_PLAYERS)
ACTIVE = planes("active by seat", MOST_PLAYERS)
TO_MOVE = planes("to move by seat", MOST_PLAYERS)
VICTIM = planes("victim of the bard by seat", MOST_PLAYERS)
ATTACKER = planes("attacker by seat", MOST_PLAYERS)
DEFENDER = planes("defender by seat", MOST_PLAYERS)
DUELS = planes("combat rounds: card, face down, piper, for attacker and defender", COMBATS, 2, 3)
PHASE = planes("phase", PHASES)
ROUND = planes("round", 1)
PILE = planes("tiles in the pile", 1)
HIDDEN_TILES = planes("tiles not shown by number", TILE_NUMBERS)
OPTIONS = planes("options", OPTION_FIELDS)
PLANES = planes.listed


def observe(view, viewer, out):
    """Writes the planes into `out`."""
    me = max(viewer, 0)
    for seat in range(view.players):
        observe_clan(view, (me + seat) % view.players, seat, out)
    observe_cards(view, viewer, out)
    for colour in range(COLOURS):
        out[BAG + colour] = view.bag[colour]
        out[DISPLAY + colour] = view.display[colour]
    out[USED] = view.used
    out[USED + 1] = view.acted
    for name in range(7):
        out[DEEDS + name] = (view.deeds >> name) & 1
    mark(view, FOLLOWING, view.following, me, out)
    mark(view, START, view.start, me, out)
    mark(view, VICTIM, view.victim, me, out)
    mark(view, ATTACKER, view.attacker, me, out)
    mark(view, DEFENDER, view.defender, me, out)
    if view.phase != Phase.OVER:
        mark(view, ACTIVE, view.active, me, out)
        mark(view, TO_MOVE, view.player, me, out)
        out[PHASE + view.phase] = 1
    observe_duels(view, out)
    out[ROUND] = view.round
    observe_tiles(view, out)
    observe_options(view, out)


def mark(view, plane, player, me, out):
    """Marks a player's seat, if there is one."""
    if player != NOBODY:
        out[plane + (player - me) % view.players] = 1


def observe_clan(view, player, seat, out):
    out[IN_PLAY + seat] = 1
    out[POINTS + seat] = score(view, player)
    for colour in range(COURT_COLOURS):
        out[COURT + seat * COURT_COLOURS + colour] = view.court[player][colour]
    for kind in range(PIECES):
        out[ESTATES + seat * PIECES + kind] = count_pieces(view, player, Estate.EMPTY + kind)
    out[BOUGHT + seat] = estates_of(view, player) - PRINTED
    out[COUNTING + seat * 2] = green_of(view, player)
    out[COUNTING + seat * 2 + 1] = blue_of(view, player)
    out[IN_HAND + seat] = view.in_hand[player] + view.in_fresh[player]
    out[COVERED + seat] = view.in_covered[player]
    out[LAST + seat] = is_last(view, player)


def observe_cards(view, viewer, out):
    for value in range(VALUES):
        out[UNSEEN + value] = unseen(view, viewer, value)
        out[DISCARDS + value] = view.discards[value]
        if viewer != NOBODY:
            out[MY_HAND + value] = view.hand[viewer][value]
            out[MY_FRESH + value] = view.fresh[viewer][value]
            out[MY_COVERED + value] = view.covered[viewer][value]
    out[IN_DECK] = view.in_deck


def observe_duels(view, out):
    for combat in range(COMBATS):
        for side in range(2):
            at = DUELS + (combat * 2 + side) * 3
            card = view.duel_card[combat][side]
            if card == FACE_DOWN:
                out[at + 1] = 1
            elif card != NO_CARD:
                out[at] = card
            out[at + 2] = view.duel_piper[combat][side]


def observe_tiles(view, out):
    out[PILE] = view.pile
    for number in range(TILE_NUMBERS):
        out[HIDDEN_TILES + number] = TILES_OF[number]
    for tile in range(TILES):
        if view.tile_place[tile] == Place.SHOWN:
            out[HIDDEN_TILES + view.tile[tile]] -= 1


def observe_options(view, out):
    out[OPTIONS] = view.first_action
    out[OPTIONS + 1] = view.assault_win
    out[OPTIONS + 2] = view.assault_draw
    out[OPTIONS + 3] = view.refill
    out[OPTIONS + 4] = view.exchange
    out[OPTIONS + 5] = view.score_floor
    out[OPTIONS + 6] = view.discard_pile
    out[OPTIONS + 7] = view.green_zero
    out[OPTIONS + 8] = view.start_player
