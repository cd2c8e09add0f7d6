"""What a bot's seat saw before reaches the process in which the bot thinks, and nothing else of the past does."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from dolmen.bots import Bot
from dolmen.bots.settings import SearchSettings
from dolmen.core.play import Play
from dolmen.core.view import View
from dolmen.server.table import worker
from dolmen.server.table.workers import Workers
from tests.server.helpers import EasyBots, open_house, play_on


class Noting(Bot):
    """Takes the first legal action, and keeps what it was shown."""

    shown: View

    def choose(self, view: View, seat: int, legal: Any, seed: bytes) -> int:
        type(self).shown = view
        return legal[0]


class Asked(Workers):
    """Answers in this process."""

    async def _ask(self, question: worker.Question, *how: Any) -> worker.Reply:
        return worker.answer(question)


def packed(view: View) -> list[tuple[int, int | None, bytes]]:
    return [(one.player, one.action, one.before.pack(view.game.state)) for one in view.memory]


def test_a_worker_is_handed_what_the_seat_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play.new("cairn", 2, seed=3)
    for _ in range(7):
        play.act(play.legal[-1])
    view = play.view(play.player)
    view.memory = play.memory(play.player, 4)
    monkeypatch.setattr(worker, "level_bot", lambda *how: Noting())
    chosen = asyncio.run(Asked().choose("champion", play.game, view, play.player, bytes(16), play.legal))
    assert chosen == play.legal[0]
    assert packed(Noting.shown) == packed(view) and len(view.memory) == 4
    assert [one.action is None for one in view.memory] == [one.player != play.player for one in view.memory]


class Remembering(EasyBots):
    """Notes what it is handed."""

    def __init__(self) -> None:
        super().__init__()
        self.memories: list[int] = []

    async def choose(self, level: str, game: Any, view: Any, seat: int, seed: bytes, legal: Any, **how: Any) -> int:
        assert all(one.before.viewer == seat for one in view.memory)
        self.memories.append(len(view.memory))
        return await super().choose(level, game, view, seat, seed, legal)


@pytest.mark.parametrize(("level", "most"), [("champion", 5), ("random", 0)])
def test_a_table_remembers_for_bots_that_want_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str, most: int
) -> None:
    monkeypatch.setattr("dolmen.bots.memory.settings_of", lambda game: SearchSettings(belief=5))
    asked = Remembering()
    asked.levels = ("random", "champion")  # type: ignore[misc]

    async def play() -> None:
        async with open_house(tmp_path, workers=asked) as door:
            aoife = await door.visitor()
            socket = await aoife.live(await aoife.new_table("cairn", "me", level))
            await play_on(socket, await socket.next("position"))

    asyncio.run(play())
    assert max(asked.memories) == most
