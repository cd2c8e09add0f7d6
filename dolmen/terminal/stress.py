"""`dolmen stress`: random games of every kind, every law checked at each step."""

from __future__ import annotations

from typing import Annotated

import typer

from dolmen.core.extras import need
from dolmen.core.game import find_game
from dolmen.terminal.arguments import WORDS, GameName, Language
from dolmen.terminal.speech import screen, speak

Games = Annotated[int, typer.Option("--games", help=WORDS("about-stress-games"), min=1, metavar="N")]
SeedNumber = Annotated[int, typer.Option("--seed", help=WORDS("about-seed"), min=0, metavar="NUMBER")]
Jobs = Annotated[int, typer.Option("--jobs", help=WORDS("about-jobs"), min=0, metavar="N")]


OfWords = Annotated[bool, typer.Option("--words", help=WORDS("about-stress-words"))]


def command(
    game: GameName,
    games: Games = 1000,
    seed: SeedNumber = 1,
    jobs: Jobs = 0,
    of_words: OfWords = False,
    lang: Language = None,
) -> None:
    need("fast", asked="dolmen stress")
    from dolmen.laws.stress import run

    speak(lang)
    raise typer.Exit(run(find_game(game).name, games, seed, jobs, screen(), of_words=of_words))
