"""A process in which bots think: reads questions from its standard input, writes answers to its standard output.

A question is a view, never a state: what the seat does not know is not in this process. Nobody waits for a compiler:
while a level's code for a game is being made ready beside, the same choice is found by the interpreter.
"""

from __future__ import annotations

import os
import sys
import threading
from typing import BinaryIO

import msgspec
import numpy as np

from dolmen.core.game import Game, find_game
from dolmen.core.native import has_compiler
from dolmen.core.plain import Plain
from dolmen.core.play import Play

_kitchen: dict[tuple[str, str], threading.Thread] = {}  # what is being compiled, or has been


class Question(msgspec.Struct, array_like=True):
    """What a bot is asked: the bytes of its seat's view and a seed for its own dice."""

    level: str
    game: str
    view: bytes
    seat: int
    seed: bytes
    seconds: float


class Reply(msgspec.Struct, array_like=True):
    """An action, or what went wrong."""

    action: int
    error: str | None = None


def answer(question: Question) -> Reply:
    """Lets the bot choose."""
    from dolmen import bots

    game = find_game(question.game)
    view = Plain(np.frombuffer(question.view, game.state)[0])
    is_compiled = None if is_ready(question.level, game) else False
    action = bots.choose(question.level, game, view, question.seat, question.seed, question.seconds, is_compiled)
    return Reply(action)


def is_ready(level: str, game: Game) -> bool:
    """Whether a level may be asked without waiting; if not, a thread begins to compile it. A search sees to itself."""
    from dolmen.bots.level import find_level

    if not has_compiler() or find_level(level).searches:
        return True
    key = (level, game.name)
    if key not in _kitchen:
        _kitchen[key] = threading.Thread(target=prepare, args=key, daemon=True)
        _kitchen[key].start()
    return not _kitchen[key].is_alive()


def prepare(level: str, name: str) -> None:
    """Compiles a level for a game by asking it once."""
    from dolmen import bots

    play = Play.new(name, seed=bytes(16))
    bots.choose(level, play.game, play.view(play.player), play.player, bytes(16), is_compiled=True)


def read(stream: BinaryIO) -> bytes | None:
    """One message: four bytes of length, then that many."""
    head = stream.read(4)
    return stream.read(int.from_bytes(head, "big")) if len(head) == 4 else None


def work() -> None:
    """Answers until nobody asks any more."""
    # Whatever a bot prints must not get between the answers.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    questions, encode = msgspec.msgpack.Decoder(Question), msgspec.msgpack.encode
    while (data := read(sys.stdin.buffer)) is not None:
        try:
            reply = answer(questions.decode(data))
        except Exception as error:
            reply = Reply(-1, f"{type(error).__name__}: {error}")
        body = encode(reply)
        out.write(len(body).to_bytes(4, "big") + body)
        out.flush()


if __name__ == "__main__":
    work()
