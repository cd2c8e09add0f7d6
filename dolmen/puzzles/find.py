"""The puzzles of a title, by name, and that of the day."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from pathlib import Path

import msgspec

from dolmen.core.errors import DolmenError
from dolmen.core.game import Game, games
from dolmen.core.seed import seed_from, subseed
from dolmen.puzzles.puzzle import Puzzle, load

FILE = "puzzles.jsonl"


class NoPuzzles(DolmenError):
    """A game without puzzles."""

    key = "error-no-puzzles"

    def sentence(self) -> str:
        return "{game} has no puzzles".format(**self.details)


class UnknownPuzzle(DolmenError):
    """A puzzle that a game does not have."""

    key = "error-unknown-puzzle"

    def sentence(self) -> str:
        return "{game} has no puzzle {asked!r}".format(**self.details)


class BadPuzzles(DolmenError):
    """A file of puzzles that cannot be read."""

    key = "error-bad-puzzles"

    def sentence(self) -> str:
        return "{file}: {why}".format(**self.details)


@lru_cache(maxsize=64)
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles in a game's folder, the easiest first; none where there is no file."""
    path = game.folder / FILE
    if not path.exists():
        return ()
    return tuple(sorted(read(path), key=lambda puzzle: (puzzle.level, puzzle.name)))


def read(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file, as they stand there."""
    try:
        return load(path.read_bytes())
    except msgspec.MsgspecError as error:
        raise BadPuzzles(file=str(path), why=str(error)) from None


def find_puzzle(game: Game, name: str | None = None) -> Puzzle:
    """The puzzle of that name; without one, the easiest."""
    found = puzzles_of(game)
    if not found:
        raise NoPuzzles(game=game.name)
    for puzzle in found:
        if name in (None, puzzle.name):
            return puzzle
    raise UnknownPuzzle(game=game.name, asked=name)


def with_puzzles() -> list[Game]:
    """The titles that have puzzles, in the order of their names; a template after the others."""
    found = sorted(games().values(), key=lambda game: (game.is_template, game.name))
    return [game for game in found if puzzles_of(game)]


def of_the_day(day: date) -> tuple[Game, Puzzle] | None:
    """The puzzle of a day, the same for everybody: titles take turns, and none comes again before all of its title."""
    titles = [game for game in with_puzzles() if not game.is_template] or with_puzzles()
    if not titles:
        return None
    turn, title = divmod(day.toordinal(), len(titles))
    game = titles[title]
    return game, _in_turn(puzzles_of(game), turn)


def _in_turn(puzzles: tuple[Puzzle, ...], turn: int) -> Puzzle:
    """Puzzles one after another, in an order of their own for each time that all have been there."""
    time, place = divmod(turn, len(puzzles))
    return sorted(puzzles, key=lambda puzzle: subseed(seed_from(time), "puzzle", puzzle.name))[place]
