"""Runs a study: plays and looks slice by slice, here or on a cluster, keeps what is done, and puts it together."""

from __future__ import annotations

import hashlib
import io
import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from dolmen.bots import get_ready
from dolmen.core.game import find_game
from dolmen.crew import LOCAL, run_all
from dolmen.study.looks import Found, study_slice
from dolmen.study.sample import Sample
from dolmen.study.series import SEER, Series, Slice, slices
from dolmen.study.terms import REPEATS, Closeness, Terms, Variant

WORK = "work"  # the folder of what is done so far
GROUP = tuple[str, int, str, tuple[str, ...]]  # what for, players, variant, seats


@dataclass(frozen=True)
class Task:
    """A slice of one of a study's series."""

    group: GROUP
    series: Series
    part: Slice
    close: Closeness | None

    @property
    def name(self) -> str:
        """The file it is kept in: named after all that decides what is in it."""
        said = json.dumps([self.series.as_json(), asdict(self.part), self.close and asdict(self.close)], sort_keys=True)
        return hashlib.sha256(said.encode()).hexdigest()[:24] + ".npz"


def tasks(terms: Terms) -> list[Task]:
    """All slices of a study."""
    found = []
    for players in terms.players:
        for variant in terms.variants:
            series = terms.series(players, variant)
            group = ("games", players, variant.name, series.seats)
            found += [Task(group, series, part, terms.closeness) for part in slices(terms.games, terms.size)]
        found += matches(terms, players, terms.variants[0])
    return found


def matches(terms: Terms, players: int, variant: Variant) -> list[Task]:
    """Games of one stronger bot among weaker ones, and of one that sees everything, in every seat in turn."""
    found = []
    games = min(terms.closeness.matched, terms.games) // (players * REPEATS) * REPEATS
    pairs = [("level", *pair) for pair in terms.rivals()] + [("secret", SEER, "adept")] * terms.has_seers
    for kind, stronger, weaker in pairs:
        for seat in range(players):
            seats = tuple(stronger if at == seat else weaker for at in range(players))
            series = terms.series(players, variant, seats)
            size = max(REPEATS, terms.size // 4 // REPEATS * REPEATS)
            found += [Task((kind, players, stronger, seats), series, part, None) for part in slices(games, size)]
    return found


def work(task: Task, stop: threading.Event | None = None) -> bytes:
    """Does a task; returns its file."""
    return packed(study_slice(task.series, task.part, task.close, stop))


def run_tasks(
    terms: Terms, folder: Path | None, on: str, jobs: int | None, on_done: Callable[[int], None]
) -> Iterator[tuple[Task, Found]]:
    """Every task with what it found; those that lie in the folder are not done again."""
    todo = []
    for task in tasks(terms):
        if folder is not None and (folder / WORK / task.name).exists():
            yield task, opened((folder / WORK / task.name).read_bytes())
            on_done(task.part.count)
        else:
            todo.append(task)
    for series in {task.series.seats: task.series for task in todo}.values():
        get_ready(find_game(terms.game), [word for word in series.seats if word != SEER], series.budget)
    for task, data in run_all(work, todo, on, jobs):
        if folder is not None:
            keep(folder / WORK / task.name, data)
        yield task, opened(data)
        on_done(task.part.count)


def keep(path: Path, data: bytes) -> None:
    """Writes a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.with_suffix(".part").write_bytes(data)
    path.with_suffix(".part").replace(path)


def packed(found: Found) -> bytes:
    """Arrays as a file."""
    written = io.BytesIO()
    np.savez_compressed(written, **found)  # type: ignore[arg-type]
    return written.getvalue()


def opened(data: bytes) -> Found:
    """The arrays of a file."""
    with np.load(io.BytesIO(data)) as found:
        return {name: found[name] for name in found.files}


def total(terms: Terms) -> int:
    """How many games a study plays in all."""
    return sum(task.part.count for task in tasks(terms))


def gather(
    terms: Terms,
    folder: Path | None = None,
    on: str = LOCAL,
    jobs: int | None = None,
    on_done: Callable[[int], None] = lambda games: None,
) -> dict[GROUP, Sample]:
    """Plays all games of a study; the sample of each group, the same wherever they were played."""
    found: dict[GROUP, list[tuple[int, Found]]] = {}
    for task, arrays in run_tasks(terms, folder, on, jobs, on_done):
        found.setdefault(task.group, []).append((task.part.first, arrays))
    order = list(dict.fromkeys(task.group for task in tasks(terms)))
    return {
        group: Sample([arrays for _, arrays in sorted(found[group], key=lambda each: each[0])], REPEATS)
        for group in order
    }
