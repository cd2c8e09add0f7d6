"""The texts of a language are read once."""

from __future__ import annotations

from dolmen.core.game import find_game
from dolmen.words import texts


def test_texts_of_no_game_are_read_once_however_they_are_asked_for() -> None:
    assert texts("en") is texts("en", None)


def test_texts_of_a_game_are_its_own() -> None:
    assert texts("en", find_game("cairn")) is not texts("en")
