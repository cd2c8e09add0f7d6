"""What a search does most, over and over: `native(loops, rules)` runs it at machine speed, to be measured."""

from dolmen.core.contract.rules import guess, hide
from dolmen.core.dice import MASK, seed_dice


def copy_states(states, box, times):
    """Copies states one after another, `times` copies in all."""
    for k in range(times):
        box[0] = states[k % len(states)]


def make_views(states, box, times):
    """Makes `times` views, of all games in turn and with each mover's eyes."""
    for k in range(times):
        box[0] = states[k % len(states)]
        hide(box[0], box[0].player)


def make_guesses(states, box, times):
    """Makes `times` guesses, each of a view made for it, of all games in turn and with each mover's eyes."""
    for k in range(times):
        box[0] = states[k % len(states)]
        viewer = box[0].player
        hide(box[0], viewer)
        seed_dice(box[0].dice, k & MASK, 1, 2, 3)
        guess(box[0], viewer)
