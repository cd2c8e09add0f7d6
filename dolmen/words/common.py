"""Lines that many games say: lists, numbers with a sign, and who won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dolmen.words.line import Line, Named

_NUMERALS = ("one", "two", "three", "four", "five", "six", "seven", "eight")


def list_line(things: Sequence[Any]) -> Line:
    """`one, two and three`, of one to eight lines or players; seats without a person have their article."""
    kind = "players" if all(isinstance(thing, Named) for thing in things) else "list"
    return Line(f"{kind}-{len(things)}", dict(zip(_NUMERALS, things, strict=False)))


def signed(number: int) -> str:
    """`+2`, `−4`, `0`."""
    return f"+{number}" if number > 0 else minus(number)


def minus(number: int) -> str:
    """`4`, and `−4` with the sign that is as wide as a plus."""
    return str(number).replace("-", "−")


def winners_of(view: Any, rank: Callable[[Any, int], int]) -> list[int]:
    """The players nobody stands before."""
    return [player for player in range(view.players) if rank(view, player) == 0]


def over_line(view: Any, rank: Callable[[Any, int], int], score: Callable[[Any, int], int]) -> Line:
    """Who won, with how many points: the texts `over-won` and `over-shared` of the game."""
    winners = winners_of(view, rank)
    points = score(view, winners[0])
    if len(winners) == 1:
        return Line.of("over-won", player=Named(winners[0]), points=points)
    return Line.of("over-shared", players=list_line([Named(player) for player in winners]), points=points)
