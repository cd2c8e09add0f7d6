"""Táin: an action as numbers, as its player sees it. Of tiles that lie face down it is seen that they are there."""

from dolmen.core.planes import Planes
from dolmen.core.viewer import NOBODY

from .board import (
    CLANS,
    EMPTY,
    FREE,
    GUARD,
    HOSTAGE_KINDS,
    KINDS,
    MOST_PLAYERS,
    OUTLAND,
    OUTLAND_SPACES,
    PASS,
    RAID,
    SPACES,
    STABLES,
    player_of,
)

# "By seat" counts from the player to move, clockwise.
traits = Planes()
GUARDS = traits("guards", 1)
RAIDS = traits("raids", 1)
GOES_OUT = traits("goes to the outland", 1)
PASSES = traits("passes", 1)
FREES = traits("frees a hostage", 1)
KIND = traits("kind of the tile", KINDS)
LEFT = traits("tiles of that kind in my supply", 1)
SPACE = traits("space", SPACES)
BOARD = traits("whose board by seat", MOST_PLAYERS)
HAS_GUARD = traits("a guard lies there", 1)
RAIDER = traits("whose raider lies there by seat", MOST_PLAYERS)
LOOT = traits("cows or jewels to be taken there", 1)
MY_HOSTAGES = traits("my hostages in that house by kind", HOSTAGE_KINDS)
OUT = traits("tiles in the outland, cows there", 2)
FREED = traits("kind of the hostage", HOSTAGE_KINDS)
TRAITS = traits.listed


def describe(view, action, out):
    """Writes the traits of an action into `out`."""
    if action < RAID:
        out[GUARDS] = 1
        describe_tile(view, (action - GUARD) // SPACES, out)
        describe_space(view, view.player, (action - GUARD) % SPACES, out)
    elif action < OUTLAND:
        out[RAIDS] = 1
        describe_tile(view, (action - RAID) // (SPACES * CLANS), out)
        describe_space(view, player_of(view, (action - RAID) // SPACES % CLANS), (action - RAID) % SPACES, out)
    elif action < PASS:
        out[GOES_OUT] = 1
        describe_tile(view, action - OUTLAND, out)
        describe_outland(view, out)
    elif action == PASS:
        out[PASSES] = 1
    else:
        out[FREES] = 1
        out[FREED + (action - FREE) // CLANS] = 1
        out[BOARD + (player_of(view, (action - FREE) % CLANS) - view.player) % view.players] = 1


def describe_tile(view, kind, out):
    out[KIND + kind] = 1
    out[LEFT] = view.supply[view.player][kind]


def describe_space(view, board, space, out):
    """Whose board it is, who lies there already, and what can be taken."""
    out[SPACE + space] = 1
    out[BOARD + (board - view.player) % view.players] = 1
    out[HAS_GUARD] = view.threshold[board][space] != EMPTY
    if view.raider[board][space] != NOBODY:
        out[RAIDER + (view.raider[board][space] - view.player) % view.players] = 1
    out[LOOT] = view.cows[board] if space < STABLES else view.jewels[board]
    if space >= STABLES:
        for kind in range(HOSTAGE_KINDS):
            out[MY_HOSTAGES + kind] = view.hostages[board][view.player][kind]


def describe_outland(view, out):
    for space in range(OUTLAND_SPACES):
        out[OUT] += view.outlander[space] != NOBODY
    out[OUT + 1] = view.outland_cows
