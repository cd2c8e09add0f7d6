"""Cairn's stones, places and state."""

from enum import IntEnum

import numpy as np

from dolmen.core.record import record

MOST_PLAYERS = 4
COLOURS, VALUES = 4, 6
STONES = COLOURS * VALUES
HAND_SIZE = 4
COSTS = (6, 4)  # what beginning a tower costs, by option
NOTHING = -1

LAY, DROP, DRAW, TAKE, ACTIONS = 0, STONES, 2 * STONES, 2 * STONES + 1, 2 * STONES + 2
MOST_LEGAL = 2 * (HAND_SIZE + 1)
LONGEST = 3 * STONES  # a stone is drawn once, laid or dropped once, and taken once


class Place(IntEnum):
    UNKNOWN = -1
    BAG = 0
    DROPPED = 1
    HAND = 2  # of player 0; the others follow
    TOWER = 6  # of player 0; the others follow


class Phase(IntEnum):
    DRAW = 0
    LAY = 1
    OVER = 2


class FirstPlayer(IntEnum):
    RANDOM = 0
    FIRST = 1


class Event(IntEnum):
    """What happens, for story.py: each with its details."""

    STARTS = 0  # player
    DEALT = 1  # player, stone
    DREW = 2  # player, stone
    TOOK = 3  # player, stone
    LAID = 4  # player, stone, points
    DROPPED = 5  # player, stone
    ENDED = 6


STATE = record(
    ("place", np.int8, STONES),
    ("seen", np.int8, STONES),  # bit p: player p knows the place of the stone
    ("offered", np.int8),  # the stone that was just dropped, or NOTHING
    ("phase", np.int8),
    ("player", np.int8),
    ("players", np.int8),
    ("first_player", np.int8),  # option
    ("cost", np.int8),  # option: which of COSTS
)

PUBLIC = ("offered", "phase", "player")


def colour_of(stone):
    return stone // VALUES


def value_of(stone):
    return stone % VALUES + 1
