"""Keltis: how far a space is from the goal area, and how high it leads; nothing here is an opinion."""

from .board import FIGURES, GOAL_FIGURES
from .maps import IS_GOAL, LISTS, MOST_SPACES, NEXT, NOWHERE, ROWS, VALUE

FIGURE_BITS = 5  # room to count all figures


def _best(board, space, steps):
    """The best value within so many steps of a space."""
    ways = [to for to in NEXT[board][space] if to != NOWHERE] if steps else []
    return max([VALUE[board][space], *(_best(board, to, steps - 1) for to in ways)])


def _far(board, space):
    """The fewest steps from a space into the goal area."""
    if IS_GOAL[board][space]:
        return 0
    return 1 + min((_far(board, to) for to in NEXT[board][space] if to != NOWHERE), default=ROWS)


BEST = tuple(
    tuple(
        tuple(_best(board, space, steps) if space < len(spaces) else 0 for steps in range(ROWS + 1))
        for space in range(MOST_SPACES)
    )
    for board, spaces in enumerate(LISTS)
)  # by board, space, steps
TO_GOAL = tuple(
    tuple(_far(board, space) if space < len(spaces) else 0 for space in range(MOST_SPACES))
    for board, spaces in enumerate(LISTS)
)


def best_within(board, space, steps):
    """The best value within a number of steps that need not be whole."""
    whole = int(steps)
    low = BEST[board][space][whole]
    high = BEST[board][space][min(whole + 1, ROWS)]
    return low + (steps - whole) * (high - low)


def steps_to_end(state):
    """How many steps of anybody's nearest figures would fill the goal area."""
    counts = 0  # FIGURE_BITS for each distance: how many figures are so far away
    for player in range(state.players):
        for figure in range(FIGURES):
            counts += 1 << (FIGURE_BITS * TO_GOAL[state.board][state.figures[player][figure]])
    missing, steps, far = GOAL_FIGURES, 0, 0
    while missing > 0 and counts != 0:
        here = min(counts & ((1 << FIGURE_BITS) - 1), missing)
        steps += far * here
        missing -= here
        counts >>= FIGURE_BITS
        far += 1
    return steps
