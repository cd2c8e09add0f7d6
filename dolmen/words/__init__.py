"""Texts for people: lines that wait for a language, and the languages."""

from dolmen.words.line import Fact, Line, Named, Points, Seat
from dolmen.words.names import seat_names
from dolmen.words.texts import LANGUAGES, Texts, UnknownLanguage, texts

__all__ = ["LANGUAGES", "Fact", "Line", "Named", "Points", "Seat", "Texts", "UnknownLanguage", "seat_names", "texts"]
