"""Táin: what is true of every position at rest."""

from dolmen.core.viewer import NOBODY

from .board import (
    ALL_COWS,
    COW_GOAL,
    EMPTY,
    HOSTAGE_KINDS,
    KINDS,
    MOST_PLAYERS,
    OUTLAND_KINDS,
    OUTLAND_SPACES,
    RAID_KINDS,
    ROUNDS,
    SPACES,
    START_JEWELS,
    Phase,
)
from .raids import has_choice
from .scouting import is_in
from .sight import unseen

INVARIANTS = (
    "healthy",
    "there are 25 cows",
    "there are three jewels for each clan in play",
    "each clan has its tiles, kind by kind",
    "supplies and discards are as many as is said",
    "tiles stand where their kind and their owner may",
    "nobody has two tiles in the outland",
    "nobody who is in without tiles or spaces, or has passed, is asked to scout",
    "the player who frees somebody has a choice",
    "between rounds no loot and no captive is left over",
    "absent clans have nothing",
    "the round and the marker are in range",
    "the game is over at eleven cows, and only then or after the last round",
)


def check(state):
    """The number of the first broken invariant, or 0."""
    if count_cows(state) != ALL_COWS:
        return 1
    if count_jewels(state) != START_JEWELS * state.players:
        return 2
    for player in range(state.players):
        broken = check_tiles(state, player)
        if broken != 0:
            return broken
    broken = check_spaces(state)
    if broken != 0:
        return broken
    return check_course(state)


def count_cows(state):
    cows = 0 + state.outland_cows
    for player in range(MOST_PLAYERS):
        cows += state.cows[player] + state.loot_cows[player]
    return cows


def count_jewels(state):
    jewels = 0
    for player in range(MOST_PLAYERS):
        jewels += state.jewels[player] + state.loot_jewels[player]
    return jewels


def check_tiles(state, player):
    """A clan's tiles are all there and counted."""
    supply, discards = 0, 0
    for kind in range(KINDS):
        if state.supply[player][kind] < 0 or state.discarded[player][kind] < 0:
            return 3
        if state.supply[player][kind] != unseen(state, player, kind):
            return 3
        supply += state.supply[player][kind]
        discards += state.discarded[player][kind]
    if supply != state.in_supply[player] or discards != state.in_discards[player]:
        return 4
    return 0


def check_spaces(state):
    for board in range(state.players):
        for space in range(SPACES):
            if state.threshold[board][space] < EMPTY or state.threshold[board][space] >= KINDS:
                return 5
            raider = state.raider[board][space]
            if state.entrance[board][space] < EMPTY or state.entrance[board][space] >= RAID_KINDS:
                return 5
            if (raider == NOBODY) != (state.entrance[board][space] == EMPTY) or raider == board:
                return 5
    for space in range(OUTLAND_SPACES):
        if state.outland[space] < EMPTY or state.outland[space] >= OUTLAND_KINDS:
            return 5
        if (state.outlander[space] == NOBODY) != (state.outland[space] == EMPTY):
            return 5
    if state.outlander[0] != NOBODY and state.outlander[0] == state.outlander[1]:
        return 6
    return 0


def check_course(state):
    """The player to move, and that the round is where it says."""
    if state.phase == Phase.SCOUT and not is_in(state, state.player):
        return 7
    if state.phase == Phase.RAID and (state.board == NOBODY or not has_choice(state, state.board, state.player)):
        return 8
    if state.phase != Phase.RAID and has_loot(state):
        return 9
    if not is_absent_empty(state):
        return 10
    if state.round < 1 or state.round > ROUNDS[state.rounds] or state.active < 0 or state.active >= state.players:
        return 11
    most = 0
    for player in range(state.players):
        most = max(most, state.cows[player])
    if state.phase == Phase.OVER:
        if most < COW_GOAL and state.round != ROUNDS[state.rounds]:
            return 12
    elif state.phase == Phase.SCOUT and most >= COW_GOAL:
        return 12
    return 0


def has_loot(state):
    for player in range(state.players):
        if state.loot_cows[player] != 0 or state.loot_jewels[player] != 0:
            return True
        for owner in range(state.players):
            for kind in range(HOSTAGE_KINDS):
                if state.captives[player][owner][kind] != 0:
                    return True
    return False


def is_absent_empty(state):
    """R4: seats without a player have no tile, cow, jewel or hostage."""
    for player in range(state.players, MOST_PLAYERS):
        if state.in_supply[player] != 0 or state.in_discards[player] != 0:
            return False
        if state.cows[player] != 0 or state.jewels[player] != 0:
            return False
        for space in range(SPACES):
            if state.threshold[player][space] != EMPTY or state.entrance[player][space] != EMPTY:
                return False
        for other in range(MOST_PLAYERS):
            for kind in range(HOSTAGE_KINDS):
                if state.hostages[player][other][kind] != 0 or state.hostages[other][player][kind] != 0:
                    return False
    return True
