"""The stress test: it plays what it says, finds a broken law, and saves the game that shows it."""

from rich.console import Console

from dolmen.core.game import find_game
from dolmen.core.seed import seed_from
from dolmen.laws import stress
from dolmen.laws.walk import BrokenLaw, Setting, Walker, random_play
from dolmen.words import Line


def run(tmp_path, **asked):
    console = Console(record=True, width=200)
    code = stress.run("cairn", 60, 1, 1, console, tmp_path, **asked)
    return code, console.export_text()


def test_it_plays_so_many_games_and_says_that_every_law_held(tmp_path):
    code, said = run(tmp_path)
    assert code == 0 and "60 games of cairn" in said and "every law held" in said


def test_a_broken_law_is_named_and_its_game_is_saved(tmp_path, monkeypatch):
    cairn = find_game("cairn")

    def walk(self, setting, seed, side_by_side=True):
        raise BrokenLaw("stones do not float", random_play(Setting(cairn, 2, cairn.settle(2)), 1))

    monkeypatch.setattr(Walker, "walk", walk)
    code, said = run(tmp_path)
    assert code == 1 and "stones do not float" in said
    record = (tmp_path / "cairn-broken.game").read_text("utf-8")
    assert record.startswith("dolmen 1\ngame cairn 1") and "# broken: stones do not float" in record


def test_the_same_seed_plays_the_same_games(tmp_path):
    reports = [stress._play_chunk(stress.Work("cairn", 5, 0, 20, 10)) for _ in range(2)]
    assert reports[0] == reports[1] and reports[0].steps > 20
    assert reports[0] != stress._play_chunk(stress.Work("cairn", 6, 0, 20, 10))


def test_a_walk_counts_its_steps():
    cairn = find_game("cairn")
    setting = Setting(cairn, 2, cairn.settle(2))
    assert Walker(cairn).walk(setting, seed_from(3)) > 10


def test_the_laws_of_words_are_watched_where_they_are_asked_for(tmp_path):
    code, said = run(tmp_path, of_words=True)
    assert code == 0 and "60 games of cairn, 120 positions, every law of words held" in said


def test_a_broken_law_of_words_leaves_the_game_that_shows_it(tmp_path, monkeypatch):
    monkeypatch.setattr(find_game("cairn").story, "label", lambda action, view: Line("label-draw"))
    code, said = run(tmp_path, of_words=True)
    assert code == 1 and "labels differ" in said
    record = (tmp_path / "cairn-broken.game").read_text("utf-8")
    assert "# broken: labels differ" in record and "p1: draw" in record
