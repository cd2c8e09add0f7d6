"""Datasets: the same bytes wherever and however they are made, broken off and resumed, and back into games."""

import numpy as np
import pyarrow.parquet as pq
import pytest

from dolmen.core import transcript
from dolmen.core.game import games
from dolmen.core.play import Play
from dolmen.study import dataset, playing
from dolmen.study.dataset import NoSuchGame, OtherSeries, as_table, play_of, transcript_of, write
from dolmen.study.series import NeedsIterations, Series, Slice, slices

SEATS = ("random", "novice", "adept")


@pytest.fixture
def small_slices(monkeypatch):
    """Slices of four games, so that a few games are several files."""
    monkeypatch.setattr(dataset, "slices", lambda count: slices(count, 4))


def series(game="cairn", seats=SEATS, **terms):
    return Series.settled(game, seats, **terms)


def files(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_bytes_do_not_depend_on_how_many_work_at_it(small_slices, tmp_path):
    write(series(), 10, tmp_path / "one", jobs=1)
    write(series(), 10, tmp_path / "two", jobs=2)
    assert files(tmp_path / "one") == files(tmp_path / "two")
    assert len(files(tmp_path / "one")) == 1 + 3


def test_what_is_whole_is_not_played_again_and_what_is_not_is(small_slices, tmp_path, monkeypatch):
    write(series(), 10, tmp_path)
    before = files(tmp_path)
    (tmp_path / "games-000000004.parquet").unlink()
    asked = []
    monkeypatch.setattr(
        dataset, "slice_as_bytes", lambda series, part, stop=None: asked.append(part) or before[part.name]
    )
    write(series(), 10, tmp_path)
    assert asked == [Slice(4, 4)]
    assert files(tmp_path) == before


def test_a_folder_goes_on_with_more_games_of_the_same_series_and_of_no_other(small_slices, tmp_path):
    write(series(), 8, tmp_path)
    before = files(tmp_path)
    write(series(), 12, tmp_path)
    assert before.items() <= files(tmp_path).items()
    with pytest.raises(OtherSeries, match="seed was"):
        write(series(seed=2), 8, tmp_path)


def test_a_game_in_a_row_is_the_same_game_as_its_transcript(tmp_path):
    write(series(), 6, tmp_path)
    rows = pq.read_table(tmp_path / "games-000000000.parquet").to_pylist()
    for row in rows:
        play = play_of(tmp_path, row["number"])
        assert play.over
        assert [play.game.rules.score(play.state, seat) for seat in range(3)] == row["scores"]
        assert [play.game.rules.rank(play.state, seat) for seat in range(3)] == row["ranks"]
        assert [step.player for step in play.steps] == row["players"]
        assert transcript.dump(transcript.load(transcript_of(tmp_path, row["number"]))) == transcript.dump(play)
    with pytest.raises(NoSuchGame, match="has no game 6"):
        play_of(tmp_path, 6)


def test_choices_are_counted_as_the_rules_list_them():
    asked = series()
    played = playing.play_slice(asked, Slice(0, 2))
    play = Play.new(games()["cairn"], 3, asked.options, asked.deal_seed(0))
    for action, count in zip(played.actions[: played.lengths[0]], played.choices, strict=False):
        assert len(play.sentences) == count
        play.act(int(action))
    assert play.over


def test_bots_that_do_not_search_play_the_same_whatever_other_games_are_played():
    whole = playing.play_slice(series(), Slice(0, 6))
    later = playing.play_slice(series(), Slice(4, 2))
    assert np.array_equal(whole.scores[4:], later.scores)
    assert np.array_equal(whole.actions[whole.lengths[:4].sum() :], later.actions)


def test_a_deal_that_is_repeated_is_dealt_again_and_played_by_other_lots():
    asked = series(seats=("random", "random"), repeats=3)
    table = as_table(asked, Slice(0, 6), playing.play_slice(asked, Slice(0, 6))).to_pylist()
    assert [row["deal"] for row in table] == [0, 0, 0, 1, 1, 1]
    assert len({row["seed"] for row in table}) == 2
    assert len({tuple(row["actions"]) for row in table[:3]}) == 3


def test_bots_that_search_repeat_by_iterations_and_are_refused_by_the_clock():
    with pytest.raises(NeedsIterations, match="master thinks by the clock"):
        series(seats=("master", "adept"))
    asked = series(seats=("master", "adept"), iterations=20)
    one, two = (playing.play_slice(asked, Slice(3, 1)) for _ in range(2))
    assert np.array_equal(one.actions, two.actions)


def test_a_small_room_for_steps_changes_nothing(monkeypatch):
    whole = playing.play_slice(series(), Slice(0, 9))
    monkeypatch.setattr(playing, "ROOM", 1)
    again = playing.play_slice(series(), Slice(0, 9))
    assert np.array_equal(whole.actions, again.actions)
    assert np.array_equal(whole.ranks, again.ranks)
