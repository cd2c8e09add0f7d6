"""One order for all: every position that anybody saw belongs to the one list of steps, in its order, seen through eyes
that the person has, with what the game's `hide` leaves of it, and told in the words for those eyes.
"""

from __future__ import annotations

import base64
from collections import deque
from collections.abc import Iterator
from typing import Any

import msgspec

from dolmen.core.errors import DolmenError
from dolmen.server.store.rows import Agreed, KeptSeat, KeptStep
from dolmen.server.table.table import Table
from dolmen.server.web.showing import Look, fields_of, viewer_of
from dolmen.wire.messages import Pace
from tests.server.campaign.checker import Problem, Story
from tests.server.campaign.history import Event

WORDS_EVERY = 4  # of so many positions one is compared in its words, too; all are in their fields


class Truth:
    """A table that is made again from what was kept, one step after another."""

    def __init__(self, kept: dict[str, Any]):
        seats = [KeptSeat(**seat) for seat in kept["seats"]]
        agreed = Agreed(
            kept["table"], kept["game"], kept["version"], kept["options"], base64.b16decode(kept["seed"]), Pace(), 0,
            True, False, kept["host"], 0.0,
        )  # fmt: skip
        self.table = Table(agreed, seats, "running")
        self.running = self.table.running = self.table.begin(self.table.new_play())
        self.has_words = not any(seat.left_by for seat in seats)  # else people were called otherwise before
        self._views: dict[int, dict[str, Any]] = {}

    def play(self, row: list[Any]) -> None:
        """Plays a step, or takes one back."""
        number, seat, sentence, message = row
        if sentence is None:
            why = self.running.play.why_no_undo(seat)
            if why:
                raise ValueError(f"cannot be taken back: {why}")
        self.running.replay(KeptStep(self.table.id, number, seat, sentence, message, 0.0))
        self._views.clear()

    def turn(self) -> int | None:
        """Who is to move."""
        return self.table.turn

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know."""
        viewer = viewer_of(seat)
        if viewer not in self._views:
            fields = fields_of(self.running.play.view(viewer))
            self._views[viewer] = msgspec.json.decode(msgspec.json.encode(fields))
        return self._views[viewer]

    def legal(self, seat: int | None) -> list[str]:
        """What a seat may play now."""
        return list(self.running.play.sentences) if seat is not None and seat == self.turn() else []

    def early(self, seat: int | None) -> list[str]:
        """What a seat may choose before its turn."""
        if seat is None or self.turn() in (None, seat):
            return []
        sentence = self.running.play.game.notation.sentence
        return [sentence(action) for action in self.running.play.legal_early(seat)]

    def words(self, seat: int | None, language: str) -> dict[str, Any]:
        """What a seat is told in words."""
        look = Look(self.table, seat, language)
        said = look.words_of_position
        words = {"progress": said.progress, "players": said.players, "log": look.log()}
        if said.together is None:  # else it depends on who has already chosen
            words["ask"] = said.ask
        return msgspec.to_builtins(words)


class Eyes:
    """What one person saw on one connection (on all of them, where there is one process), in the order of the steps."""

    def __init__(self, who: str):
        self.who = who
        self.frames: deque[Event] = deque()
        self.languages: dict[int, str] = {}
        self.log: list[Any] = []
        self.count = 0
        self.doubt = ""  # why the next frame did not fit where it could have

    def advance(self, truth: Truth) -> None:
        """Takes all that is of this very position."""
        while self.frames and self._fits(truth, self.frames[0]):
            self.log = self._log_with(self.frames.popleft())
            self.count += 1
            self.doubt = ""

    def _fits(self, truth: Truth, frame: Event) -> bool:
        play = truth.running.play
        if (frame["number"], frame["turn"], frame["over"]) != (len(play.steps), truth.turn(), play.over):
            return False
        view = truth.view(frame["seat"])
        if frame["view"] != view:
            names = [name for name in {*view, *frame["view"]} if view.get(name) != frame["view"].get(name)]
            self.doubt = f"through the eyes of {frame['seat']} other than may be seen: {sorted(names)}"
            return False
        if frame["legal"] != truth.legal(frame["seat"]):
            self.doubt = "choices that are not theirs"
            return False
        if frame["early"] and frame["early"] != truth.early(frame["seat"]):
            self.doubt = "early choices that are not theirs"
            return False
        # Two ways to one position are told otherwise: after a taking back the right one may come later.
        wrong = self._wrong_words(truth, frame)
        self.doubt = wrong or self.doubt
        return not wrong

    def _log_with(self, frame: Event) -> list[Any]:
        return [*self.log[: frame["log"]["from"]], *frame["log"]["lines"]]

    def _wrong_words(self, truth: Truth, frame: Event) -> str:
        if self.count % WORDS_EVERY or not truth.has_words:
            return ""
        words = truth.words(frame["seat"], self.languages[frame["link"]])
        seen = {**frame, "log": self._log_with(frame)}
        wrong = [name for name in words if words[name] != seen[name]]
        return f"{wrong[0]} {str(seen[wrong[0]])[-300:]} where {str(words[wrong[0]])[-300:]} is told" if wrong else ""


def follow(story: Story) -> Iterator[Problem]:
    """Plays the steps again and looks over everybody's shoulder."""
    assert story.kept is not None
    truth, eyes = Truth(story.kept), _all_eyes(story)
    yield from _borrowed_eyes(story)
    for row in [None, *story.kept["steps"]]:
        try:
            if row is not None:
                truth.play(row)
        except (DolmenError, ValueError) as error:
            yield story.problem("disorder", f"step {row[0]}, {row[2]}, is no step of the game: {error}")
            return
        for line in eyes:
            line.advance(truth)
    for line in eyes:
        if line.frames and line.doubt:
            yield story.problem("leak", f"{line.who} saw, at {line.frames[0]['number']} steps, {line.doubt}")
        elif line.frames:
            yield story.problem("disorder", f"{line.who} saw a position that never was: {_brief(line.frames[0])}")
    yield from _last_looks(story)


