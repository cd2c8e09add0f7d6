"""How fast batches are on a GPU, beside the same batches on the processor and Pgx on the same GPU."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from dolmen.bench.peers import SCRIPTS
from dolmen.core.batch import Batch
from dolmen.core.game import Game
from dolmen.core.gpu.driver import the_gpu

LARGEST = 2**21  # games of a round of whole games
BYTES_OF_LISTS = 8 * 2**30  # that the lists of legal actions of such a round may have
STEPPED = 65_536  # games that are stepped, watched and masked at a time
BYTES_OF_MASKS = 4 * 2**30
PEER_GAMES = ("backgammon", "sparrow_mahjong", "go_9x9")
PEER_BATCH = 65_536
PEER_LIMIT = 240.0  # seconds
NOTES = "<!-- Below, people write. -->"


@dataclass(frozen=True)
class GpuSpeed:
    """What was measured of a game: moves a second in whole random games, decisions a second step by step."""

    game: str
    players: int
    games: int
    whole: float  # dealt, played at random and counted
    played: float  # the playing alone
    stepped: int  # games at a time
    steps: float  # step, observations and legal_mask
    processor_steps: float
    listed: float  # step, observations and described, with STEPPED games
    processor_listed: float


def measure_game(game: Game, seconds: float) -> GpuSpeed:
    """Measures a game with as few players as can play it."""
    players = game.players[0]
    games = min(LARGEST, 2 ** (BYTES_OF_LISTS // (4 * game.most_legal)).bit_length() // 2)
    batch = Batch(game, games, players, seed=1, device="cuda")
    batch.play_random()
    whole, played = _whole(batch, seconds)
    del batch
    stepped = min(STEPPED, 2 ** (BYTES_OF_MASKS // game.actions).bit_length() // 2)
    steps, listed = [], []
    for device in ("cuda", "cpu"):
        steps.append(_steps(game, players, stepped, device, seconds, is_listed=False))
        listed.append(_steps(game, players, STEPPED, device, seconds, is_listed=True))
    return GpuSpeed(game.name, players, games, whole, played, stepped, *steps, *listed)


def _whole(batch: Batch, seconds: float) -> tuple[float, float]:
    """Moves a second of wall time, with dealing and counting and without."""
    moves, playing, start = 0, 0.0, time.perf_counter()
    while not moves or time.perf_counter() - start < seconds:
        batch.reset()
        the_gpu().wait()
        dealt = time.perf_counter()
        moves += batch.play_random()
        the_gpu().wait()
        playing += time.perf_counter() - dealt
    return moves / (time.perf_counter() - start), moves / playing


def _steps(game: Game, players: int, n: int, device: str, seconds: float, is_listed: bool) -> float:
    """Decisions a second: random actions, what each player sees, which actions are legal or what each of them is."""
    batch = Batch(game, n, players, seed=1, device=device, auto_reset=True)
    seen = batch.device.zeros((n, game.observation_size), np.float32)
    mask = None if is_listed else batch.device.zeros((n, game.actions), bool)

    def step() -> None:
        batch.step(batch.random_actions())
        batch.observations(out=seen)
        if is_listed:
            batch.described()
        else:
            batch.legal_mask(out=mask)

    return n * _rate(step, device, seconds)


def _rate(work: Callable[[], None], device: str, seconds: float) -> float:
    """How often a second something can be done."""
    wait: Callable[[], Any] = the_gpu().wait if device == "cuda" else int
    for _ in range(3):
        work()
    wait()
    times, start = 0, time.perf_counter()
    while not times or time.perf_counter() - start < seconds:
        work()
        times += 1
        wait()
    return times / (time.perf_counter() - start)


def measure_pgx(seconds: float) -> dict[str, float]:
    """Moves a second of Pgx's games on the same GPU, if this Python has it: it needs JAX for CUDA."""
    command = [sys.executable, "pgx_games.py", str(seconds), str(PEER_BATCH), *PEER_GAMES]
    environment = {**os.environ, "XLA_PYTHON_CLIENT_PREALLOCATE": "false"}
    try:
        done = subprocess.run(command, cwd=SCRIPTS, env=environment, capture_output=True, text=True, timeout=PEER_LIMIT)
        output = done.stdout
    except subprocess.TimeoutExpired as late:
        output = (late.stdout or b"").decode() if isinstance(late.stdout, bytes) else late.stdout or ""
    lines = [json.loads(line) for line in output.splitlines() if line.startswith("{")]
    return {line["game"]: line["moves_per_second"] for line in lines}


def write(path: Path, speeds: list[GpuSpeed], peers: dict[str, float], facts: list[str]) -> None:
    """Writes the results; what people have written below them stays."""
    _, mark, notes = (path.read_text("utf-8") if path.exists() else "").partition(NOTES)
    path.write_text(page(speeds, peers, facts) + (f"\n{mark}{notes}" if mark else ""), "utf-8")


def row(s: GpuSpeed) -> str:
    """A line of the table."""
    rates = (f"{rate / 1e6:,.{0 if rate > 1e8 else 1}f}" for rate in (s.whole, s.played))
    steps = (f"{rate / 1e6:,.2f}" for rate in (s.steps, s.processor_steps, s.listed, s.processor_listed))
    cells = (s.game, str(s.players), f"{s.games:,}", *rates, f"{s.stepped:,}", *steps)
    return f"| {' | '.join(cells)} |"


def page(speeds: list[GpuSpeed], peers: dict[str, float], facts: list[str]) -> str:
    """The results as a page."""
    lines = [
        "# How fast it is on a GPU",
        "",
        "Written by `dolmen bench --device cuda` in one run; [README.md](README.md) says how.",
        "",
        *(f"- {fact}" for fact in facts),
        "",
        "Whole random games: millions of moves a second with dealing and counting of points, and for the playing",
        "alone. Step by step: millions of decisions a second with `random_actions`, `step`, `observations` and",
        "`legal_mask`, on the GPU and on all cores of its machine; fewer games at a time where the masks of all",
        f"actions would not fit. Listed: the same with `described` instead of a mask, {STEPPED:,} games at a time in",
        "every title.",
        "",
        "| game | players | games | whole games | playing alone | games at a time | step by step | on the cores "
        "| listed | on the cores |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    lines += map(row, speeds)
    lines += ["", f"Pgx on the same GPU, {PEER_BATCH:,} games at a time, millions of moves a second:", ""]
    lines += [f"- {name}: {rate / 1e6:,.1f}" for name, rate in peers.items()] or ["- not installed beside this run"]
    return "\n".join(lines) + "\n"
