"""Laws of transcripts: they replay to the byte, nothing in them can be changed unseen, and they keep secrets."""

from __future__ import annotations

import re

import pytest

from dolmen.core import transcript
from dolmen.core.errors import BadTranscript
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.laws.golden import golden_files
from dolmen.laws.suite.law import law
from dolmen.laws.suite.sample import moments, some_plays

HEADER = ("#", "option", "players", "game", "dolmen")


@law
def transcripts_replay_to_the_same_bytes(game: Game) -> None:
    for play in some_plays(game, 3):
        again = transcript.load(transcript.dump(play))
        assert again.state.pack(game.state) == play.state.pack(game.state)
        assert transcript.dump(again) == transcript.dump(play)


@law
def a_tampered_transcript_is_refused_with_line_and_reason(game: Game) -> None:
    play = min(some_plays(game, 3), key=lambda play: len(play.steps))  # each of its lines is changed in turn
    lines = transcript.dump(play).splitlines()
    for number, line in enumerate(lines):
        if line and not line.startswith(HEADER):
            with pytest.raises(BadTranscript, match=r"^line \d+: .+"):
                transcript.load("\n".join([*lines[:number], _tampered(play, line), *lines[number + 1 :]]))


def _tampered(play: Play, line: str) -> str:
    """The line with something else in it."""
    if line.startswith(("seed ", "commitment ")):
        return line[:-1] + ("0" if line[-1] != "0" else "1")
    if line.startswith("score "):
        return line + "7"
    if line.startswith("winner "):
        return "winner nobody"
    if line.startswith("("):
        return "(start nobody)"
    seat, _, _ = line.partition(":")
    words = {play.seat_word(player) for player in range(play.players)} - {seat}
    return line.replace(seat, sorted(words)[0], 1)


@law
def a_transcript_handed_out_during_play_keeps_its_secrets_and_never_tells_the_seed(game: Game) -> None:
    for play in some_plays(game, 2):
        for moment in moments(play)[:-1]:
            for reader in (NOBODY, 0):
                text = transcript.dump(moment, reader)
                assert moment.seed.hex() not in text
                assert len(re.findall(r"^[^ (#]+: ", text, re.M)) == len(moment.steps)


@law
def golden_transcripts_exist_and_replay(game: Game) -> None:
    files = golden_files(game)
    assert files, f"`dolmen golden {game.name}` makes one"
    for path in files:
        text = path.read_text("utf-8")
        assert transcript.dump(transcript.load(text)) == text, path
