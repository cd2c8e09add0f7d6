"""Texts for people: lines that wait for a language, and the languages."""

from dolmen.words.common import list_line, minus, over_line, signed, winners_of
from dolmen.words.figure import played, position
from dolmen.words.line import Fact, Line, Named, Points, Seat, has_names, lasting
from dolmen.words.names import seat_names
from dolmen.words.telling import By, Telling
from dolmen.words.texts import LANGUAGES, Texts, UnknownLanguage, texts

__all__ = [
    "LANGUAGES",
    "By",
    "Fact",
    "Line",
    "Named",
    "Points",
    "Seat",
    "Telling",
    "Texts",
    "UnknownLanguage",
    "has_names",
    "lasting",
    "list_line",
    "minus",
    "over_line",
    "played",
    "position",
    "seat_names",
    "signed",
    "texts",
    "winners_of",
]
