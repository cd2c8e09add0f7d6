"""Looks into games that were played, written against the contract: `native(looking, rules)` at machine speed.

A game is set up again from its number and its steps are replayed. At some moments what is unseen is guessed anew, and
the judge says how everybody stands; what a judgement is worth as a chance to win is reckoned later (chances.py).
"""

from dolmen.bots.box import copy_state, give_dice
from dolmen.core.contract.rules import apply, guess, hide, judge, legal_actions, parts
from dolmen.core.loops import seed_nth
from dolmen.core.viewer import NOBODY
from dolmen.study.loops import deal

GUESSED, TRIED = 0, 1
STRIDE = 7919  # a prime: from game to game another moment is looked at


def watch_games(
    first, count, repeats, chosen, deals, bots, lots, dice, table, view, boxes,
    actions, lengths, shares, judged, terms, won_terms, seen_terms,
):  # fmt: skip
    """Writes how all players stand at equal distances of each game, as a spectator would guess.

    `judged` has games × moments × guesses × players. The judge's terms of the true position are summed up: all players'
    in `seen_terms`, the winners' (by their share of the victory) in `won_terms`, each moments × terms.
    """
    moments, guesses = judged.shape[1], judged.shape[2]
    at = 0
    for k in range(count):
        deal(table, chosen, deals, bots, dice, (first + k) // repeats, first + k)
        seed_nth(dice, lots, first + k)
        moment = 0
        for step in range(lengths[k]):
            while moment < moments and step >= moment * lengths[k] // moments:
                look(table, view, boxes, dice, guesses, judged[k][moment])
                add_terms(table[0], shares[k], terms, won_terms[moment], seen_terms[moment])
                moment += 1
            apply(table[0], actions[at])
            at += 1


def look(table, view, boxes, dice, guesses, out):
    """Judges a position for every player, over guesses of what a spectator does not see."""
    copy_state(table, 0, view, 0)
    hide(view[0], NOBODY)
    for g in range(guesses):
        copy_state(view, 0, boxes, GUESSED)
        give_dice(dice, boxes[GUESSED])
        guess(boxes[GUESSED], NOBODY)
        for player in range(table[0].players):
            out[g][player] = judge(boxes[GUESSED], player)


def add_terms(state, share, terms, won_terms, seen_terms):
    """Adds the judge's terms of every player to the sums of a moment."""
    for player in range(state.players):
        parts(state, player, terms)
        for term in range(len(seen_terms)):
            seen_terms[term] += terms[term]
            won_terms[term] += terms[term] * share[player]


def weigh_decisions(
    first, count, repeats, chosen, deals, bots, lots, dice, table, view, boxes, legal,
    actions, choices, lengths, where, judged,
):  # fmt: skip
    """Tries the actions of one decision of each game, over guesses of what its player does not see.

    For each game `where` has step, player, number of actions tried (0 where no decision was found), and the place of
    the one chosen among them (-1 if it is not there). `judged` has games × actions × guesses × players.
    """
    most, guesses = judged.shape[1], judged.shape[2]
    at = 0
    for k in range(count):
        deal(table, chosen, deals, bots, dice, (first + k) // repeats, first + k)
        seed_nth(dice, lots, first + k)
        wanted = (first + k) * STRIDE % lengths[k]
        for step in range(lengths[k]):
            if step >= wanted and where[k][2] == 0 and choices[at] > 1:
                n = legal_actions(table[0], legal)
                tried = min(n, most)
                where[k][0] = step
                where[k][1] = table[0].player
                where[k][2] = tried
                where[k][3] = -1
                for i in range(tried):
                    if legal[i * n // tried] == actions[at]:
                        where[k][3] = i
                try_actions(table, view, boxes, dice, legal, n, tried, guesses, judged[k])
            apply(table[0], actions[at])
            at += 1


def try_actions(table, view, boxes, dice, legal, n, tried, guesses, out):
    """Judges what each action leads to, for every player; all actions are tried on the same guesses."""
    seat = table[0].player
    copy_state(table, 0, view, 0)
    hide(view[0], seat)
    for g in range(guesses):
        copy_state(view, 0, boxes, GUESSED)
        give_dice(dice, boxes[GUESSED])
        guess(boxes[GUESSED], seat)
        for i in range(tried):
            copy_state(boxes, GUESSED, boxes, TRIED)
            apply(boxes[TRIED], legal[i * n // tried])
            for player in range(table[0].players):
                out[i][g][player] = judge(boxes[TRIED], player)


def compare_parts(view, seat, dice, boxes, action, other, guesses, terms, out):
    """Adds to `out` by how much each of the judge's terms is higher after one action than after another.

    It is the mean over guesses of what the seat does not see, the same ones for both actions.
    """
    share = 1.0 / guesses
    for _ in range(guesses):
        copy_state(view, 0, boxes, GUESSED)
        give_dice(dice, boxes[GUESSED])
        guess(boxes[GUESSED], seat)
        add_after(boxes, seat, action, share, terms, out)
        add_after(boxes, seat, other, -share, terms, out)


def add_after(boxes, seat, action, weight, terms, out):
    """Adds the terms of a seat after an action of the guessed position, so many times."""
    copy_state(boxes, GUESSED, boxes, TRIED)
    apply(boxes[TRIED], action)
    parts(boxes[TRIED], seat, terms)
    for term in range(len(out)):
        out[term] += weight * terms[term]
