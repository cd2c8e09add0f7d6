"""Mac Robber's cubes, cards, tiles, actions, events and state.

A player is a seat and has the clan of the same number (R4). Cubes of one colour and cards of one value are alike, so
they are counted; a card of value 3 is counted at place 2.
"""

from enum import IntEnum
from itertools import combinations_with_replacement, product

import numpy as np

from dolmen.core.record import record

MOST_PLAYERS = 5
FEWEST_PLAYERS = 3
CLAN_WORDS = ("campbell", "macdonald", "macgregor", "mackenzie", "macleod")


class Colour(IntEnum):
    YELLOW = 0
    BLUE = 1
    GREEN = 2
    RED = 3


COLOURS = 4
COURT_COLOURS = 3  # a court has no red
COLOUR_WORDS = ("yellow", "blue", "green", "red")
# By players - 3: cubes in the game (R7), points at the start (R6).
CUBES = ((21, 23, 20, 10), (25, 25, 20, 10), (29, 27, 20, 10))
START_POINTS = (2, 5, 8)
START_COURT = (4, 2, 0)
LEAST_WARRIORS = 3  # R16

DRAWN = 6  # cubes of a display
MOST_USED = 4  # R10: drawn cubes that may be used
MOST_ACTIONS, MOST_ACTIONS_LAST = 2, 1  # R13

# Fighting cards.
VALUES = 4
CARDS = (12, 18, 22, 15)
ALL_CARDS = 67
START_HAND = 4
COMBATS = 3  # combat rounds of an assault
ENOUGH = 2  # won combat rounds that win an assault by any reading (R31)
REFILL = 5  # R36
EXCHANGED = 3  # R38

# Estate tiles.
TILES = 25
LOWEST_TILE = 30
TILE_NUMBERS = 13
TILES_OF = (2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1)
RED_AREA = 30  # R46
LAST_TRACK_SQUARE = 54  # that is drawn; scores have no upper limit
MOST_ROUNDS = 25  # R49

SLOTS = 6  # places for estates on a clan board
PRINTED = 2  # of them have an estate from the start


class Estate(IntEnum):
    """What is on a slot of a clan board."""

    NONE = 0  # no estate
    EMPTY = 1
    CATTLE = 2
    CASTLE = 3
    ABBEY = 4


# By Estate: the colour and the number of its cubes.
PIECE_COLOUR = (Colour.RED, Colour.RED, Colour.RED, Colour.BLUE, Colour.GREEN)
PIECE_CUBES = (0, 0, 1, 2, 3)


class Place(IntEnum):
    """Where a tile is; a player's number is their clan board."""

    PILE = -1
    REMOVED = -2  # out of the game, unseen
    SHOWN = -3  # out of the game, open


# In a view, instead of a number: a secret.
UNKNOWN = -1
NO_CARD = 0  # in a duel: not played yet; cards are 1 to 4 there
FACE_DOWN = -1  # in a duel, in a view: played, and nobody else knows what
NO_COLOUR = -1


class Phase(IntEnum):
    REDRAW = 0  # the holder of the marker may put drawn cubes back
    ACT = 1  # the active player chooses an action
    BARD = 2  # which cubes the bard takes from state.victim
    DISCARD = 3  # state.player lost a warrior and discards a card
    VENTURE = 4  # assault, exchange or nothing
    COMBAT = 5  # state.player plays a card
    PLUNDER = 6  # the attacker has won and chooses
    SORT = 7  # state.player discards two cards after an assault
    SHOW = 8  # nobody is asked: only at scenes, while what happened is shown
    OVER = 9


class Source(IntEnum):
    """Where points come from."""

    START = 0
    GREEN = 1
    HERDS = 2
    MOST_HERDS = 3
    BLUE = 4
    ATTACK = 5
    DEFENCE = 6
    DEFEAT = 7


