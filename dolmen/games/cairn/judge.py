"""Cairn: a rough value of a position."""

from dolmen.games.cairn.board import COLOURS, COSTS, STONES, Place, colour_of, value_of
from dolmen.games.cairn.stones import top_of


def judge(state, player):
    """How far `player` is ahead of the best rival, in points."""
    best = -1000.0
    for rival in range(state.players):
        if rival != player:
            best = max(best, worth(state, rival))
    return worth(state, player) - best


def worth(state, player):
    """Points on the table and half of what the hand may still add to the cairns that are begun."""
    points = 0.0
    for colour in range(COLOURS):
        if top_of(state, player, colour) > 0:
            points -= COSTS[state.cost]
    for stone in range(STONES):
        value = value_of(stone)
        if state.place[stone] == Place.CAIRN + player:
            points += value
        elif state.place[stone] == Place.HAND + player:
            top = top_of(state, player, colour_of(stone))
            if value > top:
                points += value * (0.6 if top > 0 else 0.3)
    return points
