"""Grammar by machine: the small words and endings that depend on the word beside them, from a language's own file.

`it-grammar.toml` says how Italian words can begin (`sounds`) and, for each function, what it makes of a word by its
gender and its beginning. Texts call the functions: `{ TO($owner) }` is "ad Anna", "a Bea" or "al clan rosso".

The gender and the plural of a noun stand with it in the texts: `clan-red = clan rosso` with the attributes
`.gender = m` and `.plural = clan rossi`. A person's name has no gender, and a number has that of its language's file.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

ANY = "*"
MINUS = "−"


class Word(str):
    """A noun in a sentence, with what grammar must know of it: `inside` is how it is written behind a small word."""

    __slots__ = ("gender", "inside", "plural")
    gender: str
    plural: str
    inside: str

    def __new__(cls, text: str, gender: str = "", plural: str = "", inside: str = "") -> Word:
        word = super().__new__(cls, text)
        word.gender, word.plural, word.inside = gender, plural, inside or text
        return word

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Word) and self._all() == other._all()

    def __ne__(self, other: object) -> bool:
        return not self == other

    def _all(self) -> tuple[str, str, str, str]:
        return str(self), self.gender, self.plural, self.inside

    def __hash__(self) -> int:
        return hash(self._all())


class Grammar:
    """The functions that a language's texts may call."""

    def __init__(self, rules: dict[str, Any]):
        self._sounds = {name: re.compile(pattern, re.I) for name, pattern in rules.get("sounds", {}).items()}
        numbers = rules.get("number", {})
        self._number = numbers.get("gender", "")
        self._marks = str.maketrans({".": numbers.get("decimal", "."), ",": numbers.get("group", ","), "-": MINUS})
        self._count = rules.get("count", {})
        self._forms: dict[str, dict[str, str]] = rules.get("functions", {})

    @property
    def functions(self) -> dict[str, Callable[..., str]]:
        """By the names they have in texts; COUNT and CAPITAL are there in every language."""
        made = {name: self._function(forms) for name, forms in self._forms.items()}
        return {**made, "COUNT": self.count, "CAPITAL": capital}

    def _function(self, forms: dict[str, str]) -> Callable[..., str]:
        def joined(word: Any, gender: str = "") -> str:
            text = number_text(word) if _is_number(word) else str(getattr(word, "inside", word))
            kind = str(gender) or (self._number if _is_number(word) else getattr(word, "gender", ""))
            return self._form(forms, text, kind).format(text)

        return joined

    def _form(self, forms: dict[str, str], text: str, gender: str) -> str:
        """The form for a gender and a beginning: the most particular that the language's file has."""
        begins = [sound for sound, pattern in self._sounds.items() if pattern.match(text)]
        gendered = [*(f"{gender} {sound}" for sound in begins), gender] if gender else []
        particular = [*gendered, *begins]
        return next((forms[key] for key in (*particular, ANY) if key in forms), "{}")

    def figure(self, number: float, form: str = "g") -> str:
        """A number in figures as the language writes it, by Python's format: `2,1`, `+2,1`, `−1.234,5`."""
        return format(number, form).translate(self._marks)

    def count(self, number: Any, noun: Any) -> str:
        """`1 punto`, `2 punti`, `−1 punti`: the noun's plural stands with it."""
        one = _value(number) == 1
        form = str(noun) if one else getattr(noun, "plural", "") or str(noun)
        return str(self._count.get("order", "{number} {noun}")).format(number=number_text(number), noun=form)


def capital(text: Any) -> str:
    """The text with a capital letter at its beginning."""
    return str(text)[:1].upper() + str(text)[1:]


def number_text(number: Any) -> str:
    """A number in figures, with a true minus sign."""
    value = _value(number)
    return f"{MINUS}{-value}" if isinstance(value, int) and value < 0 else str(value)


def _is_number(word: Any) -> bool:
    return isinstance(_value(word), int)


def _value(number: Any) -> Any:
    """A whole number as Python has it: negative ones reach a text in figures already."""
    text = str(getattr(number, "value", number))
    return int(text.replace(MINUS, "-")) if re.fullmatch(rf"[{MINUS}-]?\d+", text) else number


@cache
def grammar_of(language: str, folder: Path) -> Grammar:
    """The grammar of a language; one without a file of its own needs none."""
    path = folder / f"{language}-grammar.toml"
    return Grammar(tomllib.loads(path.read_text("utf-8")) if path.exists() else {})
