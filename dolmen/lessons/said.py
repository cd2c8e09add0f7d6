"""What a lesson says, in a language: the texts of its game, by the names of the lesson and the step."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.contract.lessons import Lesson
from dolmen.lessons.course import ELSE, RIGHT
from dolmen.words import Texts
from dolmen.words.names import BOT_NAMES

TITLE, GOAL, HINT, ABOUT = "title", "goal", "hint", "about"


@dataclass(frozen=True)
class Said:
    """The texts of a step; empty where it has none."""

    title: str
    text: str
    goal: str
    hint: str


def key_of(lesson: Lesson, number: int) -> str:
    """The text of a step."""
    return f"lesson-{lesson.name}-{lesson.steps[number].name}"


def said_at(words: Texts, lesson: Lesson, number: int) -> Said:
    """What is said at a step."""
    key = key_of(lesson, number)
    return Said(words(f"{key}.{TITLE}"), words(key), *(_if_there(words, f"{key}.{form}") for form in (GOAL, HINT)))


def answer(words: Texts, lesson: Lesson, number: int, form: str) -> str:
    """What is said after a try: the form of the step's text, or nothing where it goes straight on."""
    return _if_there(words, f"{key_of(lesson, number)}.{form}")


def title_of(words: Texts, lesson: Lesson) -> str:
    """What a lesson is called."""
    return words(f"lesson-{lesson.name}")


def about(words: Texts, lesson: Lesson) -> str:
    """What one learns in a lesson, in a sentence."""
    return words(f"lesson-{lesson.name}.{ABOUT}")


def _if_there(words: Texts, key: str) -> str:
    return words(key) if words.has(key) else ""


def keys(lesson: Lesson) -> list[str]:
    """Every text that a lesson needs."""
    found = [f"lesson-{lesson.name}", f"lesson-{lesson.name}.{ABOUT}"]
    for number, step in enumerate(lesson.steps):
        key = key_of(lesson, number)
        forms = [TITLE, *([GOAL, HINT, ELSE, *(wrong.say for wrong in step.wrong)] if step.is_task else [])]
        found += [key, *(f"{key}.{form}" for form in forms)]
    return found


def may_have(lesson: Lesson) -> list[str]:
    """The texts that a lesson may have beside those."""
    return [f"{key_of(lesson, number)}.{RIGHT}" for number in lesson.tasks]


def names_at(lesson: Lesson, pupil: str, players: int | None = None) -> list[str]:
    """What everybody is called: the pupil by their own name."""
    count = players or lesson.deal.players
    return [pupil if seat == lesson.pupil else BOT_NAMES[seat % len(BOT_NAMES)] for seat in range(count)]
