"""RLCard's environments, a random legal action at each step."""

import random

import rlcard
from clock import measure

GAMES = ("gin-rummy", "uno", "leduc-holdem", "doudizhu", "mahjong")


def play(env):
    state, _ = env.reset()
    moves = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        moves += 1
    return moves, 1


for name in GAMES:
    env = rlcard.make(name)
    measure(f"rlcard/{name}", env.num_players, lambda env=env: play(env))