def _all_eyes(story: Story) -> list[Eyes]:
    """Everybody's frames. A process may be behind another: each connection has its own order there."""
    found: dict[tuple[str, int], Eyes] = {}
    languages = {(event["who"], event["link"]): event["language"] for event in story.all("open")}
    for event in story.all("saw"):
        who = event["who"]
        line = found.setdefault((who, event["link"] if story.processes > 1 else 0), Eyes(who))
        line.languages[event["link"]] = languages[who, event["link"]]
        line.frames.append(event)
    return list(found.values())


def _borrowed_eyes(story: Story) -> Iterator[Problem]:
    """Nobody sees through the eyes of a seat that is not theirs."""
    assert story.kept is not None
    for event in story.all("saw"):
        if event["seat"] is not None:
            seat, person = story.kept["seats"][event["seat"]], story.people[event["who"]]
            if person not in (seat["person"], seat["left_by"]):
                yield story.problem("leak", f"{event['who']} saw through the eyes of seat {event['seat']}")


def _last_looks(story: Story) -> Iterator[Problem]:
    """When all was calm everybody saw the table as it stands; only bots may have gone on since."""
    assert story.kept is not None
    stands, as_it_stands = 0, {0}
    for _, _, sentence, message in story.kept["steps"]:
        stands += 1 if sentence is not None else -1
        as_it_stands = {stands} if message is not None else {*as_it_stands, stands}
    for last in story.all("last"):
        saw = (event for event in story.all("saw") if (event["who"], event["link"]) == (last["who"], last["link"]))
        frame = next(saw, None)
        if frame is not None and frame["number"] not in as_it_stands:
            yield story.problem("disorder", f"{last['who']} saw {frame['number']} steps in the end, not {stands}")


def _brief(frame: Event) -> str:
    return ", ".join(f"{name} {frame[name]}" for name in ("number", "turn", "over", "seat", "link"))
