"""Cairn: a view as numbers, the viewer as player 0."""

from dolmen.core.viewer import NOBODY

from .board import MOST_PLAYERS, NOTHING, STONES, Phase, Place
from .sight import hand_size

PLANES = (
    ("my hand", STONES),
    ("towers, mine first", MOST_PLAYERS * STONES),
    ("known in a rival's hand", STONES),
    ("dropped", STONES),
    ("offered", STONES),
    ("stones in the bag", 1),
    ("may lay", 1),
)

MY_HAND = 0
TOWERS = MY_HAND + STONES
RIVALS = TOWERS + MOST_PLAYERS * STONES
DROPPED = RIVALS + STONES
OFFERED = DROPPED + STONES
IN_BAG = OFFERED + STONES
MAY_LAY = IN_BAG + 1


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
