"""`dolmen arena`: bots against each other on fair terms, with intervals, ratings and a report."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from dolmen.arena.count import Standing, standings
from dolmen.arena.ledger import Ledger, Terms
from dolmen.arena.plan import plan
from dolmen.arena.report import as_json, as_markdown
from dolmen.arena.run import run
from dolmen.bots import Budget
from dolmen.core.game import find_game
from dolmen.core.native import has_compiler
from dolmen.crew import LOCAL
from dolmen.terminal.arguments import WORDS, GameName, Language, Options, Place, read_options
from dolmen.terminal.seats import bot_called, seated
from dolmen.terminal.speech import BadInput, complain, screen, speak
from dolmen.words import Texts

ArenaSeats = Annotated[str, typer.Option("--seats", help=WORDS("about-arena-seats"), metavar="BOT,BOT,…")]
Games = Annotated[int, typer.Option("--games", help=WORDS("about-arena-games"), min=1, metavar="N")]
SeedNumber = Annotated[int, typer.Option("--seed", help=WORDS("about-seed"), min=0, metavar="NUMBER")]
Json = Annotated[bool, typer.Option("--json", help=WORDS("about-json"))]
Resume = Annotated[Path | None, typer.Option("--resume", help=WORDS("about-arena-resume"), metavar="FILE")]
Report = Annotated[Path | None, typer.Option("--report", help=WORDS("about-arena-report"), metavar="FILE.md")]
Seconds = Annotated[float | None, typer.Option("--seconds", help=WORDS("about-arena-seconds"), metavar="S")]
Iterations = Annotated[
    int | None, typer.Option("--iterations", help=WORDS("about-arena-iterations"), min=1, metavar="N")
]
Threads = Annotated[int, typer.Option("--threads", help=WORDS("about-arena-threads"), min=1, metavar="N")]
Jobs = Annotated[int | None, typer.Option("--jobs", help=WORDS("about-jobs"), min=1, metavar="N")]


def command(
    game: GameName,
    seats: ArenaSeats = "master,adept",
    games: Games = 400,
    seed: SeedNumber = 1,
    json_line: Json = False,
    resume: Resume = None,
    report: Report = None,
    seconds: Seconds = None,
    iterations: Iterations = None,
    threads: Threads = 1,
    jobs: Jobs = None,
    on: Place = LOCAL,
    option: Options = None,
    lang: Language = None,
) -> None:
    found = find_game(game)
    words = speak(lang, found)
    sitters = seated(seats)
    if any(sitter.is_person for sitter in sitters):
        raise BadInput("error-watch-me")
    if (seconds is not None and iterations is not None) or (seconds is not None and seconds <= 0):
        raise BadInput("error-arena-budget")
    bots = tuple(sitter.word for sitter in sitters)
    terms = Terms.settled(found, bots, read_options(option), seed, Budget(seconds, iterations, threads))
    ledger = Ledger(terms, resume)
    try:
        play(ledger, games, jobs, on, words)
    except KeyboardInterrupt:
        kept = words("arena-kept", file=str(resume)) if resume else words("arena-not-kept")
        complain(words("arena-interrupted", n=len(ledger.played)) + " " + kept)
        raise
    finally:
        ledger.close()
    show(ledger, games, report, json_line, words)


def play(ledger: Ledger, games: int, jobs: int | None, on: str, words: Texts) -> None:
    """Plays what is left, with a bar and the time left on the error stream."""
    numbers = [pairing.number for pairing in plan(ledger.terms.bots, games)]
    before = sum(number in ledger.played for number in numbers)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        first = words("compiling" if has_compiler() else "playing")
        task = bar.add_task(first, total=len(numbers), completed=before)
        run(ledger, games, jobs, on, lambda _: bar.update(task, advance=1, description=words("playing")))


def show(ledger: Ledger, games: int, report: Path | None, json_line: bool, words: Texts) -> None:
    """The table, the report and the JSON line, over the games that were asked for."""
    bots = ledger.terms.bots
    numbers = {pairing.number for pairing in plan(bots, games)}
    played = [game for number, game in ledger.played.items() if number in numbers]
    found = standings(bots, played)
    screen().print(table(found, len(played), words))
    if report is not None:
        try:
            report.write_text(as_markdown(ledger.terms, len(played), found), "utf-8")
        except OSError as error:
            raise BadInput("error-cannot-write", file=str(report), why=error.strerror or str(error)) from None
    if json_line:
        typer.echo(json.dumps(as_json(len(played), found)))


def table(found: list[Standing], games: int, words: Texts) -> Table:
    """Who did how well, the best first."""
    shown = Table(title=words("series-title", games=games), title_justify="left", header_style="bold")
    shown.add_column(words("column-bot"))
    for key in ("first", "share", "interval", "even", "score", "rating", "speed"):
        shown.add_column(words(f"column-{key}"), justify="right")
    if any(one.faults for one in found):
        shown.add_column(words("column-faults"))
    for one in found:
        row = [
            bot_called(one.name, words),
            words.figure(one.first, "g" if one.first % 1 == 0 else ".1f"),
            f"{words.figure(100 * one.share, '.1f')} %",
            f"{words.figure(100 * one.low, '.1f')} – {words.figure(100 * one.high, '.1f')}",
            f"{words.figure(100 * one.even, '.1f')} %",
            words.figure(one.score, ".1f"),
            f"{words.figure(one.rating, '.1f')} ± {words.figure(one.doubt, '.1f')}",
            words.figure(one.speed, ",.1f"),
        ]
        if any(other.faults for other in found):
            row.append(", ".join(f"{words(f'fault-{kind}')}: {count}" for kind, count in one.faults.items()))
        shown.add_row(*row)
    return shown
