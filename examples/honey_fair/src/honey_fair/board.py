"""Honey Fair's jars, coins and state."""

from enum import IntEnum

import numpy as np
from dolmen.core.record import record

MOST_PLAYERS = 4
JARS = 9  # worth 1 to 9; everybody has coins of the same worths
ROUNDS = JARS  # a jar is put up in each
NOTHING = 0  # no coin was bid, or the jar is not known
UNSOLD = -1

ACTIONS = JARS  # action 0 bids the coin 1
MOST_LEGAL = JARS
LONGEST = MOST_PLAYERS * ROUNDS


class Unsold(IntEnum):
    """What becomes of a jar that nobody bought: option."""

    KEPT = 0
    GONE = 1


class Event(IntEnum):
    """What happens, for story.py: each with its details."""

    SHOWN = 0  # jar
    BID = 1  # player, coin
    OPENED = 2  # player, coin
    SOLD = 3  # player, jar
    LEFT = 4  # jar
    ENDED = 5


STATE = record(
    ("jar", np.int8, ROUNDS),  # what the jar of each round is worth
    ("bid", np.int8, (MOST_PLAYERS, ROUNDS)),  # the coin of each player in each round, or NOTHING
    ("buyer", np.int8, ROUNDS),  # who has the jar of each round, or UNSOLD
    ("round", np.int8),  # from 0; ROUNDS when the game is over
    ("player", np.int8),
    ("players", np.int8),
    ("unsold", np.int8),  # option
)

PUBLIC = ("buyer", "round", "player")
