"""The longest that each request and message holds the event loop, on a table with a long history.

    python -m bench.loop_hold                 every title: 2,000 steps, or its longest game, and 500 takings-back
    python -m bench.loop_hold --game enclave

The seconds are those of the event loop's own thread, so that a busy machine matters less. Every address that the server
has is asked for, every message is sent; texts have been read, as a server does at its start. Results: loop_hold.md.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Awaitable
from functools import cached_property
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import urlencode

from bench.figures import machine
from dolmen.core.game import Game, find_game, games
from dolmen.core.play import Play
from dolmen.core.seed import by_lot, seed_from
from dolmen.laws.walk import Setting, settings
from dolmen.lessons import Course, FreeGame, taught
from dolmen.puzzles import puzzles_of
from dolmen.server.interpreter import suit_server
from dolmen.server.table import seating
from dolmen.server.table.caretaker import learn_words
from dolmen.server.web.api import ENDPOINTS
from dolmen.server.web.learning import BETWEEN
from dolmen.server.web.pages import PAGES, read_pages
from tests.server.helpers import Doorway, Socket, Visitor, open_house

SEED = seed_from(5)
AIM, SHOWN = 50.0, 5.0  # milliseconds
Rows = list[tuple[int, str | None]]
MOST_MOVES = 600  # of a free game: as many as a message may have


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


def long_game(game: str, steps: int, undone: int) -> tuple[Rows, Setting]:
    """A game as rows (seat, sentence): random steps, and the last that can be taken back so many times; its options.

    Of all options with the most players those with which it lasts longest.
    """
    title = find_game(game)
    games = [random_game(setting, steps) for setting in settings(title) if setting.players == title.players[-1]]
    rows, quiet, setting = max(games, key=lambda found: len(found[0]))
    if quiet is not None:
        seat, sentence = rows[quiet - 1]
        rows[quiet:quiet] = [(seat, said) for _ in range(undone) for said in (None, sentence)]
    return rows, setting


def random_game(setting: Setting, steps: int) -> tuple[Rows, int | None, Setting]:
    """Random steps, all but the one that ends the game; behind how many rows a step can last be taken back."""
    play = Play.new(setting.game, setting.players, setting.options, seed=SEED)
    rows: Rows = []
    quiet = None
    while len(play.steps) < steps:
        step = play.act(by_lot(play.legal, seed_from(len(play.steps))))
        if play.over:
            break
        rows.append((step.player, play.game.notation.sentence(step.action)))
        if not play.why_no_undo(step.player):
            quiet = len(rows)
    return rows, quiet, setting


def keep(file: Path, table: str, rows: Rows) -> None:
    """Writes the history of a table."""
    with sqlite3.connect(file) as base:
        kept = [(table, number, seat, said, None, 1_000_000.0) for number, (seat, said) in enumerate(rows)]
        base.executemany("INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?)", kept)
    base.close()


async def measure(game: str, steps: int, undone: int) -> tuple[list[tuple[str, float]], str]:
    """What each request and message costs, in milliseconds; how long the history is."""
    rows, setting = long_game(game, steps, undone)
    holds = Holds()
    with tempfile.TemporaryDirectory() as folder, patch.object(seating, "fresh_seed", lambda: SEED):
        async with open_house(Path(folder), undos_per_step=10**6) as door:
            await learn_words(door.house)
            read_pages()
            host = await door.visitor("Host")
            seats = ["me"] * setting.players
            table = await host.new_table(game, *seats, hints=True, options=dict(setting.options))
            cookies = host.http.cookies
        keep(Path(folder) / "test.sqlite3", table, rows)
        with holds.patch:
            async with open_house(Path(folder), undos_per_step=10**6) as door:
                host = await door.visitor()
                host.http.cookies = cookies
                found = await Asking(door, host, table, holds).everything()
                running = door.house.tables[table].at_play
                return found, f"{len(running.play.steps)} steps stand of {running.rows} rows"


class Asking:
    """Somebody who asks a server for everything it has, about one table."""

    def __init__(self, door: Doorway, host: Visitor, table: str, holds: Holds):
        self.door, self.host, self.table, self.holds = door, host, table, holds
        self.found: list[tuple[str, float]] = []

    @property
    def play(self) -> Play:
        return self.door.house.tables[self.table].play

    async def note(self, name: str, work: Awaitable[Any]) -> None:
        """Notes how long the loop was held while some work was done."""
        self.found.append((name, await self.holds.of(work)))

    async def everything(self) -> list[tuple[str, float]]:
        """All of it, what changes the table last."""
        await self.note("loading the table: GET /api/tables/{table}", self.host.http.get(f"/api/tables/{self.table}"))
        for method, path in addresses("GET"):
            await self.note(f"{method} {path}", self.host.http.get(self.filled(path)))
        socket = await self.live()
        await self.messages(socket)
        for method, path in addresses("POST", "PATCH"):
            body = {**BODIES.get(path, {}), **(self.free if path.endswith(("/free", "/free/why")) else {})}
            await self.note(f"{method} {path}", self.host.http.request(method, self.filled(path), json=body))
        return self.found

    def filled(self, path: str) -> str:
        """An address with this table in it; of the past, the last step but one with its picture."""
        number, seat = len(self.play.steps) - 1, max(self.play.player, 0)
        game = self.play.game
        names = {"table": self.table, "game": game.name, "number": number, **studies(game)}
        names |= dict.fromkeys(("token", "duplicate", "mark"), "unknown")
        query = {"layout": "wide", "seat": seat} if is_drawn(path) else {}
        if "{step}" in path:
            query |= {"said": BETWEEN.join(self.free["said"][:-1]), "shown": 0}
        return path.format(**names) + (f"?{urlencode(query)}" if query else "")

    @cached_property
    def free(self) -> dict[str, Any]:
        """A long free game after the last lesson, with all its scenes."""
        game = taught(self.play.game)
        if not game.lessons:
            return {}
        said = Course(game, game.lessons[-1]).shown()
        play = FreeGame(game, game.lessons[-1]).at(said, SEED, [])
        moves: list[str] = []
        while not play.over and len(moves) < MOST_MOVES:
            moves.append(game.notation.sentence(by_lot(play.legal, seed_from(len(moves)))))
            play.play(moves[-1])
        return {"said": said, "seed": 5, "moves": moves[:-1], "shown": 0, "layout": "wide"}

    async def live(self) -> Socket:
        """Comes to the table, once with every picture and once in another language."""
        sockets: list[Socket] = []

        async def come(**query: Any) -> None:
            sockets.append(await self.host.live(self.table, **query))
            await sockets[-1].next("position")

        await self.note("coming with a picture", come(seat=self.play.player, picture="wide"))
        await self.note("coming in another language", come(picture="narrow", language="it"))
        return sockets[0]

    async def messages(self, socket: Socket) -> None:
        """Every kind of message of docs/socket.md."""
        play, count = self.play, len(self.play.steps)
        seat, sentence = play.player, play.sentences[0]
        sent: dict[str, dict[str, Any]] = {
            "look": {"seat": seat},
            "why": {"phrase": sentence},
            "chat": {"text": "hello"},
            "brings": {"sentence": sentence},
            "coach": {"number": count, "seat": seat, "sentence": sentence},
            "hint": {},
            "ping": {},
            "vote": {"seat": seat},
            "standing": {"seat": seat, "sentence": None},
            "act": {"number": count, "seat": seat, "sentence": sentence},
        }
        for kind, fields in sent.items():
            await self.note(f"message {kind}", socket.ask(id=kind, type=kind, **fields))
        last = self.play.steps[-1].player
        await self.note("message undo", socket.ask(id="u", type="undo", number=len(self.play.steps), seat=last))


def studies(game: Game) -> dict[str, Any]:
    """The last lesson of a game, its last step and its last puzzle, by their names in an address."""
    lessons, puzzles = taught(game).lessons, puzzles_of(game)
    lesson = lessons[-1] if lessons else None
    return {
        "lesson": lesson.name if lesson else "unknown",
        "step": len(lesson.steps) - 1 if lesson else 0,
        "puzzle": puzzles[-1].name if puzzles else "unknown",
    }


def is_drawn(path: str) -> bool:
    """Whether an address has a picture for those who ask for one."""
    return "/at/" in path or path.endswith(("{step}", "{step}/try", "{puzzle}"))


def addresses(*methods: str) -> list[tuple[str, str]]:
    """Every address of the server that takes one of these methods."""
    all_of_them = [(e.method, e.path) for e in ENDPOINTS] + [(method, path) for method, path, _ in PAGES]
    return [(method, path) for method, path in all_of_them if method in methods and path != "/me/leave"]


BODIES: dict[str, Any] = {
    "/api/tables/{table}/leave": {"seat": 0},
    "/api/tables/{table}/calls": {"calls": True},
    "/api/tables": {"game": "cairn", "seats": [{"kind": "me"}, {"kind": "open"}]},
}


def longest(by_title: dict[str, tuple[list[tuple[str, float]], str]]) -> list[tuple[str, float, str]]:
    """Of each request and message the longest hold of any title, the longest first."""
    worst: dict[str, tuple[float, str]] = {}
    for title, (found, _) in by_title.items():
        for name, held in found:
            worst[name] = max(worst.get(name, (0.0, title)), (held, title))
    return sorted(((name, held, title) for name, (held, title) in worst.items()), key=lambda row: -row[1])


def page(by_title: dict[str, tuple[list[tuple[str, float]], str]]) -> str:
    """The results as a page."""
    histories = "\n".join(f"- {title}: {history}" for title, (_, history) in by_title.items())
    rows = longest(by_title)
    shown = "\n".join(f"| {name} | {held:.1f} ms | {title} |" for name, held, title in rows if held >= SHOWN)
    rest = sum(held < SHOWN for _, held, _ in rows)
    return (
        f"# The longest hold of the event loop\n\n`python -m bench.loop_hold`: every request and message on tables "
        f"with long histories, seconds of the event loop's own thread. The aim is {AIM:.0f} ms for each.\n\n"
        f"{histories}\n\n"
        f"| what | longest hold | title |\n| --- | ---: | --- |\n{shown}\n\n"
        f"The other {rest} hold it for less than {SHOWN:.0f} ms each. Measured on {machine()}.\n"
    )


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Measures the longest hold of the event loop.")
    parser.add_argument("--game", default="")
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--undone", type=int, default=500)
    asked = parser.parse_args()
    suit_server()
    by_title = {
        title: asyncio.run(measure(title, asked.steps, asked.undone))
        for title in ([asked.game] if asked.game else sorted(games()))
    }
    print(page(by_title))
    if not asked.game:
        Path(__file__).with_suffix(".md").write_text(page(by_title))


if __name__ == "__main__":
    main()
