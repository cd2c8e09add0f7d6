"""Woolly Bully: the gates that a region would have once a tile lies, the empty places through which it is still open.

Nothing is laid for it: the tile is only thought of, on its place and with its edges, as in joining.py.
"""

from .board import BITS, NOTHING, SIDES, STEP, Terrain
from .joining import is_new, joined_with, region_beside
from .rules.forests import is_dangerous
from .rules.landscape import count_touching, edges_at, number_at, side_of
from .rules.scoring import is_threatened, some_wolf_is_about

NO_GATE = 0  # instead of the edges that a gate wants, of which there is always one


def gates_of(state, place, edges, beside, together):
    """The gates of a region: how many, how many edges they want in all, and how many of them no tile ever fits."""
    gates, wants, dead = 0, 0, 0
    for side in range(SIDES):
        if together >> side & 1:
            quarter, quarters = NOTHING, 1
            if is_new(beside, together, side):
                quarter = region_beside(beside, side) - 1
                quarters = state.size[quarter]
            elif region_beside(beside, side) != 0:
                quarters = 0
            for _ in range(quarters):
                wanting = wanted_beyond(state, quarter, side, place, edges, beside, together)
                if wanting != NO_GATE:
                    gates += 1
                    wants += count_touching(wanting)
                    dead += is_dead(wanting)
                if quarter != NOTHING:
                    quarter = state.next[quarter]
    return gates, wants, dead


def wanted_beyond(state, quarter, side, place, edges, beside, together):
    """The edges wanted on the empty place beyond a quarter, or beyond a side of the tile where the quarter is NOTHING.

    NO_GATE if a tile lies there, or if an earlier side of that place leads to the same region: so each counts once.
    """
    if quarter == NOTHING:
        beyond = place + STEP[side]
    else:
        side = quarter % SIDES
        beyond = state.place[quarter // SIDES] + STEP[side]
    if beyond == place or number_at(state, beyond) != 0:
        return NO_GATE
    wanting = 0
    for one in range(SIDES):
        spot, facing = beyond + STEP[one], (one + 2) % SIDES
        if spot == place:
            is_part, terrain = together >> facing & 1 == 1, side_of(edges, facing)
        else:
            number = number_at(state, spot)
            if number == 0:
                continue
            is_part = is_among(beside, together, 1 + state.region[SIDES * (number - 1) + facing])
            terrain = side_of(edges_at(state, number - 1), facing)
        if is_part and one < (side + 2) % SIDES:
            return NO_GATE
        wanting |= terrain << BITS * one
    return wanting


def is_among(beside, together, region):
    """Whether the region is one of those that the tile joins."""
    for side in range(SIDES):
        if together >> side & 1 and region_beside(beside, side) == region:
            return True
    return False


def is_dead(edges):
    """Whether no tile ever fits: none has both a village and a forest."""
    has_village, has_forest = False, False
    for side in range(SIDES):
        has_village |= side_of(edges, side) == Terrain.VILLAGE
        has_forest |= side_of(edges, side) == Terrain.FOREST
    return has_village and has_forest


def meets_danger_now(state, edges, beside, together):
    """Whether a field that the tile makes borders on a forest that is dangerous already."""
    if not some_wolf_is_about(state):
        return False
    for side in range(SIDES):
        if together >> side & 1:
            if is_new(beside, together, side) and is_threatened(state, region_beside(beside, side) - 1):
                return True
            for turn in range(1, SIDES, 2):
                if is_dangerous_wood(state, edges, beside, (side + turn) % SIDES):
                    return True
    return False


def is_dangerous_wood(state, edges, beside, side):
    """Whether a quarter of the tile is forest and becomes part of one that is dangerous already."""
    if side_of(edges, side) != Terrain.FOREST:
        return False
    together = joined_with(edges, beside, side)
    for other in range(SIDES):
        forest = region_beside(beside, other) - 1
        if together >> other & 1 and forest != NOTHING and is_dangerous(state, forest):
            return True
    return False
