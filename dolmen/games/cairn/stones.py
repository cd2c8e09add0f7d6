"""Cairn: moving and counting stones."""

from dolmen.core.dice import roll

from .board import STONES, VALUES, Place


def everybody(state):
    """The bits of all players."""
    return (1 << state.players) - 1


def move_random_stone(state, player):
    """Moves a stone from the bag into a hand; returns which."""
    nth = roll(state.dice, count(state, Place.BAG))
    for stone in range(STONES):
        if state.place[stone] == Place.BAG:
            if nth == 0:
                state.place[stone] = Place.HAND + player
                state.seen[stone] = 1 << player
                return stone
            nth -= 1
    return -1


def show(state, stone, place):
    """Moves a stone in sight of all."""
    state.place[stone] = place
    state.seen[stone] = everybody(state)


def count(state, place):
    """How many stones lie in a place."""
    n = 0
    for stone in range(STONES):
        if state.place[stone] == place:
            n += 1
    return n


def is_empty(state, place):
    """Whether no stone lies in a place."""
    for stone in range(STONES):
        if state.place[stone] == place:
            return False
    return True


def top_of(state, player, colour):
    """The highest value on a tower, 0 before the first."""
    tower = Place.TOWER + player
    for value in range(VALUES, 0, -1):
        if state.place[colour * VALUES + value - 1] == tower:
            return value
    return 0
