"""Keltis, points: the track, the rows in which figures stand, the wish stones."""

from .board import BIG, BIG_FACTOR, COLOURS, SMALL, STONE_KINDS
from .maps import COUNTS_COLOURS, SET_POINTS, SET_SIZE, STONE_POINTS, VALUE


def count_points(state, player):
    """The points of a player in this game, if it ended now; they may be negative (R28)."""
    return state.points[player] + figure_points(state, player) + stone_points(state, player)


def figure_points(state, player):
    """R29: the value of each figure's row, twice that of the big one."""
    board = state.board
    points = BIG_FACTOR * VALUE[board][state.figures[player][BIG]]
    for figure in range(SMALL):
        points += VALUE[board][state.figures[player][figure]]
    return points


def stone_points(state, player):
    """By different colours and sets of one colour (R30, R31), or, where stones are all alike, by their number."""
    board = state.board
    stones, colours, sets = 0, 0, 0
    for stone in range(STONE_KINDS):
        held = state.stones[player][stone]
        stones += held
        if stone < COLOURS and held > 0:
            colours += 1
            if held >= SET_SIZE[board]:
                sets += 1
    counted = colours if COUNTS_COLOURS[board] else stones
    return STONE_POINTS[board][min(counted, COLOURS)] + SET_POINTS[board] * sets


def earlier_points(state, player):
    """R59: the points of a player in the games before this one."""
    points = 0
    for game in range(state.round - 1):
        points += state.past[game][player]
    return points
