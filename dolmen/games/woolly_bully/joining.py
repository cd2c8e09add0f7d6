"""Woolly Bully: what a tile would become part of on an empty place, side by side, without laying it."""

from .board import SIDES, STEP
from .rules.landscape import number_at, side_of

SHARE = 12  # bits of a side in what regions_beside() packs
SIDE_MASK = (1 << SHARE) - 1


def regions_beside(state, place):
    """The regions that the four sides of an empty place meet, packed: 1 + the region, 0 where nothing lies."""
    beside = 0
    for side in range(SIDES):
        neighbour = number_at(state, place + STEP[side])
        if neighbour != 0:
            beside |= (1 + state.region[SIDES * (neighbour - 1) + (side + 2) % SIDES]) << SHARE * side
    return beside


def region_beside(beside, side):
    """1 + the region that a side meets, 0 if none."""
    return beside >> SHARE * side & SIDE_MASK


def joined_with(edges, beside, side):
    """The quarters of a tile that become one region with that of a side, as bits: through the tile or round it."""
    together = 1 << side
    for _ in range(SIDES - 1):
        for other in range(SIDES):
            for known in range(SIDES):
                if together >> known & 1 and is_linked(edges, beside, known, other):
                    together |= 1 << other
    return together


def is_linked(edges, beside, one, other):
    """Whether two quarters are of one terrain and lie side by side (R10), or meet the same region."""
    if side_of(edges, one) != side_of(edges, other):
        return False
    region = region_beside(beside, one)
    return (one + other) % 2 == 1 or (region != 0 and region == region_beside(beside, other))


def size_of(state, beside, together):
    """The quarters of the region that they become."""
    size = 0
    for side in range(SIDES):
        if together >> side & 1:
            size += 1
            if is_new(beside, together, side):
                size += state.size[region_beside(beside, side) - 1]
    return size


def open_edges_of(state, beside, together):
    """Its open edges: those there were, less those the tile closes, and the tile's own with nothing beyond."""
    edges = 0
    for side in range(SIDES):
        if together >> side & 1:
            edges += -1 if region_beside(beside, side) != 0 else 1
            if is_new(beside, together, side):
                edges += state.open[region_beside(beside, side) - 1]
    return edges


def is_new(beside, together, side):
    """Whether a side meets a region that no earlier one of those together meets."""
    region = region_beside(beside, side)
    for earlier in range(side):
        if together >> earlier & 1 and region_beside(beside, earlier) == region:
            return False
    return region != 0
