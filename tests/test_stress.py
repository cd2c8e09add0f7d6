"""The stress test: it plays what it says, finds a broken law, and saves the game that shows it."""

import pytest
from rich.console import Console

from dolmen.core.game import find_game
from dolmen.core.seed import seed_from
from dolmen.laws import stress
from dolmen.laws.kept import OtherStress
from dolmen.laws.listen import Listener
from dolmen.laws.walk import BrokenLaw, Setting, Walker, random_play
from dolmen.words import Line, Points


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
    assert reports[0] == reports[1] and reports[0].seen["steps"] > 20
    assert reports[0] != stress._play_chunk(stress.Work("cairn", 6, 0, 20, 10))


def test_a_stress_test_that_was_broken_off_goes_on_with_what_was_left(tmp_path, monkeypatch):
    played, kept, play = [], tmp_path / "kept.jsonl", stress._play_chunk

    def stopped(work):
        if work.count > 1:  # one game is played first, so that the rules are compiled
            played.append(work.first)
            if len(played) == 2:
                raise KeyboardInterrupt
        return play(work)

    monkeypatch.setattr(stress, "CHUNK", 20)
    monkeypatch.setattr(stress, "_play_chunk", stopped)
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path, resume=kept)
    code, said = run(tmp_path, resume=kept)
    assert played == [0, 20, 20, 40]
    assert code == 0 and "60 games of cairn" in said and said.count("every law held") == 1
    assert run(tmp_path, resume=kept) == (code, said) and len(played) == 4
    with pytest.raises(OtherStress):
        run(tmp_path, resume=kept, of_words=True)


def test_a_walk_counts_its_steps():
    cairn = find_game("cairn")
    setting = Setting(cairn, 2, cairn.settle(2))
    assert Walker(cairn).walk(setting, seed_from(3)) > 10


def test_the_laws_of_words_are_watched_where_they_are_asked_for(tmp_path):
    code, said = run(tmp_path, of_words=True)
    assert code == 0 and "60 games of cairn, 120 positions, " in said and ", every law of words held" in said


def test_a_broken_law_of_words_leaves_the_game_that_shows_it(tmp_path, monkeypatch):
    monkeypatch.setattr(find_game("cairn").story, "label", lambda action, view: Line("label-draw"))
    code, said = run(tmp_path, of_words=True)
    assert code == 1 and "labels differ" in said
    record = (tmp_path / "cairn-broken.game").read_text("utf-8")
    assert "# broken: labels differ" in record and "p1: draw" in record


def test_a_line_without_words_breaks_the_laws_of_words(tmp_path, monkeypatch):
    monkeypatch.setattr(find_game("cairn").story, "points", lambda state, player: [Points(Line("no-such-text"), 1)])
    code, said = run(tmp_path, of_words=True)
    assert code == 1 and "everything can be said: no-such-text cannot be said (it)" in said


def test_a_text_that_tells_another_number_breaks_the_laws_of_words(make_game):
    one = "[one] one stone in the bag"
    game = find_game(make_game(("words/en.ftl", one, f"{one}\n    [2] three stones in the bag")).name)
    with pytest.raises(
        BrokenLaw, match=r"texts fit: progress, \$stones \(en\): 2 is told as 'three stones in the bag'"
    ):
        Listener(game).listen(Setting(game, 2, game.settle(2)), seed_from(1))
