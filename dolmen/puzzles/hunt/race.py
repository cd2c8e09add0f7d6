"""A race: actions of a decision, played out on the same guesses in rounds, until it is lost or one is clearly best.

Looking after every round can only lose a decision, never keep one: what is left is measured anew, on fresh guesses.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from dolmen.puzzles.hunt import terms
from dolmen.review.estimate import Estimate

if TYPE_CHECKING:
    from dolmen.puzzles.hunt.spot import Spot


class Race:
    """Some actions of a decision; those that are too far behind drop out."""

    def __init__(self, spot: Spot, arms: list[int]):
        self.spot = spot
        self.found = spot.estimate(arms, 0)
        self.doubt = 0.0  # standard errors for which what seems lost is given another chance

    def run(self, rounds: Iterable[int]) -> bool:
        """Runs some rounds; whether there may still be a puzzle."""
        for doubt, guesses in zip(terms.DOUBTS, rounds, strict=False):
            self.doubt = doubt
            self.found = self.found.joined(self.spot.estimate(list(self.found.arms), guesses))
            self.spot.note(self.found)
            if not self.is_open():
                return False
            self.found = self.found.keep(self.left())
        return True

    def is_open(self) -> bool:
        """Whether something may be better than what the adept takes, by enough, with nothing surely in between."""
        order = ranking(self.found)
        return self._may_beat_the_adept(order) and not any(self._is_between(order[0], place) for place in order[1:])

    def _may_beat_the_adept(self, order: list[int]) -> bool:
        rival = self.rival(order)
        return rival is None or any(self._may_lead(place, rival) for place in order if place != rival)

    def rival(self, order: list[int]) -> int | None:
        """The place of the action that must not be right, since the adept takes it too often; None if it is out."""
        taken = 0
        for place in order:
            taken += self.spot.adepts[self.found.arms[place]]
            if terms.SEEDS - taken < terms.MISSED:
                return place
        return None

    def _may_lead(self, place: int, other: int) -> bool:
        lead, error = self.found.difference(place, other)
        return lead + self.doubt * error >= self.spot.least_gap

    def _is_between(self, top: int, place: int) -> bool:
        """Whether an action is surely worse than the best, and surely not by enough."""
        behind, error = self.found.difference(top, place)
        doubt = self.doubt * error
        return behind - doubt > terms.ALIKE and behind + doubt < self.spot.least_gap

    def is_overtaken(self, action: int) -> bool:
        """Whether another is better than an action, almost surely."""
        if action not in self.found.arms:
            return True
        place = self.found.arms.index(action)
        leads = (self.found.difference(k, place) for k in range(len(self.found.arms)) if k != place)
        return any(lead > terms.OUT * error for lead, error in leads)

    def left(self) -> list[int]:
        """The places of the actions that are not too far behind to matter; the next that is worse always stays."""
        order = ranking(self.found)
        behind = {place: self.found.difference(order[0], place) for place in order}
        worse = next((place for place in order if behind[place][0] >= terms.ALIKE), order[0])
        least = self.spot.least_gap + terms.ALIKE
        return [k for k in sorted(order) if k == worse or behind[k][0] - terms.OUT * behind[k][1] <= least]


def ranking(found: Estimate) -> list[int]:
    """The places of the arms, the best first."""
    return sorted(range(len(found.arms)), key=lambda k: (-found.win(k), found.arms[k]))


def is_missed(spot: Spot, right: Iterable[int]) -> bool:
    """Whether the adept takes none of these, with most seeds."""
    return terms.SEEDS - sum(spot.adepts[action] for action in right) >= terms.MISSED
