"""The texts of one language: Dolmen's own and one game's, in Mozilla's Fluent (plurals, gender and forms included)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from dolmen.core.game import Game
from dolmen.words.line import Line, Named

LANGUAGES = ("it", "en")
HERE = Path(__file__).parent


class MissingText(KeyError):
    """A text that a language does not have."""


class Texts:
    """All texts of one language for one game (or for none): `texts.say(Line.of("took", cows=2))`."""

    def __init__(self, language: str, folders: Sequence[Path]):
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            for path in sorted(folder.glob(f"{language}*.ftl")):
                self._bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=False)
        self._format = lru_cache(maxsize=20_000)(self._format_afresh)

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        name, _, form = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return form in message.attributes if form else message.value is not None

    def __call__(self, key: str, **details: Any) -> str:
        """`texts("round", n=3)`."""
        return self.say(Line(key, details))

    def say(self, line: Line, names: Sequence[str] = ()) -> str:
        """The sentence; `names` are what the players are called, else they are called by their number."""
        if not line.details:
            return self._format(line.key, ())
        found = []
        for name, value in line.details.items():
            kind = type(value)
            if kind is Line:
                value = self.say(value, names)
            elif kind is Named:
                value = self._name(value.player, names)
            found.append((name, value))
        return self._format(line.key, tuple(found))

    def _name(self, player: int, names: Sequence[str]) -> str:
        return names[player] if player < len(names) else self("player-number", n=player + 1)

    def _format_afresh(self, key: str, details: tuple) -> str:
        if not self.has(key):
            raise MissingText(f"{key} ({self.language})")
        name, _, form = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None  # has() saw it
        text, errors = self._bundle.format_pattern(pattern, dict(details))
        if errors:
            raise errors[0]
        return str(text)


@cache
def texts(language: str, game: Game | None = None) -> Texts:
    """The texts of a language, with those of a game."""
    if language not in LANGUAGES:
        raise MissingText(language)
    return Texts(language, [HERE, *([game.folder / "words"] if game else [])])
