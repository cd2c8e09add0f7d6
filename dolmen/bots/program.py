"""Bots in any language: a program that reads JSON lines from its standard input and answers with sentences.

`exec:./mybot` or `exec:python3 mybot.py --deep`. Whatever goes wrong (no answer in time, no process any more, something
that is no legal sentence), the seat plays on with a legal action by lot, and the fault is counted by its kind.
"""

from __future__ import annotations

import json
import os
import selectors
import shlex
import shutil
import subprocess
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from dolmen.bots.bot import Bot
from dolmen.bots.level import UnknownBot, levels
from dolmen.core.game import Game
from dolmen.core.options import Chosen
from dolmen.core.seed import by_lot
from dolmen.core.view import View

PREFIX = "exec:"
PROTOCOL = 1
SECONDS = 10.0  # for a move, unless the caller says otherwise
START = 10.0  # seconds more for the first move, in which the program is loaded
GRACE = 1.0  # seconds to end by itself once the game is over
MOST_FAULTS = 3  # then the program is not asked again in this game
LONGEST_ANSWER = 10_000  # bytes
LATE, DEAD, NONSENSE = "late", "crashed", "nonsense"


class Faulty(Exception):
    """What a program did wrong: one of LATE, DEAD, NONSENSE."""


class Program(Bot):
    """One program in one seat of one game."""

    def __init__(self, word: str, seconds: float | None = None):
        self.command = shlex.split(word.removeprefix(PREFIX))
        if not self.command or shutil.which(self.command[0]) is None:
            raise UnknownBot(asked=word, possible=", ".join(levels()))
        self.seconds = SECONDS if seconds is None else seconds
        self.faults: Counter[str] = Counter()
        self._process: subprocess.Popen[bytes] | None = None
        self._rest = b""
        self._hello: dict[str, Any] = {}

    def begin(self, game: Game, players: int, options: Chosen, seat: int) -> None:
        """Sits down to a game; the process starts with the first question."""
        self.close()
        self.faults.clear()
        self._hello = {
            "hello": PROTOCOL,
            "game": game.name,
            "players": players,
            "options": dict(options),
            "seat": seat,
            "seconds": self.seconds,
        }

    def choose(self, view: View, seat: int, legal: Sequence[int], seed: bytes) -> int:
        """The program's answer, or a legal action by lot where it gives none."""
        try:
            if sum(self.faults.values()) < MOST_FAULTS:
                return self._answer(view, legal)
        except Faulty as fault:
            self.faults[str(fault)] += 1
            self._kill()
        return by_lot(legal, seed)

    def _answer(self, view: View, legal: Sequence[int]) -> int:
        sentences = {view.game.notation.sentence(action): action for action in legal}
        limit = self.seconds
        if self._process is None:
            limit += START
            self._start()
        self._say({"view": vars(view.copy()), "legal": list(sentences), "seconds": self.seconds})
        said = meant(self._hear(time.monotonic() + limit))
        if said not in sentences:
            raise Faulty(NONSENSE)
        return sentences[said]

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError:
            raise Faulty(DEAD) from None
        self._rest = b""
        self._say(self._hello)

    def _say(self, message: dict[str, Any]) -> None:
        assert self._process is not None and self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise Faulty(DEAD) from None

    def _hear(self, deadline: float) -> str:
        """One line, if it comes in time."""
        assert self._process is not None and self._process.stdout is not None
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._rest:
                left = deadline - time.monotonic()
                if left <= 0 or not waiting.select(left):
                    raise Faulty(LATE)
                more = os.read(self._process.stdout.fileno(), 1 << 16)
                if not more:
                    raise Faulty(DEAD)
                self._rest += more
                if len(self._rest) > LONGEST_ANSWER:
                    raise Faulty(NONSENSE)
        line, _, self._rest = self._rest.partition(b"\n")
        return line.decode("utf-8", "replace")

    def end(self, scores: Sequence[int], ranks: Sequence[int]) -> None:
        """Tells the program how the game ended, and lets it go."""
        if self._process is not None:
            with suppress(Faulty):  # the game is over: a program that has left already did nothing wrong
                self._say({"over": True, "scores": list(scores), "ranks": list(ranks)})
        self.close()

    def close(self) -> None:
        """Lets the process end by itself, or ends it."""
        if self._process is None:
            return
        assert self._process.stdin is not None
        with suppress(OSError, subprocess.TimeoutExpired):
            self._process.stdin.close()
            self._process.wait(GRACE)
        self._kill()

    def _kill(self) -> None:
        if self._process is None:
            return
        process, self._process = self._process, None
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):  # what was still to be written cannot be any more
                    pipe.close()


def meant(line: str) -> str:
    """The sentence in an answer: `lay g3`, or the same as a JSON string."""
    text = line.strip()
    if text.startswith('"'):
        try:
            text = str(json.loads(text))
        except ValueError:
            raise Faulty(NONSENSE) from None
    return " ".join(text.lower().split())
