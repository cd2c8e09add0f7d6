"""The lessons of a title, by name."""

from __future__ import annotations

from dolmen.core.contract.lessons import Lesson
from dolmen.core.errors import DolmenError
from dolmen.core.game import Game, lightest_first


class NoLessons(DolmenError):
    """A game without lessons."""

    key = "error-no-lessons"

    def sentence(self) -> str:
        return "{game} has no lessons".format(**self.details)


class UnknownLesson(DolmenError):
    """A lesson that a game does not have."""

    key = "error-unknown-lesson"

    def sentence(self) -> str:
        return "{game} has no lesson {asked!r}; it has {possible}".format(**self.details)


def taught(game: Game) -> Game:
    """The version of a game whose lessons are taught: a lesson is played by the rules it was written for."""
    return next(
        (
            one
            for one in (game, *(game.earlier[number] for number in sorted(game.earlier, reverse=True)))
            if one.lessons
        ),
        game,
    )


def with_lessons() -> list[Game]:
    """The titles that have lessons, the lightest first; a template after the others."""
    return [game for game in lightest_first() if taught(game).lessons]


def find_lesson(game: Game, name: str | None = None) -> Lesson:
    """The lesson of that name; without one, that with which one begins."""
    if not game.lessons:
        raise NoLessons(game=game.name)
    for lesson in game.lessons:
        if name in (None, lesson.name):
            return lesson
    raise UnknownLesson(game=game.name, asked=name, possible=", ".join(lesson.name for lesson in game.lessons))
