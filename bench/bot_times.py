"""Whether the time that bots take tells what they hold: forced choices against free ones, on a server under load.

    python -m bench.bot_times --game keltis --level master --tables 12 --seconds 120

A real server with one worker, tables of bots alone, game after game, somebody who watches each; the first steps, while
the worker warms up, do not count. Afterwards the games are replayed from the database, to know where a bot had one
choice and where several. If the times tell nothing, a forced choice takes longer than a free one as often as not: in
50 % of all pairs. Beside it how far from 50 % chance alone may lead. Pairs are of one kind of step (`draw`, `move`):
which kind it was everybody sees, and one kind may be forced more often, and take longer to show, than another.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from bisect import bisect_left, bisect_right
from collections import defaultdict
from itertools import pairwise
from math import sqrt
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from dolmen.core.game import find_game
from dolmen.core.play import Play

STARTING_SECONDS = 60.0
WARMING = 1 / 3  # of the time does not count
Seen = dict[str, dict[int, float]]  # by table: after so many steps, when
Times = dict[str, list[float]]  # by kind of step


def start_server(folder: Path, port: int) -> subprocess.Popen:
    """A server with one worker, as people would start it."""
    settings = {
        "DOLMEN_DATABASE": str(folder / "times.sqlite3"), "DOLMEN_WORKERS": "1", "DOLMEN_TABLES_PER_HOUR": "100000",
    }  # fmt: skip
    command = [sys.executable, "-m", "dolmen", "serve", "--port", str(port)]
    return subprocess.Popen(command, env={**os.environ, **settings}, stderr=subprocess.DEVNULL)


async def watch(port: int, table: str, seen: dict[int, float]) -> None:
    """Notes when each step at a table was first seen, until its game is over."""
    async with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/live", compression=None, max_size=None) as live:
        async for data in live:
            at, message = time.perf_counter(), json.loads(data)
            if message["type"] == "position":
                seen.setdefault(message["number"], at)
                if message["over"]:
                    return


async def keep_playing(host: httpx.AsyncClient, port: int, game: str, level: str, seen: Seen) -> None:
    """Opens table after table of bots and watches them."""
    seats = [{"kind": "bot", "level": level}] * find_game(game).players[0]
    while True:
        table = (await host.post("/api/tables", json={"game": game, "seats": seats})).json()["table"]
        await watch(port, table, seen.setdefault(table, {}))


async def play(game: str, level: str, tables: int, seconds: float, folder: Path) -> Seen:
    """Lets bots play for a while; when each step of each table was seen."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server, seen = start_server(folder, port), {}
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=STARTING_SECONDS) as host:
            while not await is_there(host):
                await asyncio.sleep(0.2)
            places = [asyncio.create_task(keep_playing(host, port, game, level, seen)) for _ in range(tables)]
            await asyncio.sleep(seconds)
            for place in places:
                place.cancel()
            return seen
    finally:
        server.terminate()
        server.wait()


async def is_there(host: httpx.AsyncClient) -> bool:
    """Whether a server answers."""
    try:
        return (await host.get("/healthz")).status_code == 200
    except httpx.ConnectError:
        return False


def choices(file: Path, table: str) -> list[tuple[bool, str]]:
    """Of each step of a table, whether it was forced, and the first word of its sentence."""
    base = sqlite3.connect(file)
    name, players, options, seed = base.execute(
        'SELECT game, (SELECT count(*) FROM seats WHERE "table" = id), options, seed FROM tables WHERE id = ?', (table,)
    ).fetchone()
    rows = base.execute('SELECT sentence FROM steps WHERE "table" = ? ORDER BY number', (table,)).fetchall()
    base.close()
    game, found = Play(find_game(name), players, json.loads(options), bytes(seed)), []
    for (sentence,) in rows:
        found.append((len(game.legal) == 1, sentence.split()[0]))
        game.play(sentence)
    return found


def longer_pairs(forced: list[float], free: list[float]) -> tuple[float, int, float]:
    """In how many pairs a forced choice took longer, of how many, and the variance of it where both are alike."""
    ordered = sorted(free)
    longer = sum((bisect_left(ordered, one) + bisect_right(ordered, one)) / 2 for one in forced)
    pairs = len(forced) * len(free)
    return longer, pairs, pairs * (len(forced) + len(free) + 1) / 12


def share_longer(forced: Times, free: Times) -> tuple[float, float]:
    """In which share of the pairs of one kind of step a forced choice took longer, and its standard error."""
    found = [longer_pairs(forced[kind], free[kind]) for kind in forced]
    longer, pairs, variance = (sum(part) for part in zip(*found, strict=True))
    return (longer / pairs, sqrt(variance) / pairs) if pairs else (0.5, 0.5)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Compares the time of forced and free choices of bots.")
    parser.add_argument("--game", default="keltis")
    parser.add_argument("--level", default="adept")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=120.0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        seen = asyncio.run(play(asked.game, asked.level, asked.tables, asked.seconds, Path(folder)))
        first = min(min(times.values(), default=0.0) for times in seen.values())
        start = first + WARMING * asked.seconds
        forced: Times = defaultdict(list)
        free: Times = defaultdict(list)
        for table, times in seen.items():
            steps = choices(Path(folder) / "times.sqlite3", table)
            for before, after in pairwise(sorted(times)):
                if after == before + 1 and times[before] > start:
                    is_forced, kind = steps[before]
                    (forced if is_forced else free)[kind].append(times[after] - times[before])
    print(f"{asked.game}, {asked.level}, {asked.tables} tables, one worker, {asked.seconds:.0f} s")
    for name, by_kind in (("forced", forced), ("free", free)):
        found = [time for times in by_kind.values() for time in times]
        tenths = statistics.quantiles(found, n=10) if len(found) > 1 else [0.0] * 9
        ways = f"median {tenths[4]:.3f} s, a tenth below {tenths[0]:.3f} s, a tenth above {tenths[8]:.3f} s"
        print(f"{name}: {len(found)} choices, {ways}")
    if forced and free:
        share, error = share_longer(forced, free)
        chance = f"(by chance 50.0 % ± {2 * error:.1%})"
        print(f"a forced choice took longer in {share:.1%} of all pairs of one kind of step {chance}")


if __name__ == "__main__":
    main()
