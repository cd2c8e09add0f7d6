"""The novice: judges like the adept, but as beginners do.

It imagines little of what is hidden, overlooks some of what it could do, is not sure of its own judgement, and now and
then takes the second or third best.
"""

from dolmen.bots.adept import BOXES, best_of, weigh  # noqa: F401 (the desk asks for BOXES)
from dolmen.core.contract.rules import legal_actions
from dolmen.core.dice import roll

GUESSES = 1  # of what it cannot see
OVERLOOKED = 4  # one action in so many is not seen at all
SECOND, THIRD = 3, 4  # once in so many moves it takes the second best, and then the third
DOUBT = 1.5  # how far its judgement may be off, in mean distances between actions
HUNDRED = 100
NEVER = -1e300


def choose(view, seat, dice, boxes, legal, values):
    """The action that looks best to a beginner."""
    n = legal_actions(view[0], legal)
    if n == 1:
        return legal[0]
    weigh(view, seat, dice, boxes, legal, n, values, GUESSES)
    err(values, n, dice)
    return legal[best_of(values, n, dice)]


def err(values, n, dice):
    """Judges as beginners do, given how good everything is."""
    blur(values, n, dice)
    overlook(values, n, dice)
    slip(values, n, dice, SECOND)
    slip(values, n, dice, THIRD)


def blur(values, n, dice):
    """Moves each value by up to DOUBT times the mean distance from the mean, either way."""
    mean = 0.0
    for i in range(n):
        mean += values[i]
    mean /= n
    distance = 0.0
    for i in range(n):
        distance += abs(values[i] - mean)
    distance /= n
    for i in range(n):
        values[i] += DOUBT * distance * (roll(dice, 2 * HUNDRED + 1) - HUNDRED) / HUNDRED


def overlook(values, n, dice):
    """Forgets some of the actions, never all, and neither of two."""
    if n == 2:
        return
    kept = roll(dice, n)
    for i in range(n):
        if roll(dice, OVERLOOKED) == 0 and i != kept:
            values[i] = NEVER


def slip(values, n, dice, seldom):
    """Once in `seldom` times, forgets the best action that it sees, if it sees two others: yes or no is not so hard."""
    if roll(dice, seldom) != 0:
        return
    seen = 0
    for i in range(n):
        if values[i] > NEVER:
            seen += 1
    if seen > 2:
        values[best_of(values, n, dice)] = NEVER
