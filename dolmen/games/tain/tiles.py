"""Táin: moving tiles, and going round the table."""

from dolmen.core.viewer import NOBODY

from .board import EMPTY


def next_player(state, player):
    """Who sits to the left: the next one clockwise."""
    return player + 1 if player + 1 < state.players else 0


def take_from_supply(state, player, kind):
    """Takes a tile from behind the screen."""
    state.supply[player][kind] -= 1
    state.in_supply[player] -= 1


def discard(state, player, kind):
    """Lays a tile face down before its owner's screen."""
    state.discarded[player][kind] += 1
    state.in_discards[player] += 1


def clear_entrance(state, board, space):
    """Leaves an entrance empty."""
    state.entrance[board][space] = EMPTY
    state.raider[board][space] = NOBODY


def clear_outland(state, space):
    """Leaves a space of the outland empty."""
    state.outland[space] = EMPTY
    state.outlander[space] = NOBODY
