"""Guesses that are played to the end, written against the contract; compiled or interpreted.

All arms of a guess (the actions compared) have the same deal, the same dice and the same lots of whoever plays on, so
that actions are compared and not luck. A guess depends on the seed and its own number alone: more can be added later,
by anybody, in any order.
"""

from dolmen.bots.adept import GUESSED, TRIED
from dolmen.bots.box import copy_state
from dolmen.bots.search import guess_anew, odds_of
from dolmen.core.contract.rules import apply, hide, judge, legal_actions, rank, score, setup
from dolmen.core.dice import DRAWN, SEED_WORDS
from dolmen.core.loops import is_among, next_word_of_mover, pick, seed_nth
from dolmen.core.viewer import EVERYBODY

PLAY_ON, BY_LOT, AS_IT_IS = -1, -2, -3  # arms that are no action: the yardstick's choice, any, none before playing on
TO_THE_END, AT_ONCE = -1, 0  # depths
LOTS = 1 << 40  # the number from which those who play on draw, beyond all numbers of guesses
LOTS_EACH = 64  # that an action may use up: the next has its own, however many were drawn before
ATTEMPTS = 400  # guesses until the action of another is possible in one
ALTERNATIVES = 2  # deals that are compared to see whether an action sets off chance


def try_out(
    view, viewer, seed, first, arms, looks, depth, lasts, settings, boxes, kept, mover, lots, legal, found, shares,
    points,
):  # fmt: skip
    """Plays every arm in so many guesses as `found` has room for, from number `first` on.

    Writes each player's share of the victory and points (arms × guesses × players), and whether a guess was found in
    which the first arm can be played: what another did may be impossible in most of them.
    """
    for g in range(len(found)):
        seed_nth(mover, seed, first + g)
        found[g] = guess_with(view, viewer, mover, boxes, legal, arms[0])
        if found[g]:
            copy_state(boxes, GUESSED, kept, 0)
            for k in range(len(arms)):
                copy_state(kept, 0, boxes, GUESSED)
                seed_nth(lots, seed, LOTS + first + g)
                begin(boxes, lots, legal, arms[k], looks)
                played = go_on(boxes, lots, legal, looks, depth)
                settle(boxes[GUESSED], legal, settings, shares[k][g], points[k][g])
                fade(shares[k][g], boxes[GUESSED].players, played, lasts)


def guess_with(view, viewer, mover, boxes, legal, arm):
    """Puts a guess into GUESSED in which an arm is possible; whether there was one."""
    for _ in range(ATTEMPTS):
        guess_anew(view, viewer, mover, boxes)
        n = legal_actions(boxes[GUESSED], legal)
        if arm < 0 or is_among(legal, n, arm):
            return True
    return False


def begin(boxes, lots, legal, arm, looks):
    """Plays the action that an arm stands for, if any; what is drawn for it is nobody else's."""
    if arm >= 0:
        apply(boxes[GUESSED], arm)
    elif arm != AS_IT_IS:
        n = legal_actions(boxes[GUESSED], legal)
        if n > 0:
            apply(boxes[GUESSED], pick_on(boxes, lots, legal, n, looks if arm == PLAY_ON else 1))


def go_on(boxes, lots, legal, looks, depth):
    """Plays on by the judge for so many actions, or to the end; returns how many were played."""
    played = 0
    n = legal_actions(boxes[GUESSED], legal)
    while n > 0 and played != depth:
        played += 1
        lots[DRAWN] = played * LOTS_EACH
        apply(boxes[GUESSED], pick_on(boxes, lots, legal, n, looks))
        n = legal_actions(boxes[GUESSED], legal)
    return played


def pick_on(boxes, lots, legal, n, looks):
    """The best of a few actions by the judge, one step ahead, for whoever is to move; with one look any action.

    The first and the last of a longer list are always among them, since passing and stopping stand there.
    """
    if looks <= 1 or n == 1:
        return legal[pick(lots, n)]
    player = boxes[GUESSED].player
    best, highest = legal[0], -1e300
    for look in range(min(looks, n)):
        at = look
        if n > looks:
            at = 0 if look == 0 else n - 1 if look == 1 else pick(lots, n)
        copy_state(boxes, GUESSED, boxes, TRIED)
        apply(boxes[TRIED], legal[at])
        value = judge(boxes[TRIED], player)
        if value > highest:
            best, highest = legal[at], value
    return best


def settle(state, legal, settings, shares, points):
    """Writes shares and points: at the end as they are, before it what the judge makes of the leads."""
    players = state.players
    is_over = legal_actions(state, legal) == 0
    total = 0.0
    for player in range(players):
        points[player] = score(state, player)
        if is_over:
            shares[player] = 1.0 if rank(state, player) == 0 else 0.0
        else:
            shares[player] = odds_of(judge(state, player), settings)
        total += shares[player]
    for player in range(players):
        shares[player] /= total


def fade(shares, players, played, lasts):
    """Draws shares towards even ones, a little with every action of a play-out: the longer, the less it tells."""
    if lasts < 1.0:
        told = 1.0
        for _ in range(played):
            told *= lasts
        for player in range(players):
            shares[player] = 1.0 / players + told * (shares[player] - 1.0 / players)


def deal_out(chosen, seed, first, looks, depth, lasts, settings, boxes, mover, lots, legal, found, shares, points):
    """The same for fresh deals, from a state that has players and options only: how all stand before the deal."""
    for g in range(len(found)):
        seed_nth(mover, seed, first + g)
        seed_nth(lots, seed, LOTS + first + g)
        deal_afresh(chosen, mover, boxes)
        found[g] = True
        played = go_on(boxes, lots, legal, looks, depth)
        settle(boxes[GUESSED], legal, settings, shares[0][g], points[0][g])
        fade(shares[0][g], boxes[GUESSED].players, played, lasts)


def deal_afresh(chosen, mover, boxes):
    """Puts a new deal into GUESSED."""
    copy_state(chosen, 0, boxes, GUESSED)
    for word in range(SEED_WORDS):
        boxes[GUESSED].dice[word] = next_word_of_mover(mover)
    setup(boxes[GUESSED])


def find_beginners(chosen, seed, boxes, mover, began):
    """Writes who begins in as many fresh deals as there is room for, the same deals as those of `deal_out`."""
    for g in range(len(began)):
        seed_nth(mover, seed, g)
        deal_afresh(chosen, mover, boxes)
        began[g] = boxes[GUESSED].player


def redraw(view, viewer, seed, first, action, boxes, kept, mover, legal, found, over, results, after):
    """Plays an action in guesses, each with ALTERNATIVES of what no player has seen, as all players together see it.

    Where the alternatives of a guess differ, the action sets off chance: a draw, dice, a tile turned up. Of games that
    are over, in which nothing is hidden any more, the results are compared.
    """
    for g in range(len(found)):
        seed_nth(mover, seed, first + g)
        found[g] = guess_with(view, viewer, mover, boxes, legal, action)
        if found[g]:
            hide(boxes[GUESSED], EVERYBODY)
            copy_state(boxes, GUESSED, kept, 0)
            for k in range(ALTERNATIVES):
                guess_anew(kept, EVERYBODY, mover, boxes)
                apply(boxes[GUESSED], action)
                at = ALTERNATIVES * g + k
                over[at] = legal_actions(boxes[GUESSED], legal) == 0
                for player in range(boxes[GUESSED].players):
                    results[at][player] = score(boxes[GUESSED], player)
                    results[at][boxes[GUESSED].players + player] = rank(boxes[GUESSED], player)
                hide(boxes[GUESSED], EVERYBODY)
                copy_state(boxes, GUESSED, after, at)
