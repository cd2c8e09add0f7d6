"""Keltis: cards, figures, actions, events and state. The boards themselves are in maps.py.

A card is a number, colour × VALUES + value; its two copies cannot be told apart. In a hand it stands as HELD × card,
plus SECRET unless everybody saw it come from a discard pile (R57); so a hand in rising order has the known copy first.
"""

from enum import IntEnum

import numpy as np

from dolmen.core.record import record

from .maps import BOARD_WORDS, COLOURS, DATA, MOST_NEXT, MOST_SPACES, MOST_TILES, STEP_COUNT

assert MOST_TILES <= MOST_SPACES
MOST_PLAYERS = max(DATA["game"]["players"])
SEAT_WORDS = tuple(DATA["game"]["player_colors"])
VALUES = len(DATA["cards"]["values"])
COPIES = DATA["cards"]["copies"]
KINDS = COLOURS * VALUES  # different cards
CARDS = KINDS * COPIES
HAND = DATA["game"]["hand_size"]
GOAL_FIGURES = DATA["game"]["goal_figures_to_end"]
SMALL = DATA["figures"]["small"]
BIG = SMALL  # the place of the big figure among a player's five
FIGURES = SMALL + DATA["figures"]["big"]
BIG_FACTOR = DATA["figures"]["big_factor"]
STONE_KINDS = COLOURS + 1  # the last has no colour
REMOVED = tuple(DATA["setup"].get(f"players_{n}", {}).get("removed_unseen", 0) for n in range(MOST_PLAYERS + 1))

HELD_BITS = 1  # of a place in a hand, below the card
HELD, SECRET = 1 << HELD_BITS, 1
NO_CARD = -1
UNKNOWN = -2  # in a view: a card that its viewer does not see
NO_PILE = -1


class Phase(IntEnum):
    MAIN = 0  # play or discard a card
    MOVE = 1  # a figure goes, by the card just laid
    CLOVER = 2  # a figure goes, by a clover
    SHED = 3  # a card is discarded, by a tile
    DRAW = 4  # a card is drawn
    ENDED = 5  # one of several games has just ended; never at rest
    OVER = 6


class Direction(IntEnum):
    """Of a row: undecided with no card, one card or equal cards (R2, R3)."""

    UNDECIDED = 0
    RISING = 1
    FALLING = 2


class Ending(IntEnum):
    NONE = 0
    GOAL = 1  # five figures in the goal area
    DECK = 2  # the last card was drawn
    STALL = 3  # R39: nothing moved for too long


# Options: the field of the state holds the number of the value.
NEW_PATHS, CLASSIC = BOARD_WORDS.index("new_paths"), BOARD_WORDS.index("classic")
CLOVER_NEW_PATHS = ("must", "may")
CLOVER_CLASSIC = ("may", "must")
ROW_RULES = ("both", "ascending")
GAMES = (1, 3)
BROWSE = ("true", "false")
STALL_ROUNDS = (10, 1, 2, 3, 5, 20)


class RowRule(IntEnum):
    BOTH = 0
    ASCENDING = 1


class Browse(IntEnum):
    YES = 0
    NO = 1


RANDOM_START = 0  # of option `start_player`; the others are seat + 1


def start_values(players):
    """The values of option `start_player`."""
    return ("random", *(str(seat) for seat in range(players)))


# Actions.
PLAY = 0  # + card
DISCARD = PLAY + KINDS  # + card
MOVE = DISCARD + KINDS  # + step, small figure; + STEP_COUNT + step, big figure
CLOVER_STEP = MOVE + 2 * STEP_COUNT  # the same, by a clover
CLOVER_NONE = CLOVER_STEP + 2 * STEP_COUNT
SHED_HAND = CLOVER_NONE + 1  # + card
SHED_ROW = SHED_HAND + KINDS  # + colour
DRAW_DECK = SHED_ROW + COLOURS
DRAW_PILE = DRAW_DECK + 1  # + colour
ACTIONS = DRAW_PILE + COLOURS

MOST_LEGAL = max(2 * HAND, FIGURES * MOST_NEXT + 1, HAND + COLOURS)
# A turn without a step or a card from the deck is followed by few of its like (R39). A turn has a play, a refused
# clover, a shed and two draws at most, beside the steps of figures.
MOST_STEPS = 9 * FIGURES * MOST_PLAYERS
LONGEST = max(GAMES) * ((CARDS + MOST_STEPS + 1) * max(STALL_ROUNDS) * MOST_PLAYERS * 5 + MOST_STEPS)


