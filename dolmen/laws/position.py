"""The laws of a position, for any game, written against the contract so that they run compiled at every step.

`box` is an array of SLOTS states, `raw` the same memory as bytes, one row a state. Slot TRUTH holds the position.
"""

from dolmen.core.contract.rules import (
    UNCOUNTED,
    apply,
    check,
    count_legal,
    describe,
    forget,
    guess,
    hide,
    judge,
    legal_actions,
    nth_legal,
    observe,
    parts,
    swap,
)
from dolmen.core.dice import MASK, fork_dice, roll
from dolmen.core.viewer import EVERYBODY, NOBODY

TRUTH, VIEW, OTHER, OTHER_VIEW, AFTER, SLOTS = 0, 1, 2, 3, 4, 5

# What can be broken; the numbers are what the functions below return.
LAWS = (
    "healthy",
    "legal actions rise and are unique",
    "the game's own invariants hold",
    "hiding twice hides no more",
    "nothing is hidden once the game is over",
    "what a swap makes keeps the invariants",
    "a swap of unseen things leaves the view as it is",
    "a guess keeps the invariants",
    "hide, guess, hide equals hide",
    "the mover's view has the legal actions of the state",
    "a guess of the mover's view has the legal actions of the state",
    "an observation is made of finite numbers",
    "the player to move is a player",
    "forgetting twice forgets no more",
    "the game ends within its bound",
    "the parts of a judgement add up to it",
    "a public field is the same in every view",
    "what all players know together holds what each of them knows",
    "a description is made of finite numbers",
    "an action is described from its player's view as from the state",
    "actions that do different things are described differently",
    "actions counted without a list are those of the list",
)
HEALTHY = 0
RISING = 1
INVARIANT = 2
HIDE_TWICE = 3
OVER_HIDDEN = 4
SWAP_INVARIANT = 5
SWAP = 6
GUESS_INVARIANT = 7
GUESS = 8
MOVER_VIEW = 9
GUESS_LEGAL = 10
FINITE = 11
PLAYER = 12
FORGET_TWICE = 13
BOUND = 14
PARTS_SUM = 15
PUBLIC_FIELD = 16
TOGETHER = 17
DESCRIBED_FINITE = 18
DESCRIBED_VIEW = 19
DESCRIBED_APART = 20
COUNTED = 21

BOUND_OF_NUMBERS = 1e6  # what observe and describe write lies between this and its negative
CLOSE = 1e-6  # how far the sum of parts may be from the judgement, for each point of it


def walk(box, raw, dice, chance, out, other_out, planes, terms, public, traits, marks, actions):
    """Plays on at random from TRUTH to the end, every law at each step; returns the first that is broken, or HEALTHY.

    `actions` holds how many were played, then those; it has room for as many as the game may last.
    """
    actions[0] = 0
    while True:
        broken = broken_law(box, raw, dice, out, other_out, planes, terms, public, traits, marks)
        if broken != HEALTHY:
            return broken
        n = legal_actions(box[TRUTH], out)
        if n == 0:
            return HEALTHY
        if actions[0] + 1 >= len(actions):
            return BOUND
        action = out[roll(chance, n)]
        actions[0] += 1
        actions[actions[0]] = action
        apply(box[TRUTH], action)


