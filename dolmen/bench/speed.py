"""What is measured: moves in wall time and in CPU time, until the time is up."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

KEYS = ("game", "players", "mode", "moves_per_second", "moves_per_cpu_second", "games_per_second")


@dataclass(frozen=True)
class Speed:
    """One measurement. A move is a decision of a player; `steps` count those of chance too, where a peer has them."""

    game: str
    players: int
    mode: str  # interpreted, compiled, parallel or peer
    moves_per_second: float
    moves_per_cpu_second: float
    games_per_second: float
    steps_per_second: float = 0.0

    @property
    def name(self) -> str:
        """`tain 4 compiled`."""
        return f"{self.game} {self.players} {self.mode}"

    @property
    def steps_per_cpu_second(self) -> float:
        """Moves and chance's own steps in a second of CPU time."""
        share = self.moves_per_cpu_second / self.moves_per_second
        return max(self.steps_per_second, self.moves_per_second) * share

    def line(self) -> dict[str, object]:
        """What `--json` prints."""
        facts = asdict(self)
        return {key: round(value, 1) if isinstance(value := facts[key], float) else value for key in KEYS}


def measure(game: str, players: int, mode: str, seconds: float, play: Callable[[], tuple[int, int]]) -> Speed:
    """Calls `play`, which returns the moves and games it played, once and until the time is up; it is warm."""
    moves = games = 0
    wall, cpu = time.perf_counter(), time.process_time()  # process_time counts all threads
    while not moves or time.perf_counter() - wall < seconds:
        more_moves, more_games = play()
        moves += more_moves
        games += more_games
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    return Speed(game, players, mode, moves / wall, moves / cpu, games / wall)
