"""What a stress test has done so far, line by line in a file: broken off, the same command goes on."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from dolmen.core.errors import DolmenError


class OtherStress(DolmenError):
    """A file that keeps chunks of other games."""

    key = "error-other-stress"

    def sentence(self) -> str:
        return "{file} does not belong to this stress test".format(**self.details)


@dataclass(frozen=True)
class Report:
    """What one chunk of games showed."""

    games: int
    seen: Counter[str]  # steps played, or what was looked at: positions, labels, reasons …
    law: str = ""  # what was broken, if anything
    transcript: str = ""  # the game that shows it


class Kept:
    """Chunks by the number of their first game; those in which a law broke are not kept, so that they show it again."""

    def __init__(self, path: Path | None, terms: dict):
        self.path, self.done = path, dict[int, Report]()
        if path is None:
            return
        if not path.exists():
            path.write_text(json.dumps(terms, sort_keys=True) + "\n", "utf-8")
            return
        lines = path.read_text("utf-8").splitlines(keepends=True)
        if not lines or lines[0] != json.dumps(terms, sort_keys=True) + "\n":
            raise OtherStress(file=str(path))
        for line in lines[1:]:
            if line.endswith("\n"):  # else it was broken off while it was written
                row = json.loads(line)
                first, seen = row.pop("first"), Counter(row.pop("seen"))
                self.done[first] = Report(seen=seen, **row)
        path.write_text("".join(line for line in lines if line.endswith("\n")), "utf-8")

    def has(self, first: int, count: int) -> bool:
        """Whether a chunk is there with as many games as it should have."""
        return first in self.done and self.done[first].games == count

    def keep(self, first: int, report: Report) -> None:
        """Writes down a chunk."""
        if self.path is not None and not report.law:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"first": first, **vars(report)}) + "\n")
