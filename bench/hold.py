"""The longest that one request or message holds the event loop, on a table with a long history.

    python -m bench.hold --game enclave --steps 2000 --undone 500

The seconds are those of the event loop's own thread, so that a busy machine does not matter. Games that end sooner have
as many steps as they last.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

from dolmen.core.game import find_game
from dolmen.core.play import Play
from dolmen.core.seed import by_lot, seed_from
from dolmen.server.table import seating
from tests.server.helpers import Doorway, Socket, Visitor, open_house

SEED = seed_from(5)


class Holds:
    """The longest callback of the event loop since it was last asked for."""

    def __init__(self) -> None:
        self.longest, run = 0.0, asyncio.Handle._run  # type: ignore[attr-defined]

        def timed(handle: Any) -> None:
            start = time.thread_time()
            run(handle)
            self.longest = max(self.longest, time.thread_time() - start)

        self.patch = patch.object(asyncio.Handle, "_run", timed)

    async def of(self, work: Awaitable[Any]) -> float:
        """The longest callback, in milliseconds, while some work is done."""
        await asyncio.sleep(0.05)
        self.longest = 0.0
        await work
        await asyncio.sleep(0.05)
        return 1000 * self.longest


def long_game(game: str, steps: int, undone: int) -> tuple[list[tuple[int, str | None]], int]:
    """A game as rows (seat, sentence): random steps, and the last that can be taken back so many times; the players."""
    play = Play.new(find_game(game), seed=SEED)
    rows: list[tuple[int, str | None]] = []
    quiet = None
    while len(play.steps) < steps:
        step = play.act(by_lot(play.legal, seed_from(len(play.steps))))
        if play.over:
            break
        rows.append((step.player, play.game.notation.sentence(step.action)))
        if not play.why_no_undo(step.player):
            quiet = len(rows)
    if quiet is not None:
        seat, sentence = rows[quiet - 1]
        rows[quiet:quiet] = [(seat, said) for _ in range(undone) for said in (None, sentence)]
    return rows, play.players


def keep(file: Path, table: str, rows: list[tuple[int, str | None]]) -> None:
    """Writes the history of a table."""
    with sqlite3.connect(file) as base:
        kept = [(table, number, seat, said, None, 1_000_000.0) for number, (seat, said) in enumerate(rows)]
        base.executemany("INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?)", kept)
    base.close()


async def measure(game: str, steps: int, undone: int) -> list[tuple[str, float]]:
    """What each request and message costs."""
    rows, players = long_game(game, steps, undone)
    holds = Holds()
    with tempfile.TemporaryDirectory() as folder, patch.object(seating, "fresh_seed", lambda: SEED):
        async with open_house(Path(folder), undos_per_step=10**6) as door:
            host = await door.visitor("Host")
            table = await host.new_table(game, *["me"] * players, hints=True)
            cookies = host.http.cookies
        keep(Path(folder) / "test.sqlite3", table, rows)
        with holds.patch:
            async with open_house(Path(folder), undos_per_step=10**6) as door:
                host = await door.visitor()
                host.http.cookies = cookies
                return await _ask_everything(door, host, table, holds)


async def _ask_everything(door: Doorway, host: Visitor, table: str, holds: Holds) -> list[tuple[str, float]]:
    found: list[tuple[str, float]] = []

    async def note(name: str, work: Callable[[], Awaitable[Any]]) -> None:
        found.append((name, await holds.of(work())))

    def get(path: str) -> Callable[[], Awaitable[Any]]:
        return lambda: host.http.get(path)

    await note("first request of the process", get("/api/games"))
    await note("lobby, which loads the table", get("/"))
    play = door.house.tables[table].play
    count = len(play.steps)
    for name, path in {
        "table": "",
        "page of the past, picture": f"/at/{count - 1}?layout=wide&seat={play.player}",
        "page of the past, beginning": "/at/1?layout=wide",
        "transcript": "/transcript",
        "check": "/check",
    }.items():
        await note(name, get(f"/api/tables/{table}{path}"))
    sockets: list[Socket] = []

    async def come(**query: Any) -> None:
        sockets.append(await host.live(table, **query))
        await sockets[-1].next("position")

    await note("joining with a picture", lambda: come(seat=play.player, picture="wide"))
    await note("joining in another language", lambda: come(picture="narrow", language="it"))
    for name, message in {
        "look": {"type": "look", "seat": play.player},
        "why": {"type": "why", "phrase": play.sentences[0]},
        "chat": {"type": "chat", "text": "hello"},
        "hint": {"type": "hint"},
        "act": {"type": "act", "number": count, "seat": play.player, "sentence": play.sentences[0]},
    }.items():
        await note(name, lambda message=message, name=name: sockets[0].ask(id=name, **message))  # type: ignore[misc]
    seat, number = play.steps[-1].player, len(play.steps)
    await note("undo", lambda: sockets[0].ask(id="u", type="undo", number=number, seat=seat))
    found.append((f"({count} steps, {door.house.tables[table].at_play.rows} rows)", 0.0))
    return found


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Measures the longest hold of the event loop.")
    parser.add_argument("--game", default="enclave")
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--undone", type=int, default=500)
    asked = parser.parse_args()
    for name, milliseconds in asyncio.run(measure(asked.game, asked.steps, asked.undone)):
        print(f"{name:32} {milliseconds:7.1f} ms" if milliseconds else name)


if __name__ == "__main__":
    main()
