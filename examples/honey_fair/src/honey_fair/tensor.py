"""Honey Fair: a view as numbers, the viewer as player 0."""

from dolmen.core.planes import Planes

from .board import JARS, MOST_PLAYERS, NOTHING, ROUNDS, UNSOLD
from .purse import holds

planes = Planes()
BOUGHT = planes("jars, mine first", MOST_PLAYERS, JARS)
COINS = planes("coins left, mine first", MOST_PLAYERS, JARS)
CHOSEN = planes("have chosen, mine first", MOST_PLAYERS)
ON_SALE = planes("the jar put up", JARS)
UNSOLD_JARS = planes("jars that nobody bought", JARS)
MY_BID = planes("my coin face down", JARS)
ROUND = planes("rounds gone by", 1)
PLANES = planes.listed


def observe(view, viewer, out):
    """Writes the planes into `out`."""
    me = max(viewer, 0)
    for place in range(min(view.round, ROUNDS)):
        owner = view.buyer[place]
        if owner == UNSOLD:
            out[UNSOLD_JARS + view.jar[place] - 1] = 1
        else:
            out[BOUGHT + (owner - me) % view.players * JARS + view.jar[place] - 1] = 1
    for player in range(view.players):
        seat = (player - me) % view.players
        for coin in range(1, JARS + 1):
            out[COINS + seat * JARS + coin - 1] = holds(view, player, coin)
        out[CHOSEN + seat] = player < view.player
    out[ROUND] = view.round
    if view.round < ROUNDS:
        out[ON_SALE + view.jar[view.round] - 1] = 1
        if viewer >= 0 and view.bid[viewer][view.round] != NOTHING:
            out[MY_BID + view.bid[viewer][view.round] - 1] = 1
