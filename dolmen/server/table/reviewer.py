"""A process that makes reviews of finished games: reads a game, writes how far it is, and at last the review.

It is started for one review and ends with it, so that its memory is given back and nothing waits for it.
"""

from __future__ import annotations

import sys
import time

import msgspec

from dolmen.core.game import find_game
from dolmen.core.native import has_compiler
from dolmen.core.play import Play
from dolmen.server.table import pipes

FEW_GUESSES = 4  # of each decision, where nothing is compiled
BETWEEN_SECONDS = 0.5  # two messages about how far it is


class Finished(msgspec.Struct, array_like=True):
    """A game that is over: how it was dealt, and what was played."""

    game: str
    version: int
    players: int
    options: dict[str, str]
    seed: bytes
    actions: list[int]
    threads: int = 1
    start: bytes | None = None  # the state that it began from, if not with a deal
    guesses: int = 0  # with which each decision begins; 0: as many as the game wants


class Progress(msgspec.Struct, array_like=True):
    """So much of so much; at the end the review, or why there is none."""

    done: int
    of: int
    data: bytes | None = None
    error: str | None = None


def replayed(finished: Finished) -> Play:
    """The game as it was played."""
    game = find_game(finished.game).of_version(finished.version)
    if finished.start is not None:
        play = Play.from_state(game, finished.start)
    else:
        play = Play(game, finished.players, finished.options, finished.seed)
    for action in finished.actions:
        play.act(action)
    return play


def work() -> None:
    """Makes one review."""
    from dolmen.review.model import dump
    from dolmen.review.review import review  # in this process alone: the server needs nothing of it

    out, told = pipes.answers(), [0.0]

    def tell(done: int, of: int) -> None:
        if time.monotonic() - told[0] >= BETWEEN_SECONDS:
            told[0] = time.monotonic()
            pipes.write(out, msgspec.msgpack.encode(Progress(done, of)))

    data = pipes.read(sys.stdin.buffer)
    if data is None:
        return
    try:
        finished = msgspec.msgpack.decode(data, type=Finished)
        guesses = finished.guesses or (None if has_compiler() else FEW_GUESSES)
        made = review(replayed(finished), guesses=guesses, progress=tell, threads=finished.threads)
        last = Progress(1, 1, dump(made))
    except Exception as error:
        last = Progress(0, 0, error=f"{type(error).__name__}: {error}")
    pipes.write(out, msgspec.msgpack.encode(last))


if __name__ == "__main__":
    work()
