"""The free game at the end of a lesson. Whoever plays keeps its sentences; it is replayed from them."""

from __future__ import annotations

from collections.abc import Sequence

from dolmen.core.contract.lessons import Lesson
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.seed import Seed, subseed
from dolmen.lessons.course import Course, dealt


class FreeGame:
    """The game that follows a lesson, from where it ended or with a deal of its own."""

    def __init__(self, game: Game, lesson: Lesson):
        self.game, self.lesson, self.free = game, lesson, lesson.free

    def begin(self, said: Sequence[str], seed: Seed | None) -> Play:
        """The game before its first sentence; `said` is what the pupil said before, `seed` that of a fresh deal."""
        if self.free.deal is None:
            return Course(self.game, self.lesson).end(said)
        return dealt(self.game, self.free.deal, self.free.deal.seed if self.free.deal.seed is not None else seed)

    def at(self, said: Sequence[str], seed: Seed | None, moves: Sequence[str]) -> Play:
        """The game after some sentences, of all players."""
        play = self.begin(said, seed)
        for sentence in moves:
            play.play(sentence)
        return play

    @staticmethod
    def dice(play: Play) -> bytes:
        """The dice of the bot to move, the same for the same game."""
        return subseed(play.seed, "bot", play.player, len(play.steps))
