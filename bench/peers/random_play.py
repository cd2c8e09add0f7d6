"""A random game of OpenSpiel, driven from Python."""

from random import choice, random


def play_on(state):
    """Plays a position to its end at random; returns how many moves that took, and steps with those of chance."""
    moves = steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn_from(state.chance_outcomes()))
        else:
            state.apply_action(choice(state.legal_actions()))
            moves += 1
        steps += 1
    return moves, steps


def drawn_from(outcomes):
    """One of (action, probability), as likely as it is."""
    rest = random()
    for action, chance in outcomes:
        rest -= chance
        if rest < 0:
            return action
    return outcomes[-1][0]
