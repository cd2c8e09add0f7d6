"""A lesson that somebody takes. Its whole state is the step and what the pupil said at the tasks before it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dolmen.core.contract.lessons import Deal, Facts, Lesson, Step
from dolmen.core.errors import DolmenError
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.seed import Seed

ELSE = "else"  # the form of a step's text that answers every try without an answer of its own
RIGHT = "right"  # the form that is said once the right thing was done, where there is one


class BadCourse(DolmenError):
    """A step of a lesson that nothing the pupil has said leads to."""

    key = "error-bad-course"

    def sentence(self) -> str:
        return "step {step} of the lesson {lesson!r} is not reached: {why}".format(**self.details)


@dataclass(frozen=True)
class Verdict:
    """What becomes of a try: whether it was what was meant, the position it leads to, and what answers it."""

    is_right: bool
    play: Play  # after the try; a wrong one is played on a copy alone
    form: str  # of the step's text
    facts: Facts  # what that text claims of the position


def dealt(game: Game, deal: Deal, seed: Seed | None = None) -> Play:
    """The game of a deal, after what was played before anybody looks."""
    play = Play.new(game, deal.players, deal.options, deal.seed if seed is None else seed)
    play_lines(play, deal.begin)
    return play


def play_lines(play: Play, lines: Sequence[str]) -> None:
    """Plays lines as transcripts have them, `red: pass`; an error says which seat, or which sentence, is wrong."""
    for line in lines:
        seat, _, sentence = line.partition(": ")
        if play.over or seat != play.seat_word(play.player):
            turn = "nobody" if play.over else play.seat_word(play.player)
            raise BadCourse(step=line, lesson=play.game.name, why=f"it is the turn of {turn}")
        play.play(sentence)


class Course:
    """A lesson of a game: `Course(game, lesson).at(3, ["draw", "lay g2"])` is the game at its fourth step."""

    def __init__(self, game: Game, lesson: Lesson):
        self.game, self.lesson = game, lesson

    def at(self, number: int, said: Sequence[str]) -> Play:
        """The game when a step is shown; `said` are the pupil's sentences at the tasks before it."""
        if not 0 <= number < len(self.lesson.steps):
            raise self._bad(number, f"there are {len(self.lesson.steps)}")
        play, left = dealt(self.game, self.lesson.deal), list(said)
        for step in self.lesson.steps[:number]:
            play_lines(play, step.first)
            if step.is_task:
                self._do(play, step, left, number)
        if left:
            raise self._bad(number, f"{left[0]!r} has no task before it")
        play_lines(play, self.lesson.steps[number].first)
        return play

    def end(self, said: Sequence[str]) -> Play:
        """The game after the last step."""
        last = len(self.lesson.steps) - 1
        before, rest = (said[:-1], said[-1:]) if self.lesson.steps[last].is_task else (said, [])
        play = self.at(last, before)
        for sentence in rest:
            self._do(play, self.lesson.steps[last], [sentence], last)
        return play

    def _do(self, play: Play, step: Step, said: list[str], number: int) -> None:
        if not said:
            raise self._bad(number, f"nothing was said at {step.name!r}")
        sentence = said.pop(0)
        if not step.is_right(sentence):
            raise self._bad(number, f"{sentence!r} is not what {step.name!r} asks for")
        play.play(sentence, self.lesson.pupil)

    def _bad(self, number: int, why: str) -> BadCourse:
        return BadCourse(step=number, lesson=self.lesson.name, why=why)

    def judge(self, number: int, said: Sequence[str], tried: str) -> Verdict:
        """What becomes of a legal try at a task; an error says what is wrong with one that is not legal."""
        step, play = self.lesson.steps[number], self.at(number, said)
        play.play(tried, self.lesson.pupil)
        sentence = self.game.notation.sentence(play.steps[-1].action)
        if step.is_right(sentence):
            return Verdict(True, play, RIGHT, step.after)
        wrong = step.answer_to(sentence)
        return Verdict(False, play, wrong.say if wrong else ELSE, wrong.facts if wrong else {})

    def shown(self) -> list[str]:
        """The sentences that lead through the whole lesson: at each task what is shown to whoever asks."""
        return [self.lesson.steps[number].show for number in self.lesson.tasks]

    def ways(self) -> Iterator[tuple[int, list[str], Play]]:
        """Every step in every way that can lead to it: its number, what was said before, the position."""
        yield from self._ways(0, [])

    def _ways(self, number: int, said: list[str]) -> Iterator[tuple[int, list[str], Play]]:
        play = self.at(number, said)
        yield number, said, play
        if number + 1 == len(self.lesson.steps):
            return
        step = self.lesson.steps[number]
        if not step.is_task:
            yield from self._ways(number + 1, said)
        for sentence in play.sentences if step.is_task else ():
            if step.is_right(sentence):
                yield from self._ways(number + 1, [*said, sentence])
