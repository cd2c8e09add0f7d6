"""A person at the keyboard: Ctrl-C, the curtain, leaving. The keys are real, only the terminal is not."""

import io
import re

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console

from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.terminal.menu import Menu, WordCompleter
from dolmen.terminal.reader import PromptReader
from dolmen.terminal.replay import Showing
from dolmen.terminal.seats import seated
from dolmen.terminal.session import Session
from dolmen.words import texts

UP, RIGHT, LEFT, ENTER, CTRL_C = "\x1b[A", "\x1b[C", "\x1b[D", "\r", "\x03"


@pytest.fixture
def keys():
    """Something to press keys on."""
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        yield pipe


def completer():
    return WordCompleter(Menu(["outland chief", "pass"], str.upper, str), {"rules": "shows the rules"})


def session(play, seats, language="en"):
    console = Console(file=io.StringIO(), width=100)
    return Session(play, seated(seats), texts(language, play.game), console, PromptReader())


def test_nobody_finds_what_the_last_person_typed(keys):
    reader = PromptReader()
    keys.send_text("guard daughter house 1" + ENTER)
    assert reader.ask("› ", completer()) == "guard daughter house 1"
    keys.send_text(UP + ENTER)
    assert reader.ask("› ", completer()) == ""


def test_two_people_play_with_a_curtain_between_them(keys):
    play = Play.new("tain", 2, {"start": "green"}, seed_from(2))
    game = session(play, "me:Anna,me:Bruno")
    keys.send_text(ENTER + "outland chief" + ENTER + ENTER + "outland warrior" + ENTER + CTRL_C)
    with pytest.raises(KeyboardInterrupt):
        game.run()
    shown = game.console.file.getvalue()
    assert [step.player for step in play.steps] == [0, 1]
    assert shown.count("Everybody else, please look away.") == 3
    anna, bruno = shown.split("It is Bruno’s turn.")
    assert "Anna can still think again" in bruno
    assert "Anna sends a tile to the outland" in bruno
    assert "Anna sends the chief" not in bruno.split("It is Anna’s turn.")[0]
    assert "\x1b[3J" in anna


def test_a_move_may_be_taken_back_behind_the_curtain(keys):
    play = Play.new("tain", 2, {"start": "green"}, seed_from(2))
    game = session(play, "me:Anna,me:Bruno")
    keys.send_text(ENTER + "outland chief" + ENTER + "undo" + ENTER + "outland warrior" + ENTER + CTRL_C)
    with pytest.raises(KeyboardInterrupt):
        game.run()
    assert [game.play.game.notation.sentence(step.action) for step in game.play.steps] == ["outland warrior"]


def test_quitting_asks_whether_to_save(keys, tmp_path):
    play = Play.new("cairn", 2, {"first_player": "first"}, seed_from(2))
    keys.send_text("quit" + ENTER + "n" + ENTER)
    session(play, "me,random").run()
    assert not list(tmp_path.glob("*.game"))
    keys.send_text("esci" + ENTER + "s" + ENTER)
    session(play, "me,random", "it").run()
    assert len(list(tmp_path.glob("*.game"))) == 1


def test_at_the_end_the_transcript_is_offered(keys, tmp_path):
    play = Play.new("cairn", 2, {"first_player": "first"}, seed_from(2))
    while len(play.legal) != 1 or play.state.place.count(0) > 1:
        play.play(play.sentences[-1])
    keys.send_text("draw" + ENTER + "drop" + ENTER + "1" + ENTER + "kept.game" + ENTER)
    game = session(play, "me,me")
    game.at_screen = play.player
    game.run()
    assert play.over
    assert (tmp_path / "kept.game").exists()
    assert "in all" in game.console.file.getvalue()


def test_keys_go_through_a_record(keys):
    play = Play.new("cairn", 2, {"first_player": "first"}, seed_from(2))
    for _ in range(4):
        play.play(play.sentences[0])
    console = Console(file=io.StringIO(), width=100)
    keys.send_text(LEFT + RIGHT + " " + "p" + "G" + RIGHT + "g" + "q")
    Showing(play, NOBODY, texts("en", play.game), ["Anna", "Bruno"], console).walk()
    steps = re.findall(r"Step (\d) of 4", console.file.getvalue())
    assert steps == ["0", "0", "1", "2", "1", "4", "4", "0"]