class Event(IntEnum):
    """What happens, for story.py and the pictures: each with its details."""

    TILE = 0  # board, space, tile: chance laid it there
    DEALT = 1  # player, the cards of the hand in order
    GAME = 2  # game, who starts it: chance (or option `start_player`, or the seat after the last starter)
    PLAYED = 3  # player, card: laid in a row
    DISCARDED = 4  # player, card
    STEPPED = 5  # player, 1 if the big figure, board, from, to, 1 if by a clover
    REFUSED = 6  # player: let the clover go
    SCORED = 7  # player, points of a tile
    TOOK_STONE = 8  # player, stone (colour; COLOURS has none), 1 if from a stack
    EMPTY_STACK = 9  # player, stone: there was none left
    CLOVER = 10  # player: may or must go on
    SHED_CARD = 11  # player, card, 1 if from the row
    DREW = 12  # player, card, how many are left in the deck
    TOOK = 13  # player, card: from the top of a discard pile
    TURN = 14  # player, whose turn begins
    GAME_ENDED = 15  # game, Ending; then the next is dealt (a scene)
    ENDED = 16  # Ending: all is over
    VISITED = 17  # player, number of the space's name, the tile that acts there (NO_TILE: none, or the game ends)


STATE = record(
    ("past", np.int16, (max(GAMES) - 1, MOST_PLAYERS)),  # the scores of the games before this one
    ("points", np.int16, MOST_PLAYERS),  # on the track
    ("still", np.int16),  # turns in a row without a step and without a card from the deck (R39)
    # Cards. The deck lies on those removed unseen; its top is the last one. UNKNOWN in views, NO_CARD where none is.
    ("deck", np.int8, CARDS),
    ("deck_size", np.int8),  # without those removed
    ("hand", np.int8, (MOST_PLAYERS, HAND)),  # HELD × card + SECRET, rising; others': what is known, then UNKNOWN
    ("hand_size", np.int8, MOST_PLAYERS),
    ("laid", np.int8, (MOST_PLAYERS, KINDS)),  # how many of each card are in the rows
    ("last", np.int8, (MOST_PLAYERS, COLOURS)),  # the value of the last card of each row, or NO_CARD
    ("direction", np.int8, (MOST_PLAYERS, COLOURS)),  # a Direction
    ("pile", np.int8, (COLOURS, VALUES * COPIES)),  # values in the discard piles, bottom first; NO_CARD above the top
    ("pile_size", np.int8, COLOURS),
    # The board.
    ("figures", np.int8, (MOST_PLAYERS, FIGURES)),  # the space of each; the last is the big one
    ("tile", np.int8, MOST_SPACES),  # what lies on each space
    ("stack", np.int8, MOST_SPACES),  # how many wish stones are left there
    ("stones", np.int8, (MOST_PLAYERS, STONE_KINDS)),  # wish stones that players have
    # The course of play.
    ("colour", np.int8),  # of the card just laid, in phase MOVE; else 0
    ("closed", np.int8),  # the pile that this turn's discard lies on (R22), or NO_PILE
    ("stirred", np.int8),  # 1: this turn has seen a step or a card from the deck
    ("round", np.int8),  # which game, from 1
    ("starter", np.int8),  # who began it
    ("ending", np.int8),  # an Ending
    ("player", np.int8),
    ("phase", np.int8),
    ("players", np.int8),
    # Options: the number of the value.
    ("board", np.int8),
    ("clover_new_paths", np.int8),
    ("clover_classic", np.int8),
    ("row_rule", np.int8),
    ("rounds", np.int8),  # which of GAMES
    ("discard_browse", np.int8),
    ("start_player", np.int8),
    ("stall_rounds", np.int8),  # which of STALL_ROUNDS
)

PUBLIC = (
    "past",
    "points",
    "still",
    "deck_size",
    "hand_size",
    "laid",
    "last",
    "direction",
    "pile_size",
    "figures",
    "tile",
    "stack",
    "stones",
    "colour",
    "closed",
    "stirred",
    "round",
    "starter",
    "ending",
    "player",
    "phase",
)
