"""What a bot thinks of the legal actions."""

from __future__ import annotations

from dataclasses import dataclass

ENOUGH = 30  # times that an action has to be tried before what came of it says something about its chance


@dataclass(frozen=True)
class Prospect:
    """What a bot thinks of one legal action."""

    action: int
    win: float  # the chance to win; of positions that were judged before the end, what the judge makes of the leads
    lead: float  # the expected lead in points
    visits: int = 0  # how often a search tried it
    reward: float = 0.0  # what the search maximised, 0 to 1

    @property
    def chance(self) -> float | None:
        """The chance to win that people are told; None for what is an opinion at first sight."""
        return self.win if self.visits >= ENOUGH else None


@dataclass(frozen=True)
class Analysis:
    """The action chosen; where the bot compares them, all legal ones, the best first."""

    best: int
    prospects: tuple[Prospect, ...] = ()
    line: tuple[int, ...] = ()  # how a search expects the game to go on
    iterations: int = 0  # of a search; 0: judged one step ahead, if at all
    moves: int = 0  # actions played in the tree and below it
    ends: int = 0  # iterations that came to the end of the game

    def chance_told(self, prospect: Prospect) -> float | None:
        """The chance that people are told of an action; None where it seems to be above that of the best one.

        What is not preferred was tried less often, in luckier guesses: a number above the best one's would mislead.
        """
        chance, best = prospect.chance, self.prospects[0].chance
        return None if chance is None or (best is not None and chance > best) else chance
