"""A bot's turn: what it is asked, which process asks it, and how long it takes to answer."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from dolmen.bots import find_level
from dolmen.bots.memory import steps_wanted
from dolmen.core.seed import subseed
from dolmen.core.view import View
from dolmen.server.table.house import House
from dolmen.server.table.table import Table

QUICK_SECONDS = 0.3  # within which levels that do not search have surely chosen
SPARE_SECONDS = 0.3  # for asking a worker and hearing from it
LOCK_AGAIN_SECONDS = 3.0  # how soon a process asks again for the right to play for another's bots


@dataclass(frozen=True)
class BotTurn:
    """A bot's turn: the seat that it plays for, and what that seat knows."""

    seat: int
    level: str
    rows: int  # of the table when it was asked
    since: float  # when the turn began
    seed: bytes
    view: View
    legal: tuple[int, ...]

    def is_open(self, table: Table) -> bool:
        """Whether it is still that bot's turn."""
        running, seat = table.running, self.seat
        return bool(running and running.rows == self.rows and table.turn == seat and table.seats[seat].kind == "bot")


def bot_turn(table: Table) -> BotTurn | None:
    """The turn of a bot at a table; None where a person is to move, or nobody."""
    running, turn = table.running, table.turn
    if running is None or turn is None or table.seats[turn].kind != "bot":
        return None
    play, level = running.play, table.seats[turn].level or ""
    seed, view = subseed(play.seed, "bot", turn, running.rows), play.view(turn)
    view.memory = play.memory(turn, steps_wanted(find_level(level), play.game))
    return BotTurn(turn, level, running.rows, running.clocks.last, seed, view, play.legal)


async def ask_bot(house: House, table: Table, turn: BotTurn) -> int:
    """What a bot plays. A forced choice goes the same way as a free one, so that it takes as long, also under load."""
    question = (turn.level, table.game, turn.view, turn.seat, turn.seed, turn.legal)
    return await house.workers.choose(*question, table=table.id, pause=thinking_time(house, turn.level))


def thinking_time(house: House, level: str) -> float:
    """How long a level takes with a worker, whatever it holds."""
    return max(house.workers.longest(level), QUICK_SECONDS) if house.settings.bot_pause else 0.0


def pause_of(house: House, level: str) -> float:
    """How long a bot takes, whatever it holds: never less than it may need to think."""
    pause, needed = house.settings.bot_pause, house.workers.longest(level)
    return max(pause, needed + SPARE_SECONDS) if pause and needed else pause


async def may_play_bots(house: House, table: Table) -> bool:
    """Whether this process plays for the bots of a table; if another does, waits a while in case it has died."""
    if not table.has_bots_lock:
        table.has_bots_lock = await house.store.notices.try_lock(table.id)
    if not table.has_bots_lock:
        await asyncio.sleep(LOCK_AGAIN_SECONDS)
    return table.has_bots_lock
