"""What viewers are shown of a position: only views, pictures of views, and log lines for that very viewer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, TypeVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from dolmen.bots.reasons import Reason
from dolmen.core.contract.room import DESK, PHONE, Box
from dolmen.core.plain import Plain
from dolmen.core.viewer import NOBODY
from dolmen.server.table.due import closing_time
from dolmen.server.table.names import names_of
from dolmen.server.table.table import Table, ToldLog
from dolmen.server.table.together import may_choose_early, sealed_choice, together_shown
from dolmen.server.table.worker import Tip
from dolmen.wire import messages as wire
from dolmen.words import Line, texts
from dolmen.words.reasons import said

LAYOUTS = {"wide": DESK, "narrow": PHONE, "none": None}  # where no size is told
VIEW, SIGHT = "1", "sight"
VIEWS = (VIEW, SIGHT)  # asked for as `view=`: the fields of what a bot is handed, or of what a person is shown
T = TypeVar("T")


def box_of(text: str) -> Box | None:
    """The room for pictures in an address: `984x560`, `390x520c`, `wide` or `narrow`; None for no pictures."""
    return LAYOUTS[text] if text in LAYOUTS else Box.read(text)


def viewer_of(seat: int | None) -> int:
    """The viewer of a seat; a spectator has none."""
    return NOBODY if seat is None else seat


class Look:
    """How a running game is seen through some eyes, in a language. What is made is kept for all who see the same."""

    def __init__(self, table: Table, seat: int | None, language: str):
        self.table, self.seat, self.language = table, seat, language
        self.running, self.play, self.story = table.at_play, table.play, table.game.story
        self.viewer = viewer_of(seat)
        self.words = texts(language, table.game)
        self.names = names_of(table, self.words)

    def say(self, line: Any) -> str:
        """A line of the game in this language."""
        return self.words.say(line, self.names)

    def _kept(self, what: tuple, make: Callable[[], T]) -> T:
        shown, key = self.running.shown, (self.seat, *what)
        if key not in shown:
            shown[key] = make()
        return shown[key]

    @cached_property
    def is_early(self) -> bool:
        """Whether this seat may choose before its turn."""
        return may_choose_early(self.table, self.seat)

    @cached_property
    def sight(self) -> Plain:
        """What these eyes see."""
        return self._kept(("sight",), self._sight)

    def _sight(self) -> Plain:
        if self.seat is None:
            return self.table.public_sight
        sight = self.play.sight(self.viewer)
        if self.is_early:
            sight.player = self.viewer  # they see what they will see at their turn
        return sight

    def position(self, box: Box | None, log: wire.Log, since: int, view: str, now: float) -> wire.Position:
        """The position; `since` is how many steps these eyes have already been shown, `view` one of VIEWS or empty."""
        room = None if box is None else self.play.game.picture.room(box)
        picture = UNSET if room is None else self._kept((self.language, room), lambda: self._draw(self.sight, room))
        return replace(
            self.words_of_position,
            standing=self._standing(),
            window=self._window(now),
            log=log,
            scenes=[] if room is None and view != SIGHT else self._scenes_since(since, room, view),
            picture=picture,
            view=self._fields(view),
        )

    def _fields(self, view: str) -> dict[str, Any] | UnsetType:
        """What a bot may be handed, or what a person is shown, as fields."""
        if view == SIGHT:
            return fields_of(self.sight)
        return fields_of(self.play.view(self.viewer)) if view == VIEW else UNSET

    @property
    def words_of_position(self) -> wire.Position:
        """The part of a position that is the same for all who see through these eyes in this language."""
        return self._kept((self.language,), self._words_of_position)

    def _words_of_position(self) -> wire.Position:
        play, seat, sight = self.play, self.seat, self.sight
        # What everybody may see is what a spectator sees.
        public = None if seat is None else Look(self.table, None, self.language).words_of_position
        return wire.Position(
            number=len(play.steps),
            seat=seat,
            turn=self.table.turn,
            over=play.over,
            ask=self.say(self.story.ask(sight, self.viewer)),
            progress=public.progress if public else self.say(self.story.progress(sight)),
            legal=self._legal(play.legal) if seat is not None and seat == play.player else [],
            early=self._legal(play.legal_early(self.viewer)) if self.is_early else [],
            together=public.together if public else together_shown(self.table),
            undo=seat is not None and not self.table.why_no_undo(seat),
            standing=None,
            window=None,
            players=public.players if public else [self._player(player) for player in range(play.players)],
            log=wire.Log(0),
            scenes=[],
            result=public.result if public else self._result() if play.over else None,
            acted=self._acted(),
        )

    def _acted(self) -> int:
        """How many steps stood after this seat's last one."""
        steps = self.play.steps
        return next((number for number in range(len(steps), 0, -1) if steps[number - 1].player == self.seat), 0)

    def _legal(self, legal: Iterable[int]) -> list[wire.LegalAction]:
        story, sentence, sight = self.story, self.play.game.notation.sentence, self.sight
        actions = []
        for action in legal:
            question = story.confirm(action, sight)
            confirm = None if question is None else self.say(question)
            actions.append(wire.LegalAction(sentence(action), self.say(story.label(action, sight)), confirm))
        return actions

    def _player(self, player: int) -> wire.PlayerShown:
        facts = self.story.facts(self.sight, player)
        shown = [wire.FactShown(fact.icon, fact.number, self.say(fact.line)) for fact in facts]
        return wire.PlayerShown(self.story.public_score(self.sight, player), shown)

    def _result(self) -> wire.Result:
        play, players = self.play, []
        for player, (score, rank) in enumerate(zip(play.scores, play.ranks, strict=True)):
            lines = self.story.points(play.state, player)
            points = [wire.PointsLine(self.say(line.line), line.points) for line in lines]
            players.append(wire.PlayerResult(score, rank + 1, points))
        return wire.Result(play.winners, players, play.seed.hex())

    def _standing(self) -> wire.StandingShown | None:
        """What a seat has answered in advance, for itself alone."""
        answer = self.table.standing.get(self.viewer)
        if answer is None:
            return None
        action = sealed_choice(self.table, self.viewer)
        label = None if action is None else self.say(self.story.label(action, self.play.sight(self.viewer)))
        return wire.StandingShown(answer.sentence, answer.until, label)

    def _window(self, now: float) -> wire.Window | None:
        """The window that is open, and how long until the table answers for the player to move; the same for all."""
        decline = self.running.decline()
        if decline is None:
            return None
        closes = closing_time(self.table)
        seconds = None if closes is None else round(max(closes - now, 0.0), 1)
        return wire.Window(self.play.game.notation.sentence(decline), seconds)

    def _draw(self, sight: Plain, room: Box) -> str:
        return self.play.game.picture(sight, self.viewer, self.words, self.names, box=room)

    def tip(self, tip: Tip) -> wire.Tip:
        """A bot's advice in words."""
        label = self.say(self.story.label(tip.action, self.play.sight(self.viewer)))
        chance = None if tip.chance is None else round(100 * tip.chance)
        reasons = said([Reason(part, by) for part, by in tip.reasons], self.words)
        return wire.Tip(self.play.game.notation.sentence(tip.action), label, chance, reasons)

    def log(self) -> list[wire.LogLine]:
        """The log as these eyes may read it now. A list that grew is the same list; one told anew is another."""
        return self._kept(("log", self.language), self._log)

    def _log(self) -> list[wire.LogLine]:
        running, play, key = self.running, self.play, (self.viewer, self.language)
        log = running.logs.get(key) or ToldLog()
        # What was told may be told otherwise later: things are forgotten, and everything is open at the end.
        is_retold = play.over or self.story.RETELLS
        start, known = (-1, 0) if is_retold else (log.steps, len(log.said))
        tell, viewer, sight = self.story.tell, self.viewer, self.sight
        heard = ((tell(event, viewer, sight), step + 1) for step, event in self._events(start))
        told = [(line, step) for line, step in heard if line is not None]
        same = known + _common([line for line, _ in told], log.said[known:])
        if same < len(log.said):
            log = ToldLog(log.lines[:same], log.said[:same])
        for line, step in told[same - known :]:
            log.lines.append(wire.LogLine(self.say(line), step))
            log.said.append(line)
        log.steps = len(play.steps)
        running.logs[key] = log
        return log.lines

    def _events(self, start: int) -> Iterable[tuple[int, Any]]:
        """The events of all steps from a step on, as they are told now, each with its step; −1 is the opening."""
        steps, play = range(start, len(self.play.steps)), self.play
        told = [(step, event) for step in steps for event in (play.opening if step < 0 else play.steps[step].tale)]
        events = [event for _, event in told]
        return ((step, self.story.in_hindsight(events, at)) for at, (step, _) in enumerate(told))

    def _lines(self, events: Iterable[Any]) -> Iterable[Line]:
        """What of some events these eyes may hear now."""
        tell, viewer, sight = self.story.tell, self.viewer, self.sight
        return (line for event in events if (line := tell(event, viewer, sight)) is not None)

    def _tell(self, events: Iterable[Any]) -> list[str]:
        """The same in words."""
        return [self.say(line) for line in self._lines(events)]

    def _scenes_since(self, number: int, room: Box | None, view: str) -> list[wire.Scene]:
        """The moments of the steps after the first `number`, each with the lines told up to it."""
        steps = range(number, len(self.play.steps))
        return self._kept(
            (self.language, room, number, view == SIGHT),
            lambda: [scene for step in steps for scene in self._scenes(step, room, view)],
        )

    def _scenes(self, step: int, room: Box | None, view: str) -> Iterable[wire.Scene]:
        tale, told = self.play.steps[step].tale, 0
        for count, state in self.play.steps[step].frames:
            if not self.play.may_recall(self.viewer, state):
                continue
            sight = self.play.sight(self.viewer, state)
            picture = "" if room is None else self._draw(sight, room)
            shown = fields_of(sight) if view == SIGHT else UNSET
            yield wire.Scene(picture, self._tell(tale[told:count]), shown)
            told = count


def _common(new: list[Line], old: list[Line]) -> int:
    """How many lines two logs have in common from the start."""
    return next(
        (place for place, (one, two) in enumerate(zip(new, old, strict=False)) if one != two), min(len(new), len(old))
    )


def fields_of(view: Plain) -> dict[str, Any]:
    """The fields of a view by name."""
    return {name: value for name, value in vars(view).items() if name not in ("tale", "spare")}
