"""Woolly Bully: which tiles fit a place (R2: every touching edge matches), all tiles at once."""

from dolmen.core.inline import inline

from ..board import BITS, EDGE, FIRST_BEAST, SAME_SHEEP, SIDES, Terrain, tiles_with
from .landscape import only_terrain


@inline
def landscapes_that_fit(edges, side, turn):
    """The landscape tiles that, with a side up and turned so, have all the edges that a place wants."""
    return (
        tiles_with(side, (SIDES - turn) % SIDES, edges & EDGE)
        & tiles_with(side, (SIDES + 1 - turn) % SIDES, edges >> BITS & EDGE)
        & tiles_with(side, (SIDES + 2 - turn) % SIDES, edges >> 2 * BITS & EDGE)
        & tiles_with(side, (SIDES + 3 - turn) % SIDES, edges >> 3 * BITS & EDGE)
    )


def beasts_that_fit(edges):
    """The wolves and hunters whose four equal edges fit, however they are turned."""
    terrain = only_terrain(edges)
    if terrain == Terrain.NONE or terrain > Terrain.BLUE:
        return 0
    return SAME_SHEEP << terrain - Terrain.BLACK


def tile_fits(tile, edges):
    """Whether an ordinary face of a tile, turned somehow, has the edges that a place wants."""
    if tile >= FIRST_BEAST:
        return beasts_that_fit(edges) >> tile - FIRST_BEAST & 1 == 1
    for side in range(2):
        for turn in range(SIDES):
            if landscapes_that_fit(edges, side, turn) >> tile & 1 == 1:
                return True
    return False
