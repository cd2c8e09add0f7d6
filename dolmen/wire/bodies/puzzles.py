"""Puzzles."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from dolmen.wire.bodies.body import Body
from dolmen.wire.messages import NO_NUL, Position, Sentence


class PuzzleTitle(msgspec.Struct):
    """The puzzles of a title, and how far I am with them."""

    game: str
    title: str
    cover: str
    count: int
    solved: int
    tried: int
    rating: int | None  # None before the first try


class PuzzleOfDay(msgspec.Struct):
    game: str
    title: str
    puzzle: str
    day: str  # 2026-12-24
    hardness: int  # from 1 to 5
    players: int
    tried: bool
    solved: bool


class Puzzles(msgspec.Struct):
    titles: list[PuzzleTitle]
    today: PuzzleOfDay | None


class PuzzleShown(msgspec.Struct):
    """A position as the player to move saw it; which action is best is asked."""

    game: str
    puzzle: str
    number: int  # in the run of its title, from 1
    of: int
    hardness: int  # from 1 to 5
    tried: bool
    solved: bool
    position: Position


class TryPuzzle(Body):
    """An answer; without a sentence, the wish to see the solution."""

    sentence: Sentence | None = None
    layout: Annotated[str, Meta(max_length=16, pattern=NO_NUL)] = "none"


class PuzzleChance(msgspec.Struct):
    sentence: str
    label: str
    chance: int  # to win, in percent
    right: bool


class PuzzleEyes(msgspec.Struct):
    """What another player saw."""

    name: str
    picture: str


class PuzzleSolution(msgspec.Struct):
    """What is told once it is solved, or somebody asked for it."""

    sentence: str  # the best action
    chances: list[PuzzleChance]  # of every action, the best first
    beside: str  # the action with which the reasons compare it
    reasons: list[str]
    played: str  # what was played there, in words
    eyes: list[PuzzleEyes]
    next: str | None  # another puzzle of the title


class PuzzleAnswer(msgspec.Struct):
    right: bool
    text: str
    solution: PuzzleSolution | None  # None where somebody may try again
    position: Position | None  # after the right action
    rating: int | None  # after a first try, which alone is rated
    before: int | None
