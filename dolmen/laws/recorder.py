"""Texts that remember what was said, so that the laws of numbers and names can say it again with others."""

from __future__ import annotations

from functools import cache
from typing import Any

from dolmen.core.game import Game
from dolmen.words import LANGUAGES, Line, Texts
from dolmen.words.texts import HERE

EXAMPLES = 3  # of each text, with details of different kinds


class Recorder(Texts):
    """Texts that remember what was said: for each key a few examples of its details."""

    def __init__(self, language: str, game: Game):
        super().__init__(language, [HERE, game.folder / "words"])
        self.said: dict[str, dict[tuple, Line]] = {}
        self._heard: set[tuple] = set()  # keys with the kinds of their details: most lines come again and again

    def say(self, line: Line, names: Any = ()) -> str:
        kinds = (line.key, *map(type, line.details.values()))
        if kinds not in self._heard:
            self._heard.add(kinds)
            examples = self.said.setdefault(line.key, {})
            if len(examples) < EXAMPLES:
                examples.setdefault(tuple((name, type(value)) for name, value in sorted(line.details.items())), line)
        return super().say(line, names)


@cache
def recorder(language: str, game: Game) -> Recorder:
    """The texts that the laws of words speak with; they remember all that was said in this process."""
    return Recorder(language, game)


def said_so_far(game: Game) -> dict[str, list[Line]]:
    """Examples of everything that was said of a game in either language."""
    said: dict[str, dict[tuple, Line]] = {}
    for language in LANGUAGES:
        for key, examples in recorder(language, game).said.items():
            said.setdefault(key, {}).update(examples)
    return {key: list(examples.values()) for key, examples in said.items()}