def broken_law(box, raw, dice, out, other_out, planes, terms, public, traits, marks):
    """The number of the first law that the position in TRUTH breaks, or HEALTHY.

    `terms` has room for the parts of a judgement; `public` marks the bytes of a state that everybody sees;
    `traits` has room for two descriptions, `marks` for a number per legal action.
    """
    n = legal_actions(box[TRUTH], out)
    for i in range(1, n):
        if out[i] <= out[i - 1]:
            return RISING
    if is_miscounted(box[TRUTH], out, n):
        return COUNTED
    if check(box[TRUTH]) != 0:
        return INVARIANT
    if box[TRUTH].player < 0 or box[TRUTH].player >= box[TRUTH].players:
        return PLAYER
    for viewer in range(NOBODY, box[TRUTH].players):
        broken = broken_sight(box, raw, dice, viewer, n)
        if broken == HEALTHY and viewer == box[TRUTH].player and n > 0:
            broken = broken_choice(box, dice, viewer, out, n, other_out)
            if broken == HEALTHY:
                broken = broken_description(box, raw, out, n, traits, marks)
        if broken == HEALTHY:
            broken = broken_observation(box, viewer, planes)
        if broken == HEALTHY and differ_where(raw, VIEW, TRUTH, public):
            broken = PUBLIC_FIELD
        if broken != HEALTHY:
            return broken
    broken = broken_common_sight(box, raw, dice, out, n, other_out)
    if broken != HEALTHY:
        return broken
    return broken_judgement(box, terms)


def is_miscounted(state, out, n):
    """Whether a game that counts its legal actions without a list, or finds one of them, comes to another result."""
    counted = count_legal(state)
    if counted == UNCOUNTED:
        return False
    for i in range(n):
        if counted != n or nth_legal(state, i) != out[i]:
            return True
    return counted != n


def broken_common_sight(box, raw, dice, out, n, other_out):
    """The laws of the viewer EVERYBODY: those of any viewer, and that nothing is lost that a player has seen."""
    broken = broken_sight(box, raw, dice, EVERYBODY, n)
    if broken == HEALTHY and n > 0:
        broken = broken_choice(box, dice, EVERYBODY, out, n, other_out)
    if broken != HEALTHY:
        return broken
    for viewer in range(NOBODY, box[TRUTH].players):
        box[OTHER] = box[TRUTH]
        hide(box[OTHER], viewer)
        box[OTHER_VIEW] = box[VIEW]  # what all players know together
        hide(box[OTHER_VIEW], viewer)
        if differ(raw, OTHER_VIEW, OTHER):
            return TOGETHER
    return HEALTHY


def broken_judgement(box, terms):
    """Whether the parts of each player's judgement add up to it."""
    for player in range(box[TRUTH].players):
        total = 0.0
        parts(box[TRUTH], player, terms)
        for i in range(len(terms)):
            total += terms[i]
        whole = judge(box[TRUTH], player)
        if not abs(total - whole) <= CLOSE * (1.0 + abs(whole)):
            return PARTS_SUM
    return HEALTHY


def broken_sight(box, raw, dice, viewer, n):
    """The laws of hide, guess, swap and forget for one viewer; leaves the view in VIEW."""
    box[VIEW] = box[TRUTH]
    hide(box[VIEW], viewer)
    if n == 0 and differ(raw, VIEW, TRUTH):
        return OVER_HIDDEN
    box[OTHER] = box[VIEW]
    hide(box[OTHER], viewer)
    if differ(raw, OTHER, VIEW):
        return HIDE_TWICE
    if n == 0:
        return HEALTHY
    box[OTHER] = box[TRUTH]
    fork_dice(dice, box[OTHER].dice)
    swap(box[OTHER], viewer)
    if check(box[OTHER]) != 0:
        return SWAP_INVARIANT
    hide(box[OTHER], viewer)
    if differ(raw, OTHER, VIEW):
        return SWAP
    box[OTHER] = box[VIEW]
    fork_dice(dice, box[OTHER].dice)
    guess(box[OTHER], viewer)
    if check(box[OTHER]) != 0:
        return GUESS_INVARIANT
    hide(box[OTHER], viewer)
    if differ(raw, OTHER, VIEW):
        return GUESS
    if viewer != EVERYBODY:
        forget(box[OTHER], viewer)
        box[OTHER_VIEW] = box[OTHER]
        forget(box[OTHER_VIEW], viewer)
        if differ(raw, OTHER_VIEW, OTHER):
            return FORGET_TWICE
    return HEALTHY


