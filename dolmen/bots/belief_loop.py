"""Guesses that are led through what was seen, written against the contract; compiled only.

A guess of what a seat could not see some steps ago is played on: at each step as it was seen, in every way that looks
the same to the seat. What cannot have looked so is given up.
"""

from dolmen.bots.lookahead_loop import WORDS, guess_anew
from dolmen.core.contract.rules import apply, hide, legal_actions
from dolmen.core.dice import DICE_WORDS, DRAWN, fork_dice, next_word
from dolmen.core.loops import is_among

NOT_KNOWN = -1  # the action of somebody else
DICE_TRIED = 8  # for a step that shows what the dice brought
ENOUGH = 12  # guesses in which all actions were tried: after those only what has fitted before is
GIVEN_UP = -1


def begin(view, seat, dice, states):
    """Fills all games with guesses of what `seat` cannot see."""
    for i in range(len(states)):
        guess_anew(view, seat, dice, states, i)


def list_legal(states, n, counts, legal):
    """Lists what is legal in the first n games; there are no others."""
    for i in range(len(states)):
        counts[i] = legal_actions(states[i], legal[i]) if i < n else 0


def follow(
    states, counts, legal, seat, player, action, after, fits, dice, likely, starts, odds, kept, box, words, stream
):  # fmt: skip
    """Plays one seen step in every game that goes on; those in which it cannot have looked so are given up.

    `player` acted; `action` is what, or NOT_KNOWN; `after` are the numbers of the view that `seat` had then. How likely
    the player does what is legal in game i begins at `likely[starts[i]]`; without that everything is as likely. `odds`
    takes, for each game, how likely what was seen is, and what share of the legal actions looks so. `fits` are marks of
    the actions that ever looked so, and behind them how many games were tried with all actions.
    """
    tried = len(fits) - 1
    for i in range(len(states)):
        if counts[i] <= 0:
            give_up(i, counts, odds)
            continue
        total = 0.0
        fitting = 0
        if states[i].player == player and (action == NOT_KNOWN or is_among(legal[i], counts[i], action)):
            for k in range(counts[i]):
                one = legal[i][k]
                is_known = one == action
                is_thinkable = action == NOT_KNOWN and (fits[tried] < ENOUGH or fits[one] == 1)
                if (is_known or is_thinkable) and looks_so(states, i, one, seat, after, kept, box, words, stream):
                    share = 1.0 / counts[i] if len(likely) == 0 else likely[starts[i] + k]
                    fits[one] = 1
                    fitting += 1
                    total += share
                    if fitting == 1 or total * (next_word(dice) / WORDS) < share:
                        kept[1] = kept[0]
        if fitting == 0:
            give_up(i, counts, odds)
            continue
        if fits[tried] < ENOUGH:
            fits[tried] += 1
        odds[i][0] = total
        odds[i][1] = fitting / counts[i]
        states[i] = kept[1]
        counts[i] = legal_actions(states[i], legal[i])


def give_up(i, counts, odds):
    """Leaves a game where it is."""
    counts[i] = GIVEN_UP
    odds[i][0] = 1.0
    odds[i][1] = 1.0


def looks_so(states, i, action, seat, after, kept, box, words, stream):
    """Whether an action can have led to what `seat` saw, with these dice or others; `kept[0]` is where it leads."""
    for word in range(DICE_WORDS):
        stream[word] = states[i].dice[word]
    for _ in range(DICE_TRIED):
        kept[0] = states[i]
        for word in range(DICE_WORDS):
            kept[0].dice[word] = stream[word]
        apply(kept[0], action)
        box[0] = kept[0]
        hide(box[0], seat)
        if is_alike(words, after):
            return True
        if kept[0].dice[DRAWN] == stream[DRAWN]:
            return False
        fork_dice(kept[0].dice, stream)
    return False


def is_alike(words, others):
    """Whether two boxes hold the same, number by number."""
    for i in range(len(words[0])):
        if words[0][i] != others[0][i]:
            return False
    return True
