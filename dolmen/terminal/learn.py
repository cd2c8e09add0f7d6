"""`dolmen learn`: all lessons, or a guided first game at the terminal and a short free one after it."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from dolmen.core.contract.lessons import Lesson
from dolmen.core.game import find_game
from dolmen.lessons.find import find_lesson, taught, with_lessons
from dolmen.lessons.said import about, title_of
from dolmen.terminal.arguments import WORDS, Language
from dolmen.terminal.speech import say, screen, speak
from dolmen.words import Texts

LearnedGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help=WORDS("about-learn-game"))]
LessonName = Annotated[str | None, typer.Argument(metavar="[LESSON]", help=WORDS("about-lesson"))]


def command(game: LearnedGame = None, lesson: LessonName = None, lang: Language = None) -> None:
    if game is None:
        list_lessons(lang)
    else:
        take_lesson(game, lesson, lang)


def list_lessons(lang: str | None) -> None:
    """Every lesson of every title, with the command that begins it."""
    console, spoken = screen(), f" --lang {lang}" if lang else ""
    for game in with_lessons():
        words = speak(lang, taught(game))
        mark = f" ({words('games-template')})" if game.is_template else ""
        say(console, f"{words('title')}{mark}", "bold")
        for lesson in taught(game).lessons:
            _show_line(console, words, lesson)
            console.print(Text(f"  dolmen learn {game.name} {lesson.name}{spoken}\n", "cyan"), soft_wrap=True)


def _show_line(console: Console, words: Texts, lesson: Lesson) -> None:
    line = words("learn-listed", lesson=title_of(words, lesson), minutes=lesson.minutes)
    console.print(Padding(Text.assemble(line, "\n", (about(words, lesson), "dim")), (0, 0, 0, 2), expand=False))


def take_lesson(game: str, lesson: str | None, lang: str | None) -> None:
    """A lesson, from its first card into the free game."""
    from dolmen.terminal.lecture import Lecture  # loads the line editor, which no other command waits for
    from dolmen.terminal.reader import reader_for

    found = taught(find_game(game))
    words, console = speak(lang, found), screen()
    Lecture(found, find_lesson(found, lesson), words, console, reader_for(console)).run()
