"""What a game says to people before a language is chosen."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Named:
    """A player in a line: the table puts the name of whoever sits there."""

    player: int


@dataclass(frozen=True)
class Line:
    """A sentence to be: the key of its text and what belongs into it (numbers, words, players, other lines).

    A key `kind-boy.a` is the attribute `a` of the text `kind-boy`: a form of the word, such as one with its article.
    """

    key: str
    details: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, key: str, **details: Any) -> Line:
        """`Line.of("took", player=Named(2), cows=1)`."""
        return cls(key, details)

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.details.items(), key=lambda item: item[0]))))


@dataclass(frozen=True)
class Fact:
    """Something public about a player, for the strip of players: an icon of the picture kit, a number, a name."""

    icon: str
    number: int
    line: Line  # what it is, for hovering and for screen readers


@dataclass(frozen=True)
class Points:
    """One line of how somebody's points came about."""

    line: Line
    points: int


@dataclass(frozen=True)
class Seat:
    """How a seat looks: its place in the palette and the text of its name."""

    colour: int  # index of picture.palette.SEATS, each with its own emblem
    line: Line
