"""A position that somebody looks at alone, at a table that is nowhere kept: lessons and puzzles."""

from __future__ import annotations

from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.server.store.rows import Agreed, KeptSeat
from dolmen.server.table.table import Table
from dolmen.server.web.connection import MOST_MISSED
from dolmen.server.web.endpoint import Ask, Query
from dolmen.server.web.showing import Look, box_of
from dolmen.wire import bodies
from dolmen.wire.messages import LONGEST_PHRASE, Log, Pace, Position
from dolmen.words import texts
from dolmen.words.why import rule_of, why_not

LAYOUT = Query("layout", {"type": "string", "pattern": "^(wide|narrow|none|[0-9]{1,5}x[0-9]{1,5}c?)$"})
PHRASE = Query("phrase")


class Alone:
    """Somebody in a seat among bots of a level, and what they are shown there."""

    def __init__(self, ask: Ask, game: Game, seat: int, level: str):
        self.ask, self.game, self.seat, self.level = ask, game, seat, level
        self.words = texts(ask.language, game)

    def position(self, play: Play, layout: str, shown: int | None) -> Position:
        """A position as they see it; `shown` are the steps seen before. Drawing takes long: not on the event loop."""
        steps = len(play.steps)
        since = steps if shown is None or shown > steps else max(shown, steps - MOST_MISSED)
        return self._position(self.look(play), layout, since)

    def through_the_eyes_of(self, play: Play, seat: int, layout: str) -> Position:
        """The same position as another player saw it."""
        return self._position(Look(self._table(play), seat, self.ask.language), layout, len(play.steps))

    def _position(self, look: Look, layout: str, since: int) -> Position:
        return look.position(box_of(layout), Log(0, look.log()), since, "", self.ask.house.now())

    def reason(self, play: Play, phrase: str) -> bodies.Reason:
        """The engine's own reason why something cannot be chosen."""
        line = why_not(play, phrase[:LONGEST_PHRASE], self.seat)
        if line is None:
            return bodies.Reason(None)
        return bodies.Reason(self.look(play).say(line), rule_of(line, self.words))

    def look(self, play: Play) -> Look:
        """The eyes of whoever sits here."""
        return Look(self._table(play), self.seat, self.ask.language)

    def _table(self, play: Play) -> Table:
        person, now = self.ask.person, self.ask.house.now()
        agreed = Agreed(
            "", self.game.name, self.game.version, play.options, play.seed, Pace(), 0.0, False, False, person.id, now
        )
        seats = [
            KeptSeat("person", person.name, person.id) if seat == self.seat else KeptSeat("bot", level=self.level)
            for seat in range(play.players)
        ]
        table = Table(agreed, seats, "running", started=now)
        table.running = table.begin(play)
        return table


def layout_in(ask: Ask) -> str:
    """The room for the picture that an address names."""
    return ask.query("layout") or "none"
