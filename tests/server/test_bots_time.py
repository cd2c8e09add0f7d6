"""How long a bot takes tells nothing of what it holds: forced and free choices go the same way."""

from __future__ import annotations

import asyncio
from pathlib import Path

from dolmen.server.table.workers import Workers
from tests.server.helpers import EasyBots, open_house, run


class NotingBots(EasyBots):
    """Notes how many choices there were, and how long the answer is to take."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, float]] = []

    async def choose(self, level, game, view, seat, seed, legal, **how):  # type: ignore[no-untyped-def]
        self.asked.append((len(legal), how["pause"]))
        return await super().choose(level, game, view, seat, seed, legal, **how)


async def no_sleep(seconds: float) -> None:
    await asyncio.sleep(0)


@run
async def test_a_forced_choice_is_asked_of_a_worker_and_takes_as_long_as_a_free_one(tmp_path: Path) -> None:
    bots = NotingBots()
    async with open_house(tmp_path, workers=bots, bot_pause=0.9) as door:
        door.house.sleep = no_sleep  # type: ignore[assignment]
        table = await (await door.visitor()).new_table("cairn", "random", "random")
        while door.house.tables[table].status != "over":
            await asyncio.sleep(0.01)
        assert len(bots.asked) == len(door.house.tables[table].play.steps)
        assert {1} < {choices for choices, _ in bots.asked}, "some were forced, some free"
        (pause,) = {pause for _, pause in bots.asked}
        assert pause > 0


class LightWorkers(Workers):
    """Workers that answer at once, and a line that is seen."""

    async def _start(self):  # type: ignore[no-untyped-def]
        return None

    async def _exchange(self, process, question):  # type: ignore[no-untyped-def]
        from dolmen.server.table.worker import Reply

        self.thought.append(question.seconds)
        await asyncio.sleep(0)
        return Reply(question.legal[0])

    thought: list[float]


@run
async def test_where_many_wait_each_is_thought_about_for_a_shorter_time(tmp_path: Path) -> None:
    from dolmen.core.play import Play
    from dolmen.core.seed import seed_from

    workers = LightWorkers()
    workers.thought = []
    await workers.open()
    play = Play.new("cairn", seed=seed_from(3))
    question = ("champion", play.game, play.view(play.player), play.player, seed_from(1), play.legal)
    await workers.choose(*question)
    await asyncio.gather(*(workers.choose(*question, table=str(number)) for number in range(40)))
    alone, first = workers.thought[:2]
    assert alone == workers.longest("champion") and min(workers.thought) < alone / 5 and first <= alone
    assert workers.thought[-1] == alone, "the last has its whole time again"
