"""`dolmen study`: many games of bots on paired deals, and a report with plots on how the game plays."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dolmen.core.extras import need
from dolmen.core.game import find_game
from dolmen.crew import LOCAL
from dolmen.terminal.arguments import WORDS, GameName, Language, Options, Place, read_options
from dolmen.terminal.dataset import Iterations, Jobs, SeedNumber, bar
from dolmen.terminal.seats import level_called
from dolmen.terminal.speech import BadInput, complain, own_language, screen, speak

Level = Annotated[str, typer.Option("--seats", help=WORDS("about-study-seats"), metavar="LEVEL")]
Games = Annotated[int, typer.Option("--games", help=WORDS("about-study-games"), min=8, metavar="N")]
Players = Annotated[str | None, typer.Option("--players", help=WORDS("about-study-players"), metavar="N,N,…")]
Vary = Annotated[list[str] | None, typer.Option("--vary", help=WORDS("about-study-vary"), metavar="OPTION=a,b")]
Out = Annotated[Path | None, typer.Option("--out", "--resume", help=WORDS("about-study-out"), metavar="FOLDER")]


def command(
    game: GameName,
    games: Games = 1000,
    seats: Level = "adept",
    players: Players = None,
    vary: Vary = None,
    out: Out = None,
    seed: SeedNumber = 1,
    iterations: Iterations = None,
    jobs: Jobs = None,
    on: Place = LOCAL,
    option: Options = None,
    lang: Language = None,
) -> None:
    need("study", asked="dolmen study")
    from dolmen.study.gathering import gather, total
    from dolmen.study.report import write
    from dolmen.study.study import Study
    from dolmen.study.terms import Terms

    found = find_game(game)
    words = speak(lang, found)
    folder = out or Path(f"{found.name}-study")
    varied = {name: value.split(",") for name, value in read_options(vary).items()}
    terms = Terms.settled(
        found, level_called(seats), games, numbers_in(players), varied, read_options(option), seed, iterations
    )
    try:
        with bar() as progress:
            task = progress.add_task(words("playing"), total=total(terms))
            samples = gather(terms, folder, on, jobs, lambda count: progress.update(task, advance=count))
    except KeyboardInterrupt:
        complain(words("study-interrupted", folder=str(folder)))
        raise
    study = Study(terms, samples)
    page = write(study, folder, lang or own_language())
    for line in study.summary(words.language).splitlines():
        screen().print(line, highlight=False)
    screen().print(words("study-done", file=str(page)), highlight=False)


def numbers_in(text: str | None) -> list[int]:
    """Reads `2,3,4`."""
    try:
        return [int(number) for number in (text or "").split(",") if number.strip()]
    except ValueError:
        raise BadInput("error-bad-players-list", asked=text) from None
