"""Táin's tiles, spaces, actions, events and state.

A player is a seat (0 is the first, the next number is the next clockwise); a clan is a colour. Actions name clans,
everything in the state is indexed by player.
"""

from enum import IntEnum
from itertools import permutations

import numpy as np

from dolmen.core.record import record
from dolmen.core.viewer import NOBODY

MOST_PLAYERS = 4
CLANS = 4
TILES = 18  # of each clan
START_COWS, START_JEWELS = 5, 3
ALL_COWS = 25
COW_GOAL = 11
OUTLAND_SPACES = 2

STABLES, HOUSES = 3, 2  # entrances of each area of a clan's board
SPACES = STABLES + HOUSES  # spaces 0 to 2 are stable 1 to 3, spaces 3 and 4 are house 1 and 2

KINDS = 5
RAID_KINDS = 4  # kinds below this may raid
OUTLAND_KINDS = 3  # kinds below this may go to the outland
HOSTAGE_KINDS = 2

# What is on a space besides a kind.
EMPTY = -1
FACE_DOWN = -2  # in a view: a tile lies there, and its kind is another clan's secret
NOWHERE = -3  # on no space: what somebody looks for who lays no more tiles
# In a view, instead of a number of tiles: a secret (supplies) or forgotten (discards). Their sums stay public.
UNKNOWN = -1


class Clan(IntEnum):
    GREEN = 0
    RED = 1
    BLUE = 2
    BROWN = 3


class Kind(IntEnum):
    """In the order of how far they may go: three kinds anywhere, the boy not to the outland, the daughter only home."""

    CHIEF = 0
    WARRIOR = 1
    BLUFF = 2
    BOY = 3
    DAUGHTER = 4


class Hostage(IntEnum):
    """The kinds that can be kidnapped."""

    BOY = 0
    DAUGHTER = 1


SHOWN_KINDS = (Kind.CHIEF, Kind.WARRIOR, Kind.BOY, Kind.DAUGHTER, Kind.BLUFF)  # the order in which people see them
SET = (1, 2, 8, 6, 1)  # tiles of each kind in a clan's set
HOSTAGE_POINTS = (1, 5)
COW_POINTS, JEWEL_POINTS, GOAL_POINTS = 2, 3, 3


class Phase(IntEnum):
    SCOUT = 0  # placing tiles face down; state.player is asked for a tile or a pass
    RAID = 1  # tiles are face up; at rest only while state.player is asked whom to free from the house of state.board
    OVER = 2


class Outcome(IntEnum):
    """What became of a raider at an entrance, or of a tile in the outland, in the round that is shown."""

    NONE = 0  # nobody there, or a bluff, or not judged yet
    WON = 1  # success, not yet paid (only while raids are judged)
    COW = 2  # took a cow
    JEWEL = 3  # took a jewel
    FREED_BOY = 4  # freed an own boy
    FREED_DAUGHTER = 5  # freed the own daughter
    NO_LOOT = 6  # success, but there was nothing to take
    EQUAL = 7  # met its like: nothing happens
    FAILED = 8  # was stopped
    LOST_BOY = 9  # the raiding boy was kidnapped by a guarding warrior
    CAUGHT_DAUGHTER = 10  # stopped, but the raiding warrior kidnapped the guarding daughter


# The clash table, raider by guard: chief, warrior, bluff (removed: as none), boy, daughter.
CLASH = (
    (Outcome.EQUAL, Outcome.WON, Outcome.WON, Outcome.WON, Outcome.FAILED),  # chief
    (Outcome.FAILED, Outcome.EQUAL, Outcome.WON, Outcome.WON, Outcome.CAUGHT_DAUGHTER),  # warrior
    (Outcome.NONE, Outcome.NONE, Outcome.NONE, Outcome.NONE, Outcome.NONE),  # bluff: removed
    (Outcome.FAILED, Outcome.LOST_BOY, Outcome.WON, Outcome.EQUAL, Outcome.FAILED),  # boy
)

# Options: the field of the state holds the number of the value.
MARKERS = ("rotate", "fixed")
DISCARDS = ("hidden", "open")
ROUNDS = (8, 6, 4)
CLAN_WORDS = ("green", "red", "blue", "brown")
STARTS = ("random", *CLAN_WORDS)


class Marker(IntEnum):
    ROTATE = 0
    FIXED = 1


