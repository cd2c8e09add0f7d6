"""`dolmen puzzles`: solves puzzles at the terminal, or hunts for new ones in games of bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dolmen.core.extras import need
from dolmen.core.game import find_game
from dolmen.crew import LOCAL
from dolmen.puzzles.find import FILE, find_puzzle, puzzles_of, read
from dolmen.terminal.arguments import WORDS, GameName, Language, Place
from dolmen.terminal.dataset import Jobs, SeedNumber, bar
from dolmen.terminal.speech import complain, say, screen, speak
from dolmen.terminal.study import numbers_in

Keep = Annotated[int, typer.Option("--keep", help=WORDS("about-puzzles-keep"), min=1, metavar="N")]
Players = Annotated[str | None, typer.Option("--players", help=WORDS("about-puzzles-players"), metavar="N,N,…")]
Early = Annotated[float, typer.Option("--early", help=WORDS("about-puzzles-early"), min=0, max=1, metavar="SHARE")]
Among = Annotated[str, typer.Option("--among", help=WORDS("about-puzzles-among"), metavar="LEVEL")]
Most = Annotated[int | None, typer.Option("--most", help=WORDS("about-puzzles-most"), min=2, metavar="N")]
Least = Annotated[int, typer.Option("--least", help=WORDS("about-puzzles-least"), min=2, metavar="N")]
Out = Annotated[Path | None, typer.Option("--out", help=WORDS("about-puzzles-out"), metavar="FILE")]
Beside = Annotated[
    Path | None,
    typer.Option("--beside", help=WORDS("about-puzzles-beside"), metavar="FILE", exists=True, dir_okay=False),
]
Resume = Annotated[bool, typer.Option("--resume", help=WORDS("about-puzzles-resume"))]
Solve = Annotated[bool, typer.Option("--solve", help=WORDS("about-puzzles-solve"))]
Which = Annotated[str | None, typer.Option("--puzzle", help=WORDS("about-puzzles-which"), metavar="NAME")]


def command(
    game: GameName,
    keep: Keep = 50,
    solve: Solve = False,
    puzzle: Which = None,
    players: Players = None,
    seed: SeedNumber = 1,
    early: Early = 0.4,
    among: Among = "adept",
    most: Most = None,
    least: Least = 2,
    jobs: Jobs = None,
    on: Place = LOCAL,
    out: Out = None,
    beside: Beside = None,
    resume: Resume = False,
    lang: Language = None,
) -> None:
    if solve or puzzle:
        solve_them(game, puzzle, lang)
    else:
        hunt_them(game, keep, players, seed, early, among, most, least, jobs, on, out, beside, resume, lang)


def solve_them(game: str, name: str | None, lang: str | None) -> None:
    """One puzzle after another, the easiest first."""
    from dolmen.terminal.reader import reader_for  # loads the line editor, which no other command waits for
    from dolmen.terminal.solving import Run

    found = find_game(game)
    first = find_puzzle(found, name)
    words, console = speak(lang, found), screen()
    every = puzzles_of(found)
    Run(found, every[every.index(first) :] if name is None else (first,), words, console, reader_for(console)).run()


def hunt_them(
    game: str,
    keep: int,
    players: str | None,
    seed: int,
    early: float,
    among: str,
    most: int | None,
    least: int,
    jobs: int | None,
    on: str,
    out: Path | None,
    beside: Path | None,
    resume: bool,
    lang: str | None,
) -> None:
    """Looks through games until enough are kept, and says what was lost at which test."""
    need("fast", asked="dolmen puzzles --keep")
    from dolmen.puzzles.hunt.game import Looked
    from dolmen.puzzles.hunt.hunt import Diary, gathered, hunt, report, write
    from dolmen.puzzles.hunt.terms import Terms

    found = find_game(game)
    words, console = speak(lang, found), screen()
    target = out or Path(f"{found.name}-{FILE}")
    terms = Terms.settled(found, numbers_in(players), seed, early, among, most, least)
    diary = Diary(target.with_suffix(".hunt"), terms, resume)
    earlier = read(beside) if beside else ()
    try:
        with bar() as progress:
            done = len(gathered(diary.in_order(), keep, earlier)[0])
            task = progress.add_task(words("puzzles-hunting"), total=keep, completed=done)

            def hear(looked: Looked) -> None:
                progress.update(task, advance=len(looked.puzzles))

            kept, counts = hunt(terms, keep, diary, jobs, on, hear, earlier)
    except KeyboardInterrupt:
        write([*earlier, *gathered(diary.in_order(), keep, earlier)[0]], target)
        complain(words("puzzles-interrupted", file=str(diary.path)))
        raise
    write([*earlier, *kept], target)
    say(console, words("puzzles-kept", n=len(kept), games=counts["games"], file=str(target)), "bold")
    for test, lost in report(counts):
        say(console, words("puzzles-lost", test=words(f"puzzles-test-{test}"), n=lost))
