"""Playing in the terminal: whole games, answers of every kind, saving and going on."""

import json
import os
import re
import signal
import stat
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.transcript import dump, load
from dolmen.terminal.keep import open_game, save, seed_file
from dolmen.terminal.reader import LineReader

ALWAYS_FIRST = ["1"] * 80


def saved_file(folder):
    (path,) = folder.glob("*.game")
    return path


def test_a_whole_game_by_numbers_ends_with_points_and_a_winner(dolmen, tmp_path):
    result = dolmen("play cairn --seats me,random --seed 7 --record whole.game", ALWAYS_FIRST)
    assert result.exit_code == 0, result.output
    assert re.search(r"wins!|share the victory!", result.output)
    assert "in all" in result.output
    assert load((tmp_path / "whole.game").read_text()).over


def test_a_whole_game_by_sentences_is_the_game_that_was_scripted(dolmen, tmp_path):
    play = Play.new("cairn", 2, seed=seed_from(5))
    while not play.over:
        play.play(play.sentences[-1])
    script = [play.game.notation.sentence(step.action) for step in play.steps]
    result = dolmen("play cairn --seats me,me --seed 5 --record told.game", script)
    assert result.exit_code == 0, result.output
    assert (tmp_path / "told.game").read_text() == dump(play)


def test_the_same_seed_gives_the_same_game_bots_included(dolmen):
    first, second = (dolmen("play cairn --seats random,heuristic --seed 3").output for _ in range(2))
    assert first == second
    assert "Player 1" in first


def test_beginnings_of_words_choose_and_several_fits_are_listed(dolmen):
    result = dolmen("play cairn --seats me,random --option first_player=first --seed 7", ["dr", "lay", "1"])
    assert re.search(r"1 +lay [rgby]\d", result.output)
    assert "Press Enter to see all possibilities again." in result.output
    assert re.search(r"Player 1 lays the \w+ \d", result.output)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("juggle", "“juggle” cannot be done now."),
        ("99", "There is no 99 in the list; the numbers go from 1 to"),
        ("lay r1", "First draw a stone."),
        ("undo", "There is nothing to"),
    ],
)
def test_what_cannot_be_done_is_said_and_the_game_goes_on(dolmen, typed, answer):
    result = dolmen("play cairn --seats me,random --option first_player=first --seed 7", [typed, "draw"])
    assert answer in result.output
    assert "Player 1 draws the" in result.output
    assert result.exit_code == 0


def test_help_log_hint_board_and_rules_answer_without_moving(dolmen):
    lines = ["help", "log", "hint", "board", "rules", "save kept.game"]
    result = dolmen("play cairn --seats me,random --option first_player=first --seed 7", lines)
    assert "takes back your last move" in result.output
    assert "The best bot would choose: draw" in result.output
    assert open_game(Path("kept.game")).steps == []


def test_commands_have_italian_words_too(dolmen):
    result = dolmen("play cairn --seats me,random --lang it --seed 7", ["aiuto", "consiglio", "esci"])
    assert "annulla la tua ultima mossa" in result.output
    assert "Il bot migliore sceglierebbe" in result.output
    assert "Per riprenderla: dolmen play cairn --resume" in result.output


def test_the_language_is_that_of_the_environment(dolmen, monkeypatch):
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "La partita è salvata in" in dolmen("play cairn --seats me,random").output
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "The game is saved in" in dolmen("play cairn --seats me,random").output


def test_persons_sit_behind_a_curtain_and_see_only_their_own_stones(dolmen):
    command = "play cairn --seats me:Anna,me:Bruno --option first_player=first --seed 7"
    result = dolmen(command, ["draw", "drop", "1", "draw"])
    anna, bruno = result.output.split("It is Bruno’s turn. Everybody else, please look away.")[:2]
    assert "Press Enter when only you can see the screen." in anna
    assert re.search(r"Anna draws the \w+ \d", anna)
    assert "Anna draws a stone." in bruno
    assert not re.search(r"Anna draws the \w+ \d", bruno)


