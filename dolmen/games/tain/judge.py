"""Táin: a rough value of a position."""

from dolmen.games.tain.board import COW_POINTS, JEWEL_POINTS


def judge(state, player):
    """How far `player` is ahead of the best rival, in points."""
    best = -1000.0
    for rival in range(state.players):
        if rival != player:
            best = max(best, worth(state, rival))
    return worth(state, player) - best


def worth(state, player):
    return 1.0 * (COW_POINTS * state.cows[player] + JEWEL_POINTS * state.jewels[player])