def broken_choice(box, dice, viewer, out, n, other_out):
    """The legal actions are known from the view of the player to move alone, and a guess of it offers the same."""
    if not same_actions(box[VIEW], out, n, other_out):
        return MOVER_VIEW
    box[OTHER] = box[VIEW]
    fork_dice(dice, box[OTHER].dice)
    guess(box[OTHER], viewer)
    if not same_actions(box[OTHER], out, n, other_out):
        return GUESS_LEGAL
    return HEALTHY


def broken_observation(box, viewer, planes):
    for i in range(len(planes)):
        planes[i] = 0
    observe(box[VIEW], viewer, planes)
    return FINITE if is_wild(planes) else HEALTHY


def is_wild(numbers):
    """Whether a number is not finite, or larger than any that a network should be fed with."""
    wild = 0
    for i in range(len(numbers)):
        wild += not (-BOUND_OF_NUMBERS < numbers[i] < BOUND_OF_NUMBERS)
    return wild > 0


def broken_description(box, raw, out, n, traits, marks):
    """The laws of describe, for the player to move, whose view is in VIEW."""
    for i in range(n):
        write_traits(box[TRUTH], out[i], traits[0])
        write_traits(box[VIEW], out[i], traits[1])
        if is_wild(traits[0]) or is_wild(traits[1]):
            return DESCRIBED_FINITE
        if differ(traits, 0, 1):
            return DESCRIBED_VIEW
        marks[i] = mark_of(traits[0])
        for j in range(i):
            if marks[j] == marks[i] and are_confused(box, raw, out[j], out[i], traits):
                return DESCRIBED_APART
    return HEALTHY


def write_traits(state, action, row):
    for i in range(len(row)):
        row[i] = 0
    describe(state, action, row)


def mark_of(row):
    """A number that is the same for equal descriptions, and seldom for others."""
    mark = 0
    for i in range(len(row)):
        mark = (mark * 31 + int(row[i] * 64) + 1024) & MASK
    return mark


def are_confused(box, raw, one, other, traits):
    """Whether two actions have the same description and do different things; traits[0] describes `other`."""
    write_traits(box[TRUTH], one, traits[1])
    if differ(traits, 0, 1):
        return False
    box[OTHER] = box[TRUTH]
    apply(box[OTHER], one)
    box[AFTER] = box[TRUTH]
    apply(box[AFTER], other)
    return differ(raw, OTHER, AFTER)


def same_actions(state, out, n, other_out):
    if legal_actions(state, other_out) != n:
        return False
    for i in range(n):
        if out[i] != other_out[i]:
            return False
    return True


def differ(raw, left, right):
    """Whether two slots differ in any byte; without a way out half-way, so that many bytes are compared at once."""
    one, two = raw[left], raw[right]
    different = 0
    for i in range(len(one)):
        different += one[i] != two[i]
    return different > 0


def differ_where(raw, left, right, marked):
    """Whether two slots differ in a marked byte."""
    one, two = raw[left], raw[right]
    different = 0
    for i in range(len(one)):
        different += marked[i] * (one[i] != two[i])
    return different > 0


def learns(box, raw, dice, viewer, action, other_out):
    """Whether `viewer` can tell, by what they see of `action` played in TRUTH, that a guess of theirs is not the truth.

    The mover knows what they played. To others the same sight might have come from another action of the guessed
    position: only if none explains it, they have learned something.
    """
    mover = box[TRUTH].player
    box[VIEW] = box[TRUTH]
    hide(box[VIEW], viewer)
    fork_dice(dice, box[VIEW].dice)
    guess(box[VIEW], viewer)  # now a position that the viewer cannot tell from the truth
    box[AFTER] = box[TRUTH]
    apply(box[AFTER], action)
    hide(box[AFTER], viewer)
    if viewer == mover:
        return not explains(box, raw, viewer, action)
    n = legal_actions(box[VIEW], other_out)
    for i in range(n):
        if explains(box, raw, viewer, other_out[i]):
            return False
    return True


def explains(box, raw, viewer, action):
    box[OTHER] = box[VIEW]
    apply(box[OTHER], action)
    hide(box[OTHER], viewer)
    return not differ(raw, OTHER, AFTER)