SOURCES = 8
GREEN_FIRST, GREEN_SECOND, GREEN_TIED = 3, 2, 1
HERD_POINTS, MOST_HERDS_POINTS = 1, 2
WIN_POINTS, WIN_POINTS_BARE = 1, 2  # R33
DEFENCE_POINTS, DEFEAT_POINTS, DRAWN_POINTS = 2, 1, 1

# Options: the field of the state holds the number of the value.
FIRST_ACTION = ("compulsory", "free")
ASSAULT_WIN = ("more", "two")
ASSAULT_DRAW = ("none", "attacker1")
REFILLS = ("drawn", "hand")
EXCHANGE_SIZES = ("exact3", "upto3")
SCORE_FLOOR = ("zero", "none")
DISCARD_PILE = ("open", "closed")
GREEN_ZERO = ("scores_nothing", "counts")
START_PLAYER = ("random", "first_seat")


# The second value of each, in this order.
FREE, TWO, ATTACKER1, FROM_HAND, UPTO3, NO_FLOOR, CLOSED, ZERO_COUNTS, FIRST_SEAT = (1,) * 9

# Redraws: how many cubes of each colour go back; the first is none at all.
REDRAWS = tuple(counts for counts in product(range(DRAWN + 1), repeat=COLOURS) if sum(counts) <= DRAWN)
REDRAW_AT = tuple(
    REDRAWS.index(counts) if sum(counts) <= DRAWN else -1 for counts in product(range(DRAWN + 1), repeat=COLOURS)
)


def redraw_at(yellow, blue, green, red):
    """The place of these counts in REDRAWS."""
    return REDRAW_AT[((yellow * (DRAWN + 1) + blue) * (DRAWN + 1) + green) * (DRAWN + 1) + red]


def _counts(hand):
    return tuple(hand.count(value) for value in range(1, VALUES + 1))


# Sets of one, two and three cards, as values and as counts by value.
CARD_SETS = tuple(
    cards for size in range(1, EXCHANGED + 1) for cards in combinations_with_replacement(range(1, VALUES + 1), size)
)
SET_COUNTS = tuple(_counts(cards) for cards in CARD_SETS)
PAIRS, TRIPLES, SETS = 4, 14, 34  # where pairs and triples begin, and how many sets there are

# What a bard does with the cubes of the victim: (kept colour or -1, colour to the bag, another to the bag or -1).
TAKES = (
    (-1, 0, -1),
    (-1, 1, -1),
    (-1, 2, -1),
    (0, 1, -1),
    (1, 0, -1),
    (-1, 0, 1),
    (0, 2, -1),
    (2, 0, -1),
    (-1, 0, 2),
    (1, 2, -1),
    (2, 1, -1),
    (-1, 1, 2),
)
# By Take: the bits of the colours that the victim loses.
TAKE_BITS = tuple(sum(1 << colour for colour in take if colour >= 0) for take in TAKES)


class Deed(IntEnum):
    """The options of T3, in the order of their numbers."""

    CATTLE = 0
    CASTLE = 1
    ABBEY = 2
    WARRIOR = 3
    PIPER = 4
    MONKS = 5  # one monk; the next is two
    MONKS_TWO = 6
    RED_DRAW = 7  # an estate for a yellow of the display and a red
    RED_COURT = 8  # an estate for a yellow of the court and a red
    GREEN_DRAW = 9  # + green cubes from the display, 0 to 2; the yellow is from the display
    GREEN_COURT = 12  # + green cubes from the display, 0 to 2; the yellow is from the court
    BARD = 15  # + clan
    DONE = 20


DEEDS = 21
# R11: by Deed below BARD, the bit of the action's name among those done this turn.
NAMES = (1, 2, 4, 8, 16, 32, 32, 64, 64, 64, 64, 64, 64, 64, 64)

