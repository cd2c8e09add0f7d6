"""Táin, scouting: tiles are laid face down, one a turn, until everybody has passed."""

from dolmen.core.tell import tell
from dolmen.core.viewer import NOBODY

from .board import (
    CLANS,
    EMPTY,
    GUARD,
    KINDS,
    NOWHERE,
    OUTLAND,
    OUTLAND_KINDS,
    OUTLAND_SPACES,
    PASS,
    RAID,
    RAID_KINDS,
    SEAT_ORDERS,
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
                    out[n] = out[i] + further
                    n += 1
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
                for i in range(start, start + spaces):
                    out[n] = out[i] + further
                    n += 1
    return n


def list_entrances(state, out, n, action):
    """Writes `action` counted on for each empty entrance of the others; returns the new length."""
    me = state.player
    for clan in range(CLANS):
        board = SEAT_ORDERS[state.players - 2][state.clans][clan]  # as player_of, without a call
        if board != NOBODY and board != me:
            for space in range(SPACES):
                out[n] = action + space
                n += state.entrance[board][space] == EMPTY
        action += SPACES
    return n


def count_scouting(state):
    """How many actions `list_scouting` would write."""
    me = state.player
    thresholds, entrances = count_thresholds(state, me), count_entrances(state, me)
    outland = is_outland_open(state, me)
    n = 1  # a pass
    for kind in range(KINDS):
        if state.supply[me][kind] > 0:
            n += thresholds
            if kind < RAID_KINDS:
                n += entrances
            if kind < OUTLAND_KINDS and outland:
                n += 1
    return n


def nth_scouting(state, nth):
    """The action in a place of the list that `list_scouting` would write."""
    me = state.player
    kind, nth = find_kind(state, KINDS, count_thresholds(state, me), nth)
    if kind < KINDS:
        return GUARD + kind * SPACES + nth_threshold(state, me, nth)
    kind, nth = find_kind(state, RAID_KINDS, count_entrances(state, me), nth)
    if kind < RAID_KINDS:
        return RAID + kind * CLANS * SPACES + nth_entrance(state, me, nth)
    kind, nth = find_kind(state, OUTLAND_KINDS, is_outland_open(state, me), nth)
    return OUTLAND + kind  # beyond the last kind there is a pass


def find_kind(state, kinds, spaces, nth):
    """The kind that place `nth` falls to where each kind behind the screen has so many spaces; what is left of `nth`.

    With too few of them it is `kinds`, and what is left counts on behind them.
    """
    kind = 0
    while kind < kinds and (state.supply[state.player][kind] == 0 or nth >= spaces):
        if state.supply[state.player][kind] > 0:
            nth -= spaces
        kind += 1
    return kind, nth


def count_thresholds(state, player):
    """How many thresholds of a player are empty."""
    n = 0
    for space in range(SPACES):
        n += state.threshold[player][space] == EMPTY
    return n


def nth_threshold(state, player, nth):
    """The space of the nth empty threshold, from 0."""
    found = 0
    for space in range(SPACES):
        if state.threshold[player][space] == EMPTY:
            if nth == 0:
                found = space
            nth -= 1
    return found


def count_entrances(state, player):
    """How many entrances of the others are empty."""
    n, board = 0, player
    for _ in range(state.players - 1):
        board = next_player(state, board)
        for space in range(SPACES):
            n += state.entrance[board][space] == EMPTY
    return n


def nth_entrance(state, player, nth):
    """The nth empty entrance of the others, from 0, as clan * SPACES + space."""
    found = 0
    for clan in range(CLANS):
        board = player_of(state, clan)
        if board != NOBODY and board != player:
            for space in range(SPACES):
                if state.entrance[board][space] == EMPTY:
                    if nth == 0:
                        found = clan * SPACES + space
                    nth -= 1
    return found


def is_outland_open(state, player):
    """R10: one space at least is free, and `player` has no tile there."""
    one, other = state.outlander[0], state.outlander[1]
    return ((one == NOBODY) | (other == NOBODY)) & (one != player) & (other != player)


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
        if is_in(state, player):
            state.player = player
            return True
        if state.passed[player] == 0:
            state.passed[player] = 1
            tell(state, Event.PASSED, player, Pass.NO_SPACES if state.in_supply[player] else Pass.NO_TILES)
    return False


def is_last_act(state, action):
    """Whether this action ends the round, as far as one sees without a look at the spaces of the others."""
    me = state.player
    others = 0
    for player in range(state.players):
        others += (player != me) & (state.passed[player] == 0) & (state.in_supply[player] > 0)
    spaces = count_thresholds(state, me) + count_entrances(state, me) + is_outland_open(state, me)
    return (others == 0) & ((action == PASS) | (state.in_supply[me] == 1) | (spaces == 1))


def is_in(state, player):
    """R16: whether a player has not passed and may be able to lay a tile, as far as everybody can see.

    What only they know is asked of them. Who has passed or has no tiles comes to the last way out together with those
    who have no spaces: all others say yes. So threads of a GPU that go on to the raids stay together.
    """
    wanted = EMPTY if state.passed[player] == 0 and state.in_supply[player] > 0 else NOWHERE
    for space in range(SPACES):
        if state.threshold[player][space] == wanted:
            return True
    board = player
    for _ in range(state.players - 1):
        board = next_player(state, board)
        for space in range(SPACES):
            if state.entrance[board][space] == wanted:
                return True
    return (wanted == EMPTY) & is_outland_open(state, player)


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
