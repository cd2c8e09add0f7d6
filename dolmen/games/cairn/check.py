"""Cairn: what is true of every position."""

from .board import STONES, Phase, Place
from .sight import hand_size
from .stones import count

INVARIANTS = (
    "healthy",
    "every stone is somewhere",
    "hands have their size",
    "the game is over when the bag is empty, between turns",
)


def check(state):
    """The number of the first broken invariant, or 0."""
    for stone in range(STONES):
        if state.place[stone] < Place.BAG or state.place[stone] >= Place.TOWER + state.players:
            return 1
    for player in range(state.players):
        held = count(state, Place.HAND + player)
        if state.phase != Phase.OVER and held != hand_size(state, player):
            return 2
    if (state.phase == Phase.OVER) != (count(state, Place.BAG) == 0 and state.phase != Phase.LAY):
        return 3
    return 0