class Discards(IntEnum):
    HIDDEN = 0
    OPEN = 1


RANDOM_START = 0  # of option `start`; the others are clan + 1


def _orders(players):
    """Every choice of clans for so many seats, in clockwise order; green, red, blue, brown first (R46)."""
    return tuple(permutations(range(CLANS), players))


def _filled(rows):
    return (*rows, *((NOBODY,) * CLANS,) * (24 - len(rows)))


# By players - 2 and the number of option `clans`: the clan of each seat; the seat of each clan (NOBODY: not in play).
CLAN_ORDERS = tuple(_filled([(*o, *(NOBODY,) * (CLANS - n)) for o in _orders(n)]) for n in (2, 3, 4))
SEAT_ORDERS = tuple(
    _filled([tuple(o.index(c) if c in o else NOBODY for c in range(CLANS)) for o in _orders(n)]) for n in (2, 3, 4)
)


def clan_values(players):
    """The values of option `clans`: `green red blue`, …"""
    return tuple(" ".join(CLAN_WORDS[clan] for clan in order) for order in _orders(players))


def clan_of(state, player):
    """The clan (colour) of a player."""
    return CLAN_ORDERS[state.players - 2][state.clans][player]


def player_of(state, clan):
    """The player of a clan, or NOBODY when it is not in play."""
    return SEAT_ORDERS[state.players - 2][state.clans][clan]


# Actions. An action names kinds, clans and spaces, so its number is the same for every player.
GUARD = 0  # + kind * SPACES + space: a tile on one's own threshold
RAID = GUARD + KINDS * SPACES  # + (kind * CLANS + clan) * SPACES + space: a tile on that clan's entrance
OUTLAND = RAID + RAID_KINDS * CLANS * SPACES  # + kind: a tile in the outland
PASS = OUTLAND + OUTLAND_KINDS
FREE = PASS + 1  # + hostage kind * CLANS + clan: a hostage from that clan's house
ACTIONS = FREE + HOSTAGE_KINDS * CLANS

MOST_LEGAL = KINDS * SPACES + RAID_KINDS * (CLANS - 1) * SPACES + OUTLAND_KINDS + 1
# A round has at most a tile on each of 42 spaces, a pass of each player, and a choice at each of 8 house entrances.
LONGEST = max(ROUNDS) * (2 * CLANS * SPACES + OUTLAND_SPACES + CLANS + HOUSES * CLANS)


class Pass(IntEnum):
    """Why somebody passed; only what everybody can see is told apart (R16)."""

    CHOSEN = 0
    NO_TILES = 1  # nothing is left behind the screen
    NO_SPACES = 2  # no space is open to anybody in their place


class Event(IntEnum):
    """What happens, for story.py and the pictures: each with its details. Players are seats, spaces 0 to 4."""

    STARTS = 0  # player: chance (or option `start`) gave them the marker
    ROUND = 1  # round, active player: a new round of scouting begins
    GUARDED = 2  # player, kind, space, round: laid a tile on their own threshold
    RAIDED = 3  # player, kind, owner of the board, space, round: laid a tile on an entrance
    WENT_OUT = 4  # player, kind, outland space (0 or 1), round: laid a tile in the outland
    PASSED = 5  # player, a Pass
    REVEALED = 6  # round, how many: all tiles are face up, bluffs still on their spaces (a scene)
    UNBLUFFED = 7  # how many, round: all bluffs are off the spaces and in the discards (a scene)
    OUTLANDER = 8  # player, kind, outland space, outcome (COW, NO_LOOT or FAILED), round
    OUTLAND_JUDGED = 9  # (a scene; only if a real tile was there)
    CLASHED = 10  # board's owner, space, raider, raider's kind, guard's kind (EMPTY, BLUFF: removed), outcome, round
    KIDNAPPED = 11  # captor (player), owner of the tile, hostage kind, owner of the board, space
    TOOK_COW = 12  # player, owner of the board, space
    TOOK_JEWEL = 13  # player, owner of the board, space
    FREED = 14  # player, holder, hostage kind, space, 1 if they chose which else 0
    FOUND_NOTHING = 15  # player, owner of the board, space: a success without loot
    BOARD_JUDGED = 16  # owner of the board (only if a real raider was there)
    BROUGHT_HOME = 17  # player, cows, jewels, boys, daughters: loot and captives of the round, if any (a scene)
    RESOLVED = 18  # round: all tiles are discarded, all loot is home
    TOOK_BACK = 19  # player, how many tiles: their discards are their supply again
    ENDED = 20  # 1 if by cows, 0 if by the last round
    FOUGHT = 21  # owner of the board, space: a raider was judged, and paid where they got in (a scene)


