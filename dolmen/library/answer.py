"""What a bot answers when it is asked, in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from dolmen.bots import Analysis, Prospect, Reason, beside_next_best, reasons
from dolmen.core.view import View
from dolmen.library.view import LANGUAGE


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
    view: View | None = field(default=None, repr=False, compare=False)  # what it was given, for reasons
    seed: bytes = field(default=b"", repr=False, compare=False)

    @classmethod
    def of(cls, view: View, found: Analysis, faults: Mapping[str, int], seed: bytes) -> Answer:
        """An analysis of a view in the words of its game."""
        say = view.game.notation.sentence

        def candidate(one: Prospect) -> Candidate:
            return Candidate(say(one.action), one.action, one.win, one.lead, one.visits)

        candidates = tuple(candidate(one) for one in found.prospects)
        line = tuple(map(say, found.line))
        return cls(say(found.best), found.best, candidates, line, found.iterations, dict(faults), view, seed)

    def reasons(self, against: str | None = None) -> tuple[Reason, ...]:
        """The parts of the judge's opinion in which it differs most from another action, or from the next best."""
        if self.view is None:
            return ()
        if against is not None:
            return reasons(self.view, self.action, self.view.game.notation.parse(against), self.seed)
        others = [candidate.action for candidate in self.candidates if candidate.action != self.action]
        return beside_next_best(self.view, self.action, others, self.seed)[1]

    def why(self, lang: str = LANGUAGE, against: str | None = None) -> list[str]:
        """The reasons in words, what speaks for the action and what against it."""
        from dolmen.words import texts
        from dolmen.words.reasons import said

        return said(self.reasons(against), texts(lang, self.view.game)) if self.view is not None else []

    def __str__(self) -> str:
        return self.sentence
