"""The log of a game as some eyes may read it: lines that were told stay until something changes that they hang on.

A long log takes long to tell: it is told in pieces, between which others get their turn.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import chain
from typing import Any, Protocol

from dolmen.core.plain import Plain
from dolmen.core.play import Play
from dolmen.server.table.table import Running, ToldLog
from dolmen.wire.messages import LogLine
from dolmen.words import Line

OPENING = -1  # the step before the first
LINES_AT_ONCE = 32  # of a log: a piece of it
Heard = list[tuple[Line, int, Any]]  # lines, after how many steps each, and the events


class Reader(Protocol):
    """Eyes that read a log in a language."""

    running: Running
    play: Play
    story: Any
    viewer: int
    language: str

    @property
    def sight(self) -> Plain: ...

    def say(self, line: Line) -> str: ...

    def places(self, event: Any, sight: Plain) -> list[str]: ...


def telling(reader: Reader) -> Generator[None, None, ToldLog]:
    """The log as these eyes may read it now, from the one they were told before, which stays until all is told."""
    running, play, key = reader.running, reader.play, (reader.viewer, reader.language)
    log = running.logs.get(key) or ToldLog()
    hangs_on = _hangs_on(reader)
    is_retold = hangs_on is None or hangs_on != log.hangs_on
    start, known = (OPENING, 0) if is_retold else (log.steps, len(log.said))
    told = yield from _heard(reader, start)
    same = _common([line for line, *_ in told], log.said) if is_retold else known
    new = told[same - known :]
    lines = yield from _in_words(reader, new)
    # After an undo nothing was told anew.
    latest = told if start < len(play.steps) else (yield from _heard(reader, len(play.steps) - 1))
    if same < len(log.said):
        log = ToldLog(log.lines[:same], log.said[:same])
    log.lines += lines
    log.said += [line for line, *_ in new]
    log.steps, log.hangs_on = len(play.steps), hangs_on
    log.places = [reader.places(event, reader.sight) for _, step, event in latest if step == log.steps]
    running.logs[key] = log
    return log


def _hangs_on(reader: Reader) -> Any:
    """What lines that were told hang on: as long as it is the same they stay. None: they are told anew at every step.

    Things are forgotten, names of hidden things are filled in, and everything is open at the end.
    """
    play, story = reader.play, reader.story
    if play.over:
        return "over", len(play.steps)
    if not story.RETELLS:
        return "play"
    return story.log_hangs_on(reader.sight, chain(play.opening, *(step.tale for step in play.steps)))


def _heard(reader: Reader, start: int) -> Generator[None, None, Heard]:
    """What these eyes may hear now of the steps from a step on: the line, after how many steps, the event."""
    play, viewer, sight = reader.play, reader.viewer, reader.sight
    tell, in_hindsight = reader.story.tell, reader.story.in_hindsight
    told = [
        (step + 1, event)
        for step in range(start, len(play.steps))
        for event in (play.opening if step == OPENING else play.steps[step].tale)
    ]
    events: list[Any] = [event for _, event in told]
    heard: Heard = []
    for at, (step, _) in enumerate(told):
        if at % LINES_AT_ONCE == LINES_AT_ONCE - 1:
            yield
        event = in_hindsight(events, at)
        line = tell(event, viewer, sight)
        if line is not None:
            heard.append((line, step, event))
    return heard


def _in_words(reader: Reader, heard: Heard) -> Generator[None, None, list[LogLine]]:
    """What was heard, in the language of these eyes."""
    lines = []
    for at, (line, step, _) in enumerate(heard):
        if at % LINES_AT_ONCE == LINES_AT_ONCE - 1:
            yield
        lines.append(LogLine(reader.say(line), step))
    return lines


def _common(new: list[Line], old: list[Line]) -> int:
    """How many lines two logs have in common from the start."""
    return next(
        (place for place, (one, two) in enumerate(zip(new, old, strict=False)) if one != two), min(len(new), len(old))
    )
