"""OpenSpiel's own random roll-outs in C++, as its MCTS makes them.

A search of one simulation evaluates the position it is asked about, by ROLLOUTS random games from there: all of the
work is in C++. It does not tell how many moves that took, so their mean is measured first, by driving games from the
same position by the same distribution (uniform legal actions, chance as the game says) from Python.
"""

import random
import time

import pyspiel
from clock import SECONDS, measure
from random_play import play_on

GAMES = ("backgammon", "go(board_size=9)", "connect_four")
ROLLOUTS = 50
FEWEST_SAMPLES = 100


def first_decision(game):
    """The first position in which a player decides, the same every time."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def mean_length(start):
    """The mean numbers of moves, and of steps with those of chance, of random games from a position."""
    lengths, end = [], time.perf_counter() + SECONDS
    while len(lengths) < FEWEST_SAMPLES or time.perf_counter() < end:
        lengths.append(play_on(start.clone()))
    return (sum(column) / len(lengths) for column in zip(*lengths, strict=True))


def roller(bot, start, moves, steps):
    """A function that makes ROLLOUTS random games in C++."""

    def roll_out():
        bot.mcts_search(start)
        return ROLLOUTS * moves, ROLLOUTS, ROLLOUTS * steps

    return roll_out


random.seed(1)
for name in GAMES:
    game = pyspiel.load_game(name)
    start = first_decision(game)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
    measure(f"open_spiel C++/{name}", game.num_players(), roller(bot, start, *mean_length(start)))
