"""Puzzles in the store: who has tried and solved which, and ratings, for which first tries alone count."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass

import sqlalchemy as sa

from dolmen.server.store.rows import Rating
from dolmen.server.store.schema import puzzle_ratings, puzzle_tries

LOCK = 0x0D01_3E13
Rate = Callable[[Rating | None, Rating | None], tuple[Rating, Rating]]  # of a person and a puzzle, after a first try


@dataclass(frozen=True)
class Tried:
    """What became of a try in the books."""

    is_first: bool
    before: Rating | None = None  # the person's rating
    after: Rating | None = None


@dataclass(frozen=True)
class Progress:
    """How far somebody is with the puzzles of a title."""

    tried: frozenset[str]
    solved: frozenset[str]
    rating: Rating | None


def note_try(
    connection: sa.Connection,
    person: str,
    game: str,
    puzzle: str,
    sentence: str | None,
    is_right: bool,
    now: float,
    rate: Rate,
) -> Tried:
    """Writes down an answer, None for the wish to see the solution: the first is rated, a later one may solve it."""
    if connection.dialect.name == "postgresql":  # one after the other: a first try happens once
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    mine = sa.and_(puzzle_tries.c.person == person, puzzle_tries.c.game == game, puzzle_tries.c.puzzle == puzzle)
    if connection.execute(sa.select(puzzle_tries.c.right).where(mine)).first() is not None:
        if is_right:
            connection.execute(sa.update(puzzle_tries).where(mine).values(solved=True))
        return Tried(False)
    row = {"person": person, "game": game, "puzzle": puzzle, "sentence": sentence}
    connection.execute(sa.insert(puzzle_tries).values(**row, right=is_right, solved=is_right, at=now))
    of_puzzle = f"puzzle {puzzle}"
    before, other = _rating(connection, game, person), _rating(connection, game, of_puzzle)
    after, other_after = rate(before, other)
    for who, rating in ((person, after), (of_puzzle, other_after)):
        _write_rating(connection, game, who, rating)
    return Tried(True, before, after)


def progress_of(connection: sa.Connection, person: str, game: str) -> Progress:
    """What somebody has tried and solved of a title, and what they are worth at it."""
    theirs = sa.and_(puzzle_tries.c.person == person, puzzle_tries.c.game == game)
    rows = connection.execute(sa.select(puzzle_tries.c.puzzle, puzzle_tries.c.solved).where(theirs)).all()
    solved = frozenset(row.puzzle for row in rows if row.solved)
    return Progress(frozenset(row.puzzle for row in rows), solved, _rating(connection, game, person))


def puzzle_rating(connection: sa.Connection, game: str, puzzle: str) -> Rating | None:
    """What a puzzle is worth by now; None where nobody has tried it."""
    return _rating(connection, game, f"puzzle {puzzle}")


def _rating(connection: sa.Connection, game: str, who: str) -> Rating | None:
    of_both = sa.and_(puzzle_ratings.c.game == game, puzzle_ratings.c.who == who)
    row = connection.execute(sa.select(puzzle_ratings).where(of_both)).one_or_none()
    return None if row is None else Rating(row.mu, row.sigma, row.played, row.won)


def _write_rating(connection: sa.Connection, game: str, who: str, rating: Rating) -> None:
    of_both = sa.and_(puzzle_ratings.c.game == game, puzzle_ratings.c.who == who)
    connection.execute(sa.delete(puzzle_ratings).where(of_both))
    connection.execute(sa.insert(puzzle_ratings).values(game=game, who=who, **asdict(rating)))