def test_when_the_script_ends_the_game_is_saved_and_goes_on_where_it_stopped(dolmen, tmp_path):
    first = dolmen("play cairn --seats me:Anna,random --option first_player=first --seed 7", ["draw"])
    path = saved_file(tmp_path)
    assert f"Go on with: dolmen play cairn --resume {path.name}" in first.output
    assert len(open_game(path).steps) == 1
    again = dolmen(f"play cairn --resume {path.name}", ALWAYS_FIRST)
    assert again.exit_code == 0, again.output
    assert "Anna" in again.output
    assert load(path.read_text()).over
    assert not seed_file(path).exists()


def test_a_saved_game_keeps_its_seed_apart_and_to_its_keeper(dolmen, tmp_path):
    dolmen("play cairn --seats me,random --seed 7", ["draw"])
    path = saved_file(tmp_path)
    assert seed_from(7).hex() not in path.read_text()
    assert seed_file(path).read_text().strip() == seed_from(7).hex()
    for file in (path, seed_file(path)):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_ctrl_c_saves_the_game_and_says_how_to_go_on(dolmen, tmp_path, monkeypatch):
    answers = iter(["draw", KeyboardInterrupt])

    def ask(self, *_):
        answer = next(answers)
        if answer is KeyboardInterrupt:
            raise KeyboardInterrupt
        return answer

    monkeypatch.setattr(LineReader, "ask", ask)
    result = dolmen("play cairn --seats me,random --option first_player=first --seed 7")
    assert result.exit_code == 130
    assert "Go on with: dolmen play cairn --resume" in result.output
    assert len(open_game(saved_file(tmp_path)).steps) == 1


def test_ctrl_c_in_a_real_process_saves_too(tmp_path):
    command = [sys.executable, "-u", "-m", "dolmen", "play", "cairn", "--seats", "me,me", "--seed", "7", "--lang", "en"]
    # Whoever runs the tests in the background may have them started deaf to Ctrl-C.
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    hear = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(command, text=True, cwd=tmp_path, preexec_fn=hear, **pipes) as process:
        assert process.stdin and process.stdout
        process.stdin.write("draw\n")
        process.stdin.flush()
        for line in process.stdout:
            if "Lay the" in line:
                break
        os.kill(process.pid, signal.SIGINT)
        rest = process.stdout.read()
    assert process.returncode == 130
    assert "Go on with:" in rest
    assert len(open_game(saved_file(tmp_path)).steps) == 1


def test_a_move_cut_short_by_ctrl_c_did_not_happen(dolmen, tmp_path, monkeypatch):
    def act(self, action):
        self.state.place = [0] * len(self.state.place)
        raise KeyboardInterrupt

    monkeypatch.setattr(Play, "act", act)
    result = dolmen("play cairn --seats me,random --option first_player=first --seed 7", ["draw"])
    monkeypatch.undo()
    assert result.exit_code == 130
    assert open_game(next(tmp_path.glob("*.game"))).steps == []


def test_a_bot_of_ones_own_may_sit_down(dolmen, tmp_path):
    (tmp_path / "lazy_bot.py").write_text(
        "import dolmen\n\nclass Lazy(dolmen.Bot):\n"
        "    def choose(self, view, seat, legal, seed):\n        return legal[-1]\n"
    )
    result = dolmen("play cairn --seats lazy_bot:Lazy,random --seed 2 --record lazy.game")
    assert result.exit_code == 0, result.output
    assert "Player 1: the bot lazy_bot:Lazy" in result.output


@pytest.mark.parametrize("command", ["play", "watch"])
def test_a_program_sits_down_to_a_game_in_the_terminal_and_hears_the_end(dolmen, tmp_path, command):
    (tmp_path / "listener.py").write_text(
        "import json, sys\nlog = open('heard.jsonl', 'w', buffering=1)\n"
        "for line in sys.stdin:\n    log.write(line)\n    m = json.loads(line)\n"
        "    if 'legal' in m:\n        print(m['legal'][0], flush=True)\n"
    )
    result = dolmen(f"{command} cairn --seed 2 --seats", (), f"exec:{sys.executable} listener.py,random")
    assert result.exit_code == 0, result.output
    hello, *asked, end = (json.loads(line) for line in (tmp_path / "heard.jsonl").read_text().splitlines())
    assert (hello["game"], hello["players"], hello["seat"]) == ("cairn", 2, 0)
    assert asked and all("legal" in question for question in asked)
    assert end["over"] and len(end["scores"]) == len(end["ranks"]) == 2


