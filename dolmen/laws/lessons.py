"""What is wrong with a lesson, a sentence each: ways that lead nowhere, claims that are not so, and the like."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache

from dolmen.core.contract.lessons import Lesson, Step
from dolmen.core.contract.room import DESK, PHONE
from dolmen.core.errors import DolmenError
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.lessons.course import ELSE, RIGHT, Course
from dolmen.lessons.facts import untrue
from dolmen.lessons.free import FreeGame
from dolmen.lessons.said import ABOUT, key_of, keys, may_have, names_at
from dolmen.words import LANGUAGES, texts
from dolmen.words.keys import keys_in

MOST_WAYS = 400  # positions of a lesson over all that its tasks accept
LONGEST = 210  # letters of one text
MOST_SENTENCES = 3
Way = tuple[int, list[str], Play]
Faults = Iterator[str]
_KEYS = re.compile(r'data-(?:piece|place)="([^"]+)"')
_END = re.compile(r"[.!?](?= |$)")
_FIGURE = re.compile(r"(?<![\w])[−-]?\d+(?!\w)")
_WORD = re.compile(r"[^\W\d_]+")
NUMERALS = {
    "it": ["due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici"],
    "en": ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
}
AMBIGUOUS = {"it": {"sei"}, "en": set[str]()}  # "sei" is also "you are"


@cache
def ways(game: Game, lesson: Lesson) -> tuple[Way, ...]:
    """Every step in every way that leads to it; an error where one does not lead on."""
    found: list[Way] = []
    for way in Course(game, lesson).ways():
        found.append(way)
        assert len(found) <= MOST_WAYS, f"{lesson.name}: its tasks accept too much to be looked at whole"
    return tuple(found)


def is_finished(game: Game, lesson: Lesson) -> Faults:
    """Every way leads to the last step, and from there into a free game that goes on."""
    last = len(lesson.steps) - 1
    if len(Course(game, lesson).shown()) != len(lesson.tasks):
        yield f"{lesson.name}: not every task shows its way"
    for number, said, play in ways(game, lesson):
        step = lesson.steps[number]
        if step.is_task and not any(step.is_right(sentence) for sentence in play.sentences):
            yield f"{lesson.name}, {step.name} after {said}: nothing that can be done is right"
        if number == last and not step.is_task:
            yield from _goes_on(game, lesson, said)


def _goes_on(game: Game, lesson: Lesson, said: list[str]) -> Faults:
    try:
        if FreeGame(game, lesson).begin(said, seed_from(1)).over:
            yield f"{lesson.name}: its free game is over before it begins"
    except DolmenError as error:
        yield f"{lesson.name}: its free game cannot begin: {error}"


def is_legal(game: Game, lesson: Lesson) -> Faults:
    """Whatever is played is legal (else there is no way to the step), and what is expected can be done there."""
    heard: dict[tuple[str, str], bool] = {}
    for number, _, play in ways(game, lesson):
        step = lesson.steps[number]
        if not step.is_task:
            continue
        if play.player != lesson.pupil:
            yield f"{lesson.name}, {step.name}: it is not the pupil's turn"
        if step.show not in play.sentences:
            yield f"{lesson.name}, {step.name}: {step.show!r} cannot be done; {' | '.join(play.sentences[:12])} can"
        for pattern in (*step.right, *(wrong.match for wrong in step.wrong)):
            place = (step.name, pattern)
            heard[place] = heard.get(place, False) or any(fnmatchcase(one, pattern) for one in play.sentences)
    yield from (
        f"{lesson.name}, {step}: nothing legal is {pattern!r}" for (step, pattern), is_so in heard.items() if not is_so
    )


def is_true(game: Game, lesson: Lesson) -> Faults:
    """What is claimed at each step, after each right answer and after each wrong one is so."""
    for number, said, play in ways(game, lesson):
        step = lesson.steps[number]
        where = f"{lesson.name}, {step.name}"
        yield from (f"{where}: {fault}" for fault in untrue(play, step.facts, lesson.pupil))
        for sentence in play.sentences if step.is_task else ():
            verdict = Course(game, lesson).judge(number, said, sentence) if _has_claim(step, sentence) else None
            if verdict is not None:
                for fault in untrue(verdict.play, verdict.facts, lesson.pupil):
                    yield f"{where}, after {sentence!r}: {fault}"


def _has_claim(step: Step, sentence: str) -> bool:
    wrong = step.answer_to(sentence)
    return bool(step.after) if step.is_right(sentence) else bool(wrong and wrong.facts)


def tells_known_numbers(game: Game, lesson: Lesson) -> Faults:
    """Every number that a text tells is one of the facts of its step, or a word of the sentences of it."""
    for language in LANGUAGES:
        words = texts(language, game)
        for number, step in enumerate(lesson.steps):
            known = {*_numbers_known(step)}
            for key in _keys_of_step(lesson, number):
                if not words.has(key):
                    continue
                for told in numbers_in(words(key), language):
                    if told not in known:
                        yield f"{key} ({language}): {told} is not among the facts of its step, {sorted(known)}"


def numbers_in(text: str, language: str) -> Iterator[int]:
    """The numbers that a text tells, as figures or as words; one is seldom a number."""
    yield from (abs(int(figure.replace("−", "-"))) for figure in _FIGURE.findall(text))
    for word in _WORD.findall(text.lower()):
        if word in NUMERALS[language] and word not in AMBIGUOUS[language]:
            yield NUMERALS[language].index(word) + 2


def _numbers_known(step: Step) -> Iterator[int]:
    claims: list[Mapping[str, int]] = [step.facts, step.after, *(wrong.facts for wrong in step.wrong)]
    for asked, value in (claim for facts in claims for claim in facts.items()):
        yield abs(value)
        if "." in asked.split()[0]:  # a constant of the game: where it stands in a table counts, too
            yield from (int(place) for place in asked.split()[1:])
    spoken: Iterable[str] = (*step.first, *step.right, step.show, *(wrong.match for wrong in step.wrong), *step.point)
    for sentence in spoken:
        yield from (int(figure) for figure in re.findall(r"\d+", sentence))


def points_at_what_is_there(game: Game, lesson: Lesson) -> Faults:
    """Every place pointed at is a piece or a place of the picture that the pupil sees, on a desk and on a phone."""
    for number, _, play in ways(game, lesson):
        step = lesson.steps[number]
        for box in (DESK, PHONE) if step.point else ():
            words, names = texts(LANGUAGES[0], game), names_at(lesson, "Anna")
            drawn = {*_KEYS.findall(game.picture(play.sight(lesson.pupil), lesson.pupil, words, names, box=box))}
            lost = [place for place in step.point if place not in drawn]
            if lost:
                yield f"{lesson.name}, {step.name}: {', '.join(lost)} is not in the picture for {box}: {sorted(drawn)}"


def has_its_texts(game: Game, lesson: Lesson) -> Faults:
    """Both languages have every text of a lesson, none that is never said, and none that is too long for a step."""
    for language in LANGUAGES:
        words, there = texts(language, game), keys_in(game.folder / "words", language)
        wanted = keys(lesson)
        yield from (f"{key} is missing ({language})" for key in wanted if not words.has(key))
        own = [key for key in there if _is_of(key, game, lesson)]
        said = {*wanted, *may_have(lesson)}
        yield from (f"{key} is never said ({language})" for key in own if key not in said)
        for key in own:
            text = words(key)
            if len(text) > LONGEST or len(_END.findall(text)) > MOST_SENTENCES:
                yield f"{key} ({language}) is too long for a step: {len(text)} letters"


def _is_of(key: str, game: Game, lesson: Lesson) -> bool:
    """Whether a text is one of this lesson's, and not of one whose name begins alike."""
    stem = f"lesson-{lesson.name}"
    others = [f"lesson-{other.name}" for other in game.lessons if len(other.name) > len(lesson.name)]
    return _begins(key, stem) and not any(_begins(key, other) for other in others)


def _begins(key: str, stem: str) -> bool:
    return key == stem or key.startswith((f"{stem}.", f"{stem}-"))


def _keys_of_step(lesson: Lesson, number: int) -> list[str]:
    key = key_of(lesson, number)
    forms = ("goal", "hint", ELSE, RIGHT, ABOUT, "title", *(wrong.say for wrong in lesson.steps[number].wrong))
    return [key, *(f"{key}.{form}" for form in forms)]
