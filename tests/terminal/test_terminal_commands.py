"""The other commands: games, watch, replay, check, stress; errors said in the user's language."""

import json
import re

import pytest

from dolmen.core import extras
from dolmen.core.errors import CannotUndo
from dolmen.core.game import find_game, games
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.transcript import dump
from dolmen.review.retold import retell
from dolmen.review.review import review
from dolmen.terminal.keep import save
from dolmen.terminal.review import costly_lines
from dolmen.terminal.speech import BadInput, own_language, sentence_of, speak
from dolmen.words import texts
from tests.review.games import random_game


@pytest.fixture
def finished(tmp_path):
    """The transcript of a finished game."""
    play = Play.new("cairn", 2, seed=seed_from(5))
    while not play.over:
        play.play(play.sentences[0])
    path = tmp_path / "finished.game"
    save(play, path)
    return path


def test_games_lists_every_game_with_players_and_options(dolmen):
    output = dolmen("games").output
    for game in games().values():
        assert game.name in output
        assert texts("en", game)("title") in output
        for option in game.options:
            assert option.name in output


def test_watching_one_game_tells_it_to_the_end(dolmen):
    result = dolmen("watch cairn --seats heuristic,random --seed 4")
    assert result.exit_code == 0, result.output
    assert "Player 1 (heuristic) draws" in result.output
    assert re.search(r"wins!|share the victory!", result.output)


def test_the_last_line_of_a_series_is_its_json(dolmen):
    result = dolmen("watch cairn --seats heuristic,random,random --games 6 --seed 1 --json --jobs 2")
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout.splitlines()[-1])
    assert list(told) == ["games", "bots"]
    assert told["games"] == 6
    assert list(told["bots"]) == ["heuristic", "random"]
    firsts = [bot["first"] for bot in told["bots"].values()]
    assert sum(firsts) == pytest.approx(6, abs=0.01)
    assert [bot["share"] for bot in told["bots"].values()] == pytest.approx([first / 6 for first in firsts], abs=0.001)


def test_a_series_without_json_shows_shares(dolmen):
    output = dolmen("watch cairn --seats random,random --games 2 --seed 1").output
    assert "2 games, seats rotating" in output
    assert "100.0 %" in output


def test_nobody_sits_down_to_watch(dolmen):
    result = dolmen("watch cairn --seats me,random")
    assert result.exit_code == 2
    assert "only bots play" in result.output


def test_replay_shows_the_position_after_a_step(dolmen, finished):
    result = dolmen(f"replay {finished} --at 2")
    assert result.exit_code == 0, result.output
    assert re.search(r"Step 2 of \d+ · p\d: (lay|drop) ", result.output)


def test_replay_without_a_terminal_tells_everything(dolmen, finished):
    output = dolmen(f"replay {finished}").output
    assert "begins." in output
    assert "The bag is empty" in output


def test_replay_through_the_eyes_of_a_seat_hides_the_others_hands(dolmen, finished):
    everything, one = (dolmen(f"replay {finished} --at 0 {seat}").output for seat in ("", "--seat p1"))
    assert everything != one


@pytest.mark.parametrize(
    ("more", "sentence"),
    [("--at 999", "There is no step 999"), ("--seat p9", "There is no seat “p9”; there are p1, p2")],
)
def test_replay_refuses_steps_and_seats_that_are_not_there(dolmen, finished, more, sentence):
    result = dolmen(f"replay {finished} {more}")
    assert result.exit_code == 2
    assert sentence in result.output


def test_a_running_transcript_hides_from_whoever_replays_it(dolmen, tmp_path):
    play = Play.new("cairn", 2, {"first_player": "first"}, seed_from(5))
    play.play("draw")
    save(play, tmp_path / "running.game")
    output = dolmen("replay running.game").output
    assert "Player 1 draws a stone." in output
    assert not re.search(r"draws the \w+ \d", output)


def test_a_true_transcript_is_called_true(dolmen, finished):
    result = dolmen(f"check {finished}")
    assert result.exit_code == 0
    assert "the seed is the one promised" in " ".join(result.output.split())


