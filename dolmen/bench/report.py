"""The figures as tables, on the screen and in bench/results.md with the method beside them."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from rich.table import Table

from dolmen.bench.own import Parts
from dolmen.bench.speed import Speed
from dolmen.core.batch import cores

YARDSTICKS = (  # peers that Dolmen's compiled games are compared with
    ("open_spiel/hanabi", "× hanabi"),
    ("open_spiel C++/backgammon", "× backgammon C++"),
    ("open_spiel C++/go(board_size=9)", "× 9x9 go C++"),
    ("fastcatan/catan, one thread", "× fastcatan"),
)
Rows = list[list[str]]


def own_table(speeds: Sequence[Speed]) -> tuple[list[str], Rows]:
    """A row for each game and number of players: three modes, and ratios to the yardsticks measured in the same run."""
    marks = [(speed, word) for game, word in YARDSTICKS for speed in speeds if speed.game == game]
    head = ["game", "players", "interpreted", "compiled, 1 core", f"compiled, {cores()} cores", "games/s, 1 core"]
    rows = []
    own = [speed for speed in speeds if speed.mode != "peer"]
    for game, players in dict.fromkeys((speed.game, speed.players) for speed in own):
        modes = {speed.mode: speed for speed in own if (speed.game, speed.players) == (game, players)}
        cells = [_number(modes[mode].moves_per_second) if mode in modes else "" for mode in MODES]
        best = modes.get("compiled") or modes["interpreted"]
        ratios = [_ratio(best.moves_per_cpu_second, mark.moves_per_cpu_second) for mark, _ in marks]
        rows.append([game, str(players), *cells, _number(best.games_per_second), *ratios])
    return [*head, *(word for _, word in marks)], rows


MODES = ("interpreted", "compiled", "parallel")


def peer_table(speeds: Sequence[Speed]) -> tuple[list[str], Rows]:
    """A row for each game of a peer."""
    head = ["peer", "players", "moves/s", "moves/CPU s", "with chance's steps/CPU s", "games/s"]
    rows = []
    for speed in speeds:
        if speed.mode == "peer":
            rates = (
                speed.moves_per_second,
                speed.moves_per_cpu_second,
                speed.steps_per_cpu_second,
                speed.games_per_second,
            )
            rows.append([speed.game, str(speed.players), *map(_number, rates)])
    return head, rows


def parts_table(parts: Sequence[Parts]) -> tuple[list[str], Rows]:
    """A row for each game: what a search does most, on one core."""
    head = ["game", "players", "state, bytes", "copies/s", "views/s", "guesses/s", "first compilation, s"]
    rows = [
        [
            p.game,
            str(p.players),
            str(p.state_bytes),
            *map(_number, (p.copies, p.views, p.guesses)),
            _seconds(p.cold_seconds),
        ]
        for p in parts
    ]
    return head, rows


def rich_table(title: str, table: tuple[list[str], Rows]) -> Table:
    """A table for the terminal."""
    drawn = Table(title=title, title_justify="left", title_style="bold")
    for place, word in enumerate(table[0]):
        drawn.add_column(word, justify="left" if place == 0 else "right")
    for row in table[1]:
        drawn.add_row(*row)
    return drawn


def write(path: Path, speeds: Sequence[Speed], parts: Sequence[Parts], notes: Sequence[str], seconds: float) -> None:
    """Writes results.md."""
    missing = ["", "Not measured:", "", *(f"- {note}" for note in notes)] if notes else []
    sections = [
        "# How fast it is",
        "",
        "Written by `make bench` (`dolmen bench`) in one run; the method is in [README.md](README.md).",
        "",
        *(f"- {fact}" for fact in machine(seconds)),
        "",
        "## Dolmen: whole random games",
        "",
        "Moves a second of wall time. Ratios compare moves per CPU second, compiled on one core, with the peer's.",
        "",
        *_markdown(own_table(speeds)),
        "",
        "## What a search does most, compiled, a CPU second",
        "",
        *_markdown(parts_table(parts)),
        "",
        "## Peers",
        "",
        *_markdown(peer_table(speeds)),
        *missing,
    ]
    path.write_text("\n".join(sections) + "\n", "utf-8")


def machine(seconds: float) -> list[str]:
    """The facts that figures depend on."""
    return [
        f"{date.today().isoformat()}, {seconds:g} seconds a measurement",
        f"{_processor()}, {cores()} cores, {platform.system()} {platform.machine()}",
        f"Python {platform.python_version()}, NumPy {_version('numpy')}, Numba {_version('numba')}",
    ]


def _processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or "unknown processor"


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "missing"


def _markdown(table: tuple[list[str], Rows]) -> list[str]:
    head, rows = table
    return [_row(head), _row(["---", *["---:"] * (len(head) - 1)]), *map(_row, rows)]


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _number(value: float) -> str:
    """Three digits that count: 4,120,000."""
    digits = max(0, len(str(int(value))) - 3)
    return f"{round(value, -digits):,.0f}" if value >= 10 else f"{value:.1f}"


def _ratio(mine: float, theirs: float) -> str:
    ratio = mine / theirs
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.1f}" if ratio >= 1 else f"{ratio:.2f}"


def _seconds(value: float | None) -> str:
    return f"{value:.1f}" if value is not None else "too long"
