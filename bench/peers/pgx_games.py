"""Pgx: a batch of games in one compiled loop, a random legal action each, the next game after the end.

`pgx_games.py SECONDS [BATCH [GAME ...]]`: larger batches are for GPUs.
"""

import sys

import jax
import jax.numpy as jnp
import pgx
from clock import measure
from pgx.experimental import auto_reset

GAMES = sys.argv[3:] or ("connect_four", "leduc_holdem", "sparrow_mahjong", "go_9x9", "backgammon")
BATCH = int(sys.argv[2]) if len(sys.argv) > 2 else 1024
STEPS = 16


def random_player(env):
    """A function that plays BATCH × STEPS moves, and where it starts from."""
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(carry, _):
        state, key = carry
        key, choosing, dealing = jax.random.split(key, 3)
        chances = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, chances, axis=-1)
        state = step(state, actions, jax.random.split(dealing, BATCH))
        return (state, key), state.terminated.sum()

    key = jax.random.PRNGKey(0)
    start = jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH)), key
    return jax.jit(lambda carry: jax.lax.scan(move, carry, None, length=STEPS)), start


for name in GAMES:
    env = pgx.make(name)
    go, position = random_player(env)

    def play(go=go):
        global position
        position, ended = go(position)
        return BATCH * STEPS, int(ended.sum())

    measure(f"pgx/{name}", env.num_players, play, until_games=BATCH)
