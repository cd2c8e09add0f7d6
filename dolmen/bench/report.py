"""The figures as tables, on the screen and in bench/results.md with the method beside them."""

from __future__ import annotations

import os
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
    ("open_spiel/hanabi", "×\nhanabi"),
    ("open_spiel C++/backgammon", "× bg\nC++"),
    ("open_spiel C++/go(board_size=9)", "× go\nC++"),
    ("fastcatan/catan, one thread", "×\ncatan"),
)
MODES = ("interpreted", "compiled", "parallel")
Rows = list[list[str | float]]


def own_table(speeds: Sequence[Speed]) -> tuple[list[str], Rows]:
    """A row for each game and number of players: three modes, and ratios to the yardsticks measured in the same run."""
    marks = [(speed, word) for game, word in YARDSTICKS for speed in speeds if speed.game == game]
    head = ["game", "players", "interpreted", "1 core", f"{cores()} cores", "per\nCPU s"]
    rows: Rows = []
    own = [speed for speed in speeds if speed.mode != "peer"]
    for game, players in dict.fromkeys((speed.game, speed.players) for speed in own):
        modes = {speed.mode: speed for speed in own if (speed.game, speed.players) == (game, players)}
        cells = [modes[mode].moves_per_second if mode in modes else "" for mode in MODES]
        best = modes.get("compiled") or modes["interpreted"]
        ratios = [_ratio(best.moves_per_cpu_second, mark.moves_per_cpu_second) for mark, _ in marks]
        rows.append([game, str(players), *cells, best.moves_per_cpu_second, *ratios])
    return [*head, *(word for _, word in marks)], rows


def peer_table(speeds: Sequence[Speed]) -> tuple[list[str], Rows]:
    """A row for each game of a peer."""
    rows: Rows = []
    for speed in speeds:
        if speed.mode == "peer":
            rates = (speed.moves_per_second, speed.moves_per_cpu_second, speed.steps_per_cpu_second)
            rows.append([speed.game, str(speed.players), *rates, speed.games_per_second])
    return ["peer", "players", "moves/s", "per CPU s", "with\nchance", "games/s"], rows


def parts_table(parts: Sequence[Parts]) -> tuple[list[str], Rows]:
    """A row for each game: what a search does most, on one core."""
    rows: Rows = [
        [p.game, str(p.players), str(p.state_bytes), p.copies, p.views, p.guesses, _seconds(p.cold_seconds)]
        for p in parts
    ]
    return ["game", "players", "bytes", "copies/s", "views/s", "guesses/s", "first\ncompilation"], rows


def rich_table(title: str, table: tuple[list[str], Rows]) -> Table:
    """A table for the terminal; 80 columns are enough."""
    drawn = Table(title=title, title_justify="left", title_style="bold", box=None, padding=(0, 1, 0, 0))
    for place, word in enumerate(table[0]):
        drawn.add_column(word, justify="left" if place == 0 else "right", no_wrap=True)
    for row in table[1]:
        drawn.add_row(*(cell if isinstance(cell, str) else _short(cell) for cell in row))
    return drawn


def write(
    path: Path, speeds: Sequence[Speed], parts: Sequence[Parts], notes: Sequence[str], facts: Sequence[str]
) -> None:
    """Writes results.md."""
    missing = ["", "Not measured:", "", *(f"- {note}" for note in notes)] if notes else []
    sections = [
        "# How fast it is",
        "",
        "Written by `make bench` (`dolmen bench`) in one run; the method is in [README.md](README.md).",
        "",
        *(f"- {fact}" for fact in facts),
        "",
        "## Dolmen: whole random games",
        "",
        "Moves a second of wall time: interpreted, compiled on one core and on all; then compiled per CPU second.",
        "Ratios are those moves per CPU second to the ones of OpenSpiel's hanabi driven from Python, of",
        "OpenSpiel's C++ roll-outs of backgammon (bg) and 9x9 go, and of fastcatan on one thread.",
        "",
        *_markdown(own_table(speeds)),
        "",
        "## What a search does most, compiled, a CPU second",
        "",
        *_markdown(parts_table(parts)),
        "",
        "## Peers",
        "",
        "Moves a second of wall time, a CPU second, and a CPU second with the steps of chance counted as moves.",
        "",
        *_markdown(peer_table(speeds)),
        *missing,
    ]
    path.write_text("\n".join(sections) + "\n", "utf-8")


def machine(seconds: float) -> list[str]:
    """The facts that figures depend on, before a run."""
    return [
        f"{date.today().isoformat()}, {seconds:g} seconds a measurement",
        f"{_processor()}, {cores()} cores, {platform.system()} {platform.machine()}{_load()}",
        f"Python {platform.python_version()}, NumPy {_version('numpy')}, Numba {_version('numba')}",
    ]


def _load() -> str:
    """How busy the machine is with other things: figures in wall time suffer from it."""
    return f", load {os.getloadavg()[0]:.1f} before the run" if hasattr(os, "getloadavg") else ""


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
    return [
        _row([word.replace("\n", " ") for word in head]),
        _row(["---", *["---:"] * (len(head) - 1)]),
        *map(_row, rows),
    ]


def _row(cells: Sequence[str | float]) -> str:
    return f"| {' | '.join(cell if isinstance(cell, str) else _number(cell) for cell in cells)} |"


def _number(value: float) -> str:
    """Three digits that count: 4,120,000."""
    digits = max(0, len(str(int(value))) - 3)
    return f"{round(value, -digits):,.0f}" if value >= 10 else f"{value:.1f}"


def _short(value: float) -> str:
    """The same in less room: 4.12M."""
    for unit, sign in ((1e6, "M"), (1e3, "k")):
        if value >= unit:
            return f"{value / unit:.{2 if value < 10 * unit else 1 if value < 100 * unit else 0}f}{sign}"
    return _number(value)


def _ratio(mine: float, theirs: float) -> str:
    ratio = mine / theirs
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.1f}" if ratio >= 1 else f"{ratio:.2f}"


def _seconds(value: float | None) -> str:
    return f"{value:.1f} s" if value is not None else "too long"
