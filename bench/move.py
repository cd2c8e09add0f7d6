"""What a move costs the server by title: the seconds of its own thread from an act to what everybody is sent.

    python -m bench.move                 every title, with the fewest players at it, without pictures and with them
    python -m bench.move --game tain

Network and disk are left out (`bench.load` has them): this is what playing, hiding, telling and drawing take. Of many
rounds the quickest counts, since a busy machine only adds.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
import time
from pathlib import Path
from typing import Any

from dolmen.core.game import find_game, games
from dolmen.core.seed import by_lot, seed_from
from dolmen.server.interpreter import suit_server
from dolmen.server.table import requests
from dolmen.server.table.acting import wake
from dolmen.server.table.table import Table
from dolmen.server.web.connection import Connection
from dolmen.server.web.showing import box_of
from dolmen.wire.messages import Act
from tests.server.helpers import Doorway, Visitor, open_house

ROUNDS, MOVES = 10, 40


async def unsent(event: Any) -> None:
    """A network that takes everything."""


async def kept(step: Any) -> bool:
    """A disk that takes everything at once."""
    return True


async def seated(door: Doorway, host: Visitor, game: str, picture: str) -> Table:
    """A new table with a connection for every seat."""
    players = find_game(game).players[0]
    table = await door.house.table(await host.new_table(game, *["me"] * players, public=False))
    async with table.lock:
        await wake(door.house, table)
    for seat in range(players):
        listener = Connection(door.house, unsent, table.agreed.host or "", "en", box_of(picture), "", "")
        listener.seat = seat
        table.listeners.append(listener)
        async with table.lock:
            await listener.send_position(table)
    return table


async def measure(game: str, picture: str) -> float:
    """Microseconds for a move."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_house(Path(folder)) as door:
            host = await door.visitor("Host")
            add, rounds, count = door.house.store.add, [], 0
            table = await seated(door, host, game, picture)
            for _ in range(ROUNDS):
                gc.collect()
                spent = 0.0
                for _ in range(MOVES):
                    if table.play.over:
                        table = await seated(door, host, game, picture)
                    play, count = table.play, count + 1
                    choice = play.game.notation.sentence(by_lot(play.legal, seed_from(count)))
                    act = Act(str(count), len(play.steps), play.player, choice)
                    door.house.store.add = kept  # type: ignore[method-assign]
                    start = time.thread_time()
                    await requests.act(door.house, table, table.agreed.host or "", act)
                    spent += time.thread_time() - start
                    door.house.store.add = add  # type: ignore[method-assign]
                rounds.append(1e6 * spent / MOVES)
            return min(rounds)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Measures what a move costs by title.")
    parser.add_argument("--game", default="")
    asked = parser.parse_args()
    suit_server()
    print("| title | people | without pictures | with pictures (984×560) |\n| --- | ---: | ---: | ---: |")
    for game in [asked.game] if asked.game else sorted(games()):
        bare, drawn = (asyncio.run(measure(game, picture)) for picture in ("none", "984x560"))
        print(f"| {game} | {find_game(game).players[0]} | {bare:,.0f} µs | {drawn / 1000:,.1f} ms |", flush=True)


if __name__ == "__main__":
    main()
