"""The check that the shuffles were fixed beforehand: the promise of the start, and the game replayed from the seed."""

from __future__ import annotations

from functools import lru_cache

from dolmen.core import transcript
from dolmen.core.errors import DolmenError
from dolmen.core.play import Play
from dolmen.core.seed import commitment
from dolmen.wire.bodies import Check
from dolmen.words import texts

promise = lru_cache(maxsize=4096)(commitment)


def check_seed(play: Play, language: str) -> Check:
    """While the game runs only the promise; afterwards whether the seed keeps it and the game follows from it."""
    words, promised = texts(language), promise(play.seed)
    if not play.over:
        return Check(promised, None, None, None, words("check-running"))
    try:
        # Reading the record again checks the promise, every deal and roll, and the ending.
        replays = transcript.load(transcript.dump(play)).scores == play.scores
    except DolmenError:
        replays = False
    fits = commitment(play.seed) == promised
    return Check(promised, play.seed.hex(), fits, replays, words("check-good" if fits and replays else "check-bad"))
