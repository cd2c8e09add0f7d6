"""Lessons, and the free game after one."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from dolmen.wire.bodies.body import Body
from dolmen.wire.messages import NO_NUL, Position, Sentence


class LessonStep(msgspec.Struct):
    """A step of a lesson: what is said, what the pupil is to do, and the position."""

    step: int
    title: str
    text: str
    goal: str  # empty where there is nothing to do but read
    hint: str
    show: str  # the sentence that does it
    point: list[str]  # keys of the picture
    later: bool  # time has passed: what happened before is not told
    position: Position


class LessonTry(msgspec.Struct):
    """What becomes of something the pupil did; a wrong one was done on a copy alone."""

    right: bool
    text: str
    position: Position


class FreeMove(Body):
    """The free game after a lesson: all of it that was played so far, and what the pupil does now."""

    said: Annotated[list[Sentence], Meta(max_length=40)] = msgspec.field(default_factory=list)
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0
    moves: Annotated[list[Sentence], Meta(max_length=600)] = msgspec.field(default_factory=list)
    sentence: Sentence | None = None
    layout: Annotated[str, Meta(max_length=16, pattern=NO_NUL)] = "none"
    shown: Annotated[int, Meta(ge=0, le=100_000)] | None = None


class FreePosition(msgspec.Struct):
    moves: list[str]  # with those of the bots
    position: Position


class Reason(msgspec.Struct):
    """Why a part of the picture cannot be chosen now."""

    text: str | None
    rule: str | None = None  # the anchor of its paragraph in the rules for players
