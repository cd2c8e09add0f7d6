"""In which language the terminal speaks, and how it says what went wrong."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper

from rich.console import Console
from rich.text import Text

from dolmen.core.errors import DolmenError
from dolmen.core.game import Game
from dolmen.words import LANGUAGES, Texts, texts
from dolmen.words.texts import MissingText

DEFAULT = "en"


class BadInput(DolmenError):
    """Something a person typed that the terminal cannot follow: `key` is the text that says so."""

    def __init__(self, key: str, **details: object):
        self.key = key
        super().__init__(**details)

    def sentence(self) -> str:
        return texts(DEFAULT)(self.key, **self.details)


def own_language() -> str:
    """The language of the environment, where Dolmen speaks it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else DEFAULT
    return DEFAULT


def speak(language: str | None, game: Game | None = None) -> Texts:
    """The texts of the language asked for, else of the environment's."""
    return texts(language.lower() if language else own_language(), game)


def sentence_of(error: DolmenError, words: Texts) -> str:
    """What went wrong, in the person's language; in English where it has no text."""
    try:
        said = words(error.key, **error.details)
        possible = str(error.details.get("possible", ""))
        return said if not possible or possible in said else f"{said} {words('there-are', possible=possible)}"
    except (MissingText, LookupError, TypeError, ValueError):
        return str(error)


def title(game: Game, words: Texts) -> str:
    """What a game is called."""
    return texts(words.language, game)("title")


def screen() -> Console:
    """Where everything is printed; letters that the terminal does not have become question marks."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    return Console(highlight=False, soft_wrap=False)


def say(console: Console, sentence: str, style: str = "") -> None:
    """Prints a sentence: wrapped between words for people, on one line for programs."""
    console.print(Text(sentence, style), soft_wrap=not console.is_terminal)


def complain(sentence: str) -> None:
    """Prints a sentence about something that did not work."""
    say(Console(stderr=True, highlight=False), sentence, "red")
