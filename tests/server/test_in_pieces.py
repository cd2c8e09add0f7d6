"""What takes long to tell is told in pieces: the lines and pictures made in one turn of the event loop are counted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from dolmen.core.seed import by_lot, seed_from
from dolmen.server.table import seating
from dolmen.server.table.acting import play_action
from dolmen.server.table.table import Table
from dolmen.server.web import told
from dolmen.server.web.showing import Look
from dolmen.server.web.told import LINES_AT_ONCE
from tests.server.helpers import Doorway, Visitor, open_house, run

STEPS = 90


class Turns:
    """How many lines were put into words, and pictures drawn, in one turn of the event loop at most, and in all."""

    def __init__(self) -> None:
        self.now = {"lines": 0, "pictures": 0}
        self.most, self.all = dict(self.now), dict(self.now)

    def count(self, what: str) -> None:
        self.now[what] += 1
        self.all[what] += 1
        self.most[what] = max(self.most[what], self.now[what])


@contextmanager
def counted_turns() -> Iterator[Turns]:
    """Counts from now on."""
    counted = Turns()
    handle: Any = asyncio.Handle
    run_turn, line, draw = handle._run, told.LogLine, Look._draw

    def next_turn(one: Any) -> None:
        counted.now = dict.fromkeys(counted.now, 0)
        run_turn(one)

    def counted_line(*details: Any) -> Any:
        counted.count("lines")
        return line(*details)

    def counted_picture(*details: Any) -> str:
        counted.count("pictures")
        return draw(*details)

    with (
        patch.object(handle, "_run", next_turn),
        patch.object(told, "LogLine", counted_line),
        patch.object(Look, "_draw", counted_picture),
        patch.object(seating, "fresh_seed", lambda: seed_from(5)),
    ):
        yield counted


@asynccontextmanager
async def counting_house(folder: Path) -> AsyncIterator[tuple[Doorway, Turns]]:
    """A house in which everything is counted."""
    with counted_turns() as turns:
        async with open_house(folder) as door:
            yield door, turns


async def act_by_lot(door: Doorway, table: Table) -> None:
    """Somebody at the table does anything."""
    sentence = table.game.notation.sentence(by_lot(table.play.legal, seed_from(len(table.play.steps))))
    await play_action(door.house, table, table.play.player, sentence, "person")


async def played(door: Doorway, host: Visitor, game: str, players: int) -> str:
    """A table at which all seats are the host's, after many steps."""
    table = await door.house.table(await host.new_table(game, *["me"] * players))
    async with table.lock:
        for _ in range(STEPS):
            await act_by_lot(door, table)
        assert not table.play.over
        table.at_play.forget_logs()
        table.at_play.shown.clear()
    return table.id


@run
async def test_a_long_log_is_told_in_pieces_to_whoever_comes(tmp_path: Path) -> None:
    async with counting_house(tmp_path) as (door, turns):
        host = await door.visitor("Aoife")
        table = await played(door, host, "enclave", 2)
        for language in ("en", "it"):
            turns.all["lines"] = 0
            socket = await host.live(table, seat=0, language=language)
            position = await socket.next("position")
            assert turns.all["lines"] == len(position["log"]["lines"]) > 2 * LINES_AT_ONCE
    assert turns.most["lines"] <= LINES_AT_ONCE


@run
async def test_when_names_change_every_log_is_told_anew_in_pieces(tmp_path: Path) -> None:
    async with counting_house(tmp_path) as (door, turns):
        host = await door.visitor("Aoife")
        table = await door.house.table(await played(door, host, "enclave", 2))
        sockets = [await host.live(table.id, seat=seat) for seat in (0, 1)]
        for socket in sockets:
            await socket.next("position")
        turns.all["lines"] = 0
        async with table.lock:
            table.show_anew()
            await door.house.tell_position(table)
        assert turns.all["lines"] > 4 * LINES_AT_ONCE
    assert turns.most["lines"] <= LINES_AT_ONCE


@run
async def test_the_scenes_of_a_step_are_drawn_one_at_a_time(tmp_path: Path) -> None:
    async with counting_house(tmp_path) as (door, turns):
        host = await door.visitor("Aoife")
        table = await door.house.table(await host.new_table("tain", "me", "me"))
        socket = await host.live(table.id, seat=0, picture="wide")
        while len((await socket.next("position"))["scenes"]) < 4:
            turns.most["pictures"] = turns.all["pictures"] = 0
            async with table.lock:
                await act_by_lot(door, table)
        assert turns.all["pictures"] > 4
    assert turns.most["pictures"] == 1
