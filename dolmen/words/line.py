"""What a game says to people before a language is chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from typing import Any

from msgspec import Struct, field


class Named(Struct, frozen=True):
    """A player in a line: the table puts the name of whoever sits there."""

    player: int


class Line(Struct, frozen=True):
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


LASTING: dict[int, Line] = {}  # the lines that stay, by identity


def has_names(detail: Any) -> bool:
    """Whether a line, or what belongs into one, hangs on what the players are called."""
    if isinstance(detail, Line):
        return any(has_names(inner) for inner in detail.details.values())
    return isinstance(detail, Named)


def lasting(make: Callable[..., Line]) -> Callable[..., Line]:
    """A function whose lines are made once and stay, so that every language puts them into words once, too.

    For what is said again and again and of which there are not too many: tiles, cards, places.
    """

    @cache
    def kept(*details: Any) -> Line:
        line = make(*details)
        if not has_names(line):
            LASTING[id(line)] = line
        return line

    return wraps(make)(kept)


class Fact(Struct, frozen=True):
    """Something public about a player, for the strip of players: an icon of the picture kit, a number, a name."""

    icon: str
    number: int
    line: Line  # what it is, for hovering and for screen readers


class Points(Struct, frozen=True):
    """One line of how somebody's points came about."""

    line: Line
    points: int


class Seat(Struct, frozen=True):
    """How a seat looks: its place in the palette and the text of its name."""

    colour: int  # index of picture.palette.SEATS, each with its own emblem
    line: Line
