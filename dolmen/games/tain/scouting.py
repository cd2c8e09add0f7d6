"""Táin, scouting: tiles are laid face down, one a turn, until everybody has passed."""

from dolmen.core.tell import tell
from dolmen.core.viewer import NOBODY

from .board import (
    CLANS,
    EMPTY,
    GUARD,
    KINDS,
    OUTLAND,
    OUTLAND_KINDS,
    OUTLAND_SPACES,
    PASS,
    RAID,
    RAID_KINDS,
    SPACES,
    Event,
    Outcome,
    Pass,
    Phase,
    player_of,
)
from .tiles import next_player, take_from_supply


def begin_round(state):
    """Everybody is in again, and the holder of the marker has the first turn."""
    state.phase = Phase.SCOUT
    state.board = NOBODY
    for player in range(state.players):
        state.passed[player] = 0
    state.player = state.active
    tell(state, Event.ROUND, state.round, state.active)


def list_scouting(state, out):
    """Writes what the player on turn may do, in rising order; returns how many."""
    n = list_guards(state, out)
    n = list_raids(state, out, n)
    if is_outland_open(state, state.player):
        for kind in range(OUTLAND_KINDS):
            if state.supply[state.player][kind] > 0:
                out[n] = OUTLAND + kind
                n += 1
    out[n] = PASS
    return n + 1


def list_guards(state, out):
    """Any kind goes on any of one's own thresholds that is empty.

    What is written beyond the list is written over by what follows it, a pass at the latest: without a branch in the
    loop this is a third faster.
    """
    me = state.player
    n, spaces, first = 0, 0, 0
    for kind in range(KINDS):
        if state.supply[me][kind] > 0:
            if n == 0:
                first = kind
                for space in range(SPACES):
                    out[n] = GUARD + kind * SPACES + space
                    n += state.threshold[me][space] == EMPTY
                spaces = n
            else:  # every kind has the same spaces
                further = (kind - first) * SPACES
                for i in range(spaces):
                    out[n + i] = out[i] + further
                n += spaces
    return n


def list_raids(state, out, start):
    """R12, R14: any kind but the daughter goes on any empty entrance of another clan in play."""
    me = state.player
    n, spaces, first = start, 0, 0
    for kind in range(RAID_KINDS):
        if state.supply[me][kind] > 0:
            if n == start:
                first = kind
                n = list_entrances(state, out, n, RAID + kind * CLANS * SPACES)
                spaces = n - start
            else:
                further = (kind - first) * CLANS * SPACES
                for i in range(spaces):
                    out[n + i] = out[start + i] + further
                n += spaces
    return n


def list_entrances(state, out, n, action):
    """Writes `action` counted on for each empty entrance of the others; returns the new length."""
    for clan in range(CLANS):
        board = player_of(state, clan)
        if board != NOBODY and board != state.player:
            for space in range(SPACES):
                out[n] = action + clan * SPACES + space
                n += state.entrance[board][space] == EMPTY
    return n


def is_outland_open(state, player):
    """R10: one space at least is free, and `player` has no tile there."""
    free = False
    for space in range(OUTLAND_SPACES):
        if state.outlander[space] == player:
            return False
        if state.outlander[space] == NOBODY:
            free = True
    return free


def scout(state, action):
    """Plays a tile or a pass; returns whether somebody is still in and is asked next."""
    if state.shown != 0:
        stop_showing(state)
    me = state.player
    if action == PASS:
        state.passed[me] = 1
        tell(state, Event.PASSED, me, Pass.CHOSEN)
    elif action < RAID:
        lay_guard(state, me, (action - GUARD) // SPACES, (action - GUARD) % SPACES)
    elif action < OUTLAND:
        where = (action - RAID) // SPACES
        lay_raider(state, me, where // CLANS, player_of(state, where % CLANS), (action - RAID) % SPACES)
    else:
        lay_outlander(state, me, action - OUTLAND)
    return find_next_scout(state)


def lay_guard(state, player, kind, space):
    take_from_supply(state, player, kind)
    state.threshold[player][space] = kind
    tell(state, Event.GUARDED, player, kind, space, state.round)


def lay_raider(state, player, kind, board, space):
    take_from_supply(state, player, kind)
    state.entrance[board][space] = kind
    state.raider[board][space] = player
    tell(state, Event.RAIDED, player, kind, board, space, state.round)


def lay_outlander(state, player, kind):
    # R11: the two spaces are equal; the first free one is taken.
    take_from_supply(state, player, kind)
    space = 0 if state.outlander[0] == NOBODY else 1
    state.outland[space] = kind
    state.outlander[space] = player
    tell(state, Event.WENT_OUT, player, kind, space, state.round)


def find_next_scout(state):
    """Gives the turn to the next who is in; false when everybody has passed."""
    player = state.player
    for _ in range(state.players):
        player = next_player(state, player)
        if state.passed[player] == 0:
            if not must_pass(state, player):
                state.player = player
                return True
            state.passed[player] = 1
            tell(state, Event.PASSED, player, Pass.NO_SPACES if state.in_supply[player] else Pass.NO_TILES)
    return False


def must_pass(state, player):
    """R16: whether everybody can see that `player` cannot lay a tile; what only they know is asked of them."""
    if state.in_supply[player] == 0:
        return True
    for space in range(SPACES):
        if state.threshold[player][space] == EMPTY:
            return False
    if is_outland_open(state, player):
        return False
    for board in range(state.players):
        if board != player:
            for space in range(SPACES):
                if state.entrance[board][space] == EMPTY:
                    return False
    return True


def stop_showing(state):
    """With the first act of a round the tiles of the last one are out of sight."""
    state.shown = 0
    for board in range(state.players):
        for space in range(SPACES):
            state.shown_threshold[board][space] = EMPTY
            state.shown_entrance[board][space] = EMPTY
            state.shown_raider[board][space] = NOBODY
            state.outcome[board][space] = Outcome.NONE
    for space in range(OUTLAND_SPACES):
        state.shown_outland[space] = EMPTY
        state.shown_outlander[space] = NOBODY
        state.outland_outcome[space] = Outcome.NONE