def test_a_class_that_is_no_bot_is_refused_with_what_a_bot_is(dolmen, tmp_path):
    (tmp_path / "no_bot.py").write_text(
        "class Old:\n    def choose(self, view, seat, legal):\n        return legal[0]\n"
    )
    told = {lang: dolmen(f"play cairn --seats no_bot:Old,random --lang {lang}") for lang in ("en", "it")}
    assert all(result.exit_code == 2 for result in told.values())
    assert "is not a bot: a bot is a class that derives from dolmen.Bot" in told["en"].output
    assert "non è un bot" in told["it"].output


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play kairn", "kairn"),
        ("play cairn --seats me,oracle", "oracle"),
        ("play cairn --seats me", "2 | 3 | 4"),
        ("play cairn --seats me,,random", "“me,,random” has an empty seat"),
        ("play cairn --option cost=9", "6 | 4"),
        ("play cairn --option colour=9", "first_player, cost"),
        ("play cairn --option cost", "“cost” is not an option: write NAME=VALUE."),
        ("play cairn --seed -1", "-1 cannot be a seed"),
        ("play cairn --lang de", "Dolmen does not speak “de”; it speaks it, en."),
        ("play cairn --resume nothing.game", "There is no file nothing.game."),
    ],
)
def test_what_is_asked_wrongly_gets_a_sentence_and_exit_code_2(dolmen, command, sentence):
    result = dolmen(command)
    assert result.exit_code == 2
    assert sentence in result.output
    assert "Traceback" not in result.output


def test_resuming_refuses_other_games_finished_ones_and_wrong_seats(dolmen, tmp_path):
    play = Play.new("cairn", 2, seed=seed_from(5))
    save(play, tmp_path / "begun.game")
    assert "Seats of the game: 2, not 3." in dolmen("play cairn --resume begun.game --seats me,me,me").output
    while not play.over:
        play.play(play.sentences[0])
    save(play, tmp_path / "done.game")
    result = dolmen("play cairn --resume done.game")
    assert result.exit_code == 2
    assert "is over; look at it with dolmen replay" in result.output


def test_resuming_without_the_seed_says_so(dolmen, tmp_path):
    save(Play.new("cairn", 2, seed=seed_from(5)), tmp_path / "begun.game")
    seed_file(tmp_path / "begun.game").unlink()
    result = dolmen("play cairn --resume begun.game")
    assert result.exit_code == 1
    assert "its seed is secret" in result.output
    seed_file(tmp_path / "begun.game").write_text("nonsense")
    assert "does not hold a seed" in dolmen("play cairn --resume begun.game").output


def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(dolmen):
    result = dolmen("play cairn --seats me,random --option first_player=first --seed 7", ["save no/where.game", "draw"])
    assert "no/where.game cannot be written" in result.output
    assert "Player 1 draws the" in result.output


def test_undo_takes_back_my_move_and_the_bots_answers_to_it(dolmen, tmp_path):
    command = "play tain --seats me,random,random --option start=green --seed 7"
    result = dolmen(command, ["outland chief", "undo", "outland warrior", "save kept.game"])
    assert "Taken back." in result.output
    play = open_game(tmp_path / "kept.game")
    assert play.game.notation.sentence(play.steps[0].action) == "outland warrior"
    assert len(play.steps) == 3


def test_undo_is_refused_to_whoever_did_not_act_last(dolmen):
    command = "play tain --seats me,me --option start=green --seed 7"
    result = dolmen(command, ["outland chief", "undo"])
    assert "Taken back." not in result.output
    assert "can" in result.output.split("undo")[-1]
