"""All comparisons of a study in one list, so that what is called real has stood up to their number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from dolmen.study.intervals import Estimate, adjusted, difference, mean_of

SURE = (
    0.002  # an adjusted chance below which a deviation is real: one study in five hundred errs where nothing is there
)
# Smallest effects worth telling, declared beforehand: points of share, and shares of what is compared.
SHARE, RELATIVE, RATE = 0.01, 0.02, 0.01
SHARES = ("seat", "order", "role", "gift")  # sections whose figures are shares of the victory
RATES = ("choice-forced", "choice-matters", "choice-stake", "points-shared", "points-tiebreak")


@dataclass(frozen=True)
class Comparison:
    """A figure against what it would be if all were even, or against the same figure of the first variant."""

    section: str  # seat, order, role, gift, or the measure of a variant
    name: str
    players: int
    variant: str
    against: str  # another variant, or "" for even
    expected: float
    estimate: Estimate  # of the figure, or of the difference
    smallest: float
    chance: float = 1.0
    adjusted: float = 1.0

    @property
    def effect(self) -> float:
        return self.estimate.value - self.expected

    @property
    def is_real(self) -> bool:
        """Whether it is both sure and large enough."""
        return self.adjusted <= SURE and abs(self.effect) >= self.smallest


def against_even(
    section: str, values: Mapping[str, np.ndarray], players: int, variant: str, expected: float
) -> list[Comparison]:
    """Shares against an even one."""
    return [
        Comparison(section, name, players, variant, "", expected, mean_of(each), SHARE) for name, each in values.items()
    ]


def against_variant(
    ones: Mapping[str, np.ndarray], others: Mapping[str, np.ndarray], players: int, names: tuple[str, str], paired: bool
) -> list[Comparison]:
    """Every measure of a variant against that of the first."""
    found = []
    for name in ones.keys() & others.keys():
        estimate = difference(ones[name], others[name], paired)
        smallest = smallest_of(name, mean_of(ones[name]).value)
        found.append(Comparison("variant", name, players, names[1], names[0], 0.0, estimate, smallest))
    return sorted(found, key=lambda comparison: comparison.name)


def smallest_of(name: str, usual: float) -> float:
    """The smallest difference of a measure that is worth telling."""
    if name.partition("-")[0] in SHARES:
        return SHARE
    return RATE if name in RATES or name.startswith("drama") else RELATIVE * abs(usual)


def judged(comparisons: Sequence[Comparison]) -> list[Comparison]:
    """The comparisons with their chances, each raised for the length of the list."""
    known = [each for each in comparisons if each.estimate.deals > 1]
    chances = [each.estimate.chance_of(each.expected) for each in known]
    raised = adjusted(chances)
    return [replace(each, chance=p, adjusted=q) for each, p, q in zip(known, chances, raised, strict=True)]