REDRAW = 0  # + place in REDRAWS
ACT = REDRAW + len(REDRAWS)  # + Deed
TAKE = ACT + DEEDS  # + place in TAKES
DISCARD = TAKE + len(TAKES)  # + value - 1
ASSAULT = DISCARD + VALUES  # + clan
EXCHANGE = ASSAULT + MOST_PLAYERS  # + place in CARD_SETS
END_TURN = EXCHANGE + SETS
PLAY = END_TURN + 1  # + 2 * (value - 1), and 1 more with a piper
STEAL = PLAY + 2 * VALUES
STEAL_TO_BAG = STEAL + 1
RAZE_CASTLE = STEAL + 2
RAZE_ABBEY = STEAL + 3
LEAVE = STEAL + 4
SORT = LEAVE + 1  # + place in CARD_SETS - PAIRS
ACTIONS = SORT + TRIPLES - PAIRS

MOST_LEGAL = MOST_PLAYERS - 1 + SETS + 1  # `exchange = upto3`
# A turn: a redraw, two actions with a discard (or a bard, the cubes and one), the venture, six cards, plunder, two
# discards after it, and one to spare.
LONGEST = MOST_ROUNDS * MOST_PLAYERS * 15


class Event(IntEnum):
    """What happens, for story.py and the pictures, with its details. Cards are counts by value, cubes by colour."""

    STARTS = 0  # player: has the start-player marker
    CARDS = 1  # player, four counts: drew these (a secret of that player)
    SHUFFLED = 2  # cards: the discard pile is the deck now
    ROUND = 3  # round, start player
    TURN = 4  # player, 1 if they are the last of the round
    CUBES = 5  # player, four counts: drew these
    PUT_BACK = 6  # player, four counts: put these back to draw others
    NO_REDRAW = 7  # player
    BUILT = 8  # player, Estate, slot
    JOINED = 9  # player, colour, how many: cubes into their own court
    BOUGHT = 10  # player, Deed, slot: paid and took a tile
    BARD = 11  # player, victim
    TOOK = 12  # player, victim, place in TAKES
    MUST_DISCARD = 13  # victim: has lost a warrior
    DISCARDED = 14  # player, value - 1: for a lost warrior
    PUT_LEFT = 15  # player, four counts: unused cubes into the bag
    EXCHANGED = 16  # player, four counts: discarded to draw as many
    ENDED_TURN = 17  # player: neither assaults nor exchanges
    ASSAULTED = 18  # attacker, defender
    PLAYED = 19  # player, value, 1 with a piper, combat round from 0 (the value is a secret)
    DUEL = 20  # attacker, value, piper, defender, value, piper, combat round from 0 (a scene)
    FOUGHT = 21  # attacker, defender, combat rounds won by each, points won by each (a scene)
    PLUNDERED = 22  # attacker, defender, action (a scene)
    SORTED = 23  # player, four counts: discarded after an assault
    FOLLOWING = 24  # player, warriors, 1 if the court decided, 1 if they had it before: takes or keeps the marker
    FOLLOWING_STAYS = 25  # player or NOBODY
    GREEN = 26  # player, cubes, points
    HERDS = 27  # player, herds, points, points for most herds
    BLUE = 28  # player, cubes, herds taken off, player who has them, points
    SCORED = 29  # round (a scene)
    TILE = 30  # number, or 0 when it is removed unseen; highest score
    ENDED = 31  # an Ending (a scene)
    # One by one what is told together above, or is part of it: for elements.py.
    CARD = 32  # player, value: drew this one (a secret of theirs)
    CUBE = 33  # player, colour: drew this one
    USED = 34  # player, colour: used this one of the display
    FOLLOWED = 35  # player, colour: this one came into their court, also with a bard
    SPENT = 36  # player, colour: this one left their own court for a card or an estate
    TOTALS = 37  # the points of each seat after a scoring; 0 for seats that nobody has


class Ending(IntEnum):
    TILE = 0
    PILE = 1  # R49: no tile left, and somebody is in the red area
    ROUNDS = 2  # R49
    BAG = 3  # R48


