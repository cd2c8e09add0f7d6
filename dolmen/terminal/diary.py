"""What each person at the keyboard is told, as it was told at the time, with the boards of its scenes.

A log that is read later may have forgotten things: a reveal is shown once, when it happens, and to everybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dolmen.core.plain import Plain
from dolmen.core.play import Events, Play
from dolmen.words import Texts


@dataclass(frozen=True)
class Page:
    """Some lines, and the sight of the scene that they lead to, if they lead to one."""

    number: int  # after so many steps
    lines: tuple[str, ...]
    scene: Plain | None = None


class Diary:
    """The pages of every viewer who is told something, and how far each has read."""

    def __init__(self, play: Play, viewers: Sequence[int], words: Texts, names: Sequence[str]):
        self.play, self.words, self.names = play, words, names
        self.pages: dict[int, list[Page]] = {viewer: list(self._so_far(viewer)) for viewer in viewers}
        self.read = dict.fromkeys(viewers, 0)
        self.noted = len(play.steps)

    def note(self) -> None:
        """Writes down what has happened since, and tears out what was taken back."""
        steps = len(self.play.steps)
        for viewer, pages in self.pages.items():
            pages[:] = [page for page in pages if page.number <= steps]
            self.read[viewer] = min(self.read[viewer], len(pages))
            for number in range(self.noted + 1, steps + 1):
                pages.extend(self._step(number, viewer))
        self.noted = steps

    def news(self, viewer: int) -> list[Page]:
        """The pages that a viewer has not read; now they have."""
        unread = self.pages[viewer][self.read[viewer] :]
        self.read[viewer] = len(self.pages[viewer])
        return unread

    def _so_far(self, viewer: int) -> Iterator[Page]:
        """What can still be told of a game that is gone on with."""
        sight = self.play.sight(viewer)
        for number, events in enumerate((self.play.opening, *(step.tale for step in self.play.steps))):
            if lines := self._told(events, viewer, sight):
                yield Page(number, lines)

    def _step(self, number: int, viewer: int) -> Iterator[Page]:
        """The last step, each of its scenes on a page of its own, told with what could be seen at that moment."""
        step, told = self.play.steps[number - 1], 0
        for count, state in step.frames:
            sight = self.play.sight(viewer, state)
            yield Page(number, self._told(step.tale[told:count], viewer, sight), sight)
            told = count
        if lines := self._told(step.tale[told:], viewer, self.play.sight(viewer)):
            yield Page(number, lines)

    def _told(self, events: Events, viewer: int, sight: Plain) -> tuple[str, ...]:
        lines = (self.play.game.story.tell(event, viewer, sight) for event in events)
        return tuple(self.words.say(line, self.names) for line in lines if line is not None)
