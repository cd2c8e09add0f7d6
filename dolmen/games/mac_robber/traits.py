"""Mac Robber: an action as numbers, as its player sees it."""

from dolmen.core.planes import Planes

from .board import (
    ACT,
    ASSAULT,
    CARD_SETS,
    COLOURS,
    COURT_COLOURS,
    DISCARD,
    END_TURN,
    EXCHANGE,
    MOST_PLAYERS,
    NO_COLOUR,
    PAIRS,
    PIECE_COLOUR,
    PIECE_CUBES,
    PLAY,
    REDRAW,
    REDRAWS,
    SET_COUNTS,
    SORT,
    STEAL,
    TAKE,
    TAKE_BITS,
    TAKES,
    VALUES,
    Colour,
    Deed,
    Estate,
)
from .cubes import count_pieces, estates_of

FIRSTS = (REDRAW, ACT, TAKE, DISCARD, ASSAULT, EXCHANGE, END_TURN, PLAY, STEAL, SORT)  # of each kind of action
DEED_NAMES = 9
# By Deed: which of the names it has.
NAME_OF = (0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 8)
PIECES = 3  # cattle, castle, abbey
assert len(SET_COUNTS) == len(CARD_SETS)

# "By seat" counts from the player to move, clockwise.
traits = Planes()
KIND = traits("redraw, deed, cubes, discard, assault, exchange, end, card, plunder, sort", len(FIRSTS))
DEED = traits("cattle, castle, abbey, warrior, piper, monks, estate, bard, done", DEED_NAMES)
PUT_BACK = traits("cubes put back by colour", COLOURS)
DRAWN = traits("cubes used of the display by colour", COLOURS)
SPENT = traits("cubes used of my court by colour", COURT_COLOURS)
KEPT = traits("cube kept by colour", COURT_COLOURS)
BAGGED = traits("cubes into the bag by colour", COURT_COLOURS)
CARDS = traits("cards by value", VALUES)
PIPER = traits("with a piper", 1)
PLUNDER = traits("steal, steal into the bag, raze castle, raze abbey, leave", SORT - STEAL)
RIVAL = traits("rival by seat", MOST_PLAYERS)
RIVAL_COURT = traits("court of the rival by colour", COURT_COLOURS)
RIVAL_PIECES = traits("cattle, castles, abbeys of the rival", PIECES)
RIVAL_CARDS = traits("cards of the rival", 1)
ESTATES = traits("estates I have", 1)
TRAITS = traits.listed


def describe(view, action, out):
    """Writes the traits of an action into `out`."""
    kind = kind_of(action)
    out[KIND + kind] = 1
    place = action - FIRSTS[kind]
    first = FIRSTS[kind]
    if first == REDRAW:
        for colour in range(COLOURS):
            out[PUT_BACK + colour] = REDRAWS[place][colour]
    elif first == ACT:
        describe_deed(view, place, out)
    elif first == TAKE:
        describe_take(view, place, out)
    elif first == DISCARD:
        out[CARDS + place] = 1
    elif first == ASSAULT:
        describe_rival(view, place, out)
    elif first == EXCHANGE:
        describe_cards(place, out)
    elif first == PLAY:
        out[CARDS + place // 2] = 1
        out[PIPER] = place % 2
    elif first == STEAL:
        out[PLUNDER + place] = 1
        describe_rival(view, view.defender, out)
    elif first == SORT:
        describe_cards(PAIRS + place, out)


def kind_of(action):
    """Which of FIRSTS an action belongs to."""
    kind = len(FIRSTS) - 1
    while action < FIRSTS[kind]:
        kind -= 1
    return kind


def describe_deed(view, deed, out):
    """The name of the deed and the cubes it uses."""
    out[DEED + NAME_OF[deed]] = 1
    out[ESTATES] = estates_of(view, view.player)
    if deed <= Deed.ABBEY:
        piece = Estate.CATTLE + deed
        out[DRAWN + PIECE_COLOUR[piece]] = PIECE_CUBES[piece]
    elif deed == Deed.WARRIOR:
        out[DRAWN + Colour.YELLOW] = 1
    elif deed == Deed.PIPER:
        out[DRAWN + Colour.BLUE] = 1
    elif deed <= Deed.MONKS_TWO:
        out[DRAWN + Colour.GREEN] = 1 + deed - Deed.MONKS
    elif deed < Deed.BARD:
        describe_payment(deed, out)
    elif deed < Deed.DONE:
        out[DRAWN + Colour.BLUE] = 1
        describe_rival(view, deed - Deed.BARD, out)


def describe_payment(deed, out):
    """What an estate is paid with: a yellow, and a red or two greens."""
    if deed == Deed.RED_COURT or deed >= Deed.GREEN_COURT:
        out[SPENT + Colour.YELLOW] = 1
    else:
        out[DRAWN + Colour.YELLOW] = 1
    if deed <= Deed.RED_COURT:
        out[DRAWN + Colour.RED] = 1
    else:
        drawn = (deed - Deed.GREEN_DRAW) % 3
        out[DRAWN + Colour.GREEN] = drawn
        out[SPENT + Colour.GREEN] = 2 - drawn


def describe_take(view, place, out):
    """Which cubes of the victim come home with the bard, and which go into the bag."""
    kept = TAKES[place][0]
    for colour in range(COURT_COLOURS):
        out[BAGGED + colour] = TAKE_BITS[place] >> colour & 1
    if kept != NO_COLOUR:
        out[KEPT + kept] = 1
        out[BAGGED + kept] = 0
    describe_rival(view, view.victim, out)


def describe_cards(place, out):
    for value in range(VALUES):
        out[CARDS + value] = SET_COUNTS[place][value]


def describe_rival(view, rival, out):
    """Against whom it goes, and what all see of them."""
    out[RIVAL + (rival - view.player) % view.players] = 1
    for colour in range(COURT_COLOURS):
        out[RIVAL_COURT + colour] = view.court[rival][colour]
    for piece in range(PIECES):
        out[RIVAL_PIECES + piece] = count_pieces(view, rival, Estate.CATTLE + piece)
    out[RIVAL_CARDS] = view.in_hand[rival]
