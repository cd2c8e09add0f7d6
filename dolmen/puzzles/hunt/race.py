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
        rival = self.rival(order)
        return self._may_beat_the_adept(order, rival) and not self._is_crowded(order, rival)

    def _may_beat_the_adept(self, order: list[int], rival: int | None) -> bool:
        return rival is None or any(self._may_lead(place, rival) for place in order if place != rival)

    def _is_crowded(self, order: list[int], rival: int | None) -> bool:
        lead = 0.0 if rival is None else self.found.difference(order[0], rival)[0]
        alike = max(terms.ALIKE, terms.SPREAD * lead)
        return any(self._is_between(order[0], place, alike) for place in order[1:])

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

    def _is_between(self, top: int, place: int, alike: float) -> bool:
        """Whether an action is surely worse than what is alike, and surely not by enough."""
        behind, error = self.found.difference(top, place)
        doubt = self.doubt * error
        return behind - doubt > alike and behind + doubt < self.spot.least_gap

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


def count_right(behind: list[float], least: float) -> int:
    """How many of the first actions are right; `behind` says how far each is behind the best, the nearest first.

    Those within two points, or up to a wide gap that is several times as wide as what lies before it.
    """
    for count in range(1, len(behind)):
        if behind[count] >= least and behind[count - 1] < max(terms.ALIKE, terms.SPREAD * behind[count]):
            return count
    return sum(one < terms.ALIKE for one in behind)


def is_missed(spot: Spot, right: Iterable[int]) -> bool:
    """Whether the adept takes none of these, with most seeds."""
    return terms.SEEDS - sum(spot.adepts[action] for action in right) >= terms.MISSED
