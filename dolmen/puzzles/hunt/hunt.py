"""A hunt over numbered games, shared out by a crew, until enough puzzles are kept; it can go on where it was left.

What is kept depends on the terms alone: games are taken in the order of their numbers, whoever looked at them first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path

import msgspec

from dolmen.core.errors import DolmenError
from dolmen.crew import LOCAL, run_all
from dolmen.puzzles.hunt.game import DECISIONS, PASSED, Looked, look_through
from dolmen.puzzles.hunt.terms import TESTS, Terms
from dolmen.puzzles.puzzle import Puzzle, dump

LIKE = "like"


class OtherTerms(DolmenError):
    """A file of a hunt on other terms."""

    key = "error-other-hunt"

    def sentence(self) -> str:
        return "{file} belongs to a hunt on other terms".format(**self.details)


class Diary:
    """What was found in which game, a line each, so that a hunt can go on."""

    def __init__(self, path: Path, terms: Terms, goes_on: bool):
        self.path, self.head = path, msgspec.json.encode(terms.as_json())
        self.known: dict[int, Looked] = {}
        if goes_on and path.exists():
            self._read()
        else:
            path.write_bytes(self.head + b"\n")

    def _read(self) -> None:
        head, *lines = self.path.read_bytes().split(b"\n")
        if head != self.head:
            raise OtherTerms(file=str(self.path))
        for line in lines[:-1]:  # what follows the last end of a line was cut off
            looked = msgspec.json.decode(line, type=Looked)
            self.known[looked.number] = looked
        self.path.write_bytes(b"\n".join([head, *lines[:-1], b""]))

    def note(self, looked: Looked) -> None:
        """Keeps what a game gave."""
        self.known[looked.number] = looked
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(looked) + b"\n")

    def in_order(self) -> Iterator[Looked]:
        """The games from the first up to the first that is missing."""
        for number in count():
            if number not in self.known:
                return
            yield self.known[number]


def hunt(
    terms: Terms,
    keep: int,
    diary: Diary,
    jobs: int | None = None,
    on: str = LOCAL,
    hear: Callable[[Looked], None] = lambda looked: None,
    beside: Sequence[Puzzle] = (),
) -> tuple[list[Puzzle], Counter[str]]:
    """Looks through games until `keep` puzzles are found; they, and how many decisions were lost at which test.

    None of them is like one of `beside`, those of earlier hunts.
    """
    kept, counts, is_enough = gathered(diary.in_order(), keep, beside)
    if not is_enough:
        missing = (number for number in count() if number not in diary.known)
        for _, looked in run_all(partial(look_through, terms), missing, on, jobs):
            diary.note(looked)
            hear(looked)
            kept, counts, is_enough = gathered(diary.in_order(), keep, beside)
            if is_enough:
                break
    return kept, counts


def gathered(
    games: Iterator[Looked], keep: int, beside: Sequence[Puzzle] = ()
) -> tuple[list[Puzzle], Counter[str], bool]:
    """The first puzzles of some games that are not like one before; what was lost; whether they are enough."""
    kept: list[Puzzle] = []
    counts: Counter[str] = Counter()
    known = {likeness(puzzle) for puzzle in beside}
    for looked in games:
        counts.update(looked.counts)
        counts["games"] += 1
        for puzzle in looked.puzzles:
            if likeness(puzzle) in known:
                counts[LIKE] += 1
                counts[PASSED] -= 1
                continue
            known.add(likeness(puzzle))
            kept.append(puzzle)
        if len(kept) >= keep:
            return kept[:keep], counts, True
    return kept, counts, False


def likeness(puzzle: Puzzle) -> tuple:
    """Two puzzles are alike if the same can be chosen, the same is right for the same reasons, and as much is at stake,
    to a tenth. Without the reasons any two positions in which one may stop or go on would be.
    """
    stake = round(puzzle.worth, 1), round(puzzle.gap, 1)
    reasons = frozenset((part, by > 0) for part, by in puzzle.reasons)
    return puzzle.players, frozenset(puzzle.chances), frozenset(puzzle.best), reasons, stake


def report(counts: Counter[str]) -> list[tuple[str, int]]:
    """How many decisions there were, how many were lost at each test, and what is left."""
    return [(DECISIONS, counts[DECISIONS]), *((test, counts[test]) for test in TESTS), (PASSED, counts[PASSED])]


def write(puzzles: list[Puzzle], path: Path) -> None:
    """Writes puzzles where a game has them."""
    path.write_bytes(dump(puzzles))
