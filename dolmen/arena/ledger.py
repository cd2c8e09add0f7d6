"""Where an arena keeps its games: a file of JSON lines, the first says what is played, each other is one game, whole.

A line that was cut short by a crash is no game: it is dropped when the file is opened again, and the game is played.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TextIO

from dolmen.arena.match import Outcome
from dolmen.arena.plan import Pairing
from dolmen.bots import Budget
from dolmen.core.errors import DolmenError
from dolmen.core.game import Game, find_game
from dolmen.core.options import Chosen
from dolmen.core.seed import Seed, seed_from

FORMAT = 1


class OtherArena(DolmenError):
    """A file that keeps the games of another arena, or something else."""

    key = "error-other-arena"

    def sentence(self) -> str:
        return "{file} does not belong to this arena: {why}".format(**self.details)


@dataclass(frozen=True)
class Terms:
    """What is played: all that decides how each game goes, but not how many."""

    game: str
    version: int
    bots: tuple[str, ...]
    options: Chosen
    seed: str
    budget: Budget

    @classmethod
    def settled(
        cls,
        game: Game | str,
        bots: Sequence[str],
        options: Mapping[str, object] | None = None,
        seed: Seed = 1,
        budget: Budget = Budget(),
    ) -> Terms:
        """The terms of an arena, options checked and defaults filled in."""
        found = find_game(game) if isinstance(game, str) else game
        chosen = found.settle(len(bots), options)
        return cls(found.name, found.version, tuple(bots), chosen, seed_from(seed).hex(), budget)

    def as_json(self) -> dict[str, Any]:
        """The first line of the file."""
        return {"arena": FORMAT, **asdict(self), "bots": list(self.bots)}


class Ledger:
    """The games played so far; with a file, they are still there after a crash."""

    def __init__(self, terms: Terms, path: Path | None = None):
        self.terms, self.path = terms, path
        self.played: dict[int, tuple[Pairing, Outcome]] = {}
        self._file: TextIO | None = None
        if path is not None:
            self._open(path)

    def _open(self, path: Path) -> None:
        if path.exists() and path.stat().st_size > 0:
            self._read(path)
        self._file = path.open("a", encoding="utf-8")
        if self._file.tell() == 0:
            self._write(self.terms.as_json())

    def _read(self, path: Path) -> None:
        whole, _, cut = path.read_bytes().rpartition(b"\n")
        lines = whole.decode("utf-8", "replace").splitlines()
        if cut and lines:
            os.truncate(path, len(whole) + 1)
        try:
            first, *rest = (json.loads(line) for line in lines)
        except ValueError:
            raise OtherArena(file=str(path), why="it is not the file of an arena") from None
        wanted = self.terms.as_json()
        for name, value in wanted.items():
            if not isinstance(first, dict) or first.get(name) != value:
                was = first.get(name) if isinstance(first, dict) else None
                raise OtherArena(file=str(path), why=f"{name} was {was}, now it is {value}")
        for line in rest:
            pairing = Pairing(line["number"], line["deal"], tuple(line["entries"]))
            names = ("scores", "ranks", "decisions", "seconds", "faults")
            self.played[pairing.number] = (pairing, Outcome(**{name: line[name] for name in names}))

    def add(self, pairing: Pairing, outcome: Outcome) -> None:
        """Keeps a game."""
        self.played[pairing.number] = (pairing, outcome)
        if self._file is not None:
            rounded = [round(seconds, 4) for seconds in outcome.seconds]
            self._write({**asdict(pairing), **asdict(outcome), "seconds": rounded})

    def _write(self, line: dict[str, Any]) -> None:
        """One write a line, and out of the process at once."""
        assert self._file is not None
        self._file.write(json.dumps(line) + "\n")
        self._file.flush()

    def close(self) -> None:
        """Closes the file."""
        if self._file is not None:
            self._file.close()
