"""A game as text: exact, versioned, checked line by line, its seed promised from the start."""

import dataclasses

import pytest

from dolmen.core import transcript
from dolmen.core.errors import BadTranscript
from dolmen.core.game import find_game
from dolmen.core.play import Play
from dolmen.core.seed import commitment, seed_from
from dolmen.core.viewer import NOBODY
from dolmen.laws.walk import Setting, random_play

CAIRN = find_game("cairn")


@pytest.fixture
def finished():
    return random_play(Setting(CAIRN, 3, CAIRN.settle(3)), 7)


def with_line(text, number, line):
    lines = text.splitlines()
    lines[number] = line
    return "\n".join(lines)


def test_the_header_names_the_format_the_game_and_the_version_of_its_rules(finished):
    assert transcript.dump(finished).splitlines()[:3] == ["dolmen 1", "game cairn 1", "players 3"]


def test_the_hash_of_the_seed_stands_in_the_header_from_the_start_and_the_seed_only_at_the_end(finished):
    running = transcript.dump(finished.at(3))
    assert f"commitment {commitment(finished.seed)}" in running
    assert finished.seed.hex() not in running
    assert f"seed {finished.seed.hex()}" in transcript.dump(finished)


def test_a_seed_that_was_not_promised_is_refused(finished):
    text = transcript.dump(finished).replace(finished.seed.hex(), seed_from(8).hex())
    with pytest.raises(BadTranscript, match="not the one that was promised"):
        transcript.load(text)


def test_a_running_game_replays_only_for_whoever_keeps_its_seed(finished):
    running = finished.at(5)
    text = transcript.dump(running)
    with pytest.raises(BadTranscript, match="its seed is secret"):
        transcript.load(text)
    assert transcript.dump(transcript.load(text, running.seed)) == text


def test_a_transcript_for_a_reader_hides_what_they_may_not_know(finished):
    running = finished.at(6)
    mine = transcript.dump(running, 0)
    assert "(draw p1 stone)" not in mine and "(draw p2 stone)" in mine
    assert "(draw p1 stone)" in transcript.dump(running, NOBODY)


def test_a_transcript_of_an_earlier_version_replays_with_the_rules_of_that_version(finished, monkeypatch):
    newer = dataclasses.replace(CAIRN, version=2, earlier={1: CAIRN})
    monkeypatch.setattr(transcript, "find_game", lambda name: newer)
    text = transcript.dump(finished)
    again = transcript.load(text)
    assert again.game is CAIRN
    assert transcript.dump(again) == text


def test_a_transcript_of_an_unknown_version_says_which_it_needs(finished):
    text = with_line(transcript.dump(finished), 1, "game cairn 9")
    with pytest.raises(BadTranscript, match=r"^line 2: version 9 of the rules of cairn is not known; known are 1$"):
        transcript.load(text)


def test_another_format_is_refused_in_its_first_line(finished):
    with pytest.raises(BadTranscript, match=r"^line 1: a transcript begins with 'dolmen 1'"):
        transcript.load(with_line(transcript.dump(finished), 0, "dolmen 2"))


def test_a_line_that_is_nothing_is_refused_with_its_number(finished):
    with pytest.raises(BadTranscript, match=r"^line 7: 'nonsense here' is neither"):
        transcript.load(with_line(transcript.dump(finished), 6, "nonsense here"))


def test_an_illegal_act_is_refused_with_its_line_and_what_was_possible(finished):
    lines = transcript.dump(finished).splitlines()
    number = next(n for n, line in enumerate(lines) if line.endswith(": draw"))
    with pytest.raises(BadTranscript, match=rf"^line {number + 1}: .*possible"):
        transcript.load(with_line("\n".join(lines), number, lines[number].replace("draw", "lay r1")))


def test_a_missing_remark_of_chance_is_noticed(finished):
    lines = transcript.dump(finished).splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("(draw"))
    with pytest.raises(BadTranscript, match=r"chance gave"):
        transcript.load("\n".join(lines[:number] + lines[number + 1 :]))


def test_comments_and_empty_lines_do_not_count(finished):
    text = transcript.dump(finished)
    noted = text.replace("\n", "  # a note\n\n").replace("dolmen 1", "dolmen 1 ", 1)
    assert transcript.dump(transcript.load(noted)) == text


def test_a_transcript_without_a_header_is_refused():
    with pytest.raises(BadTranscript, match="the header has no line 'game'"):
        transcript.load("dolmen 1\nplayers 2\n")


def test_a_transcript_of_an_unknown_game_names_those_that_are_known(finished):
    text = with_line(transcript.dump(finished), 1, "game chess 1")
    with pytest.raises(BadTranscript, match=r"no game 'chess'; there are .*cairn"):
        transcript.load(text)


def test_bad_options_in_a_record_are_refused(finished):
    with pytest.raises(BadTranscript, match="option cost cannot be '7'"):
        transcript.load(transcript.dump(finished).replace("option cost 6", "option cost 7"))


def test_an_ending_that_leaves_out_a_score_is_refused(finished):
    text = transcript.dump(finished)
    cut = "\n".join(line for line in text.splitlines() if not line.startswith("winner"))
    with pytest.raises(BadTranscript, match="does not name every score and winner"):
        transcript.load(cut)


def test_a_play_from_a_record_goes_on_where_it_was(finished):
    running = finished.at(4)
    again = transcript.load(transcript.dump(running), running.seed)
    for step in finished.steps[4:]:
        again.act(step.action)
    assert isinstance(again, Play) and again.scores == finished.scores
