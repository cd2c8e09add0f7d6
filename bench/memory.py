"""The memory of a server under steady load: table after table is opened, played to its end and left.

    python -m bench.memory --minutes 60

Every title in both languages, under names that are new each time, as many tables of one title as of another: games
differ in length a hundredfold, and who chose by lot would have ever more of the long ones. A line for each minute; at
the end the growth over the second half of the time, after which it fails if that is more than two hundredths. The
growth is that of the line which fits the samples best: from one minute to the next the games that are played make it
go up and down. Pages of programs and libraries, which the system drops and reads again as it likes, are not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from bench.figures import own_memory_of
from bench.light import LightSocket, ask
from bench.load import Message
from bench.serve import Server

MOST_GROWTH = 0.02
decode = msgspec.json.Decoder(Message).decode


class Player(LightSocket):
    """Plays any legal action, a fixed time after each position."""

    def __init__(self, pause: float):
        super().__init__()
        self.pause, self.moves, self.over = pause, 0, asyncio.get_running_loop().create_future()

    def heard(self, data: bytes) -> None:
        message = decode(data)
        if message.type == "position" and message.over:
            if not self.over.done():
                self.over.set_result(None)
        elif message.type == "position" and message.legal:
            choice = message.legal[(7 * message.number) % len(message.legal)]
            asyncio.get_running_loop().call_later(self.pause, self._act, message, choice.sentence)

    def _act(self, position: Message, sentence: str) -> None:
        self.moves += 1
        act = {"type": "act", "id": str(self.moves), "number": position.number, "seat": position.seat}
        if not self.transport.is_closing():
            self.say(msgspec.json.encode({**act, "sentence": sentence}))


async def one_table(port: int, game: str, number: int, pause: float) -> int:
    """A game against a bot that takes anything, from its opening to its end; how many moves were ours."""
    language = ("it", "en")[number % 2]
    headers, _ = await ask(port, "GET", "/api/me")
    cookie = headers["set-cookie"].partition(";")[0]
    seats = [{"kind": "me", "name": f"Guest {number}"}, {"kind": "bot", "level": "random"}]
    _, table = await ask(port, "POST", "/api/tables", {"game": game, "seats": seats, "public": False}, cookie)
    player = Player(pause)
    await player.open(port, f"/api/tables/{table['table']}/live?picture=wide&language={language}", cookie)
    await player.over
    player.transport.close()
    return player.moves


async def run(minutes: float, tables: int, pause: float) -> float:
    """Keeps so many tables in play; the growth over the second half, as a part."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "memory.sqlite3"), Path(folder), DOLMEN_BOT_PAUSE=str(pause))
        try:
            await server.is_well()
            return await _watch(server, minutes, tables, pause)
        finally:
            server.close()


async def _watch(server: Server, minutes: float, tables: int, pause: float) -> float:
    _, found = await ask(server.port, "GET", "/api/games")
    titles = [game["name"] for game in found["games"] if 2 in game["players"]]
    start, counts = time.monotonic(), {"games": 0, "moves": 0}

    async def keep_playing(place: int) -> None:
        while time.monotonic() - start < 60 * minutes:
            number = counts["games"]
            counts["games"] += 1
            moves = await one_table(server.port, titles[place % len(titles)], number, pause)
            counts["moves"] += moves

    players = [asyncio.ensure_future(keep_playing(place)) for place in range(tables)]
    sizes = await _sample(server.process.pid, start, minutes, counts)
    for player in players:
        player.cancel()
    return growth_of(sizes[len(sizes) // 2 :])


def growth_of(sizes: list[int]) -> float:
    """How much the line that fits some sizes best rises from the first to the last, as a part."""
    if len(sizes) < 2:
        return 0.0
    slope, first = np.polynomial.polynomial.polyfit(range(len(sizes)), sizes, 1)[::-1]
    return float(slope * (len(sizes) - 1) / first)


async def _sample(pid: int, start: float, minutes: float, counts: dict[str, int]) -> list[int]:
    """The memory at every sixtieth of the time, and each minute at least."""
    sizes, step = [], min(60.0, minutes)
    while time.monotonic() - start < 60 * minutes:
        await asyncio.sleep(step)
        sizes.append(own_memory_of(pid))
        spent = (time.monotonic() - start) / 60
        done = f"{counts['games']:6} games {counts['moves']:8} moves"
        print(f"{spent:5.1f} min {sizes[-1] / 2**20:6.1f} MB {done}", flush=True)
    return sizes


def main() -> Any:
    """The command."""
    parser = argparse.ArgumentParser(description="Watches the memory of a server under steady load.")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pause", type=float, default=0.5, help="seconds that everybody takes for a move")
    asked = parser.parse_args()
    growth = asyncio.run(run(asked.minutes, asked.tables, asked.pause))
    print(f"growth over the second half: {100 * growth:.1f} %")
    sys.exit(growth > MOST_GROWTH)


if __name__ == "__main__":
    main()
