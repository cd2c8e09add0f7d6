"""The check that the shuffles were fixed beforehand: the commitment, and the game replayed from the seed."""

from __future__ import annotations

from functools import lru_cache

from dolmen.core import seed, transcript
from dolmen.core.errors import DolmenError
from dolmen.core.play import Play
from dolmen.wire.bodies import Check
from dolmen.words import texts

KEPT = 512  # of tables that are looked at now
commitment = lru_cache(maxsize=KEPT)(seed.commitment)


def _again(play: Play) -> Play:
    """The game played once more: from its transcript, or from the position that it began with."""
    if play.start is None:
        return transcript.load(transcript.dump(play))
    again = Play.from_state(play.game, play.start)
    for step in play.steps:
        again.play(play.game.notation.sentence(step.action), step.player)
    return again


def check_seed(play: Play, language: str) -> Check:
    """While the game runs only the commitment; afterwards whether the seed fits it and the game follows from it."""
    words, committed = texts(language), commitment(play.seed)
    if not play.over:
        return Check(committed, None, None, None, words("check-running"))
    try:
        # Reading the transcript again checks the commitment, every deal and roll, and the ending.
        replays = _again(play).scores == play.scores
    except DolmenError:
        replays = False
    fits = seed.commitment(play.seed) == committed
    return Check(committed, play.seed.hex(), fits, replays, words("check-good" if fits and replays else "check-bad"))
