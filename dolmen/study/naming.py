"""What the things of a study are called in a language, and how it writes numbers.

A game says how its elements and the lines of its final scoring are called: `element-card` is the kind,
`element-card-joker` a thing of it, `element-word-red` a word of many names; else the game's own `card-joker` is
taken. Where a game says nothing, the words of its notation stand.
"""

from __future__ import annotations

import math

from dolmen.study.study import Study
from dolmen.words import Texts
from dolmen.words.grammar import Word

PERCENT = (
    "choice-forced", "choice-matters", "choice-stake", "points-shared", "points-tiebreak", "drama-decided",
    "drama-behind", "drama-comeback", "drama-king", "luck-chance",
)  # fmt: skip
SHARES = ("seat", "order", "role")
PERCENT_SIGN = "\u00a0%"  # stays with its number
WHOLE = ("length-steps", "length-decisions", "length-turns", "length-minutes")


class Wording:
    """Numbers of a language, and its words for a game's terms and lines."""

    def __init__(self, words: Texts):
        self.words = words
        self.comma = words.language == "it"

    def number(self, value: float, digits: int = 1) -> str:
        """A number, as the language writes it."""
        if math.isnan(value):
            return "–"
        text = f"{value:,.{digits}f}".replace("-", "−")
        return text.translate(str.maketrans(",.", ".,")) if self.comma else text

    def percent(self, share: float, digits: int = 1) -> str:
        """A share in hundredths; a noun, since some languages have an article before it."""
        return Word(f"{self.number(100 * share, digits)}{PERCENT_SIGN}", "m")

    def points(self, share: float, digits: int = 1) -> str:
        """A difference of shares, in points of a hundred."""
        return self.number(100 * share, digits)

    def term(self, name: str) -> str:
        """A term of the judge."""
        return self.first_of(f"part-{name}", or_else=name)

    def line(self, key: str) -> str:
        """A line of the final scoring."""
        return self.first_of(f"scoring-{key}", or_else=key.removeprefix("points-"))

    def first_of(self, *keys: str, or_else: str) -> str:
        """The first of some texts that there is."""
        return next((self.words(key) for key in keys if self.words.has(key)), or_else)


class Names(Wording):
    """The words of a language for one study."""

    def __init__(self, study: Study, words: Texts):
        super().__init__(words)
        self.study = study

    def value(self, measure: str, value: float) -> str:
        """A value of a measure, as it is best read."""
        if measure in PERCENT or measure.partition("-")[0] in SHARES:
            return self.percent(value)
        return self.number(value, 0 if measure in WHOLE else 2 if measure.startswith("drama") else 1)

    def panel(self, players: int) -> str:
        """A number of players."""
        return self.words("study-with-players", count=players)

    def level(self, name: str, many: bool = True) -> str:
        """What bots of a level are called."""
        key = f"study-{'many' if many else 'one'}-{name}"
        return self.words(key) if self.words.has(key) else name

    def measure(self, name: str, players: int = 0) -> str:
        """A measure, a seat, a place in the order, or a role."""
        kind, _, number = name.partition("-")
        if kind == "seat" and number.isdecimal():
            return self.seat(int(number), players)
        if kind == "order" and number.isdecimal():
            return self.words("measure-order", number=int(number))
        return self.first_of(f"measure-{name}", name, or_else=name)

    def seat(self, number: int, players: int) -> str:
        """A seat, with whoever always sits there."""
        plain = self.words("measure-seat", number=number)
        role = self.study.sitting(players)
        key = role[number - 1] if role else ""
        return f"{plain} ({self.words(key)})" if key and self.words.has(key) else plain

    def kind(self, kind: str) -> str:
        """A kind of elements."""
        return self.first_of(f"element-{kind}", or_else=kind)

    def element(self, kind: str, name: str) -> str:
        """An element without its kind."""
        joined, parts = name.replace(" ", "-"), name.split(" ")
        keys = [f"element-{kind}-{joined}"]
        if not any(self.words.has(f"element-word-{part}") for part in parts):
            keys += [f"{kind}-{joined}", f"card-{joined}"]
        said = (self.first_of(f"element-word-{part}", or_else=part) for part in parts)
        return self.first_of(*keys, or_else=" ".join(said))

    def thing(self, kind: str, name: str) -> str:
        """An element with its kind: `card red 3`; one that is alone of its kind is called by it."""
        element = self.element(kind, name)
        return self.kind(kind) if kind == name else f"{self.kind(kind)} {element}"

    def compared(self, row: dict) -> str:
        """What a comparison is of."""
        if row["section"] in ("gift", "element"):
            return self.thing(*row["name"].split(" ", 1))
        return self.measure(row["name"], row["players"])

    def variant(self, name: str) -> str:
        """A variant, by the words of its options; of its value alone where one option varies."""
        told = []
        for each in name.split(", ") if name else []:
            option, _, value = each.partition("=")
            keys = (f"option-{option}", f"option-{option}-{value}")
            told.append([self.words(key) for key in keys] if all(map(self.words.has, keys)) else [each])
        if len(told) == 1:
            return told[0][-1]
        return ", ".join(": ".join(each) for each in told) or self.words("study-usual")
