"""The command: rounds of some minutes, each on a fresh database, each checked by itself; interrupted, it goes on.

`--minutes 60` on SQLite; `--minutes 60 --database postgres --processes 2`; `--resume FOLDER --kills 10000` for more.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import msgspec

from tests.server.campaign.checker import KINDS, VERDICT
from tests.server.campaign.rounds import FAULTS, Campaign, check_aside

ROUND_SECONDS, MORE_SECONDS = 300.0, 60.0


def read_played(folder: Path) -> list[dict[str, Any]]:
    """The rounds that were played so far, each with its verdict where it was checked."""
    rounds = []
    for file in sorted(folder.glob(f"round-*/{FAULTS}")):
        verdict = file.with_name(VERDICT)
        checked = msgspec.json.decode(verdict.read_bytes()) if verdict.exists() else {}
        rounds.append({**msgspec.json.decode(file.read_bytes()), **checked, "folder": file.parent})
    return rounds


def read_done(folder: Path) -> list[dict[str, Any]]:
    """The rounds that were checked so far."""
    return [one for one in read_played(folder) if "problems" in one]


def summary(rounds: list[dict[str, Any]]) -> str:
    """What happened in all rounds, for people."""
    faults: Counter[str] = Counter()
    figures: Counter[str] = Counter()
    problems: Counter[str] = Counter()
    for one in rounds:
        faults.update(one["faults"])
        figures.update(one["figures"])
        problems.update(one["problems"])
    minutes = sum(one["seconds"] for one in rounds) / 60
    lines = [f"{len(rounds)} rounds, {minutes:.1f} minutes"]
    for title, counts in (("faults", faults), ("done", figures)):
        lines.append(f"{title}: " + ", ".join(f"{name} {count:,}" for name, count in sorted(counts.items())))
    lines.append("found: " + ", ".join(f"{kind} {problems[kind]}" for kind in KINDS))
    for one in rounds:
        lines += [f"  {kind} at {table}: {text}" for kind, table, text in one["what"][:5]]
    return "\n".join(lines)


async def run(asked: argparse.Namespace, folder: Path) -> None:
    """Round after round until there were enough minutes and kills; each is checked while the next is played."""
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, _give_up, asyncio.current_task())
    checks = [asyncio.ensure_future(judge(one["folder"])) for one in read_played(folder) if "problems" not in one]
    campaign = Campaign(folder, asked.database, asked.processes, random.Random(asked.seed or None))
    try:
        await campaign.open()
        while (left := seconds_left(asked, folder)) > 0:
            played = await campaign.round(next_number(folder), min(ROUND_SECONDS, left))
            checks.append(asyncio.ensure_future(judge(played)))
    finally:
        await campaign.close()
    await asyncio.gather(*checks)


def _give_up(task: asyncio.Task[None]) -> None:
    task.cancel()


def next_number(folder: Path) -> int:
    """Of the round to come; one that was interrupted keeps its number."""
    return max((int(one.name.partition("-")[2]) for one in folder.glob("round-*")), default=-1) + 1


def seconds_left(asked: argparse.Namespace, folder: Path) -> float:
    """For how long there are still to be faults; where only kills are missing, a minute at a time."""
    rounds = read_played(folder)
    seconds = 60 * asked.minutes - sum(one["seconds"] for one in rounds)
    kills = sum(one["faults"].get("kills", 0) for one in rounds)
    return max(seconds, MORE_SECONDS) if seconds > 1 or kills < asked.kills else 0.0


async def judge(folder: Path) -> None:
    """Has a round checked and tells what was found."""
    await check_aside(folder)
    print(summary([one for one in read_done(folder.parent) if one["folder"] == folder]), flush=True)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.campaign", description="Faults while people play.")
    parser.add_argument("--minutes", type=float, default=60.0, help="in all, those of earlier rounds counted")
    parser.add_argument("--kills", type=int, default=0, help="goes on after that until there were so many")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, choices=(1, 2), default=1, help="2 need PostgreSQL")
    parser.add_argument("--resume", type=Path, help="a folder with rounds: goes on from there, or begins there")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    if asked.processes > 1 and asked.database == "sqlite":
        parser.error("SQLite is for one process")
    folder = asked.resume or Path(mkdtemp(prefix="dolmen-campaign-"))
    folder.mkdir(parents=True, exist_ok=True)
    print(f"histories in {folder}", flush=True)
    start = time.monotonic()
    asyncio.run(run(asked, folder))
    rounds = read_done(folder)
    print(f"\n{summary(rounds)}\n{time.monotonic() - start:.0f} s now")
    sys.exit(any(any(one["problems"].values()) for one in rounds))


if __name__ == "__main__":
    main()
