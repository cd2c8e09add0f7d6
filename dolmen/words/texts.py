"""The texts of one language: Dolmen's own and one game's, in Mozilla's Fluent (plurals, gender and forms included)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Placeable, TextElement, VariableReference

from dolmen.core.errors import DolmenError
from dolmen.core.game import Game
from dolmen.words.grammar import Word, grammar_of, number_text
from dolmen.words.line import LASTING, Line, Named

HERE = Path(__file__).parent
LANGUAGES = tuple(sorted((path.stem for path in HERE.glob("??.ftl")), reverse=True))  # a file each; Italian first
MOST_KEPT = 2_000  # sentences of a language and game, which hold the names of people: more would only fill the memory

THOUSAND = 1000

_parsed = cache(FluentResource)  # Dolmen's own texts are read once for all games, which takes a tenth of a second


class MissingText(KeyError):
    """A text that a language does not have."""


class UnknownLanguage(DolmenError):
    """A language that Dolmen does not speak."""

    key = "error-unknown-language"

    def sentence(self) -> str:
        return "Dolmen does not speak {asked!r}; it speaks {possible}".format(**self.details)


class Texts:
    """All texts of one language for one game (or for none): `texts.say(Line.of("took", cows=2))`."""

    def __init__(self, language: str, folders: Sequence[Path]):
        self.language = language
        grammar = grammar_of(language, HERE)
        functions: Any = grammar.functions
        self.figure = grammar.figure  # a number with a fraction or a sign: `texts.figure(2.14, "+.1f")`
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        for folder in folders:
            for path in sorted(folder.glob(f"{language}*.ftl")):
                self._bundle.add_resource(_parsed(path.read_text("utf-8")), allow_overrides=False)
        self._format = lru_cache(maxsize=MOST_KEPT)(self._format_afresh)
        self._pieces = cache(self._pieces_afresh)
        self._grammar = cache(self._grammar_afresh)
        self._lasting: dict[int, str] = {}  # words of lines that stay
        self._bare_word = cache(lambda key: self._word(Line(key)))  # a picture asks for the same names again and again

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
            return self._format(line.key)
        found = []
        for name, value in line.details.items():
            kind = type(value)
            if kind is Line:
                value = self.word(value, names)
            elif kind is Named:
                value = self._name(value.player, names)
            elif kind is int and value < 0:  # no text may take −1 for one: in figures it has the form of many
                value = number_text(value)
            elif kind is float:
                value = self.figure(value)
            found.append((name, value))
        return self._format(line.key, tuple(found))

    def word(self, line: Line, names: Sequence[str] = ()) -> str:
        """A line as a word of another, with its gender and plural where its text has them."""
        if not line.details:
            return self._bare_word(line.key)
        known = self._lasting.get(id(line))
        if known is None:
            known = self._word(line, names)
            if id(line) in LASTING:
                self._lasting[id(line)] = known
        return known

    def _word(self, line: Line, names: Sequence[str] = ()) -> str:
        text = self.say(line, names)
        gender, has_plural = self._grammar(line.key)
        if not gender:
            return text
        return Word(text, gender, self.say(Line(f"{line.key}.plural", line.details), names) if has_plural else "")

    def _grammar_afresh(self, key: str) -> tuple[str, bool]:
        """The gender that stands with a noun, and whether its plural does."""
        return self._format(f"{key}.gender") if self.has(f"{key}.gender") else "", self.has(f"{key}.plural")

    def _name(self, player: int, names: Sequence[str]) -> str:
        return names[player] if player < len(names) else self.word(Line.of("player-number", n=player + 1))

    def _format_afresh(self, key: str, details: tuple = ()) -> str:
        given, pieces = dict(details), self._pieces(key)
        if pieces is not None and all(_is_plain(given.get(name)) for _, name in pieces if name):
            return "".join([f"{text}{given[name]}" if name else text for text, name in pieces])
        text, errors = self._bundle.format_pattern(self._pattern(key), given)
        if errors:
            raise errors[0]
        return str(text)

    def _pattern(self, key: str) -> Any:
        if not self.has(key):
            raise MissingText(f"{key} ({self.language})")
        name, _, form = key.partition(".")
        message = self._bundle.get_message(name)
        return message.attributes[form] if form else message.value

    def _pieces_afresh(self, key: str) -> list[tuple[str, str]] | None:
        """A text that only puts details between its words, as words and the name of the detail after them.

        None for a text that does more with one, which is Fluent's to format: that takes ten times as long.
        """
        pieces, words = [], ""
        for element in getattr(self._pattern(key), "elements", (None,)):
            if isinstance(element, TextElement):
                words += element.value
            elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
                pieces.append((words, element.expression.id.name))
                words = ""
            else:
                return None
        return [*pieces, (words, "")]


def _is_plain(detail: Any) -> bool:
    """Whether a detail is written as it is: words, and numbers that have no mark for thousands."""
    return isinstance(detail, str) or (type(detail) is int and 0 <= detail < THOUSAND)


def texts(language: str, game: Game | None = None) -> Texts:
    """The texts of a language, with those of a game."""
    return _texts(language, game)  # whether `game` is left out or None, they are read once


@cache
def _texts(language: str, game: Game | None) -> Texts:
    if language not in LANGUAGES:
        raise UnknownLanguage(asked=language, possible=", ".join(LANGUAGES))
    return Texts(language, [HERE, *([game.folder / "words"] if game else [])])
