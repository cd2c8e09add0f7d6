"""The adept over many games, written against the contract as the loops of a batch are.

On a few cores one thread chooses for one game after another (`choose_actions`). A GPU has more threads than there are
games, so that its threads share the work for each: one deals each guess (`deal_guesses`), one tries each action over
all guesses (`weigh_actions`), one takes the best of each game (`take_best`). Both choose the same, to the last bit.
"""

from dolmen.bots.adept import best_of, choose, guesses_for
from dolmen.bots.box import copy_state, give_dice
from dolmen.core.contract.rules import apply, guess, hide, judge
from dolmen.core.dice import DRAWN, SEED_WORDS
from dolmen.core.loops import seed_nth
from dolmen.core.viewer import NOBODY

LAST_WORD = 3  # of a seed


def choose_actions(states, numbers, counts, moves, actions, seed, view, boxes, dice, legal, values):
    """Writes the adept's action in each game; NOBODY's where it is over."""
    for i in range(len(states)):
        actions[i] = NOBODY
        if counts[i] > 0:
            seat = states[i].player
            start_dice(dice, seed, numbers[i], moves[i], 0)
            view[0] = states[i]
            hide(view[0], seat)
            actions[i] = choose(view, seat, dice, boxes, legal, values)


def start_dice(dice, seed, number, moves, guesses):
    """The dice of a choice once so many guesses were dealt: each takes a seed's words from them."""
    seed_nth(dice, seed, number)
    dice[LAST_WORD] ^= moves
    dice[DRAWN] = SEED_WORDS * guesses


def deal_guesses(guessed, slots, nths, asked, states, numbers, moves, seed, dice):
    """Deals guesses, each the nth for the game that is asked in its slot."""
    for k in range(len(guessed)):
        i = asked[slots[k]]
        copy_state(states, i, guessed, k)
        hide(guessed[k], states[i].player)
        start_dice(dice, seed, numbers[i], moves[i], nths[k])
        give_dice(dice, guessed[k])
        guess(guessed[k], states[i].player)


def weigh_actions(values, slots, places, asked, states, counts, legal, guessed, first_guess, boxes):
    """Writes the sum of the judgements of actions over all guesses: each the one in a place of its game's list."""
    for k in range(len(values)):
        i = asked[slots[k]]
        total = 0.0
        for nth in range(guesses_for(counts[i])):
            copy_state(guessed, first_guess[slots[k]] + nth, boxes, 0)
            apply(boxes[0], legal[i][places[k]])
            total += judge(boxes[0], states[i].player)
        values[k] = total


def take_best(asked, first_value, actions, counts, legal, numbers, moves, values, seed, dice):
    """Writes the best action of each game that is asked; where there is only one, it needs no values."""
    for k in range(len(asked)):
        i = asked[k]
        best = 0
        if counts[i] > 1:
            start_dice(dice, seed, numbers[i], moves[i], guesses_for(counts[i]))
            first = first_value[k]
            best = best_of(values[first : first + counts[i]], counts[i], dice)
        actions[i] = legal[i][best]