STATE = record(
    ("earned", np.int16, (MOST_PLAYERS, SOURCES)),  # points by player and Source; their sum is the score
    ("deeds", np.int16),  # the bits of NAMES done this turn
    # Cubes, by colour.
    ("bag", np.int8, COLOURS),
    ("display", np.int8, COLOURS),  # drawn and not yet used
    ("court", np.int8, (MOST_PLAYERS, COURT_COLOURS)),
    ("estate", np.int8, (MOST_PLAYERS, SLOTS)),  # an Estate
    # Cards, by value - 1; in a view UNKNOWN where its viewer may not know.
    ("hand", np.int8, (MOST_PLAYERS, VALUES)),
    ("fresh", np.int8, (MOST_PLAYERS, VALUES)),  # drawn after an assault, apart from the hand until two are discarded
    ("covered", np.int8, (MOST_PLAYERS, VALUES)),  # face down in a closed discard pile, by who discarded them
    ("deck", np.int8, VALUES),  # its order is nobody's: cards are drawn by lot
    ("discards", np.int8, VALUES),  # open in the discard pile
    ("in_hand", np.int8, MOST_PLAYERS),  # how many in all; public, as are the next three
    ("in_fresh", np.int8, MOST_PLAYERS),
    ("in_covered", np.int8, MOST_PLAYERS),
    ("in_deck", np.int8),
    # Tiles, from the top of the first pile on.
    ("tile", np.int8, TILES),  # number - 30; in a view UNKNOWN unless it was shown
    ("tile_place", np.int8, TILES),  # a Place, or the player who bought it
    ("pile", np.int8),  # how many are left; the next is tile[TILES - pile]
    # The assault that is fought, or was fought last, until the next venture.
    ("attacker", np.int8),  # a player, or NOBODY
    ("defender", np.int8),
    ("combat", np.int8),  # the combat round, 0 to 2; 3 when all are fought
    ("duel_card", np.int8, (COMBATS, 2)),  # by combat round, attacker and defender: 1 to 4, NO_CARD or FACE_DOWN
    ("duel_piper", np.int8, (COMBATS, 2)),  # 1 with a piper
    # The scoring that was last.
    ("scored", np.int8),  # its round; 0 before the first
    ("counted", np.int8, (MOST_PLAYERS, COURT_COLOURS)),  # herds, blue and green cubes that were counted
    # The course of play.
    ("following", np.int8),  # who has the marker "largest following", or NOBODY
    ("start", np.int8),  # who has the start-player marker
    ("active", np.int8),  # whose turn it is
    ("player", np.int8),  # who is to move
    ("victim", np.int8),  # of the bard in this turn, or NOBODY
    ("kept", np.int8),  # the colour of the cube that the bard brings home, or NO_COLOUR
    ("used", np.int8),  # drawn cubes used this turn
    ("acted", np.int8),  # actions done this turn
    ("round", np.int8),  # from 1
    ("phase", np.int8),
    ("players", np.int8),
    # Options: the number of the value.
    ("first_action", np.int8),
    ("assault_win", np.int8),
    ("assault_draw", np.int8),
    ("refill", np.int8),
    ("exchange", np.int8),
    ("score_floor", np.int8),
    ("discard_pile", np.int8),
    ("green_zero", np.int8),
    ("start_player", np.int8),
)

COUNTED_HERDS, COUNTED_BLUE, COUNTED_GREEN = 0, 1, 2  # places of `counted`

# All but cards, the numbers of tiles, and the options.
PUBLIC = (
    *("earned", "deeds", "bag", "display", "court", "estate"),
    *("discards", "in_hand", "in_fresh", "in_covered", "in_deck", "tile_place", "pile"),
    *("attacker", "defender", "combat", "duel_piper", "scored", "counted"),
    *("following", "start", "active", "player", "victim", "kept", "used", "acted", "round", "phase"),
)
