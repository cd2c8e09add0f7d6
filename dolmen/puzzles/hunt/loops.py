"""What the tests of puzzles play out, written against the contract: `native(loops, rules)` at machine speed."""

from dolmen.bots.adept import GUESSED, best_of, weigh
from dolmen.bots.belief_loop import is_alike
from dolmen.bots.box import copy_state
from dolmen.bots.search import guess_anew
from dolmen.core.contract.rules import apply, hide, legal_actions, parts
from dolmen.core.dice import DRAWN, SEED_WORDS
from dolmen.core.loops import is_among, next_word_of_mover, seed_nth
from dolmen.review.playouts import LOTS, TO_THE_END, begin, go_on, settle

FEW = 8  # guesses of an adept that is imagined


def each_guess(
    view, viewer, seed, repeats, arms, looks, settings, boxes, kept, mover, lots, legal, shares, points, means
):  # fmt: skip
    """Writes what each arm is worth to the viewer in each guess (arms × guesses), on the mean of some play-outs."""
    for g in range(len(means[0])):
        seed_nth(mover, seed, g)
        guess_anew(view, viewer, mover, boxes)
        copy_state(boxes, GUESSED, kept, 0)
        for k in range(len(arms)):
            means[k][g] = mean_share(kept, viewer, seed, g, repeats, arms[k], looks, settings, boxes, lots, legal,
                                     shares, points)  # fmt: skip


def mean_share(
    kept, viewer, seed, guess, repeats, arm, looks, settings, boxes, lots, legal, shares, points
):  # fmt: skip
    """What an arm is worth to a player in one full state: lots and dice to come differ each time."""
    total = 0.0
    for r in range(repeats):
        copy_state(kept, 0, boxes, GUESSED)
        seed_nth(lots, seed, LOTS + guess * repeats + r)
        for word in range(SEED_WORDS):
            boxes[GUESSED].dice[word] = next_word_of_mover(lots)
        boxes[GUESSED].dice[DRAWN] = 0
        begin(boxes, lots, legal, arm, looks)
        go_on(boxes, lots, legal, looks, TO_THE_END)
        settle(boxes[GUESSED], legal, settings, shares, points)
        total += shares[viewer]
    return total / repeats


def weigh_guesses(
    before, viewer, seed, tries, since, seen, words, other, other_words, boxes, kept, mover, dice, legal, mine, values,
    found,
):  # fmt: skip
    """Guesses from before what others did last, in which adepts act as they did; returns how many were found.

    `since` are the actions from there to the position, `seen` the viewer's view of it, `words` its numbers; `other`
    and `other_words` are room for a view. Found guesses, with all that followed, are written into `found`.
    """
    count = 0
    for t in range(tries):
        if count == len(found):
            return count
        seed_nth(mover, seed, t)
        seed_nth(dice, seed, LOTS + t)
        guess_anew(before, viewer, mover, boxes)
        copy_state(boxes, GUESSED, kept, 0)
        if goes_as_seen(kept, viewer, since, other, boxes, dice, legal, mine, values):
            copy_state(kept, 0, other, 0)
            hide(other[0], viewer)
            if is_alike(words, other_words):
                copy_state(kept, 0, found, count)
                count += 1
    return count


def goes_as_seen(kept, viewer, since, other, boxes, dice, legal, mine, values):
    """Plays on in `kept`: the viewer as then, others as adepts do; whether that was possible."""
    for i in range(len(since)):
        n = legal_actions(kept[0], legal)
        if n == 0:
            return False
        action = legal[0]
        player = kept[0].player
        if player == viewer:
            if not is_among(legal, n, since[i]):
                return False
            action = since[i]
        elif n > 1:
            copy_state(kept, 0, other, 0)
            hide(other[0], player)
            m = legal_actions(other[0], mine)
            weigh(other, player, dice, boxes, mine, m, values, FEW)
            action = mine[best_of(values, m, dice)]
        apply(kept[0], action)
    return legal_actions(kept[0], legal) > 0 and kept[0].player == viewer


def weighed_shares(
    found, count, viewer, seed, repeats, arms, looks, settings, boxes, kept, lots, legal, shares, points, means
):  # fmt: skip
    """What each arm is worth to the viewer in each of some full states (arms × states)."""
    for g in range(count):
        copy_state(found, g, kept, 0)
        for k in range(len(arms)):
            means[k][g] = mean_share(kept, viewer, seed, g, repeats, arms[k], looks, settings, boxes, lots, legal,
                                     shares, points)  # fmt: skip


def later_parts(view, viewer, seed, arms, looks, boxes, kept, mover, lots, legal, opinions):
    """Writes the parts of the judge's opinion where each arm has led to in the end (arms × guesses × parts)."""
    for g in range(len(opinions[0])):
        seed_nth(mover, seed, g)
        guess_anew(view, viewer, mover, boxes)
        copy_state(boxes, GUESSED, kept, 0)
        for k in range(len(arms)):
            copy_state(kept, 0, boxes, GUESSED)
            seed_nth(lots, seed, LOTS + g)
            begin(boxes, lots, legal, arms[k], looks)
            go_on(boxes, lots, legal, looks, TO_THE_END)
            parts(boxes[GUESSED], viewer, opinions[k][g])
