"""`dolmen dataset`: many games of bots as Parquet files. `dolmen transcript`: one of them as text."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from dolmen.core.extras import need
from dolmen.core.game import find_game
from dolmen.crew import LOCAL
from dolmen.terminal.arguments import WORDS, GameName, Language, Options, Place, read_options
from dolmen.terminal.seats import seated
from dolmen.terminal.speech import BadInput, complain, screen, speak

SeatWords = Annotated[str | None, typer.Option("--seats", help=WORDS("about-arena-seats"), metavar="BOT,BOT,…")]
Games = Annotated[int, typer.Option("--games", help=WORDS("about-dataset-games"), min=1, metavar="N")]
Out = Annotated[Path, typer.Option("--out", "--resume", help=WORDS("about-dataset-out"), metavar="FOLDER")]
SeedNumber = Annotated[int, typer.Option("--seed", help=WORDS("about-seed"), min=0, metavar="NUMBER")]
Repeats = Annotated[int, typer.Option("--repeats", help=WORDS("about-dataset-repeats"), min=1, metavar="N")]
Iterations = Annotated[
    int | None, typer.Option("--iterations", help=WORDS("about-arena-iterations"), min=1, metavar="N")
]
Replay = Annotated[int, typer.Option("--replay", help=WORDS("about-dataset-replay"), min=0, metavar="N")]
Jobs = Annotated[int | None, typer.Option("--jobs", help=WORDS("about-jobs"), min=1, metavar="N")]
Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help=WORDS("about-dataset-out"))]
Number = Annotated[int, typer.Argument(metavar="NUMBER", help=WORDS("about-dataset-number"), min=0)]


def command(
    game: GameName,
    out: Out,
    seats: SeatWords = None,
    games: Games = 1000,
    seed: SeedNumber = 1,
    repeats: Repeats = 1,
    iterations: Iterations = None,
    jobs: Jobs = None,
    on: Place = LOCAL,
    replay: Replay = 0,
    option: Options = None,
    lang: Language = None,
) -> None:
    need("study", asked="dolmen dataset")
    from dolmen.study.dataset import replayed_alike, write
    from dolmen.study.series import Series

    found = find_game(game)
    words = speak(lang, found)
    sitters = seated(seats or ",".join(["adept"] * found.players[0]))
    if any(sitter.is_person for sitter in sitters):
        raise BadInput("error-watch-me")
    bots = [sitter.word for sitter in sitters]
    series = Series.settled(found, bots, read_options(option), seed, repeats, iterations)
    try:
        with bar() as progress:
            task = progress.add_task(words("playing"), total=games)
            write(series, games, out, on, jobs, lambda part: progress.update(task, advance=part.count))
    except KeyboardInterrupt:
        complain(words("dataset-interrupted", folder=str(out)))
        raise
    size = sum(path.stat().st_size for path in out.glob("games-*.parquet"))
    screen().print(words("dataset-done", games=games, folder=str(out), bytes=round(size / games)), highlight=False)
    if replay:
        screen().print(words("dataset-replayed", count=replayed_alike(out, replay)), highlight=False)


def bar() -> Progress:
    """Games played and the time left, on the error stream."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, TimeRemainingColumn(), console=console, transient=True, disable=not console.is_terminal)


def transcript(folder: Folder, number: Number, lang: Language = None) -> None:
    need("study", asked="dolmen transcript")
    from dolmen.study.dataset import transcript_of

    speak(lang)
    typer.echo(transcript_of(folder, number), nl=False)
