"""The stress test: random games over all player counts and options, every law at each step, on all cores."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from dolmen.core import transcript
from dolmen.core.game import find_game
from dolmen.core.seed import seed_from, subseed
from dolmen.crew import LOCAL, run_all
from dolmen.laws.kept import Kept, Report
from dolmen.laws.listen import Listener
from dolmen.laws.walk import BrokenLaw, Setting, Walker, random_setting

CHUNK = 50  # games a worker plays before it reports
SIDE_BY_SIDE = 10  # of so many games one is also played interpreted, and compared in bytes at every step


@dataclass(frozen=True)
class Work:
    """Which games of a series to play."""

    game: str
    seed: int
    first: int
    count: int
    side_by_side: int
    of_words: bool = False  # the laws of what people are told, and not those of positions


def run(
    game_name: str,
    games: int,
    seed: int,
    jobs: int = 0,
    console: Console | None = None,
    into: Path | None = None,
    side_by_side: int = SIDE_BY_SIDE,
    of_words: bool = False,
    on: str = LOCAL,
    resume: Path | None = None,
) -> int:
    """Plays the games and returns an exit code: 0, or 1 after saving the first failure as a transcript.

    Chunks that are done are kept in the file `resume`, and not played again.
    """
    console = console or Console()
    find_game(game_name)
    played, seen = 0, Counter[str]()
    with _progress(console) as progress:
        task = progress.add_task(game_name, total=games)
        work = Work(game_name, seed, 0, games, side_by_side, of_words)
        for report in _reports(work, jobs or None, on, Kept(resume, _terms(work))):
            played += report.games
            seen += report.seen
            progress.update(task, completed=played)
            if report.law:
                break
    if report.law:
        path = (into or Path.cwd()) / f"{game_name}-broken.game"
        path.write_text(report.transcript, "utf-8")
        console.print(f"[red]broken law[/red] {report.law}\nthe game that shows it: {path}", highlight=False)
        return 1
    what = ", ".join(f"{count} {name}" for name, count in seen.items())
    console.print(f"{played} games of {game_name}, {what}, every law{' of words' * of_words} held", highlight=False)
    return 0


def _progress(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console)


def _terms(work: Work) -> dict:
    """What a file of chunks belongs to: all that decides how the games go, but not how many."""
    about = {name: value for name, value in asdict(work).items() if name not in ("first", "count")}
    return {**about, "version": find_game(work.game).version, "chunk": CHUNK}


def _reports(work: Work, jobs: int | None, on: str, kept: Kept) -> Iterator[Report]:
    """What each chunk showed, as soon as it is done. Most of it is interpreted, and so not shared out to threads."""
    chunks = [replace(work, first=first, count=min(CHUNK, work.count - first)) for first in range(0, work.count, CHUNK)]
    whole = {chunk.first for chunk in chunks if kept.has(chunk.first, chunk.count)}
    yield from (kept.done[first] for first in sorted(whole))
    todo = [chunk for chunk in chunks if chunk.first not in whole]
    if not todo:
        return
    _play_chunk(replace(work, count=1))  # compiles once, before the others need it
    alone = on == LOCAL and (jobs == 1 or len(todo) == 1)
    done = ((each, _play_chunk(each)) for each in todo) if alone else _shared_out(todo, on, jobs)
    for chunk, report in done:
        kept.keep(chunk.first, report)
        yield report


def _shared_out(chunks: list[Work], on: str, jobs: int | None) -> Iterator[tuple[Work, Report]]:
    return run_all(_play_chunk, chunks, on, jobs, is_compiled=False)


@cache
def _walker(game: str) -> Walker:
    return Walker(find_game(game))


@cache
def _listener(game: str) -> Listener:
    return Listener(find_game(game))


def _watch(work: Work, setting: Setting, key: bytes, number: int) -> Counter[str]:
    """Plays one game under the laws that are asked for; returns how much was looked at."""
    if work.of_words:
        return _listener(work.game).listen(setting, key)
    return Counter(steps=_walker(work.game).walk(setting, key, side_by_side=number % work.side_by_side == 0))


def _play_chunk(work: Work) -> Report:
    game = find_game(work.game)
    seen = Counter[str]()
    for number in range(work.first, work.first + work.count):
        key = subseed(seed_from(work.seed), work.game, number)
        setting = random_setting(game, random.Random(key))
        try:
            seen += _watch(work, setting, key, number)
        except BrokenLaw as broken:
            return Report(number - work.first + 1, seen, f"{broken} (game {number})", _evidence(broken))
    return Report(work.count, seen)


def _evidence(broken: BrokenLaw) -> str:
    play = broken.play
    secret = "" if play.over else f"# not over; its seed is {play.seed.hex()}\n"
    return f"{transcript.dump(play)}{secret}# broken: {broken.law}\n"
