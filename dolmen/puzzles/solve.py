"""A puzzle that somebody solves: its position, and what becomes of an answer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from dolmen.bots.reasons import Reason
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.view import View
from dolmen.puzzles.puzzle import Puzzle


@dataclass(frozen=True)
class Answer:
    """What becomes of an answer: judged by what could be known, never by what lay there."""

    sentence: str
    is_right: bool
    play: Play  # after it, on a copy
    chance: float
    best: str  # the right sentence that is shown
    best_chance: float

    @property
    def loss(self) -> float:
        """How much of the chance to win it gives away; nothing where it is right."""
        return 0.0 if self.is_right else max(0.0, self.best_chance - self.chance)


class Solving:
    """A puzzle of a game: `Solving(game, puzzle).answer("take")`."""

    def __init__(self, game: Game, puzzle: Puzzle):
        self.game, self.puzzle = game.of_version(puzzle.version), puzzle

    @cached_property
    def play(self) -> Play:
        """The game when the question is asked. Whoever plays on takes a copy."""
        puzzle = self.puzzle
        play = Play.new(self.game, puzzle.players, puzzle.options, bytes.fromhex(puzzle.seed))
        for sentence in puzzle.sentences:
            play.play(sentence)
        return play

    @property
    def view(self) -> View:
        """What the player to move knows."""
        return self.play.view(self.puzzle.seat)

    def answer(self, sentence: str) -> Answer:
        """What becomes of a legal answer; an error says what is wrong with one that is not legal."""
        play = self.play.copy()
        play.play(sentence, self.puzzle.seat)
        said = self.game.notation.sentence(play.steps[-1].action)
        is_right = self.puzzle.is_right(said)
        best = said if is_right else self.puzzle.ranked[0][0]
        chances = self.puzzle.chances
        return Answer(said, is_right, play, chances[said], best, chances[best])

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """What speaks in the end for the best action beside what the adept would do, and what against it."""
        return tuple(Reason(part, by) for part, by in self.puzzle.reasons)
