"""A table on a server, played from a terminal."""

from __future__ import annotations

import json
from typing import Any

import pytest
from rich.console import Console

from dolmen.core.game import find_game
from dolmen.core.play import Play
from dolmen.server.web.showing import fields_of
from dolmen.terminal.join import Place
from dolmen.words import texts

NUMBER, SEAT = 7, 1


class Wire:
    """A socket that says some messages and keeps what it is told."""

    def __init__(self, *messages: dict):
        self.messages, self.told = messages, []

    def __iter__(self) -> Any:
        return (json.dumps(message) for message in self.messages)

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


def position(**choices: list[str]) -> dict:
    """What a seat is sent that can choose so."""
    shown: dict[str, Any] = {key: [{"say": say, "label": say} for say in says] for key, says in choices.items()}
    view = fields_of(Play.new("cairn", seed=bytes(16)).view(SEAT))
    rest = {"over": False, "log": {"start": 0, "lines": []}, "progress": "", "ask": "", "result": None, "view": view}
    return {"type": "position", "number": NUMBER, "seat": SEAT, "legal": [], "early": [], **rest, **shown}


def told(message: dict, *lines: str) -> dict:
    """What the server hears of somebody who types these lines."""
    wire, game = Wire(message), find_game("cairn")
    seats = {"game": "cairn", "seats": [{"name": "A", "word": "a"}, {"name": "B", "word": "b"}]}
    Place(wire, seats, texts("en", game), Console(quiet=True), Scripted(*lines)).run()
    return wire.told[0]


@pytest.mark.parametrize("line", ["2", "drop red-1"])
def test_what_is_chosen_by_number_or_in_words_is_played(line: str) -> None:
    said = told(position(legal=["lay red-1", "drop red-1"]), line)
    assert said.pop("id")
    assert said == {"type": "act", "number": NUMBER, "seat": SEAT, "say": "drop red-1"}


def test_who_is_yet_to_be_asked_what_others_are_asked_now_seals_his_choice() -> None:
    said = told(position(early=["lay red-1", "drop red-1"]), "2")
    assert said.pop("id")
    assert said == {"type": "ahead", "seat": SEAT, "say": "drop red-1", "until": "once"}
