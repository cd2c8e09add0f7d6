"""`dolmen stress`: random games of every kind, every law checked at each step."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dolmen.core.extras import need
from dolmen.core.game import find_game
from dolmen.crew import LOCAL
from dolmen.terminal.arguments import WORDS, GameName, Language, Place
from dolmen.terminal.speech import complain, screen, speak

Games = Annotated[int, typer.Option("--games", help=WORDS("about-stress-games"), min=1, metavar="N")]
SeedNumber = Annotated[int, typer.Option("--seed", help=WORDS("about-seed"), min=0, metavar="NUMBER")]
Jobs = Annotated[int, typer.Option("--jobs", help=WORDS("about-jobs"), min=0, metavar="N")]
Resume = Annotated[Path | None, typer.Option("--resume", help=WORDS("about-stress-resume"), metavar="FILE")]
OfWords = Annotated[bool, typer.Option("--words", help=WORDS("about-stress-words"))]


def command(
    game: GameName,
    games: Games = 1000,
    seed: SeedNumber = 1,
    jobs: Jobs = 0,
    of_words: OfWords = False,
    on: Place = LOCAL,
    resume: Resume = None,
    lang: Language = None,
) -> None:
    need("fast", asked="dolmen stress")
    from dolmen.laws.stress import run

    words = speak(lang)
    name = find_game(game).name
    try:
        raise typer.Exit(run(name, games, seed, jobs, screen(), of_words=of_words, on=on, resume=resume))
    except KeyboardInterrupt:
        complain(words("stress-kept", file=str(resume)) if resume else words("stress-not-kept"))
        raise
