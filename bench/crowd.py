"""What those who watch cost those who play: the time from a move to its answer, alone and before a crowd.

    python -m bench.crowd --watching 300

The two are measured in turns, games without and with a crowd, so that a busy machine is as busy for both. Whoever
watches is sent pictures.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import sys
import tempfile
import time
from collections.abc import Iterator
from multiprocessing.synchronize import Event
from pathlib import Path
from statistics import median

from bench.light import LightSocket, ask
from bench.load import decode
from bench.serve import Server

MOST_TIMES_SLOWER = 2.0


class Seated(LightSocket):
    """Plays any legal action a moment after it is their turn, and notes how long the answer took."""

    def __init__(self, pause: float):
        super().__init__()
        self.pause, self.number = pause, -1
        self.sent: dict[str, float] = {}
        self.took: list[float] = []
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def heard(self, data: bytes) -> None:
        message = decode(data)
        if message.type == "done":
            self.took.append(time.perf_counter() - self.sent.pop(message.of))
        elif message.type == "position" and message.over and not self.over.done():
            self.over.set_result(None)
        elif message.type == "position" and message.legal and message.number > self.number:
            self.number = message.number
            choice = message.legal[(7 * message.number) % len(message.legal)]
            asyncio.get_running_loop().call_later(self.pause, self.act, message.seat, choice.sentence)

    def act(self, seat: int | None, sentence: str) -> None:
        """Makes the move that was chosen."""
        self.sent[str(self.number)] = time.perf_counter()
        act = '{"type":"act","id":"%d","number":%d,"seat":%d,"sentence":"%s"}'
        self.say((act % (self.number, self.number, seat, sentence)).encode())


async def one_game(port: int, game: str, watching: int, pause: float) -> list[float]:
    """A game of two people, so many watching; the seconds from each move to its answer."""
    people = [Seated(pause), Seated(pause)]
    cookies = [(await ask(port, "GET", "/api/me"))[0]["set-cookie"].partition(";")[0] for _ in people]
    seats = [{"kind": "me"}, {"kind": "open"}]
    _, table = await ask(port, "POST", "/api/tables", {"game": game, "seats": seats, "public": False}, cookies[0])
    await ask(port, "POST", f"/api/tables/{table['table']}/sit", {"seat": 1}, cookies[1])
    path = f"/api/tables/{table['table']}/live"
    with crowd_at(port, f"{path}?picture=wide", watching):
        for person, cookie in zip(people, cookies, strict=True):
            await person.open(port, path, cookie)
        await asyncio.gather(*(person.over for person in people))
    for person in people:
        person.transport.close()
    return [seconds for person in people for seconds in person.took]


@contextlib.contextmanager
def crowd_at(port: int, path: str, watching: int) -> Iterator[None]:
    """So many who watch, in a process of their own: what they read must not delay who plays."""
    spawning = multiprocessing.get_context("spawn")
    is_there = spawning.Event()
    crowd = spawning.Process(target=watch, args=(port, path, watching, is_there), daemon=True)
    crowd.start()
    is_there.wait()
    yield
    crowd.kill()
    crowd.join()


def watch(port: int, path: str, watching: int, is_there: Event) -> None:
    """Watches a table through many sockets until it is ended."""

    async def come() -> None:
        crowd = [LightSocket() for _ in range(watching)]
        for watcher in crowd:
            await watcher.open(port, path, "")
        is_there.set()
        await asyncio.Event().wait()

    asyncio.run(come())


async def measure(game: str, watching: int, games: int, pause: float) -> float:
    """How many times slower a move is before a crowd."""
    alone, before = [], []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "crowd.sqlite3"), Path(folder))
        try:
            await server.is_well()
            for _ in range(games):
                alone += await one_game(server.port, game, 0, pause)
                before += await one_game(server.port, game, watching, pause)
        finally:
            server.close()
    for name, took in (("alone", alone), (f"{watching} watching", before)):
        print(f"{name:14} {1000 * median(took):6.2f} ms from a move to its answer (median of {len(took)})")
    return median(before) / median(alone)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Measures what those who watch cost those who play.")
    parser.add_argument("--game", default="cairn")
    parser.add_argument("--watching", type=int, default=300)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--pause", type=float, default=0.5, help="seconds that everybody takes for a move")
    asked = parser.parse_args()
    times = asyncio.run(measure(asked.game, asked.watching, asked.games, asked.pause))
    print(f"{times:.2f} times as long before a crowd")
    sys.exit(times > MOST_TIMES_SLOWER)


if __name__ == "__main__":
    main()