STATE = record(
    # Tiles. Indexed by player and kind; in a view UNKNOWN where its viewer may not know.
    ("supply", np.int8, (MOST_PLAYERS, KINDS)),  # behind the screen
    ("discarded", np.int8, (MOST_PLAYERS, KINDS)),  # face down before the screen
    ("in_supply", np.int8, MOST_PLAYERS),  # how many in all; public
    ("in_discards", np.int8, MOST_PLAYERS),  # how many in all; public
    # The boards, by owner of the board and space: a kind, EMPTY or, in a view, FACE_DOWN. EMPTY between rounds.
    ("threshold", np.int8, (MOST_PLAYERS, SPACES)),  # the owner's guards
    ("entrance", np.int8, (MOST_PLAYERS, SPACES)),  # the others' raiders
    ("raider", np.int8, (MOST_PLAYERS, SPACES)),  # whose tile is on the entrance: a player, or NOBODY
    ("outland", np.int8, OUTLAND_SPACES),  # kinds in the outland
    ("outlander", np.int8, OUTLAND_SPACES),  # whose they are: a player, or NOBODY
    # The round that was revealed last, as it lay at the reveal, until the first act of the next one; then as EMPTY.
    ("shown", np.int8),  # the number of that round; 0 when nothing is shown
    ("shown_threshold", np.int8, (MOST_PLAYERS, SPACES)),
    ("shown_entrance", np.int8, (MOST_PLAYERS, SPACES)),
    ("shown_raider", np.int8, (MOST_PLAYERS, SPACES)),
    ("shown_outland", np.int8, OUTLAND_SPACES),
    ("shown_outlander", np.int8, OUTLAND_SPACES),
    ("outcome", np.int8, (MOST_PLAYERS, SPACES)),  # an Outcome for each entrance of that round
    ("outland_outcome", np.int8, OUTLAND_SPACES),  # COW, NO_LOOT, FAILED or NONE
    # Goods and hostages.
    ("cows", np.int8, MOST_PLAYERS),  # in the stables
    ("jewels", np.int8, MOST_PLAYERS),  # in the house
    ("loot_cows", np.int8, MOST_PLAYERS),  # taken this round, beside the board until Resolution
    ("loot_jewels", np.int8, MOST_PLAYERS),
    ("hostages", np.int8, (MOST_PLAYERS, MOST_PLAYERS, HOSTAGE_KINDS)),  # by holder, owner, Hostage kind: in the house
    (
        "captives",
        np.int8,
        (MOST_PLAYERS, MOST_PLAYERS, HOSTAGE_KINDS),
    ),  # the same, kidnapped this round, beside the board
    ("outland_cows", np.int8),
    # The course of play.
    ("passed", np.int8, MOST_PLAYERS),  # 1: out of this round's scouting
    ("round", np.int8),  # from 1
    ("active", np.int8),  # the player who has the marker
    ("player", np.int8),  # who is to move
    ("phase", np.int8),
    ("board", np.int8),  # whose board is being judged, in phase RAID; NOBODY: none yet, or another phase
    ("players", np.int8),
    # Options: the number of the value.
    ("clans", np.int8),  # which of clan_values(players)
    ("active_marker", np.int8),  # a Marker
    ("discards", np.int8),  # a Discards: whether the table shows the kinds in all discards
    ("rounds", np.int8),  # which of ROUNDS
    ("start", np.int8),  # RANDOM_START or clan + 1
)

PUBLIC = (
    "in_supply",
    "in_discards",
    "raider",
    "outlander",
    "shown",
    "shown_threshold",
    "shown_entrance",
    "shown_raider",
    "shown_outland",
    "shown_outlander",
    "outcome",
    "outland_outcome",
    "cows",
    "jewels",
    "loot_cows",
    "loot_jewels",
    "hostages",
    "captives",
    "outland_cows",
    "passed",
    "round",
    "active",
    "player",
    "phase",
    "board",
)
