"""Cairn: a rough value of a position, in terms."""

from .board import COLOURS, COSTS, STONES, Place, colour_of, value_of
from .stones import top_of

PARTS = ("towers", "hand", "rival-towers", "rival-hand")

BEGUN, NEW = 0.6, 0.3  # what a stone in hand is worth of its value, on a tower that is begun and on a new one


def judge(state, player):
    """How far `player` is ahead of the best rival, in points."""
    return worth(state, player) - worth(state, best_rival(state, player))


def parts(state, player, out):
    """The same in terms: the player's own, then those of the best rival."""
    rival = best_rival(state, player)
    out[0] = laid(state, player)
    out[1] = held(state, player)
    out[2] = -laid(state, rival)
    out[3] = -held(state, rival)


def best_rival(state, player):
    best = (player + 1) % state.players
    for rival in range(state.players):
        if rival != player and worth(state, rival) > worth(state, best):
            best = rival
    return best


def worth(state, player):
    return laid(state, player) + held(state, player)


def laid(state, player):
    """The points on the table."""
    points = 0.0
    for stone in range(STONES):
        if state.place[stone] == Place.TOWER + player:
            points += value_of(stone)
    for colour in range(COLOURS):
        if top_of(state, player, colour) > 0:
            points -= COSTS[state.cost]
    return points


def held(state, player):
    """Part of what the hand may still add to towers, more where one is begun."""
    points = 0.0
    for stone in range(STONES):
        if state.place[stone] == Place.HAND + player:
            top = top_of(state, player, colour_of(stone))
            if value_of(stone) > top:
                points += value_of(stone) * (BEGUN if top > 0 else NEW)
    return points
