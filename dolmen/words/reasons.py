"""Reasons for an action in words: each part of the judge's opinion has a clause for it and one against."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from dolmen.words.grammar import MINUS
from dolmen.words.line import Line
from dolmen.words.texts import Texts


class PartOfOpinion(Protocol):
    """A part of the judge's opinion, and by how many points an action is better in it, or worse."""

    @property
    def part(self) -> str: ...

    @property
    def by(self) -> float: ...


def clause(reason: PartOfOpinion) -> Line:
    """`keeps two guards for the last round`, or what the action costs."""
    side = "for" if reason.by > 0 else "against"
    return Line.of(f"part-{reason.part}.{side}", by=max(1, round(abs(reason.by))))


def said(reasons: Iterable[PartOfOpinion], words: Texts) -> list[str]:
    """Each reason in a line: a plus before what speaks for the action, a minus before what speaks against it."""
    lines = [("+" if reason.by > 0 else MINUS, clause(reason)) for reason in reasons]
    return [f"{sign} {words.say(line)}" for sign, line in lines if words.has(line.key)]
