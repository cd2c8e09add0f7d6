"""Honey Fair: the coins that players have left."""

from dolmen.core.dice import roll

from .board import JARS, NOTHING, ROUNDS


def holds(state, player, coin):
    """Whether a player has not spent a coin yet."""
    for place in range(ROUNDS):
        if state.bid[player][place] == coin:
            return False
    return True


def coins_left(state, player):
    """How many coins a player holds."""
    n = 0
    for coin in range(1, JARS + 1):
        n += holds(state, player, coin)
    return n


def random_coin(state, player):
    """One of the coins that a player holds, or NOTHING if there is none."""
    left = coins_left(state, player)
    nth = roll(state.dice, left) if left > 0 else 0
    for coin in range(1, JARS + 1):
        if holds(state, player, coin):
            if nth == 0:
                return coin
            nth -= 1
    return NOTHING
