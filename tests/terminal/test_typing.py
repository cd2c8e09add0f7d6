"""Whatever is typed at any prompt, the answer is a sentence and no game is lost."""

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as some
from rich.console import Console

from dolmen.bots import Analysis
from dolmen.core.errors import DolmenError
from dolmen.core.game import games
from dolmen.core.play import Play
from dolmen.terminal import session
from dolmen.terminal.arguments import read_options
from dolmen.terminal.guest import read_address
from dolmen.terminal.keep import open_game
from dolmen.terminal.seats import seated
from dolmen.terminal.session import COMMANDS, Session
from dolmen.words import LANGUAGES, texts
from tests.terminal.test_join import Wire, position, table

# What people type: words of the game, commands in both languages, numbers, and anything at all. No file but one's own.
LETTERS = some.characters(exclude_characters="/\n\r", exclude_categories=("Cs",))
ODD = (
    "|",
    "",
    " ",
    "*",
    "||*",
    "0",
    "-1",
    "9" * 5000,
    "²",
    "٣",
    "[red]",
    "[/]",
    "{",
    "\\",
    "save \x00",
    "save .",
    "undo undo",
)
COMMAND_WORDS = tuple(texts(language)(f"command-{command}") for language in LANGUAGES for command in COMMANDS)
words = some.sampled_from(("lay", "draw", "raid", "place", "guard", "boy", "red", "1", "2", "*", "|", *COMMAND_WORDS))
lines = some.one_of(
    some.sampled_from((*ODD, *COMMAND_WORDS)),
    some.integers(-3, 40).map(str),
    some.lists(words, max_size=4).map(" ".join),
    some.text(LETTERS, max_size=30),
)
quick = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
GAMES = pytest.mark.parametrize("game", sorted(games()))


class Typist:
    """Somebody at a keyboard who types these lines, and then goes."""

    def __init__(self, typed, is_live):
        self.typed, self.is_live = list(typed), is_live

    def ask(self, prompt, completer=None, toolbar=""):
        if not self.typed:
            raise EOFError
        return self.typed.pop(0).strip()

    def wait(self, prompt):
        return self.ask(prompt)


@pytest.fixture(autouse=True)
def the_first_is_advised(monkeypatch):
    """A hint without a search, which would take its time."""
    monkeypatch.setattr(session, "advice_for", lambda play, patience: Analysis(play.legal[0]))
    monkeypatch.setattr(Console, "pager", lambda console, styles=False: console.status(""))


def sit(game, seats, typed, is_live=False, language="it"):
    """Plays with what is typed until it ends; returns the play and where it is kept."""
    sitters = seated(seats)
    play = Play.new(game, len(sitters), seed=7)
    place = Session(play, sitters, texts(language, play.game), Console(quiet=True), Typist(typed, is_live))
    place.run()
    return place.play, place.kept_in


@GAMES
@quick
@given(typed=some.lists(lines, max_size=12))
@example(typed=["|"])
@example(typed=["9" * 5000, "save \x00", "save ."])
def test_whatever_is_typed_the_game_goes_on_and_is_kept(game, typed):
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        play, kept = sit(game, "me," + ",".join(["random"] * (games()[game].players[0] - 1)), typed)
        assert kept is not None and [step.action for step in open_game(kept).steps] == [
            step.action for step in play.steps
        ]


@quick
@given(typed=some.lists(some.one_of(lines, some.just("1")), max_size=14), is_live=some.booleans())
def test_whatever_is_typed_behind_the_curtain_or_at_a_scene_the_game_goes_on(typed, is_live):
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        sit("tain", "me:Anna,me:Bea", typed, is_live, "en")


def test_a_save_that_cannot_be_written_is_no_lost_game(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    play, kept = sit("cairn", "me,random", ["save nowhere/at/all.game", "1"])
    assert kept.parent == Path() and len(open_game(kept).steps) == len(play.steps) > 0


def test_a_game_that_cannot_be_kept_where_it_was_to_be_is_kept_elsewhere(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    sitters = seated("me,random")
    play = Play.new("cairn", 2, seed=7)
    place = Session(
        play, sitters, texts("it", play.game), Console(quiet=True), Typist(["1"], False), tmp_path / "no" / "x.game"
    )
    place.run()
    assert open_game(place.kept_in).steps


@quick
@given(typed=some.lists(lines, max_size=8))
def test_whatever_is_typed_at_a_table_of_a_server_something_legal_is_sent_or_nothing(typed):
    from dolmen.terminal.join import Place

    wire = Wire(position(legal=("lay red-1", "drop red-1"), confirm="Sure?"))
    with suppress(EOFError):
        Place(wire, table(), "it", Console(quiet=True), Typist(typed, False)).run()
    acts = [said["sentence"] for said in wire.told if said["type"] == "act"]
    assert set(acts) <= {"lay red-1", "drop red-1"} and len(acts) <= 1


@quick
@given(text=some.one_of(some.text(max_size=40), some.sampled_from(("http://[", "http://x:99999/t/a", "https://x/t/"))))
def test_whatever_address_is_given_it_is_one_or_a_sentence(text):
    try:
        home, name = read_address(text)
        assert home.startswith("http") and name
    except DolmenError as error:
        assert str(error)


@quick
@given(text=some.text(max_size=30))
def test_whatever_seats_or_options_are_given_they_are_some_or_a_sentence(text):
    for read in (seated, lambda one: read_options([one])):
        try:
            read(text)
        except DolmenError as error:
            assert str(error)


def run(command, typed, **environment):
    """The command as a user gives it, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "dolmen", *command.split()],
        input=typed,
        capture_output=True,
        env={**os.environ, "LANG": "it_IT.UTF-8", **environment},
        timeout=120,
        check=False,
    )


def test_a_bar_typed_at_the_prompt_ends_in_a_sentence(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ended = run("play keltis --seats me,random --seed 7", b"|\nquit\n")
    assert ended.returncode == 0 and "«|» ora non si può fare" in ended.stdout.decode()
    assert ended.stderr == b"" and len(list(tmp_path.glob("*.game"))) == 1


def test_bytes_that_are_no_text_are_odd_words(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ended = run("play cairn --seats me,random --seed 7", b"\xff\xfe\n1\n")
    assert ended.returncode == 0 and b"Traceback" not in ended.stderr and list(tmp_path.glob("*.game"))


def test_a_terminal_without_our_letters_is_no_end(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ended = run("play cairn --seats me,random --seed 7", b"1\n", PYTHONIOENCODING="ascii", LC_ALL="")
    assert ended.returncode == 0 and b"Traceback" not in ended.stderr