def test_a_running_transcript_is_true_so_far(dolmen, tmp_path):
    save(Play.new("cairn", 2, seed=seed_from(5)), tmp_path / "running.game")
    result = dolmen("check running.game")
    assert result.exit_code == 0
    assert "true so far" in result.output


def tampering():
    """Ways to falsify a transcript, and what gives them away."""
    return [
        (r"seed 05", "seed 06", "the seed is not the one that was promised"),
        (r"commitment ..", "commitment 00", "the seed is not the one that was promised"),
        (r"score p1 (-?\d+)", r"score p1 9\1", "it ended with"),
        (r"winner \w+", "winner p9", "it ended with"),
        (r"\(draw p1 \w+\)", "(draw p1 r9)", "chance gave"),
        (r"p(1|2): draw", "p9: draw", "it is the turn of"),
        (r"draw\n", "juggle\n", "juggle"),
        (r"dolmen 1", "dolmen 9", "a transcript begins with 'dolmen 1'"),
        (r"game cairn 1", "game kairn 1", "there is no game 'kairn'"),
    ]


@pytest.mark.parametrize(("pattern", "instead", "reason"), tampering())
def test_a_tampered_transcript_is_refused_with_its_line(dolmen, finished, pattern, instead, reason):
    text, count = re.subn(pattern, instead, finished.read_text(), count=1)
    assert count == 1
    finished.write_text(text)
    result = dolmen(f"check {finished}")
    assert result.exit_code == 1
    assert re.search(r"[Ll]ine \d+", result.output)
    assert reason in " ".join(result.output.split())


def test_one_false_transcript_among_true_ones_is_enough_to_fail(dolmen, finished, tmp_path):
    (tmp_path / "false.game").write_text(finished.read_text().replace("winner", "winner nobody #"))
    result = dolmen(f"check {finished} false.game {finished}")
    assert result.exit_code == 1
    assert result.output.count("Won by") == 2


@pytest.mark.parametrize("command", ["check", "replay"])
def test_files_that_are_no_transcripts_get_a_sentence(dolmen, tmp_path, command):
    (tmp_path / "picture.game").write_bytes(b"\xff\xd8\xff\xe0")
    (tmp_path / "letter.game").write_text("Dear Anna,\n")
    assert dolmen(f"{command} picture.game").exit_code == 2
    assert dolmen(f"{command} letter.game").exit_code == 1
    assert dolmen(f"{command} nothing.game").exit_code == 2


def test_stress_plays_games_and_keeps_the_laws(dolmen):
    result = dolmen("stress cairn --games 3 --seed 2 --jobs 1")
    assert result.exit_code == 0, result.output


def test_bench_hands_on_what_was_asked(dolmen, monkeypatch):
    asked = []
    monkeypatch.setattr("dolmen.bench.run", lambda *given: asked.append(given[:4]) or 0)
    assert dolmen("bench cairn --json --no-peers --seconds 0.1").exit_code == 0
    assert dolmen("bench").exit_code == 0
    assert asked == [("cairn", True, False, 0.1), (None, False, True, 1.0)]
    assert dolmen("bench kairn").exit_code == 2


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("serve", "server"),
        ("backup copy", "server"),
        ("stress cairn", "fast"),
        ("serve --database postgres://h/d", "postgres"),
    ],
)
def test_a_command_without_its_extra_says_what_to_install(dolmen, monkeypatch, command, extra):
    monkeypatch.setitem(extras.MODULES, extra, ("no_such_module",))
    result = dolmen(command)
    assert (result.exit_code, result.stdout) == (2, "")
    asked = "PostgreSQL" if extra == "postgres" else f"dolmen {command.split()[0]}"
    assert result.stderr == f'{asked} needs packages that are not installed: pip install "dolmen[{extra}]"\n'


