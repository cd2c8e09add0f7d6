"""What a bot answers when it is asked, in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from dolmen.bots import Analysis, Prospect
from dolmen.core.game import Game


@dataclass(frozen=True)
class Candidate:
    """One legal action and what the bot thinks of it."""

    sentence: str
    action: int
    win: float  # the chance to win with it, 0 to 1
    lead: float  # the expected lead in points over the best rival
    visits: int  # how often a search tried it; 0 where the bot does not search


@dataclass(frozen=True)
class Answer:
    """What a bot would do. Printed it is the sentence."""

    sentence: str
    action: int
    candidates: tuple[Candidate, ...] = ()  # all legal actions, the best first; none where the bot does not compare
    line: tuple[str, ...] = ()  # how a search expects the game to go on
    iterations: int = 0  # how often a search looked ahead
    faults: Mapping[str, int] = field(default_factory=dict)  # what a program did wrong, by its kind

    @classmethod
    def of(cls, game: Game, found: Analysis, faults: Mapping[str, int]) -> Answer:
        """An analysis in the words of its game."""
        say = game.notation.sentence

        def candidate(one: Prospect) -> Candidate:
            return Candidate(say(one.action), one.action, one.win, one.lead, one.visits)

        candidates = tuple(candidate(one) for one in found.prospects)
        line = tuple(map(say, found.line))
        return cls(say(found.best), found.best, candidates, line, found.iterations, dict(faults))

    def __str__(self) -> str:
        return self.sentence
