"""`dolmen learn`: a guided first game at the terminal, and a short free one after it."""

from __future__ import annotations

from typing import Annotated

import typer

from dolmen.core.game import find_game
from dolmen.lessons.find import find_lesson, taught
from dolmen.terminal.arguments import WORDS, GameName, Language
from dolmen.terminal.speech import screen, speak

LessonName = Annotated[str | None, typer.Argument(metavar="[LESSON]", help=WORDS("about-lesson"))]


def command(game: GameName, lesson: LessonName = None, lang: Language = None) -> None:
    from dolmen.terminal.lecture import Lecture  # loads the line editor, which no other command waits for
    from dolmen.terminal.reader import reader_for

    found = taught(find_game(game))
    words, console = speak(lang, found), screen()
    Lecture(found, find_lesson(found, lesson), words, console, reader_for(console)).run()
