"""What may be chosen, in words: what is said of an action is kept by what it hangs on, and said once for all tables.

A game's function gets the view through glasses that note which numbers it looks at. As long as those are the same it
says the same, whatever else there is to see; what looks at more than numbers is asked anew each time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from dolmen.core.game import Game
from dolmen.core.plain import Plain
from dolmen.wire.messages import LegalAction
from dolmen.words import Line, Texts, has_names, texts

Make = Callable[[int, Any], Any]  # of an action and a view
MOST_KEPT = 4_000  # of a game and language, of each kind: a game of very many actions fills them all in time
TRIES, HOPELESS = 500, 0.9  # after so many questions, where such a part of them led to nothing that can be kept
UNKNOWN = object()
UNKEPT = object()  # hangs on more than numbers, or on who sits where


class TooMuch(Exception):
    """What was to be kept hangs on more than numbers."""


class Glasses:
    """A view of which only numbers can be seen; notes which."""

    _view: Plain
    _noted: list[tuple[str, int]]

    def __init__(self, view: Plain):
        self.__dict__.update(_view=view, _noted=[])

    def __getattr__(self, name: str) -> int:
        value = getattr(self._view, name)
        if type(value) is not int:
            raise TooMuch(name)
        self._noted.append((name, value))
        return value

    def _too_much(self, *_: Any) -> Any:
        raise TooMuch

    __bool__ = __eq__ = __hash__ = __iter__ = __len__ = __getitem__ = __setattr__ = _too_much


class Fork:
    """A number that is looked at, and what follows from each of its values: what is kept, or another number."""

    __slots__ = ("field", "ways")

    def __init__(self, field: str):
        self.field = field
        self.ways: dict[int, Any] = {}


class Kept:
    """What a function makes of actions, kept by all that it looks at in a view."""

    def __init__(self, make: Make):
        self.make = make
        self._kept: dict[int, Any] = {}
        self._count = self._asked = self._unkept = 0
        self.is_idle = False  # of so little that something could be kept that it is no longer tried

    def of(self, action: int, view: Plain) -> Any:
        """What is made of an action in a view; UNKEPT where it cannot be known without asking."""
        if self.is_idle:
            return UNKEPT
        found = self._kept.get(action, UNKNOWN)
        while type(found) is Fork:
            found = found.ways.get(getattr(view, found.field), UNKNOWN)
        return self._find_out(action, view) if found is UNKNOWN else found

    def _find_out(self, action: int, view: Plain) -> Any:
        glasses = Glasses(view)
        try:
            found = self.make(action, glasses)
        except TooMuch:
            found = UNKEPT
        self._note_success(found is not UNKEPT)
        if self._count >= MOST_KEPT:
            self._kept, self._count = {}, 0
        self._count += 1
        ways: dict[int, Any] = self._kept
        for field, value in glasses._noted:
            ways, action = ways.setdefault(action, Fork(field)).ways, value
        ways[action] = found
        return found

    def _note_success(self, is_kept: bool) -> None:
        self._asked += 1
        self._unkept += not is_kept
        self.is_idle = self._asked >= TRIES and self._unkept > HOPELESS * self._asked


class Choices:
    """The actions of a game in the words of a language."""

    def __init__(self, game: Game, words: Texts):
        self.story, self.sentence, self.words = game.story, game.notation.sentence, words
        self._labels, self._questions = Kept(self._label), Kept(self._question)
        self._whole = Kept(self._both)

    def shown(self, legal: Sequence[int], view: Plain, names: Sequence[str]) -> list[LegalAction]:
        """What may be chosen in a view."""
        kept = self._whole.of
        found = [kept(action, view) for action in legal]
        if UNKEPT not in found:
            return found
        pairs = zip(found, legal, strict=True)
        return [self._afresh(action, view, names) if one is UNKEPT else one for one, action in pairs]

    def _afresh(self, action: int, view: Plain, names: Sequence[str]) -> LegalAction:
        label, question = self._labels.of(action, view), self._questions.of(action, view)
        if label is UNKEPT:
            label = self.words.say(self.story.label(action, view), names)
        if question is UNKEPT:
            line = self.story.confirm(action, view)
            question = None if line is None else self.words.say(line, names)
        return LegalAction(self.sentence(action), label, question)

    def _both(self, action: int, view: Any) -> LegalAction:
        return LegalAction(self.sentence(action), self._label(action, view), self._question(action, view))

    def _label(self, action: int, view: Any) -> str:
        return self._nameless(self.story.label(action, view))

    def _question(self, action: int, view: Any) -> str | None:
        line = self.story.confirm(action, view)
        return None if line is None else self._nameless(line)

    def _nameless(self, line: Line) -> str:
        """A line in words, unless it hangs on what the players are called."""
        if has_names(line):
            raise TooMuch
        return self.words.say(line)


@cache
def choices(game: Game, language: str) -> Choices:
    """The actions of a game in a language."""
    return Choices(game, texts(language, game))
