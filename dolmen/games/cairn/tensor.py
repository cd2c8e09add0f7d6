"""Cairn: a view as numbers, the viewer as player 0."""

from dolmen.core.planes import Planes
from dolmen.core.viewer import NOBODY

from .board import MOST_PLAYERS, NOTHING, STONES, Phase, Place
from .sight import hand_size

planes = Planes()
MY_HAND = planes("my hand", STONES)
TOWERS = planes("towers, mine first", MOST_PLAYERS, STONES)
RIVALS = planes("known in a rival's hand", STONES)
DROPPED = planes("dropped", STONES)
OFFERED = planes("offered", STONES)
IN_BAG = planes("stones in the bag", 1)
MAY_LAY = planes("may lay", 1)
PLANES = planes.listed


def observe(view, viewer, out):
    """Writes the planes into `out`."""
    me = max(viewer, 0)
    in_bag = STONES
    for stone in range(STONES):
        place = view.place[stone]
        if place == Place.DROPPED:
            out[DROPPED + stone] = 1
            in_bag -= 1
        elif place >= Place.TOWER:
            seat = (place - Place.TOWER - me) % view.players
            out[TOWERS + seat * STONES + stone] = 1
            in_bag -= 1
        elif place >= Place.HAND and viewer != NOBODY:
            if place == Place.HAND + viewer:
                out[MY_HAND + stone] = 1
            else:
                out[RIVALS + stone] = 1
    for player in range(view.players):
        in_bag -= hand_size(view, player)
    out[IN_BAG] = in_bag
    if view.offered != NOTHING:
        out[OFFERED + view.offered] = 1
    out[MAY_LAY] = view.phase == Phase.LAY
