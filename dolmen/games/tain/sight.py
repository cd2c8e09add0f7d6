"""Táin: who knows what. A supply is secret, and so is every tile on a space until the reveal; hostages are public.

Kinds in discards were shown, so a view keeps them (R48); what the table shows to people forgets them. Every tile is
known to its owner: all players together know everything but the dice.
"""

from dolmen.core.dice import clear_dice, roll
from dolmen.core.viewer import EVERYBODY

from .board import (
    EMPTY,
    FACE_DOWN,
    KINDS,
    OUTLAND_KINDS,
    OUTLAND_SPACES,
    RAID_KINDS,
    SET,
    SPACES,
    UNKNOWN,
    Discards,
    Hostage,
    Kind,
    Phase,
)


def hide(state, viewer):
    """Blanks, in place, all that `viewer` does not know."""
    if state.phase == Phase.OVER:
        return
    clear_dice(state.dice)
    if viewer == EVERYBODY:
        return
    for player in range(state.players):
        if player != viewer:
            for kind in range(KINDS):
                state.supply[player][kind] = UNKNOWN
    if state.phase == Phase.SCOUT:
        turn_down(state, viewer)


def turn_down(state, viewer):
    """Turns the tiles of all others face down."""
    for board in range(state.players):
        for space in range(SPACES):
            if board != viewer and state.threshold[board][space] != EMPTY:
                state.threshold[board][space] = FACE_DOWN
            if state.raider[board][space] != viewer and state.entrance[board][space] != EMPTY:
                state.entrance[board][space] = FACE_DOWN
    for space in range(OUTLAND_SPACES):
        if state.outlander[space] != viewer and state.outland[space] != EMPTY:
            state.outland[space] = FACE_DOWN


def forget(view, viewer):
    """R41, R48: the table does not repeat to people what lies in the discards of others, unless they are open."""
    if view.phase == Phase.OVER or view.discards == Discards.OPEN:
        return
    for player in range(view.players):
        if player != viewer:
            for kind in range(KINDS):
                view.discarded[player][kind] = UNKNOWN


def unseen(state, player, kind):
    """How many tiles of a clan nobody else sees: its set less its discards, its kidnapped tiles, its tiles face up."""
    n = SET[kind] - state.discarded[player][kind]
    if kind == Kind.BOY or kind == Kind.DAUGHTER:
        hostage = Hostage.BOY if kind == Kind.BOY else Hostage.DAUGHTER
        for holder in range(state.players):
            n -= state.hostages[holder][player][hostage] + state.captives[holder][player][hostage]
    for space in range(SPACES):
        n -= state.threshold[player][space] == kind
        for board in range(state.players):
            n -= state.raider[board][space] == player and state.entrance[board][space] == kind
    for space in range(OUTLAND_SPACES):
        n -= state.outlander[space] == player and state.outland[space] == kind
    return n


def guess(state, viewer):
    """Fills the blanks, in place, with one deal that `viewer` cannot tell from the truth, each equally likely.

    The kinds that may go to the outland may also raid, and those that may raid may also guard. So when the outland is
    filled first, then the entrances, then the thresholds, the number of ways to go on never depends on what was drawn,
    and drawing each tile evenly makes all deals of single tiles equally likely.
    """
    if state.phase == Phase.OVER or viewer == EVERYBODY:
        return
    for player in range(state.players):
        if player != viewer:
            for kind in range(KINDS):
                state.supply[player][kind] = unseen(state, player, kind)
    for space in range(OUTLAND_SPACES):
        if state.outland[space] == FACE_DOWN:
            state.outland[space] = draw(state, state.outlander[space], OUTLAND_KINDS)
    for board in range(state.players):
        for space in range(SPACES):
            if state.entrance[board][space] == FACE_DOWN:
                state.entrance[board][space] = draw(state, state.raider[board][space], RAID_KINDS)
    for board in range(state.players):
        for space in range(SPACES):
            if state.threshold[board][space] == FACE_DOWN:
                state.threshold[board][space] = draw(state, board, KINDS)


def draw(state, player, kinds):
    """Takes a random tile of the first `kinds` kinds from a supply, each tile equally likely; returns its kind."""
    tiles = 0
    for kind in range(kinds):
        tiles += state.supply[player][kind]
    nth = roll(state.dice, tiles)
    kind = 0
    while nth >= state.supply[player][kind]:
        nth -= state.supply[player][kind]
        kind += 1
    state.supply[player][kind] -= 1
    return kind


# For swap: spots 0 to 19 are thresholds, 20 to 39 entrances, 40 and 41 the outland; then, for each kind, the supply.
THRESHOLDS, ENTRANCES = 0, 20
OUTLANDS = 40
SUPPLIES = OUTLANDS + OUTLAND_SPACES


def swap(state, viewer):
    """Exchanges, at random, tiles on spaces and behind the screen of each clan but the viewer's.

    No tile is out of sight of all players.
    """
    if state.phase != Phase.SCOUT or viewer == EVERYBODY:
        return
    for spot in range(SUPPLIES):
        owner = owner_at(state, spot)
        if owner >= 0 and owner != viewer:
            other = roll(state.dice, SUPPLIES + 4 * KINDS)
            if other >= SUPPLIES:
                change_with_supply(state, owner, spot, (other - SUPPLIES) % KINDS)
            elif owner_at(state, other) == owner:
                change_spots(state, spot, other)


def change_with_supply(state, owner, spot, kind):
    if state.supply[owner][kind] > 0 and may_stand(kind, spot):
        state.supply[owner][kind] -= 1
        state.supply[owner][kind_at(state, spot)] += 1
        put_at(state, spot, kind)


def change_spots(state, spot, other):
    here, there = kind_at(state, spot), kind_at(state, other)
    if may_stand(here, other) and may_stand(there, spot):
        put_at(state, spot, there)
        put_at(state, other, here)


def may_stand(kind, spot):
    """Whether a kind is allowed on a spot (R14)."""
    if spot >= OUTLANDS:
        return kind != Kind.DAUGHTER and kind != Kind.BOY
    return spot < ENTRANCES or kind != Kind.DAUGHTER


def owner_at(state, spot):
    """Whose tile is on a spot; below 0 if none."""
    if spot >= OUTLANDS:
        return state.outlander[spot - OUTLANDS]
    board, space = spot % ENTRANCES // SPACES, spot % SPACES
    if spot >= ENTRANCES:
        return state.raider[board][space]
    return board if state.threshold[board][space] != EMPTY else EMPTY


def kind_at(state, spot):
    if spot >= OUTLANDS:
        return state.outland[spot - OUTLANDS]
    board, space = spot % ENTRANCES // SPACES, spot % SPACES
    return state.entrance[board][space] if spot >= ENTRANCES else state.threshold[board][space]


def put_at(state, spot, kind):
    board, space = spot % ENTRANCES // SPACES, spot % SPACES
    if spot >= OUTLANDS:
        state.outland[spot - OUTLANDS] = kind
    elif spot >= ENTRANCES:
        state.entrance[board][space] = kind
    else:
        state.threshold[board][space] = kind
