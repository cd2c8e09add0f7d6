"""Datasets: the games of a series as Parquet files in a folder, one file per slice, and back into transcripts.

`series.json` says what was played. One row per game:

| column | type | what |
| --- | --- | --- |
| `number` | int64 | the number of the game in its series |
| `deal` | int64 | the number of its deal |
| `seed` | 16 bytes | the seed of the game |
| `actions` | list of int32 | every action, by number, forced ones too |
| `choices` | list of int32 | among how many legal ones each was chosen |
| `players` | list of int8 | who chose |
| `scores` | list of int32 | the points of each seat |
| `ranks` | list of int8 | how many stand before each seat |

A slice is written whole or not at all, and its bytes depend on the series alone.
"""

from __future__ import annotations

import io
import json
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from dolmen.bots import get_ready
from dolmen.core import transcript
from dolmen.core.errors import DolmenError
from dolmen.core.game import find_game
from dolmen.core.play import Play
from dolmen.crew import LOCAL, run_all
from dolmen.study.playing import Played, play_slice
from dolmen.study.series import FORMAT, Series, Slice, slices

ABOUT = "series.json"


class OtherSeries(DolmenError):
    """A folder that keeps the games of another series, or something else."""

    key = "error-other-series"

    def sentence(self) -> str:
        return "{folder} does not belong to this series: {why}".format(**self.details)


class NoSuchGame(DolmenError):
    """A number that no game of a dataset has."""

    key = "error-no-such-game"

    def sentence(self) -> str:
        return "{folder} has no game {number}".format(**self.details)


class GoesOtherwise(DolmenError):
    """A game of a dataset that does not replay as it is written."""

    key = "error-goes-otherwise"

    def sentence(self) -> str:
        return "game {number} does not replay as it is written".format(**self.details)


def write(
    series: Series,
    games: int,
    folder: Path,
    on: str = LOCAL,
    jobs: int | None = None,
    on_slice: Callable[[Slice], None] = lambda part: None,
) -> None:
    """Plays what is not yet in the folder. Broken off, the same call goes on."""
    open_folder(series, folder)
    todo = []
    for part in slices(games):
        if is_whole(folder / part.name, part):
            on_slice(part)
        else:
            todo.append(part)
    get_ready(find_game(series.game), series.seats, series.budget)
    for part, data in run_all(partial(slice_as_bytes, series), todo, on, jobs):
        kept = folder / part.name
        kept.with_suffix(".part").write_bytes(data)
        kept.with_suffix(".part").replace(kept)
        on_slice(part)


def open_folder(series: Series, folder: Path) -> None:
    """Makes the folder, or sees that it is of this series."""
    folder.mkdir(parents=True, exist_ok=True)
    about = folder / ABOUT
    if not about.exists():
        about.write_text(json.dumps(series.as_json(), indent=2) + "\n", "utf-8")
        return
    was = read_about(folder)
    for name, value in series.as_json().items():
        if was.get(name) != value:
            raise OtherSeries(folder=str(folder), why=f"{name} was {was.get(name)}, now it is {value}")


def read_about(folder: Path) -> dict:
    """What series.json says."""
    try:
        about = json.loads((folder / ABOUT).read_text("utf-8"))
    except (OSError, ValueError):
        about = None
    if not isinstance(about, dict) or about.get("series") != FORMAT:
        raise OtherSeries(folder=str(folder), why=f"its {ABOUT} is not that of a dataset")
    return about


def read_series(folder: Path) -> Series:
    """The series of a dataset."""
    about = {name: value for name, value in read_about(folder).items() if name != "series"}
    return Series(**{**about, "seats": tuple(about["seats"])})


def is_whole(path: Path, part: Slice) -> bool:
    """Whether a slice is there with as many games as it should have."""
    return path.exists() and pq.read_metadata(path).num_rows == part.count


def slice_as_bytes(series: Series, part: Slice, stop: threading.Event | None = None) -> bytes:
    """Plays a slice; returns its file."""
    written = io.BytesIO()
    table = as_table(series, part, play_slice(series, part, stop))
    pq.write_table(table, written, compression="zstd")
    return written.getvalue()


def as_table(series: Series, part: Slice, played: Played) -> pa.Table:
    """Games as rows."""
    numbers = np.arange(part.first, part.first + part.count, dtype=np.int64)
    ends = np.concatenate([[0], np.cumsum(played.lengths)]).astype(np.int32)
    seeds = [series.deal_seed(int(number)) for number in numbers]
    columns = {
        "number": pa.array(numbers),
        "deal": pa.array(numbers // series.repeats),
        "seed": pa.array(seeds, pa.binary(16)),
        "actions": pa.ListArray.from_arrays(ends, played.actions),
        "choices": pa.ListArray.from_arrays(ends, played.choices),
        "players": pa.ListArray.from_arrays(ends, played.players),
        "scores": _rows(played.scores),
        "ranks": _rows(played.ranks),
    }
    return pa.table(columns)


def _rows(table: np.ndarray) -> pa.Array:
    starts = np.arange(len(table) + 1, dtype=np.int32) * table.shape[1]
    return pa.ListArray.from_arrays(starts, table.reshape(-1))


def play_of(folder: Path, number: int) -> Play:
    """A game of a dataset, replayed."""
    series = read_series(folder)
    row = _row(folder, number)
    play = Play.new(find_game(series.game), len(series.seats), series.options, row["seed"])
    for action in row["actions"]:
        play.act(action)
    return play


def replayed_alike(folder: Path, count: int) -> int:
    """Replays the first games of a dataset by the interpreter; returns how many, or raises where one goes otherwise."""
    series, done = read_series(folder), 0
    for path in sorted(folder.glob("games-*.parquet")):
        for row in pq.read_table(path).slice(0, count - done).to_pylist():
            _replay(series, row)
            done += 1
        if done == count:
            break
    return done


def _replay(series: Series, row: dict) -> None:
    """Replays a row, and compares who chose among how many, points and ranks."""
    game = find_game(series.game)
    play = Play.new(game, len(series.seats), series.options, row["seed"])
    chosen = []
    for action in row["actions"]:
        chosen.append((len(play.legal), play.player))
        play.act(action)
    seats = range(play.players)
    told = list(zip(row["choices"], row["players"], strict=True))
    results = (
        [game.rules.score(play.state, seat) for seat in seats],
        [game.rules.rank(play.state, seat) for seat in seats],
    )
    if not play.over or chosen != told or results != (row["scores"], row["ranks"]):
        raise GoesOtherwise(number=row["number"])


def _row(folder: Path, number: int) -> dict:
    for path in sorted(folder.glob("games-*.parquet")):
        first = int(path.stem.rpartition("-")[2])
        rows = pq.read_metadata(path).num_rows
        if first <= number < first + rows:
            return pq.read_table(path).slice(number - first, 1).to_pylist()[0]
    raise NoSuchGame(folder=str(folder), number=number)


def transcript_of(folder: Path, number: int) -> str:
    """A game of a dataset as a transcript."""
    return transcript.dump(play_of(folder, number))
