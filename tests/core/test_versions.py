"""An older version of a game is whole: its own state, notation, rules, options and texts, beside those of today."""

import random

import numpy as np
import pytest

from dolmen.core import transcript
from dolmen.core.errors import BadOption, UnknownAction
from dolmen.core.native import native
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.laws.golden import golden_files
from dolmen.laws.suite.transcripts import golden_transcripts_exist_and_replay
from dolmen.laws.walk import Setting, random_play
from dolmen.words import texts


def test_the_versions_differ_in_state_actions_notation_options_and_texts(two_versions):
    old, new = two_versions.of_version(1), two_versions.of_version(2)
    assert new is two_versions and old.name == new.name and (old.version, new.version) == (1, 2)
    assert old.state != new.state and old.state.itemsize != new.state.itemsize
    assert (old.actions, new.actions) == (50, 58)
    assert old.notation.sentence(0) == "lay r1" and new.notation.sentence(0) == "put r1"
    assert old.settle(2)["cost"] == "6" and new.settle(2)["cost"] == "8"
    assert texts("en", old).has("option-cost-6") and not texts("en", new).has("option-cost-6")


def test_a_transcript_of_version_1_replays_under_version_1(two_versions):
    for path in golden_files(two_versions):
        text = path.read_text("utf-8")
        assert f"\ngame {two_versions.name} 1\n" in text and ": lay " in text
        play = transcript.load(text)
        assert play.game is two_versions.earlier[1] and play.over
        assert transcript.dump(play) == text
        assert len(play.state.place) == 24


def test_a_transcript_of_each_version_is_kept_with_the_golden_games(two_versions):
    golden_transcripts_exist_and_replay(two_versions)
    newest = golden_files(two_versions)[0].with_name(f"{two_versions.name}-2-newest.game")
    newest.write_text(transcript.dump(random_play(Setting(two_versions, 2, two_versions.settle(2)), 5)), "utf-8")
    assert len(golden_files(two_versions)) == 4
    golden_transcripts_exist_and_replay(two_versions)


def test_a_play_of_each_version_runs_side_by_side(two_versions):
    plays = [Play.new(two_versions.of_version(number), 3, seed=seed_from(7)) for number in (1, 2)]
    chance = random.Random(7)
    while not all(play.over for play in plays):
        for play in plays:
            if not play.over:
                play.act(chance.choice(play.legal))
    old, new = plays
    assert len(old.state.place) == 24 and len(new.state.place) == 28
    for play, verb in ((old, "lay"), (new, "put")):
        assert {play.game.notation.sentence(step.action).split()[0] for step in play.steps} <= {
            verb,
            "draw",
            "drop",
            "take",
        }
        assert transcript.dump(transcript.load(transcript.dump(play))) == transcript.dump(play)


def test_both_versions_are_compiled_each_from_its_own_source(two_versions):
    for game in (two_versions.of_version(1), two_versions):
        state = np.zeros(1, game.state)
        game.prepare(state[0], 3, game.settle(3), seed_from(7))
        native(game.rules).setup(state[0])
        assert state.tobytes() == Play.new(game, 3, seed=seed_from(7)).state.pack(game.state)


def test_what_one_version_has_the_other_refuses(two_versions):
    old, new = two_versions.of_version(1), two_versions
    with pytest.raises(UnknownAction, match="put r1"):
        Play.new(old, 2).play("put r1")
    with pytest.raises(UnknownAction, match="lay r1"):
        Play.new(new, 2).play("lay r1")
    with pytest.raises(BadOption):
        old.settle(2, {"cost": "8"})


def test_a_version_is_drawn_and_told_with_its_own_files(two_versions):
    old = two_versions.of_version(1)
    play = Play.new(old, 2, seed=seed_from(1))
    assert 'data-phrase="lay"' in old.picture(play.sight(0), 0, texts("en", old))
    assert 'data-phrase="put"' in two_versions.picture(Play.new(two_versions, 2).sight(0), 0, texts("en", two_versions))
