"""The hourglass: the time for one turn, where players agreed on one; the same after a restart as before."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from dolmen.core.plain import Plain
from dolmen.core.play import Play
from dolmen.core.seed import subseed
from dolmen.server.store.rows import KeptStep

SLACK_SECONDS = 0.01  # timers are not exact


@dataclass(frozen=True, slots=True)
class Sand:
    """How the hourglass stands at a position."""

    seat: int  # the player to move
    turned: float  # when their time began to run
    seconds: int  # how much they have; 0 where no time was agreed
    is_turn: bool  # whoever lets it run out here lets a turn pass
    missed: tuple[int, ...]  # turns in a row that each seat has let pass


class Hourglass:
    """The sand of every position so far; `book` is called with every step in order, once the play has taken it."""

    def __init__(self, play: Play, view: Plain, started: float):
        self.play, self.story = play, play.game.story
        first = Sand(play.player, started, 0, False, (0,) * play.players)
        self.sands = [self._at(view, first)]

    def book(self, step: KeptStep, view: Plain) -> None:
        """Goes on to the position after a step, or back to the one before it."""
        if step.sentence is None:
            self.sands.pop()
            return
        last, tale = self.sands[-1], self.play.steps[-1].tale
        is_late = step.message is None and 0 < last.seconds <= step.at - last.turned + SLACK_SECONDS
        missed = list(last.missed)
        if last.is_turn:
            missed[last.seat] = missed[last.seat] + 1 if is_late else 0
        goes_on = last.seconds and last.seat == self.play.player
        is_new = not goes_on or any(event[0] == self.story.NEW_TURN for event in tale)
        turned = step.at if is_new else last.turned
        self.sands.append(self._at(view, replace(last, turned=turned, missed=tuple(missed))))

    def _at(self, view: Plain, sand: Sand) -> Sand:
        if self.play.over:
            return replace(sand, seconds=0, is_turn=False)
        seconds, is_turn = self.story.turn_seconds(view), self.story.is_turn(view)
        return replace(sand, seat=self.play.player, seconds=seconds, is_turn=is_turn)

    def come_to(self, now: float) -> None:
        """Lets no time begin later than now."""
        if self.sands[-1].turned > now:
            self.sands[-1] = replace(self.sands[-1], turned=now)

    def ends(self) -> float | None:
        """When the time of the player to move runs out; None where it does not."""
        sand = self.sands[-1]
        return sand.turned + sand.seconds if sand.seconds else None

    def choice(self, view: Plain) -> int:
        """What the table does for whoever let their time run out: one of the actions that the game allows, by lot."""
        play, sand = self.play, self.sands[-1]
        allowed = self.story.too_late(view, play.legal, sand.missed[sand.seat])
        return random.Random(subseed(play.seed, "late", len(play.steps))).choice(allowed)
