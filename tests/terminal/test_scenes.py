"""Scenes at the keyboard: everybody sees them as they happen, to their end, before anybody is asked again."""

import random
import re
from io import StringIO

from rich.console import Console

from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.terminal.diary import Diary
from dolmen.terminal.seats import seated
from dolmen.terminal.session import Session
from dolmen.words import texts

LOOK = "Everybody may look: this is what happens."
TURN = "’s turn. Everybody else, please look away."


class Player:
    """Plays for everybody at random, and passes as soon as possible, so that a round soon ends."""

    is_live = False

    def __init__(self, console, steps):
        self.console, self.left, self.chance = console, steps, random.Random(3)
        self.session = None

    def ask(self, prompt, completer=None, toolbar=""):
        if "[" in prompt:
            return "yes"
        if not self.left:
            raise EOFError
        self.left -= 1
        sentences = self.session.play.sentences
        return "pass" if "pass" in sentences and self.chance.random() < 0.4 else self.chance.choice(sentences)

    def wait(self, prompt):
        self.console.print(prompt)
        return ""


def at_the_keyboard(game, seats, steps, tmp_path, monkeypatch):
    """What is printed of a game between people, and the game."""
    monkeypatch.chdir(tmp_path)
    console = Console(record=True, width=100, file=StringIO())
    sitters, reader = seated(seats), Player(console, steps)
    play = Play.new(game, len(sitters), seed=7)
    reader.session = Session(play, sitters, texts("en", play.game), console, reader)
    reader.session.run()
    return console.export_text(), reader.session.play


def test_everybody_at_the_keyboard_sees_a_reveal_to_its_end_before_the_next_is_asked(tmp_path, monkeypatch):
    said, play = at_the_keyboard("tain", "me:Anna,me:Bea", 40, tmp_path, monkeypatch)
    revealed = [step for step in play.steps if step.frames]
    assert revealed and said.count(LOOK) == len(revealed)
    for shown, step in zip(said.split(LOOK)[1:], revealed, strict=True):
        before_the_next = shown.partition(TURN)[0]
        assert before_the_next.count("Press Enter to go on.") == len(step.frames)


def test_what_is_told_at_a_scene_is_what_could_be_seen_at_that_moment(tmp_path, monkeypatch):
    said, play = at_the_keyboard("tain", "me:Anna,me:Bea", 40, tmp_path, monkeypatch)
    story, words = play.game.story, texts("en", play.game)
    step = next(step for step in play.steps if step.frames)
    _, frame = step.frames[-1]
    lines = [story.tell(event, NOBODY, play.sight(NOBODY, frame)) for event in step.tale]
    told = [words.say(line, ["Anna", "Bea"]) for line in lines if line is not None]
    flat = re.sub(r"\s+", " ", said)
    assert told and all(line in flat for line in told)


def test_one_person_alone_sees_the_scenes_of_the_bots_before_their_turn(tmp_path, monkeypatch):
    said, play = at_the_keyboard("cairn", "me:Anna,random", 8, tmp_path, monkeypatch)
    theirs = [step for step in play.steps if step.frames]
    assert LOOK not in said and said.count("Press Enter to go on.") >= len(theirs) - 1 > 0


def test_what_is_taken_back_is_torn_out_of_the_diary():
    play = Play.new("cairn", 2, {"first_player": "first"}, seed=7)
    diary = Diary(play, (0, 1), texts("en", play.game), ["Anna", "Bea"])
    diary.news(0)
    play.play("draw")
    diary.note()
    assert [page.number for page in diary.news(0)] == [1]
    play.steps.pop()
    diary.note()
    assert diary.news(0) == [] and all(page.number == 0 for page in diary.pages[1])


def test_the_rules_are_shown_by_a_command_with_captions_for_figures(dolmen):
    said = re.sub(r"\s+", " ", dolmen("rules cairn --lang it").output)
    assert "Il tuo turno" in said and "{#" not in said and "figure:" not in said
    assert "il sacchetto, la pietra appena scartata" in said
