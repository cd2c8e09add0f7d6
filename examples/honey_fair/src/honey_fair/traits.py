"""Honey Fair: a bid as numbers, as its player sees it."""

from dolmen.core.planes import Planes

from .board import JARS, MOST_PLAYERS
from .purse import holds

traits = Planes()
COIN = traits("the coin", JARS)
JAR = traits("what the jar put up is worth", 1)
HIGHER = traits("coins above it that rivals still hold, by seat", MOST_PLAYERS - 1)
SAME = traits("rivals who hold the same coin, by seat", MOST_PLAYERS - 1)
TRAITS = traits.listed


def describe(view, action, out):
    """Writes the traits of a bid into `out`; rivals bid face down, so a coin laid this round is still held."""
    coin = action + 1
    out[COIN + action] = 1
    out[JAR] = view.jar[view.round]
    for seat in range(view.players - 1):
        rival = (view.player + 1 + seat) % view.players
        out[SAME + seat] = could_bid(view, rival, coin)
        for higher in range(coin + 1, JARS + 1):
            out[HIGHER + seat] += could_bid(view, rival, higher)


def could_bid(view, rival, coin):
    """Whether a rival had a coin when this round began."""
    return holds(view, rival, coin) or view.bid[rival][view.round] == coin
