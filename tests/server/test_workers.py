"""Bots think in processes of their own: one that dies, hangs or talks nonsense is replaced and the move asked again."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from pathlib import Path

import pytest

from dolmen.bots import UnknownBot, ready
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.server.table import worker
from dolmen.server.table.workers import Workers
from tests.server.helpers import open_house, play_on, run


async def choose(workers: Workers) -> int:
    play = Play.new("cairn", seed=seed_from(3))
    play.play("draw")
    view = play.view(play.player)
    return await workers.choose("random", play.game, view, play.player, seed_from(1), play.legal)


@run
async def test_a_bot_in_a_worker_plays_a_game(tmp_path: Path) -> None:
    async with open_house(tmp_path, workers=Workers()) as door:
        aoife = await door.visitor()
        socket = await aoife.live(await aoife.new_table("cairn", "me", "random"))
        assert (await play_on(socket, await socket.next("position")))["over"]


@run
async def test_a_worker_started_ahead_is_the_one_that_is_asked(tmp_path: Path) -> None:
    workers = Workers()
    await workers.open()
    await workers.wake()
    (process,) = workers._all
    await choose(workers)
    assert workers._all == {process}
    await workers.close()


def test_a_worker_answers_the_same_while_a_level_is_compiled_and_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play.new("cairn", seed=seed_from(3))
    play.play("draw")
    view = play.view(play.player).pack(play.game.state)
    question = worker.Question("adept", "cairn", 1, view, play.player, list(play.legal), seed_from(1), 0.0)
    may_begin, compile_now = threading.Event(), ready.do
    monkeypatch.setattr(ready, "_begun", {})
    monkeypatch.setattr(ready, "do", lambda work, done: (may_begin.wait(), compile_now(work, done)))
    early = worker.answer(question)
    (compiling,) = ready._begun.values()
    assert not compiling.done()
    may_begin.set()
    compiling.result()
    assert worker.answer(question) == early


def test_a_worker_takes_levels_alone_and_runs_nothing_else() -> None:
    play = Play.new("cairn", seed=seed_from(3))
    view = play.view(play.player).pack(play.game.state)
    with pytest.raises(UnknownBot):
        worker.answer(worker.Question("exec:true", "cairn", 1, view, 0, list(play.legal), seed_from(1), 0.0))


@run
async def test_a_worker_that_was_killed_is_replaced(tmp_path: Path) -> None:
    workers = Workers()
    await workers.open()
    first = await choose(workers)
    (process,) = workers._all
    os.kill(process.pid, signal.SIGKILL)
    assert await choose(workers) == first
    assert process not in workers._all and len(workers._all) == 1
    await workers.close()


class Mild(Workers):
    """Waits three seconds for the first worker that it loses, and longer for others, which are yet to start."""

    def _kill(self, process: asyncio.subprocess.Process) -> None:
        self.deadline = 60.0
        super()._kill(process)


@run
async def test_a_worker_that_hangs_is_replaced_and_the_move_asked_again(tmp_path: Path) -> None:
    os.environ["DOLMEN_TEST_FOLDER"] = str(tmp_path)
    workers = Mild(deadline=3.0, module="tests.server.hanging_worker")
    await workers.open()
    await workers.wake()
    while not (tmp_path / "started").exists():
        await asyncio.sleep(0.05)
    play = Play.new("cairn", seed=seed_from(3))
    play.play("draw")
    assert await choose(workers) in play.legal
    assert (tmp_path / "hung").exists() and len(workers._all) == 1
    await workers.close()


@run
async def test_when_every_worker_fails_the_table_goes_on_with_a_legal_move(tmp_path: Path) -> None:
    workers = Workers(module="tests.server.broken_worker")
    await workers.open()
    play = Play.new("cairn", seed=seed_from(3))
    play.play("draw")
    assert await choose(workers) in play.legal
    await workers.close()
