"""`dolmen check`: whether transcripts are true."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dolmen.core.errors import BadTranscript
from dolmen.core.seed import commitment
from dolmen.terminal.arguments import WORDS, Language
from dolmen.terminal.board import listed
from dolmen.terminal.keep import open_game
from dolmen.terminal.speech import complain, say, screen, sentence_of, speak
from dolmen.words import Texts

Files = Annotated[list[Path], typer.Argument(metavar="FILE…", help=WORDS("about-files"))]


def command(files: Files, lang: Language = None) -> None:
    words = speak(lang)
    found = [check_file(path, words) for path in files]
    if not all(found):
        raise typer.Exit(1)


def check_file(path: Path, words: Texts) -> bool:
    """Replays a transcript line by line, and says what it proves or which line is wrong."""
    try:
        play = open_game(path)
    except BadTranscript as error:
        complain(f"{path}: {sentence_of(error, words)}")
        return False
    shown = commitment(play.seed)[:12]
    if play.over:
        winners = listed([play.seat_word(seat) for seat in play.winners], words)
        said = words("transcript-true", file=str(path), steps=len(play.steps), commitment=shown, winners=winners)
    else:
        said = words("transcript-running", file=str(path), steps=len(play.steps), commitment=shown)
    say(screen(), said, "green")
    return True
