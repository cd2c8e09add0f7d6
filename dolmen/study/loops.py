"""Whole games of bots that do not search, written against the contract: `native(loops, rules)` at machine speed.

A game depends on its number alone. Its deal is number // repeats, so that the same deal can be played several times.
"""

from dolmen.bots.adept import best_of, guesses_for, weigh_seen
from dolmen.bots.adept import choose as choose_as_adept
from dolmen.bots.box import copy_state
from dolmen.bots.novice import choose as choose_as_novice
from dolmen.core.contract.rules import apply, hide, legal_actions, rank, score, setup
from dolmen.core.dice import roll
from dolmen.core.loops import seed_nth
from dolmen.core.viewer import EVERYBODY

RANDOM, NOVICE, ADEPT, SEER = 0, 1, 2, 3


def play_games(
    first, count, repeats, chosen, deals, bots, levels, dice, table, view, boxes, legal, mine, values,
    longest, actions, choices, players, lengths, scores, ranks,
):  # fmt: skip
    """Plays games and writes their steps one after another, while there is room for a longest one; returns how many."""
    at = 0
    for k in range(count):
        if at + longest > len(actions):
            return k
        deal(table, chosen, deals, bots, dice, (first + k) // repeats, first + k)
        begin = at
        n = legal_actions(table[0], legal)
        while n > 0:
            player = table[0].player
            action = legal[0]
            if n > 1:
                action = choose(levels[player], table, view, player, dice, boxes, legal, n, mine, values)
            actions[at] = action
            choices[at] = n
            players[at] = player
            at += 1
            apply(table[0], action)
            n = legal_actions(table[0], legal)
        lengths[k] = at - begin
        for player in range(table[0].players):
            scores[k][player] = score(table[0], player)
            ranks[k][player] = rank(table[0], player)
    return count


def deal(table, chosen, deals, bots, dice, number, game):
    """Sets up the game of a deal, and the dice of the bots of a game."""
    copy_state(chosen, 0, table, 0)
    seed_nth(table[0].dice, deals, number)
    seed_nth(dice, bots, game)
    setup(table[0])


def choose(level, table, view, player, dice, boxes, legal, n, mine, values):
    """What a bot of that level does, given what its player can see."""
    if level == RANDOM:
        return legal[roll(dice, n)]
    copy_state(table, 0, view, 0)
    if level == SEER:
        return choose_as_seer(view, player, dice, boxes, mine, values)
    hide(view[0], player)
    if level == NOVICE:
        return choose_as_novice(view, player, dice, boxes, mine, values)
    return choose_as_adept(view, player, dice, boxes, mine, values)


def choose_as_seer(view, player, dice, boxes, legal, values):
    """What an adept does who is shown everything that any player has seen: what secrets are worth is measured by it."""
    hide(view[0], EVERYBODY)
    n = legal_actions(view[0], legal)
    weigh_seen(view, EVERYBODY, player, dice, boxes, legal, n, values, guesses_for(n))
    return legal[best_of(values, n, dice)]
