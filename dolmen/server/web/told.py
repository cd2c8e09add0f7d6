"""The log of a game as some eyes may read it: lines that were told stay until something changes that they hang on.

A long log takes long to tell: it is told in pieces, between which others get their turn.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
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


def tell_on(reader: Reader) -> ToldLog | None:
    """The log with one step more, where nothing else of it changed: nearly always. None: it is told by `telling`."""
    play, story, viewer = reader.play, reader.story, reader.viewer
    log, number = reader.running.logs.get((viewer, reader.language)), len(play.steps)
    if log is None or log.steps != number - 1 or len(play.steps[-1].tale) >= LINES_AT_ONCE:
        return None
    hangs_on, sight, events = _hangs_on(reader), reader.sight, play.steps[-1].tale
    if hangs_on is None or hangs_on != log.hangs_on:
        return None
    new, lines, places = [], [], []
    for at in range(len(events)):
        event = story.in_hindsight(events, at)
        line = story.tell(event, viewer, sight)
        if line is not None:
            new.append(line)
            lines.append(_once_in_words(reader, line, number))
            places.append(list(story.places(event, viewer, sight)))
    log.lines += lines
    log.steps, log.places = number, places
    if story.RETELLS:
        log.said += new
    return log


def telling(reader: Reader) -> Generator[None, None, ToldLog]:
    """The log as these eyes may read it now, from the one they were told before, which stays until all is told."""
    running, play, key = reader.running, reader.play, (reader.viewer, reader.language)
    log = running.logs.get(key) or ToldLog()
    hangs_on = _hangs_on(reader)
    is_retold = hangs_on is None or hangs_on != log.hangs_on
    start = OPENING if is_retold else log.steps
    told = yield from _heard(reader, start)
    same, lines = yield from (_changed(reader, log, told) if is_retold else _more(reader, log, told))
    # After an undo nothing was told anew.
    latest = told if start < len(play.steps) else (yield from _heard(reader, len(play.steps) - 1))
    new = told[same:] if is_retold else told
    if same < len(log.lines):
        log = ToldLog(log.lines[:same], log.said[:same])
    log.lines += lines
    log.steps, log.hangs_on = len(play.steps), hangs_on
    log.places = [reader.places(event, reader.sight) for _, step, event in latest if step == log.steps]
    if reader.story.RETELLS:
        log.said += [line for line, *_ in new]
    running.logs[key] = log
    return log


def _more(reader: Reader, log: ToldLog, told: Heard) -> Generator[None, None, tuple[int, list[LogLine]]]:
    """How many lines of a log stay, and those that follow them: all that was told is new."""
    return len(log.lines), (yield from _in_words(reader, told))


def _changed(reader: Reader, log: ToldLog, told: Heard) -> Generator[None, None, tuple[int, list[LogLine]]]:
    """The same of a log that was told from the beginning."""
    if reader.story.RETELLS:  # often: what is the same as before is not put into words again
        same = _common([line for line, *_ in told], log.said)
        return same, (yield from _in_words(reader, told[same:]))
    lines = yield from _in_words(reader, told)
    same = _common(lines, log.lines)
    return same, lines[same:]


def _once_in_words(reader: Reader, line: Line, step: int) -> LogLine:
    """A line of the last step in words: once for all eyes that are told the same. What is known stays as long as it."""
    said, key = reader.running.said, (id(line), step, reader.language)
    known = said.get(key)
    if known is None:
        known = said[key] = line, LogLine(reader.say(line), step)
    return known[1]


def _hangs_on(reader: Reader) -> Any:
    """What lines that were told hang on: as long as it is the same they stay. None: they are told anew at every step.

    Things are forgotten, names of hidden things are filled in, and everything is open at the end.
    """
    play, story = reader.play, reader.story
    if play.over:
        return "over", len(play.steps)
    if not story.RETELLS:
        return "play"
    return story.log_hangs_on(reader.sight, chain(play.opening, chain.from_iterable(step.tale for step in play.steps)))


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


def _common(new: Sequence[Any], old: Sequence[Any]) -> int:
    """How many lines two logs have in common from the start."""
    return next(
        (place for place, (one, two) in enumerate(zip(new, old, strict=False)) if one != two), min(len(new), len(old))
    )
