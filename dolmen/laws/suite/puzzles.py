"""Laws of puzzles, for the games that have some. Some of them are looked at each time; all of them on request."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from dolmen.core.game import Game
from dolmen.laws import puzzles
from dolmen.laws.suite.law import law_where
from dolmen.puzzles import Puzzle, puzzles_of

SAMPLE = 3  # puzzles, the easiest and the hardest among them
law_of_puzzles = law_where(lambda game: bool(puzzles_of(game)))
Faults = Callable[[Game, Puzzle], Iterator[str]]


def some(found: Sequence[Puzzle], most: int = SAMPLE) -> list[Puzzle]:
    """A few, spread evenly."""
    count = min(most, len(found))
    return [found[(len(found) - 1) * place // max(1, count - 1)] for place in range(count)]


def nothing_wrong(game: Game, faults_of: Faults, which: Sequence[Puzzle]) -> None:
    """Fails with what is wrong with some puzzles."""
    faults = [fault for puzzle in which for fault in faults_of(game.of_version(puzzle.version), puzzle)]
    assert not faults, "\n".join(faults[:40])


@law_of_puzzles
def every_position_of_a_puzzle_is_legal(game: Game) -> None:
    nothing_wrong(game, puzzles.is_legal, some(puzzles_of(game)))


@law_of_puzzles
def every_puzzle_has_one_class_of_right_answers(game: Game) -> None:
    nothing_wrong(game, puzzles.has_one_answer, puzzles_of(game))
    names = [puzzle.name for puzzle in puzzles_of(game)]
    assert len({*names}) == len(names), "two puzzles have one name"


@law_of_puzzles
def equal_actions_of_a_puzzle_are_all_right_or_all_wrong(game: Game) -> None:
    nothing_wrong(game, puzzles.takes_equal_actions_alike, some(puzzles_of(game)))


@law_of_puzzles
def a_puzzle_stays_as_it_is_when_hidden_things_are_exchanged(game: Game) -> None:
    nothing_wrong(game, puzzles.depends_on_the_view_alone, some(puzzles_of(game)))


@law_of_puzzles
def both_languages_say_every_action_of_a_puzzle(game: Game) -> None:
    nothing_wrong(game, puzzles.is_said_in_both_languages, some(puzzles_of(game)))


@law_of_puzzles
def pictures_draw_every_puzzle(game: Game) -> None:
    nothing_wrong(game, puzzles.is_drawn, some(puzzles_of(game), 2))
