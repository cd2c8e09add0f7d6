"""Honey Fair: what is true of every position."""

from .board import JARS, NOTHING, ROUNDS, UNSOLD

INVARIANTS = (
    "healthy",
    "every jar comes once",
    "no coin is spent twice",
    "coins lie there for the rounds gone by, and of those who have chosen",
    "no jar is sold before its round",
)


def check(state):
    """The number of the first broken invariant, or 0."""
    for worth in range(1, JARS + 1):
        if times(state.jar, worth) != 1:
            return 1
    for player in range(state.players):
        for coin in range(1, JARS + 1):
            if times(state.bid[player], coin) > 1:
                return 2
        for place in range(ROUNDS):
            if (state.bid[player][place] != NOTHING) != has_bid(state, player, place):
                return 3
    for place in range(state.round, ROUNDS):
        if state.buyer[place] != UNSOLD:
            return 4
    return 0


def has_bid(state, player, place):
    """Whether a player has chosen a coin for the jar of a round."""
    return place < state.round or (place == state.round and player < state.player)


def times(row, number):
    """How often a number stands in a row."""
    n = 0
    for place in range(ROUNDS):
        n += row[place] == number
    return n