def test_a_bench_without_the_compiler_measures_the_interpreter_and_fails_with_what_to_install(dolmen, monkeypatch):
    monkeypatch.setitem(extras.MODULES, "fast", ("no_such_module",))
    result = dolmen("bench cairn --no-peers --seconds 0.05 --json --lang it")
    assert result.exit_code == 2
    assert {json.loads(line)["mode"] for line in result.stdout.splitlines()} == {"interpreted"}
    assert result.stderr.splitlines()[-1] == 'Per dolmen bench mancano alcuni pacchetti: pip install "dolmen[fast]"'


@pytest.mark.parametrize("command", ["serve", "backup", "restore", "join"])
def test_the_commands_of_the_server_explain_themselves(dolmen, command):
    result = dolmen(f"{command} --help")
    assert result.exit_code == 0, result.output
    assert f"dolmen {command}" in result.output


def test_the_languages_errors_are_said_in_are_asked_or_the_environments(dolmen):
    assert "Non c" in dolmen("play kairn --lang it").output
    assert own_language() == "en"


def test_an_error_without_a_text_is_said_in_english():
    class Odd(CannotUndo):
        key = "error-nobody-wrote"

    assert sentence_of(Odd(why="nothing"), speak("it")) == "there is nothing to take back"


def test_bad_input_has_a_sentence_for_logs():
    assert (
        str(BadInput("error-empty-seat", asked="me,,"))
        == "“me,,” has an empty seat: write who sits there, as in me,random."
    )


def test_every_command_explains_itself(dolmen):
    for command in ("games", "play", "watch", "replay", "check", "new", "stress", "bench"):
        result = dolmen(f"{command} --help")
        assert result.exit_code == 0
        assert texts("en")(f"about-{command}").split(":")[0] in " ".join(result.output.split())


def test_saving_a_running_game_does_not_touch_what_replays(tmp_path):
    play = Play.new("cairn", 2, seed=seed_from(5))
    save(play, tmp_path / "with-seats.game", "me,random")
    without = [line for line in (tmp_path / "with-seats.game").read_text().splitlines() if not line.startswith("#")]
    assert without == dump(play).splitlines()


def test_figures_with_a_fraction_have_a_comma_in_italian(dolmen):
    series = "watch cairn --seats random,random --games 3 --seed 1"
    dolmen("play cairn --seats me,random --seed 3", ["save kept.game", "quit"])
    assert re.search(r"\d,\d %", dolmen(f"{series} --lang it").output)
    assert re.search(r"\d\.\d %", dolmen(series).output)
    advice = dolmen("hint kept.game --seconds 0.05 --lang it").output
    assert re.search(r"vantaggio [+−]\d+,\d", advice) and not re.search(r"[+−-]\d+\.\d", advice)


def test_a_review_is_told_and_written_as_a_page(dolmen, finished, tmp_path):
    result = dolmen(f"review {finished} --guesses 2 --html out.html")
    assert result.exit_code == 0, result.output
    assert "Review for Player 1" in result.output and "Review for Player 2" in result.output
    assert "data-rv-seat" in (tmp_path / "out.html").read_text("utf-8")
    alone = dolmen(f"review {finished} --guesses 2 --player 1 --lang it")
    assert "Analisi per Giocatore 2" in alone.output and "Giocatore 1\n" not in alone.output


def test_chance_and_points_are_told_of_every_action_of_a_costly_decision():
    play = random_game(find_game("cairn"), seed=4)
    words, found = texts("en", play.game), review(play, guesses=2)
    decision = found.decisions[0]
    told = costly_lines(retell(found, play, words, with_pictures=False), decision)[1:]
    for one, line in zip(decision.candidates, told, strict=False):
        figures = (f"{round(100 * one.win)} %", words("review-points", points=round(one.points)))
        assert line.split("  ")[-1] and all(figure in line for figure in figures)


def test_only_finished_games_and_seats_that_exist_are_reviewed(dolmen, finished, tmp_path):
    save(Play.new("cairn", 2, seed=seed_from(5)), tmp_path / "running.game")
    running = dolmen("review running.game")
    assert running.exit_code == 2 and "not over" in running.output
    assert dolmen(f"review {finished} --player 7").exit_code == 2
