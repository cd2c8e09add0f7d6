"""The figures of a load test, and the page they are written to."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Figures:
    """What a run showed."""

    name: str
    tables: int = 0
    people: int = 0
    seconds: float = 0.0
    moves: int = 0
    latencies: list[float] = field(default_factory=list)
    memory: int = 0  # bytes, of the server and what belongs to it
    cpu: float = 0.0  # seconds of the server
    problem: str = ""

    def percentile(self, part: float) -> float:
        """A latency in milliseconds."""
        ordered = sorted(self.latencies) or [0.0]
        return 1000 * ordered[min(int(part * len(ordered)), len(ordered) - 1)]

    def row(self) -> str:
        """A line of the table."""
        rate = self.moves / self.seconds if self.seconds else 0
        return (
            f"| {self.name} | {self.tables} | {self.people} | {rate:,.0f} | {self.percentile(0.5):.0f} ms | "
            f"{self.percentile(0.99):.0f} ms | {self.memory / 2**20:,.0f} MB | "
            f"{1e6 * self.cpu / max(self.moves, 1):,.0f} µs | {self.problem or 'none'} |"
        )


def memory_of(pid: int) -> int:
    """The memory that a process uses, its children included."""
    pids = [pid]
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        pids.append(int(child))
    return sum(rss_of(each) for each in pids)


def rss_of(pid: int) -> int:
    """The memory that a process uses itself, programs and libraries that it has read included."""
    return _memory(pid, "VmRSS")


def own_memory_of(pid: int) -> int:
    """The memory that a process has made; what it has read from files comes and goes as the system likes."""
    return _memory(pid, "RssAnon")


def _memory(pid: int, kind: str) -> int:
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((1024 * int(line.split()[1]) for line in lines if line.startswith(kind)), 0)


def cpu_of(pid: int) -> float:
    """The seconds of processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def machine(python: str = sys.executable) -> str:
    """On what it was measured, and by which Python."""
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    name = next((line.partition(":")[2].strip() for line in lines if "model name" in line), platform.machine())
    load, version = os.getloadavg()[0], subprocess.check_output([python, "--version"], text=True).strip()
    return f"{os.cpu_count()} cores, {name}, {version}, load {load:.1f} before"


HEAD = """# The load on a server

`python -m bench.load`: tables for two, everybody plays random legal moves as fast as answered. Latency is from sending
a move to the answer that it is taken: with Dolmen it is then on the disk, and only then anybody sees it; boardgame.io
keeps it in memory. As fast as answered there is always a move under way at every table, so that the usual latency is
the number of tables by the moves a second; the paced runs ask for a fixed number of moves. Server and load share the
machine. The game is Cairn, and after every step every player gets the position with their choices in words and the log;
boardgame.io's is its tic-tac-toe.

| server | tables | people | moves a second | p50 | p99 | memory | CPU a move | lost or doubled |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |
"""


def write(rows: list[Figures], resting: Figures | None, where: str, path: Path) -> str:
    """The results as a page."""
    text = HEAD + "\n".join(figures.row() for figures in rows) + "\n"
    if resting:
        size = f"{resting.memory / 2**20:,.0f} MB"
        text += f"\n{resting.people:,} idle seats, connected at {resting.tables:,} tables: {size}.\n"
    text += f"\nMeasured on {where}.\n"
    path.write_text(text)
    return text
