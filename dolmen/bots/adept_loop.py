"""The adept over many games, written against the contract as the loops of a batch are."""

from dolmen.bots.adept import choose
from dolmen.core.contract.rules import hide
from dolmen.core.loops import seed_nth
from dolmen.core.viewer import NOBODY

LAST_WORD = 3  # of a seed


def choose_actions(states, numbers, counts, moves, actions, seed, view, boxes, dice, legal, values):
    """Writes the adept's action in each game; NOBODY's where it is over."""
    for i in range(len(states)):
        actions[i] = NOBODY
        if counts[i] > 0:
            seat = states[i].player
            seed_nth(dice, seed, numbers[i])
            dice[LAST_WORD] ^= moves[i]
            view[0] = states[i]
            hide(view[0], seat)
            actions[i] = choose(view, seat, dice, boxes, legal, values)
