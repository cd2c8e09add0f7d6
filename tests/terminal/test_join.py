"""A table on a server, played from a terminal."""

from __future__ import annotations

import json
from typing import Any

import pytest
from rich.console import Console

from dolmen.core.play import Play
from dolmen.server.web.showing import fields_of
from dolmen.terminal.guest import read_address
from dolmen.terminal.join import Place
from dolmen.terminal.speech import BadInput
from dolmen.wire.messages import Answer, LegalAction, Log, LogLine, Pace, Position, Scene, SeatShown, TableShown, encode

NUMBER, SEAT = 7, 1


class Wire:
    """A socket that says some messages and keeps what it is told."""

    def __init__(self, *messages: Position):
        self.messages, self.told = messages, []

    def __iter__(self) -> Any:
        return map(encode, self.messages)

    def send(self, data: str) -> None:
        self.told.append(json.loads(data))


class Scripted:
    """Answers what is written here."""

    is_live = False

    def __init__(self, *lines: str):
        self.lines = list(lines)

    def ask(self, prompt: str, completer: object = None, toolbar: str = "") -> str:
        return self.lines.pop(0)

    def wait(self, prompt: str) -> str:
        return self.ask(prompt)


def position(legal: tuple[str, ...] = (), early: tuple[str, ...] = (), confirm: str | None = None) -> Position:
    """What a seat is sent that can choose so."""
    choices = [[LegalAction(sentence, sentence, confirm) for sentence in sentences] for sentences in (legal, early)]
    view = fields_of(Play.new("cairn", seed=bytes(16)).view(SEAT))
    return Position(
        NUMBER, SEAT, 0, False, "", "", *choices, together=None, undo=False, standing=None, window=None, players=[],
        log=Log(0), scenes=[], result=None, view=view,
    )  # fmt: skip


def table() -> TableShown:
    """Two people at a table."""
    seats = [
        SeatShown(number, name, "person", None, number, "", "", True, number == SEAT, None, False)
        for number, name in enumerate(("Aoife", "Brian"))
    ]
    return TableShown(
        "t", "cairn", "Cairn", "running", True, [], Pace(), 0.0, seats, 0, [SEAT], False, [], False, None, None, ""
    )


def told(message: Position, *lines: str) -> dict:
    """What the server hears of somebody who types these lines."""
    wire = Wire(message)
    Place(wire, table(), "en", Console(quiet=True), Scripted(*lines)).run()
    return wire.told[0]


@pytest.mark.parametrize("line", ["2", "drop red-1"])
def test_what_is_chosen_by_number_or_in_words_is_played(line: str) -> None:
    said = told(position(legal=("lay red-1", "drop red-1")), line)
    assert said.pop("id")
    assert said == {"type": "act", "number": NUMBER, "seat": SEAT, "sentence": "drop red-1", "then": []}


def test_a_choice_before_ones_turn_is_sealed() -> None:
    said = told(position(early=("lay red-1", "drop red-1")), "2")
    assert said.pop("id")
    assert said == {"type": "standing", "seat": SEAT, "sentence": "drop red-1", "until": "once"}


def test_the_question_of_the_page_is_asked_before_a_move_that_is_easily_regretted() -> None:
    asked = position(legal=("lay red-1", "drop red-1"), confirm="Are you sure?")
    assert told(asked, "1", "no", "2", "yes")["sentence"] == "drop red-1"


def test_leaving_says_so_and_plays_nothing() -> None:
    wire = Wire(position(legal=("lay red-1", "drop red-1")))
    console = Console(record=True, width=80)
    Place(wire, table(), "en", console, Scripted("quit")).run()
    assert wire.told == [] and "your seat waits for you" in console.export_text()


def test_words_that_cannot_be_chosen_are_explained_by_the_server() -> None:
    class Explaining(Wire):
        def __iter__(self) -> Any:
            if not self.told:
                return map(encode, self.messages)
            return iter([encode(Answer(self.told[-1]["id"], "First draw a stone."))])

    wire = Explaining(position(legal=("draw", "take")))
    console = Console(record=True, width=80)
    Place(wire, table(), "en", console, Scripted("lay r1", "draw")).run()
    assert "First draw a stone." in console.export_text()
    assert [message["type"] for message in wire.told] == ["why", "act"]


def test_a_scene_is_shown_before_the_position_that_follows_it() -> None:
    sight = fields_of(Play.new("cairn", seed=bytes(16)).sight(SEAT))
    shown = position(legal=("draw",))
    shown.scenes = [Scene("", ["Brian lays the red 3."], sight)]
    console = Console(record=True, width=80)
    Place(Wire(shown), table(), "en", console, Scripted("", "1")).run()
    said = console.export_text()
    assert said.index("Brian lays the red 3.") < said.index("draw")
    assert said.count("Cairn ·") == 2


def test_what_was_told_at_a_scene_is_not_told_again() -> None:
    shown = position(legal=("draw",))
    shown.scenes = [Scene("", ["Brian lays the red 3."])]
    shown.log = Log(0, [LogLine("Brian lays the red 3.", 7), LogLine("Brian grins.", 7)])
    console = Console(record=True, width=80)
    Place(Wire(shown), table(), "en", console, Scripted("", "1")).run()
    said = console.export_text()
    assert said.count("Brian lays the red 3.") == 1 and "Brian grins." in said


@pytest.mark.parametrize(
    "address", ["", "nowhere", "ftp://x/table/a", "http://", "http://[", "http://x", "http://x/t/<b>"]
)
def test_what_is_no_address_of_a_table_is_said(address: str) -> None:
    with pytest.raises(BadInput, match="is not the address of a table"):
        read_address(address)


def test_an_address_where_nobody_answers_ends_in_a_sentence(dolmen: Any) -> None:
    result = dolmen("join http://127.0.0.1:9/table/k3x")
    assert result.exit_code == 2 and "does not answer" in result.output and "Traceback" not in result.output
