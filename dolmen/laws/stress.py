"""The stress test: random games over all player counts and options, every law at each step, on all cores."""

from __future__ import annotations

import multiprocessing
import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from dolmen.core import transcript
from dolmen.core.game import find_game
from dolmen.core.seed import seed_from, subseed
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


@dataclass(frozen=True)
class Report:
    """What one chunk of games showed."""

    games: int
    steps: int  # played, or positions that were looked at
    law: str = ""  # what was broken, if anything
    transcript: str = ""  # the game that shows it


def run(
    game_name: str,
    games: int,
    seed: int,
    jobs: int = 0,
    console: Console | None = None,
    into: Path | None = None,
    side_by_side: int = SIDE_BY_SIDE,
    of_words: bool = False,
) -> int:
    """Plays the games and returns an exit code: 0, or 1 after saving the first failure as a transcript."""
    console = console or Console()
    find_game(game_name)
    played = steps = 0
    with _progress(console) as progress:
        task = progress.add_task(game_name, total=games)
        for report in _reports(Work(game_name, seed, 0, games, side_by_side, of_words), jobs or os.cpu_count() or 1):
            played += report.games
            steps += report.steps
            progress.update(task, completed=played)
            if report.law:
                break
    if report.law:
        path = (into or Path.cwd()) / f"{game_name}-broken.game"
        path.write_text(report.transcript, "utf-8")
        console.print(f"[red]broken law[/red] {report.law}\nthe game that shows it: {path}", highlight=False)
        return 1
    what = "positions, every law of words held" if of_words else "steps, every law held"
    console.print(f"{played} games of {game_name}, {steps} {what}", highlight=False)
    return 0


def _progress(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console)


def _reports(work: Work, jobs: int) -> Iterator[Report]:
    chunks = [replace(work, first=first, count=min(CHUNK, work.count - first)) for first in range(0, work.count, CHUNK)]
    _play_chunk(replace(work, count=1))  # compiles once, before the workers need it
    if jobs == 1 or len(chunks) == 1:
        yield from map(_play_chunk, chunks)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(_play_chunk, chunks)


@cache
def _walker(game: str) -> Walker:
    return Walker(find_game(game))


@cache
def _listener(game: str) -> Listener:
    return Listener(find_game(game))


def _watch(work: Work, setting: Setting, key: bytes, number: int) -> int:
    """Plays one game under the laws that are asked for; returns how much was looked at."""
    if work.of_words:
        return _listener(work.game).listen(setting, key)
    return _walker(work.game).walk(setting, key, side_by_side=number % work.side_by_side == 0)


def _play_chunk(work: Work) -> Report:
    game = find_game(work.game)
    steps = 0
    for number in range(work.first, work.first + work.count):
        key = subseed(seed_from(work.seed), work.game, number)
        setting = random_setting(game, random.Random(key))
        try:
            steps += _watch(work, setting, key, number)
        except BrokenLaw as broken:
            return Report(number - work.first + 1, steps, f"{broken} (game {number})", _evidence(broken))
    return Report(work.count, steps)


def _evidence(broken: BrokenLaw) -> str:
    play = broken.play
    secret = "" if play.over else f"# not over; its seed is {play.seed.hex()}\n"
    return f"{transcript.dump(play)}{secret}# broken: {broken.law}\n"
