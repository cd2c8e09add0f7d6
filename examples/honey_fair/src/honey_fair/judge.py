"""Honey Fair: a rough value of a position, in terms."""

from .board import JARS, ROUNDS, UNSOLD, Unsold
from .purse import holds

PARTS = ("honey", "bid", "purse", "rival-honey", "rival-bid", "rival-purse")

PURSE = 0.35  # what a coin that is left is worth of its number
HOPE = 0.8  # what a coin face down is worth of the jars on sale, if it is the highest


def judge(state, player):
    """How far `player` is ahead of the best rival, in points."""
    return worth(state, player) - worth(state, best_rival(state, player))


def parts(state, player, out):
    """The same in terms: the player's own, then those of the best rival."""
    rival = best_rival(state, player)
    out[0] = honey(state, player)
    out[1] = bid(state, player)
    out[2] = purse(state, player)
    out[3] = -honey(state, rival)
    out[4] = -bid(state, rival)
    out[5] = -purse(state, rival)


def best_rival(state, player):
    best = (player + 1) % state.players
    for rival in range(state.players):
        if rival != player and worth(state, rival) > worth(state, best):
            best = rival
    return best


def worth(state, player):
    return honey(state, player) + bid(state, player) + purse(state, player)


def honey(state, player):
    """The jars at home."""
    points = 0.0
    for place in range(ROUNDS):
        if state.buyer[place] == player:
            points += state.jar[place]
    return points


def bid(state, player):
    """Hope for the jars on sale: the higher the coin face down, the more."""
    if state.round == ROUNDS or player >= state.player:
        return 0.0
    on_sale = 0.0
    for place in range(state.round + 1):
        if place == state.round or (state.buyer[place] == UNSOLD and state.unsold == Unsold.KEPT):
            on_sale += state.jar[place]
    return HOPE * on_sale * state.bid[player][state.round] / JARS


def purse(state, player):
    """The coins that can still buy something."""
    left = 0.0
    for coin in range(1, JARS + 1):
        if holds(state, player, coin):
            left += PURSE * coin
    return left if state.round < ROUNDS else 0.0
