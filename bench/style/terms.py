"""Which games show what a champion plays like, and where they are kept: played once, drawn from again and again.

It plays among its like, and in every seat in turn as the only one among adepts, on the same deals.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from bench.style.watching import Watched, watch_slice
from dolmen.bots import get_ready
from dolmen.bots.net import FILE
from dolmen.bots.settings import settings_of
from dolmen.core.game import Game, find_game
from dolmen.crew import run_all
from dolmen.study.gathering import keep, opened, packed
from dolmen.study.looks import Found
from dolmen.study.series import Series, Slice, slices

KEPT = Path(__file__).parents[2] / "build" / "style"
RIVAL, ADVISED = "adept", "net-advised"
SEED = 19  # no other figures of the project are made from these deals
SIZE = 20  # games of a slice


@dataclass(frozen=True)
class Style:
    """Who plays a title for its page, and how many."""

    title: str
    champion: str  # the word of a bot
    players: int

    def series(self, seats: tuple[str, ...]) -> Series:
        """The games of a seating, on the deals of all."""
        return Series.settled(self.title, seats, seed=SEED)

    @property
    def who(self) -> str:
        """What plays, in a word."""
        return "advised network" if self.champion == ADVISED else "network"

    @property
    def alone(self) -> Series:
        """The games among its like."""
        return self.series((self.champion,) * self.players)

    def among(self, seat: int) -> Series:
        """The games in which all other seats are adepts."""
        return self.series(tuple(self.champion if at == seat else RIVAL for at in range(self.players)))


def at_once(title: str) -> str:
    """The champion of a title before it looks ahead: its network, with the adept's advice where it takes that."""
    return ADVISED if settings_of(find_game(title)).advice else "net"


# Chance decides nothing in Táin but who begins, so that a bot which always plays what it thinks best would play the
# same two games for ever; and who never draws lots is read.
STYLES = {
    style.title: style
    for style in (
        Style("tain", "net-drawn", 2),
        Style("keltis", at_once("keltis"), 2),
        Style("mac_robber", at_once("mac_robber"), 3),
        Style("enclave", at_once("enclave"), 2),
        Style("woolly_bully", at_once("woolly_bully"), 2),
    )
}


@dataclass(frozen=True)
class Task:
    """Some games of a series; `is_noted`: what the champion thought is written down, too."""

    series: Series
    part: Slice
    is_noted: bool
    minds: str  # of who plays it

    @property
    def name(self) -> str:
        """The file it is kept in: named after all that decides what is in it."""
        said = json.dumps([self.series.as_json(), asdict(self.part), self.is_noted, self.minds], sort_keys=True)
        return hashlib.sha256(said.encode()).hexdigest()[:24] + ".npz"


def work(task: Task) -> bytes:
    """Plays a task; returns its file."""
    return packed(watch_slice(task.series, task.part, task.is_noted))


@dataclass(frozen=True)
class Games:
    """The games of a title: among its like, and by seat those among adepts."""

    style: Style
    alone: Watched
    among: tuple[Watched, ...]


def tasks(style: Style, games: int) -> list[Task]:
    """All slices: as many games of both kinds, in whole deals."""
    minds = minds_of(find_game(style.title))
    found = [Task(style.alone, part, True, minds) for part in slices(games, SIZE)]
    for seat in range(style.players):
        found += [Task(style.among(seat), part, False, minds) for part in slices(games // style.players, SIZE)]
    return found


def minds_of(game: Game) -> str:
    """A hash of what bots go by in a title: a network that learned on, other advice or another judge play anew."""
    files = (game.folder / name for name in (FILE, "search.toml", "judge.py"))
    found = (hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else "" for path in files)
    return " ".join(found)


def gather(
    style: Style, games: int, folder: Path = KEPT, jobs: int | None = None, on_done: Callable[[int], None] = print
) -> Games:
    """Plays what is not yet kept."""
    found: dict[tuple[str, ...], list[Found]] = {}
    for task, arrays in played(tasks(style, games), folder / style.title, jobs):
        found.setdefault(task.series.seats, []).append({"first": np.array([task.part.first]), **arrays})
        on_done(task.part.count)
    seatings = [style.alone, *(style.among(seat) for seat in range(style.players))]
    alone, *among = (Watched.joined(series, found[series.seats]) for series in seatings)
    return Games(style, alone, tuple(among))


def played(todo: list[Task], folder: Path, jobs: int | None) -> Iterator[tuple[Task, Found]]:
    """Every task with what it holds; those in the folder are not played again."""
    left = []
    for task in todo:
        if (folder / task.name).exists():
            yield task, opened((folder / task.name).read_bytes())
        else:
            left.append(task)
    for series in {task.series.seats: task.series for task in left}.values():
        get_ready(find_game(series.game), series.seats, series.budget)  # compiled once, and not by every process
    for task, data in run_all(work, left, jobs=jobs, is_compiled=False):
        keep(folder / task.name, data)
        yield task, opened(data)
