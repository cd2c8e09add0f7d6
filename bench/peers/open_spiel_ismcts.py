"""OpenSpiel's information-set Monte-Carlo tree search in C++, on its own games of cards.

Each simulation samples a deal that fits what the player knows, walks down the tree and plays on at random to the end.
The bot does not tell how many moves that took, so the mean is measured first: random games from the same position.
"""

import random
import time

import pyspiel
from clock import SECONDS, measure
from random_play import drawn_from, play_on

GAMES = ("hearts", "gin_rummy")
SIMULATIONS = 200  # a question
FEWEST_SAMPLES = 30


def first_decision(game):
    """The first position in which a player has a choice."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        chance = state.chance_outcomes() if state.is_chance_node() else [(state.legal_actions()[0], 1.0)]
        state.apply_action(drawn_from(chance))
    return state


def mean_length(start):
    """The mean number of moves, and of steps with those of chance, of random games from a position."""
    lengths, end = [], time.perf_counter() + SECONDS
    while len(lengths) < FEWEST_SAMPLES or time.perf_counter() < end:
        lengths.append(play_on(start.clone()))
    return (sum(column) / len(lengths) for column in zip(*lengths, strict=True))


def searcher(bot, start, moves, steps):
    """A function that makes SIMULATIONS simulations in C++."""

    def search():
        bot.step(start)
        return SIMULATIONS * moves, SIMULATIONS, SIMULATIONS * steps

    return search


random.seed(1)
for name in GAMES:
    game = pyspiel.load_game(name)
    start = first_decision(game)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 0.7, SIMULATIONS, -1, allow_inconsistent_action_sets=True)
    measure(f"open_spiel ISMCTS/{name}", game.num_players(), searcher(bot, start, *mean_length(start)))
