"""lessons/*.toml of a game, which may be missing: guided first games, each a file. docs/lessons.md explains every line.

A lesson is a deal on the real engine and a list of steps. What is said is in the game's texts, by the names of the
lesson and its steps, so that both languages have it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

FOLDER = "lessons"
Facts = Mapping[str, int]  # what is asked of the position (dolmen.lessons.facts), and what it must be


@dataclass(frozen=True)
class Deal:
    """A deal that is always the same, and what was played before anybody looks: `red: raid boy green stable 1`."""

    players: int
    seed: int | None = None  # None: another one each time
    options: Mapping[str, str] = field(default_factory=dict)
    begin: tuple[str, ...] = ()


@dataclass(frozen=True)
class Wrong:
    """A try that is legal and not what was meant: its pattern, and the form of the step's text that answers it."""

    match: str
    say: str
    facts: Facts = field(default_factory=dict)  # after the try


@dataclass(frozen=True)
class Step:
    """One idea: what happens first, what is said, where it is pointed at, and what the pupil is to do, if anything."""

    name: str
    first: tuple[str, ...] = ()  # sentences that are played before, each with its seat
    later: bool = False  # time passes: what is played before is not told
    point: tuple[str, ...] = ()  # keys of the picture
    facts: Facts = field(default_factory=dict)  # what the remark claims, when it is shown
    right: tuple[str, ...] = ()  # patterns of sentences; none: there is nothing to do but read
    show: str = ""  # the sentence that is shown to whoever asks
    wrong: tuple[Wrong, ...] = ()  # the first that matches answers; whatever matches none has the form `else`
    after: Facts = field(default_factory=dict)  # what is claimed once the right thing was done

    @property
    def is_task(self) -> bool:
        """Whether the pupil is to do something."""
        return bool(self.right)

    def is_right(self, sentence: str) -> bool:
        """Whether a sentence is what was meant."""
        return any(fnmatchcase(sentence, pattern) for pattern in self.right)

    def answer_to(self, sentence: str) -> Wrong | None:
        """What answers a wrong try; None where only the general answer does."""
        return next((wrong for wrong in self.wrong if fnmatchcase(sentence, wrong.match)), None)


@dataclass(frozen=True)
class Free:
    """The short game at the end: from where the lesson ends, or with a deal of its own."""

    level: str = "novice"
    deal: Deal | None = None


@dataclass(frozen=True, eq=False)
class Lesson:
    """A guided first game."""

    name: str
    minutes: int
    deal: Deal
    steps: tuple[Step, ...]
    free: Free
    pupil: int = 0  # the seat
    order: int = 1  # among the lessons of its game

    @property
    def tasks(self) -> list[int]:
        """The numbers of the steps at which the pupil does something."""
        return [number for number, step in enumerate(self.steps) if step.is_task]


# --- reading: each fault is one sentence with its file -------------------------------------------------------------


def lessons_in(folder: Path) -> tuple[tuple[Lesson, ...], list[str]]:
    """The lessons of a game's folder in their order, and what is wrong with them."""
    lessons, faults = [], []
    for path in sorted((folder / FOLDER).glob("*.toml")):
        try:
            lessons.append(_lesson(path.stem, tomllib.loads(path.read_text("utf-8"))))
        except (tomllib.TOMLDecodeError, Misshapen) as error:
            faults.append(f"{path}: {error}")
    return tuple(sorted(lessons, key=lambda lesson: (lesson.order, lesson.name))), faults


class Misshapen(ValueError):
    """A part of a lesson's file that is not as it is to be."""


def _lesson(name: str, found: dict[str, Any]) -> Lesson:
    steps = tuple(_step(one) for one in found.pop("step", []))
    if not steps:
        raise Misshapen("a lesson has steps, each a [[step]]")
    names = [step.name for step in steps]
    if len({*names}) < len(names):
        raise Misshapen(f"two steps have one name, and so one text: {', '.join(names)}")
    deal, free = _deal(found.pop("deal", {})), dict(found.pop("free", {}))
    if deal.seed is None:
        raise Misshapen("[deal] has a seed, so that it is always the same, for example seed = 7")
    own = _deal(free.pop("deal")) if "deal" in free else None
    return _made(Lesson, {**found, "name": name, "deal": deal, "steps": steps, "free": _made(Free, free, deal=own)})


def _deal(found: Mapping[str, Any]) -> Deal:
    return _made(Deal, found, begin=tuple(found.get("begin", ())))


def _step(found: Mapping[str, Any]) -> Step:
    wrong = tuple(_made(Wrong, one) for one in found.get("wrong", ()))
    listed = {name: tuple(found.get(name, ())) for name in ("first", "point", "right")}
    step = _made(Step, found, wrong=wrong, **listed)
    for fault in _faults_of(step):
        raise Misshapen(f"step {step.name!r}: {fault}")
    return step


def _faults_of(step: Step) -> Iterator[str]:
    if step.is_task and not step.is_right(step.show):
        yield f"show is to be a sentence that is right, not {step.show!r}"
    if not step.is_task and (step.show or step.wrong or step.after):
        yield "without `right` there is nothing to do, so that it has neither show, wrong nor after"
    for line in step.first:
        if ": " not in line:
            yield f"{line!r} names no seat, as `red: pass` does"
    for facts in (step.facts, step.after, *(wrong.facts for wrong in step.wrong)):
        if not all(type(value) is int for value in facts.values()):
            yield f"facts are numbers by what is asked, not {dict(facts)}"


def _made(kind: Any, found: Mapping[str, Any], **more: Any) -> Any:
    """A dataclass of what a table holds; what it does not know, or lacks, is named."""
    known = [one.name for one in fields(kind)]
    strange: Iterable[str] = [name for name in found if name not in known]
    if strange:
        raise Misshapen(f"{kind.__name__.lower()} has no {', '.join(strange)}; it has {', '.join(known)}")
    try:
        return kind(**{**found, **more})
    except TypeError as error:
        raise Misshapen(f"{kind.__name__.lower()}: {str(error).partition(') ')[2]}") from None
