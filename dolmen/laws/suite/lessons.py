"""Laws of lessons, for the games that have some."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from dolmen.core.contract.lessons import Lesson
from dolmen.core.game import Game
from dolmen.laws import lessons
from dolmen.laws.suite.law import law_where
from dolmen.lessons.find import taught

law_of_lessons = law_where(lambda game: bool(taught(game).lessons))


def _nothing_wrong(game: Game, faults_of: Callable[[Game, Lesson], Iterator[str]]) -> None:
    game = taught(game)
    faults = list(dict.fromkeys(fault for lesson in game.lessons for fault in faults_of(game, lesson)))
    assert not faults, "\n".join(faults[:40])


@law_of_lessons
def every_lesson_can_be_finished(game: Game) -> None:
    _nothing_wrong(game, lessons.is_finished)


@law_of_lessons
def every_sentence_of_a_lesson_is_legal(game: Game) -> None:
    _nothing_wrong(game, lessons.is_legal)


@law_of_lessons
def a_lesson_says_nothing_that_the_engine_does_not_do(game: Game) -> None:
    _nothing_wrong(game, lessons.is_true)


@law_of_lessons
def every_number_that_a_lesson_tells_is_asked_of_the_engine(game: Game) -> None:
    _nothing_wrong(game, lessons.tells_known_numbers)


@law_of_lessons
def every_place_a_lesson_points_at_is_in_the_picture(game: Game) -> None:
    _nothing_wrong(game, lessons.points_at_what_is_there)


@law_of_lessons
def both_languages_have_every_text_of_a_lesson(game: Game) -> None:
    _nothing_wrong(game, lessons.has_its_texts)
