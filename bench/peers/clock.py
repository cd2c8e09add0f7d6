"""How every peer is measured: whole random games until the time is up, one JSON object a game on the output."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
WARM_UP = 6.0  # seconds; a batch in which all games have just begun is not like whole games


def measure(game: str, players: int, play: Callable[[], tuple[float, ...]], until_games: int = 0) -> None:
    """Calls `play` to warm up, once or until so many games have ended, and then until the time is up.

    It returns the moves and games it played, and the steps where the peer counts chance's own as steps too.
    """
    play()
    ended, end = 0.0, time.perf_counter() + WARM_UP
    while ended < until_games and time.perf_counter() < end:
        ended += play()[1]
    done = [0.0, 0.0, 0.0]
    wall, cpu = time.perf_counter(), time.process_time()  # process_time counts the threads of the process too
    while not done[0] or time.perf_counter() - wall < SECONDS:
        for place, more in enumerate(play()):
            done[place] += more
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    moves, games, steps = done
    line = {
        "game": game,
        "players": players,
        "mode": "peer",
        "moves_per_second": moves / wall,
        "moves_per_cpu_second": moves / cpu,
        "games_per_second": games / wall,
        "steps_per_second": (steps or moves) / wall,
    }
    print(json.dumps(line), flush=True)
