"""A puzzle as data: one line of the `puzzles.jsonl` in a game's folder. docs/puzzles.md explains every name.

Chances are shares of the victory from 0 to 1, by what the player could know. The position itself is a deal and the
sentences that led to it: whoever solves it is shown what the player to move saw, and nothing else before the answer.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

BETWEEN = ";"  # sentences of a line
HARDNESS = (20.0, 24.0, 28.0, 32.0)  # levels from which a puzzle is harder than those before
DIGITS = 3  # to which chances are kept: finer is noise


class Tests(Struct, frozen=True, forbid_unknown_fields=True):
    """What a puzzle went through before it was kept."""

    guesses: int  # of the longest estimate, all fresh
    other: float  # how much better the best action is than the next where somebody else plays on
    no_worse: float  # share of the guesses that differ in which the best action is no worse
    weighed: int  # guesses in which an adept would have acted as the others did; too few to say anything: 0
    weighed_gap: float  # how much better the best action is in them
    iterations: int  # of the search that agreed
    eyes: float | None = None  # how much better it is where all play on from their own view; None: no network to say


class Puzzle(Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """One decision, its best actions, and what every other would have been worth."""

    name: str  # players-game-step: where the hunt found it
    version: int  # of the title
    players: int
    options: dict[str, str]
    seed: str  # of the deal, in hexadecimal digits
    begin: str  # the sentences that led to it
    seat: int  # who is to move
    best: tuple[str, ...]  # sentences that are right
    chances: dict[str, float]  # the chance to win after each legal sentence
    worth: float  # the chance before, if the yardstick went on
    gap: float  # from the best action to the first that is not right
    error: float  # the standard error of that
    beside: str  # the sentence with which the reasons compare it: what the adept would do
    reasons: tuple[
        tuple[str, float], ...
    ]  # parts of the judge's opinion at the end of the game, and by how much it is better
    played: str  # what was played there
    level: float  # at birth, on the scale of ratings
    solved: dict[str, float]  # how often bots found it, by their names
    tests: Tests

    @property
    def sentences(self) -> list[str]:
        """What was played before."""
        return [sentence for sentence in self.begin.split(BETWEEN) if sentence]

    @property
    def ranked(self) -> list[tuple[str, float]]:
        """Every legal sentence with its chance, the best first."""
        return sorted(self.chances.items(), key=lambda one: (one[0] not in self.best, -one[1], one[0]))

    def is_right(self, sentence: str) -> bool:
        """Whether an answer is one of the best, judged by what could be known."""
        return sentence in self.best


def hardness(level: float) -> int:
    """A level as people read it, from 1 to 5."""
    return 1 + sum(level >= border for border in HARDNESS)


def dump(puzzles: list[Puzzle]) -> bytes:
    """Puzzles as text, one per line."""
    return b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles)


def load(data: bytes) -> tuple[Puzzle, ...]:
    """The puzzles that `dump` wrote; msgspec.ValidationError for anything else."""
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in data.splitlines() if line.strip())
