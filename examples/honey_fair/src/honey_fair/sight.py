"""Honey Fair: who knows what. The jars to come are nobody's knowledge, a coin face down is its player's."""

from dolmen.core.dice import clear_dice, roll
from dolmen.core.viewer import EVERYBODY

from .board import JARS, NOTHING, ROUNDS
from .purse import random_coin


def hide(state, viewer):
    """Blanks, in place, all that `viewer` does not know."""
    if state.round == ROUNDS:
        return
    clear_dice(state.dice)
    for place in range(state.round + 1, ROUNDS):
        state.jar[place] = NOTHING
    for player in range(state.player):  # those who have chosen
        if player != viewer and viewer != EVERYBODY:
            state.bid[player][state.round] = NOTHING


def guess(state, viewer):
    """Fills the blanks, in place: the jars to come in any order, and any coin face down that its player may have."""
    if state.round == ROUNDS:
        return
    for place in range(state.round + 1, ROUNDS):
        state.jar[place] = random_jar(state, ROUNDS - place)
    for player in range(state.player):
        if state.bid[player][state.round] == NOTHING:
            state.bid[player][state.round] = random_coin(state, player)


def random_jar(state, unseen):
    """One of the `unseen` jars that stand nowhere yet."""
    nth = roll(state.dice, unseen)
    for worth in range(1, JARS + 1):
        if not has_come(state, worth):
            if nth == 0:
                return worth
            nth -= 1
    return NOTHING


def has_come(state, worth):
    for place in range(ROUNDS):
        if state.jar[place] == worth:
            return True
    return False


def swap(state, viewer):
    """Exchanges, at random, the jars to come with each other and the coins of others face down for others they hold."""
    if state.round == ROUNDS:
        return
    first = state.round + 1
    for place in range(first, ROUNDS):
        other = first + roll(state.dice, ROUNDS - first)
        worth = state.jar[place]
        state.jar[place] = state.jar[other]
        state.jar[other] = worth
    for player in range(state.player):
        coin = random_coin(state, player)
        if player != viewer and viewer != EVERYBODY and coin != NOTHING:
            state.bid[player][state.round] = coin
