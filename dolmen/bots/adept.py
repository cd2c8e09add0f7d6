"""The adept: one step ahead, by the game's own judge, over several guesses of what it cannot see.

All actions are tried on the same guesses, so that they are compared and not the luck of the deal.
"""

from dolmen.bots.box import copy_state, give_dice
from dolmen.core.contract.rules import apply, guess, judge, legal_actions
from dolmen.core.dice import roll

BOXES = 2
GUESSED, TRIED = 0, 1

TRIALS = 2400  # about so many positions are judged for a move: milliseconds compiled, a blink interpreted
FEWEST_GUESSES, MOST_GUESSES = 8, 64


def choose(view, seat, dice, boxes, legal, values):
    """The legal action with the best mean judgement; ties by lot."""
    n = legal_actions(view[0], legal)
    if n == 1:
        return legal[0]
    weigh(view, seat, dice, boxes, legal, n, values, guesses_for(n))
    return legal[best_of(values, n, dice)]


def weigh(view, seat, dice, boxes, legal, n, values, guesses):
    """Writes the sum of the judgements of each action over so many guesses."""
    weigh_seen(view, seat, seat, dice, boxes, legal, n, values, guesses)


def weigh_seen(view, viewer, seat, dice, boxes, legal, n, values, guesses):
    """The same for a player who is shown what another viewer sees."""
    for i in range(n):
        values[i] = 0.0
    for _ in range(guesses):
        copy_state(view, 0, boxes, GUESSED)
        give_dice(dice, boxes[GUESSED])
        guess(boxes[GUESSED], viewer)
        for i in range(n):
            copy_state(boxes, GUESSED, boxes, TRIED)
            apply(boxes[TRIED], legal[i])
            values[i] += judge(boxes[TRIED], seat)


def guesses_for(n):
    """How many guesses a list of `n` actions can afford."""
    return min(max(TRIALS // n, FEWEST_GUESSES), MOST_GUESSES)


def best_of(values, n, dice):
    """The place of the highest of `n` values; equal ones are equally likely."""
    best = 0
    ties = 1
    for i in range(1, n):
        if values[i] > values[best]:
            best = i
            ties = 1
        elif values[i] == values[best]:
            ties += 1
            if roll(dice, ties) == 0:
                best = i
    return best
