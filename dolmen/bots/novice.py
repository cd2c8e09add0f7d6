"""The novice: judges like the adept, but as beginners do.

It imagines little of what is hidden, overlooks some of what it could do and most of a long list, is not sure of its
own judgement, and now and then takes the second or third best. But its mistakes are those a person makes: what throws a
game or a round away, as stopping before one has begun, it sees.
"""

from dolmen.bots.adept import BOXES, best_of, weigh  # noqa: F401 (the desk asks for BOXES)
from dolmen.core.contract.rules import legal_actions
from dolmen.core.dice import roll

GUESSES = 1  # of what it cannot see
OVERLOOKED = 3  # one action in so many is not seen at all
LOOKED_AT = 60  # of a longer list, about so many are looked at before that
SECOND, THIRD = 3, 4  # once in so many moves it takes the second best, and then the third
FOLLY = 0.6  # of the way from the best to the worst: what is further down is never done
DOUBT = 2.0  # how far its judgement may be off, in mean distances between actions
HUNDRED = 100
NEVER = -1e300


def choose(view, seat, dice, boxes, legal, values):
    """The action that looks best to a beginner."""
    n = legal_actions(view[0], legal)
    if n == 1:
        return legal[0]
    weigh(view, seat, dice, boxes, legal, n, values, GUESSES)
    n = leave_follies_out(values, legal, n)
    err(values, n, dice)
    return legal[best_of(values, n, dice)]


def leave_follies_out(values, legal, n):
    """Moves what is no folly to the front; returns how many actions that are. Of two it is the better one."""
    best, worst = values[0], values[0]
    for i in range(1, n):
        best, worst = max(best, values[i]), min(worst, values[i])
    least = best - FOLLY * (best - worst)
    kept = 0
    for i in range(n):
        if values[i] >= least:
            value, action = values[i], legal[i]
            values[i], legal[i] = values[kept], legal[kept]
            values[kept], legal[kept] = value, action
            kept += 1
    return kept


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
    if n <= 2:
        return
    kept = roll(dice, n)
    for i in range(n):
        is_seen = n <= LOOKED_AT or roll(dice, n) < LOOKED_AT
        if (roll(dice, OVERLOOKED) == 0 or not is_seen) and i != kept:
            values[i] = NEVER


def slip(values, n, dice, seldom):
    """Once in `seldom` times, forgets the best action that it sees, if it sees two others."""
    if roll(dice, seldom) != 0:
        return
    seen = 0
    for i in range(n):
        if values[i] > NEVER:
            seen += 1
    if seen > 2:
        values[best_of(values, n, dice)] = NEVER
