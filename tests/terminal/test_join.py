"""A table on a server, played from a terminal."""

from __future__ import annotations

import json
from typing import Any

import pytest
from rich.console import Console

from dolmen.core.play import Play
from dolmen.server.web.showing import fields_of
from dolmen.terminal.join import Place
from dolmen.wire.messages import LegalAction, Log, Pace, Position, SeatShown, TableShown, encode

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


def position(legal: tuple[str, ...] = (), early: tuple[str, ...] = ()) -> Position:
    """What a seat is sent that can choose so."""
    choices = [[LegalAction(sentence, sentence, None) for sentence in sentences] for sentences in (legal, early)]
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
    assert said == {"type": "act", "number": NUMBER, "seat": SEAT, "sentence": "drop red-1"}


def test_a_choice_before_ones_turn_is_sealed() -> None:
    said = told(position(early=("lay red-1", "drop red-1")), "2")
    assert said.pop("id")
    assert said == {"type": "standing", "seat": SEAT, "sentence": "drop red-1", "until": "once"}
