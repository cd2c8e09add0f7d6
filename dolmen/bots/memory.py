"""Memory: what a bot that wants it is told of the last steps, as its seat saw them."""

from __future__ import annotations

from collections import deque
from typing import Any

from dolmen.bots.bot import Bot
from dolmen.bots.desk import Desk
from dolmen.bots.level import Level
from dolmen.bots.settings import settings_of
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.seen import Seen
from dolmen.core.view import View

BELIEF = 16  # steps, for a level that weighs its guesses in any title
THINKERS = ("champion", "lookahead")  # modules of levels that can weigh their guesses


def steps_wanted(level: Level, game: Game) -> int:
    """How many steps before a decision a level wants to be told of; no network has to be opened to know that."""
    if level.module not in THINKERS or level.belief is False:
        return 0
    return int(settings_of(game).belief) or (BELIEF if level.belief else 0)


def view_for(bot: Bot, play: Play) -> View:
    """What the player to move knows, with as much memory as a bot in that seat wants."""
    view = play.view(play.player)
    view.memory = play.memory(play.player, bot.remembers(play.game))
    return view


class Past:
    """The last steps of a game of bots, whole; each bot is told what its seat saw of them."""

    def __init__(self, desk: Desk, most: int):
        self._desk, self._steps = desk, deque[tuple[int, int, Any]](maxlen=most)

    def note(self, table: Any, player: int, action: int) -> None:
        """Keeps a step that is about to be played."""
        if self._steps.maxlen:
            self._steps.append((player, action, self._desk.copy(table)))

    def seen(self, seat: int, most: int) -> tuple[Seen, ...]:
        """The last steps, at most so many, as a seat saw them."""
        last = list(self._steps)[-most:] if most else []
        return tuple(
            Seen(player, action if player == seat else None, self._desk.view(table, seat))
            for player, action, table in last
        )
