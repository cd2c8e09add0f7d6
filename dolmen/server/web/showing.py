"""What viewers are shown of a position: only views, pictures of views, and log lines for that very viewer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

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
from dolmen.server.web.changes import changes
from dolmen.server.web.choices import choices
from dolmen.server.web.told import tell_on, telling
from dolmen.wire import messages as wire
from dolmen.words import texts
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


class InPublic(NamedTuple):
    """What everybody may see of a position is what a spectator sees; in words of a language."""

    progress: str
    together: wire.Together | None
    players: list[wire.PlayerShown]
    result: wire.Result | None


class Look:
    """How a running game is seen through some eyes, in a language. What is made is kept for all who see the same."""

    def __init__(self, table: Table, seat: int | None, language: str):
        self.table, self.seat, self.language = table, seat, language
        self.running, self.story = table.at_play, table.game.story
        self.play, self.viewer = self.running.play, viewer_of(seat)
        self.words = texts(language, table.game)
        self.names = names_of(table, self.words)
        self._seen: Plain | None = None
        self._told: ToldLog | None = None

    def say(self, line: Any) -> str:
        """A line of the game in this language."""
        return self.words.say(line, self.names)

    def _kept(self, what: tuple, make: Callable[[], T]) -> T:
        shown, key = self.running.shown, (self.seat, *what)
        if key not in shown:
            shown[key] = make()
        return shown[key]

    def _keep(self, what: tuple, made: Generator[None, None, T]) -> Generator[None, None, T]:
        """The same for what is made in pieces."""
        shown, key = self.running.shown, (self.seat, *what)
        if key not in shown:
            shown[key] = yield from made
        return shown[key]

    @property
    def is_early(self) -> bool:
        """Whether this seat may choose before its turn."""
        return self._kept(("early",), lambda: may_choose_early(self.table, self.seat))

    @property
    def sight(self) -> Plain:
        """What these eyes see."""
        if self._seen is None:
            shown, key = self.running.shown, (self.seat, "sight")
            self._seen = shown[key] = shown.get(key) or self._sight()
        return self._seen

    def _sight(self) -> Plain:
        if self.seat is None:
            return self.table.public_sight
        if not (self.running.chooses_together and self.is_early):
            return self.play.glance(self.viewer)
        sight = self.play.sight(self.viewer)
        sight.player = self.viewer  # they see what they will see at their turn
        return sight

    def position(
        self, box: Box | None, log: wire.Log, since: int, view: str, now: float, is_back: bool = False
    ) -> wire.Position:
        """The position; `since` is how many steps these eyes have already been shown, `view` one of VIEWS or empty.

        Whoever `is_back` after a cut line says themselves what they have seen: of the scenes since they are shown what
        anybody may still look up.
        """
        play, seat, table, public = self.play, self.seat, self.table, self.in_public
        turn, is_drawn = table.turn, box is not None or view == SIGHT
        is_early = self.running.chooses_together and self.is_early
        return wire.Position(
            number=len(play.steps),
            seat=seat,
            turn=turn,
            over=play.over,
            ask=self._closed() or self.say(self.story.ask(self.sight, self.viewer)),
            progress=public.progress,
            legal=self._legal(play.legal) if seat is not None and seat == turn else [],
            early=self._legal(play.legal_early(self.viewer)) if is_early else [],
            together=public.together,
            undo=seat is not None and not table.closed and not table.why_no_undo(seat),
            standing=self._standing() if table.standing else None,
            window=self._window(now) if self.story.HAS_WINDOWS else None,
            players=public.players,
            log=log,
            scenes=_whole(self._scenes_since(since, box, view, is_back)) if is_drawn else [],
            result=public.result,
            acted=self._acted(),
            places=self._told_log().places,
            picture=UNSET if box is None else self._picture(box),
            view=self._fields(view) if view else UNSET,
        )

    @property
    def words_of_position(self) -> wire.Position:
        """The position without the log, pictures, and what is for one seat at one moment."""
        return self.position(None, wire.Log(0), 0, "", 0.0)

    def is_quick(self, box: Box | None, view: str) -> bool:
        """Whether a position is told in one go: there is nothing to draw, and little that is new in the log."""
        if box is not None or view == SIGHT:
            return False
        shown, key = self.running.shown, (self.seat, "log", self.language)
        self._told = shown.get(key) or tell_on(self)
        if self._told is not None:
            shown[key] = self._told
        return self._told is not None

    def in_pieces(self, box: Box | None, since: int, view: str, is_back: bool) -> Generator[None, None, None]:
        """Makes what takes long of position(), piece by piece, so that others get their turn in between."""
        yield from self._telling()
        yield from self._scenes_since(since, box, view, is_back)
        if box is not None:
            self._picture(box)
            yield

    def _picture(self, box: Box) -> str:
        return self._kept((self.language, box), lambda: self._draw(self.sight, box))

    def _fields(self, view: str) -> dict[str, Any] | UnsetType:
        """What a bot may be handed, or what a person is shown, as fields."""
        if view == SIGHT:
            return fields_of(self.sight)
        return fields_of(self.play.view(self.viewer)) if view == VIEW else UNSET

    @property
    def in_public(self) -> InPublic:
        """What is said to all alike."""
        shown, key = self.running.shown, ("in public", self.language)
        if key not in shown:
            shown[key] = self._in_public()
        return shown[key]

    def _in_public(self) -> InPublic:
        sight, play = self.table.public_sight, self.play
        return InPublic(
            self.say(self.story.progress(sight)),
            together_shown(self.table) if self.running.chooses_together else None,
            [self._player(sight, player) for player in range(play.players)],
            self._result() if play.over else None,
        )

    def _closed(self) -> str:
        """What is said instead of what the game asks: why the table was closed, or that others play the same deals."""
        if self.table.closed is None:
            return self.words("sealed") if self.table.sealed and self.play.over else ""
        last = max(range(len(self.table.seats)), key=lambda seat: self.table.seats[seat].place or 0)
        return self.words(f"closed-{self.table.closed}", name=self.names[last])

    def _acted(self) -> int:
        """How many steps stood after this seat's last one."""
        steps, seat = self.play.steps, self.seat
        number = len(steps)
        while number and steps[number - 1].player != seat:
            number -= 1
        return number

    def meant(self, sentence: str) -> int | None:
        """The action of that sentence, if this seat is to move and may play it."""
        if self.play.over or self.seat != self.play.player or sentence not in self.play.sentences:
            return None
        return self.play.game.notation.parse(sentence)

    def _legal(self, legal: Sequence[int]) -> list[wire.LegalAction]:
        return choices(self.table.game, self.language).shown(legal, self.sight, self.names)

    def _player(self, sight: Plain, player: int) -> wire.PlayerShown:
        story, say, names = self.story, self.words.say, self.names
        facts = [wire.FactShown(fact.icon, fact.number, say(fact.line, names)) for fact in story.facts(sight, player)]
        return wire.PlayerShown(story.public_score(sight, player), facts)

    def _result(self) -> wire.Result:
        play, players = self.play, []
        for player, (score, rank) in enumerate(zip(play.scores, play.ranks, strict=True)):
            lines = self.story.points(play.state, player)
            points = [wire.PointsLine(self.say(line.line), line.points) for line in lines]
            players.append(wire.PlayerResult(score, rank + 1, points))
        return wire.Result(play.winners, players, "" if self.table.sealed else play.seed.hex())

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
        if decline is None or self.table.closed:
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
        return self._told_log().lines

    def _told_log(self) -> ToldLog:
        return self._told or _whole(self._telling())

    def _telling(self) -> Generator[None, None, ToldLog]:
        return self._keep(("log", self.language), telling(self))

    def _tell(self, events: Iterable[Any], sight: Plain) -> tuple[list[str], list[list[str]]]:
        """What of some events these eyes may hear now, in words, and where in the picture of a sight each happens."""
        heard = [(event, self.story.tell(event, self.viewer, self.sight)) for event in events]
        told = [(self.say(line), self.places(event, sight)) for event, line in heard if line is not None]
        return [text for text, _ in told], [places for _, places in told]

    def places(self, event: Any, sight: Plain) -> list[str]:
        """Where in the picture of a sight an event happens."""
        return list(self.story.places(event, self.viewer, sight))

    def _scenes_since(
        self, number: int, room: Box | None, view: str, is_back: bool
    ) -> Generator[None, None, list[wire.Scene]]:
        """The moments of the steps after the first `number`, each with the lines told up to it."""
        if room is None and view != SIGHT:
            return []
        steps = range(number, len(self.play.steps))
        made = self._packed(scene for step in steps for scene in self._scenes(step, room, view, is_back))
        return (yield from self._keep((self.language, room, number, view == SIGHT, is_back), made))

    def _packed(self, scenes: Iterable[wire.Scene]) -> Generator[None, None, list[wire.Scene]]:
        """Scenes whose pictures are sent as changes of the one before; each is a piece of its own."""
        packed, before = [], ""
        for scene in scenes:
            picture = str(scene.picture)
            packed.append(replace(scene, picture=changes(before, picture)))
            before = picture
            yield
        return packed

    def _scenes(self, step: int, room: Box | None, view: str, is_back: bool) -> Iterable[wire.Scene]:
        play = self.play.recall(len(self.play.steps)) if is_back else self.play
        tale, told = play.steps[step].tale, 0
        for count, state in play.steps[step].frames:
            if not play.may_recall(self.viewer, state):
                continue
            sight = play.sight(self.viewer, state)
            picture = "" if room is None else self._draw(sight, room)
            shown = fields_of(sight) if view == SIGHT else UNSET
            lines, places = self._tell(tale[told:count], sight)
            yield wire.Scene(picture, lines, shown, places)
            told = count


def _whole(made: Generator[None, None, T]) -> T:
    """What is made in pieces, made in one go."""
    while True:
        try:
            next(made)
        except StopIteration as done:
            return done.value


def fields_of(view: Plain) -> dict[str, Any]:
    """The fields of a view by name."""
    return {name: value for name, value in vars(view).items() if name not in ("tale", "spare")}
