"""The speed of Dolmen's own games: whole random games in three modes, and what bots do most."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count

import numpy as np

from dolmen.bench import loops as parts_of_search
from dolmen.bench.speed import Speed, measure
from dolmen.core import loops
from dolmen.core.batch import Batch, cores
from dolmen.core.explain import explained
from dolmen.core.game import Game
from dolmen.core.native import native, plain
from dolmen.core.plain import blank
from dolmen.core.seed import seed_from, subseed

ROUND_SECONDS = 0.1  # a round of a batch takes about that long
SMALLEST, LARGEST = 64, 8192  # games a round and thread
POSITIONS = 256
COLD_LIMIT = 300.0  # seconds


@dataclass(frozen=True)
class Parts:
    """What a search does most, a second and core, and how long compiling takes when nothing is cached."""

    game: str
    players: int
    state_bytes: int
    copies: float
    views: float
    guesses: float
    cold_seconds: float | None


def interpreted(game: Game, players: int, seconds: float) -> Speed:
    """Whole games by the rules over Plain states; the compiler takes no part."""
    rules, twin = game.rules, plain(loops, game.rules)
    chosen, seed = game.settle(players), seed_from(1)
    out, numbers = [0] * game.most_legal, count()

    def play() -> tuple[int, int]:
        state, number = blank(game.state), next(numbers)
        game.prepare(state, players, chosen, subseed(seed, number))
        rules.setup(state)
        mover = [number, 0, 0, 1, *[0] * (loops.MOVER_WORDS - 4)]
        return twin.play_out([state], [mover], [out], [rules.legal_actions(state, out)], [0]), 1

    play()
    return measure(game.name, players, "interpreted", seconds, play)


def compiled(game: Game, players: int, seconds: float) -> Speed:
    """Whole games in batches on one core, dealing and counting points included."""
    return _in_batches(game, players, "compiled", seconds, 1)


def parallel(game: Game, players: int, seconds: float) -> Speed:
    """The same on all cores."""
    return _in_batches(game, players, "parallel", seconds, cores())


def _in_batches(game: Game, players: int, mode: str, seconds: float, threads: int) -> Speed:
    batch = Batch(game, _games_a_round(game, players) * threads, players, seed=1, threads=threads)

    def play() -> tuple[int, int]:
        batch.reset()
        return batch.play_random(), batch.n

    play()
    return measure(game.name, players, mode, seconds, play)


def _games_a_round(game: Game, players: int) -> int:
    trial = Batch(game, SMALLEST, players, seed=2, threads=1)
    trial.play_random()
    start = time.perf_counter()
    trial.reset()
    trial.play_random()
    return int(np.clip(SMALLEST * ROUND_SECONDS / (time.perf_counter() - start), SMALLEST, LARGEST))


def speeds(game: Game, seconds: float, has_compiler: bool) -> Iterator[Callable[[], Speed]]:
    """Every measurement of a game, to be called one after another."""
    for players in game.players:
        yield partial(interpreted, game, players, seconds)
        if has_compiler:
            yield partial(compiled, game, players, seconds)
            yield partial(parallel, game, players, seconds)


def parts(game: Game, seconds: float) -> Parts:
    """Copies, views and guesses of positions from all over the game, with as many players as can play."""
    players = game.players[-1]
    positions = _positions(game, players)
    twin, box = native(parts_of_search, game.rules), np.zeros(1, game.state)
    rates = []
    for loop in (twin.copy_states, twin.make_views, twin.make_guesses):
        with explained(game):
            loop(positions, box, 1)
        done, start = 0, time.process_time()
        while time.process_time() - start < seconds / 2:
            loop(positions, box, len(positions))
            done += len(positions)
        rates.append(done / (time.process_time() - start))
    copies, views, guesses = rates
    return Parts(game.name, players, game.state.itemsize, copies, views, guesses, compile_from_nothing(game))


def _positions(game: Game, players: int) -> np.ndarray:
    """Positions of random games, each from another moment."""
    batch = Batch(game, POSITIONS, players, seed=3, threads=1)
    batch.play_random()
    moments = np.arange(POSITIONS) * batch.moves // POSITIONS  # none is the end
    batch.numbers -= POSITIONS
    batch.reset()
    positions = batch.states.copy()
    for moment in range(1, int(moments.max()) + 1):
        batch.step(batch.random_actions())
        positions[moments == moment] = batch.states[moments == moment]
    return positions


def compile_from_nothing(game: Game) -> float | None:
    """CPU seconds of a process from an empty cache to its first compiled game; None if it took too long."""
    code = (
        "import time\n"
        "from dolmen.core.batch import Batch\n"
        f"Batch({game.name!r}, 1, threads=1).play_random()\n"
        "print(time.process_time())"
    )
    command = [sys.executable, "-c", code]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "DOLMEN_CACHE": folder}
        try:
            done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, timeout=COLD_LIMIT, check=True)
        except subprocess.TimeoutExpired:
            return None
    return float(done.stdout)
