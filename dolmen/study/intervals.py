"""How sure a figure is: means over deals with their errors, and many comparisons at once."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations
BOOTS = 2000  # resamples of a bootstrap


@dataclass(frozen=True)
class Estimate:
    """A mean with its standard error, over so many independent deals."""

    value: float
    error: float
    deals: int

    @property
    def low(self) -> float:
        return self.value - Z * self.error

    @property
    def high(self) -> float:
        return self.value + Z * self.error

    def chance_of(self, expected: float) -> float:
        """How likely a deviation as large as this one is by chance, were `expected` the truth (two-sided)."""
        if self.error == 0.0 or math.isnan(self.error):
            return 0.0 if self.value != expected and self.deals > 1 and self.error == 0.0 else 1.0
        return math.erfc(abs(self.value - expected) / self.error / math.sqrt(2))


def mean_of(values: np.ndarray) -> Estimate:
    """The mean of independent values, one per deal; those that are not a number have nothing to say."""
    known = values[~np.isnan(values)]
    if len(known) == 0:
        return Estimate(math.nan, math.nan, 0)
    error = float(known.std(ddof=1) / math.sqrt(len(known))) if len(known) > 1 else math.nan
    return Estimate(float(known.mean()), error, len(known))


def difference(ones: np.ndarray, others: np.ndarray, is_paired: bool) -> Estimate:
    """How much larger the second mean is than the first; by the deal where both were played on the same deals."""
    if is_paired and len(ones) == len(others):
        return mean_of(others - ones)
    one, other = mean_of(ones), mean_of(others)
    return Estimate(other.value - one.value, math.hypot(one.error, other.error), min(one.deals, other.deals))


def by_deal(values: np.ndarray, deals: np.ndarray, count: int) -> np.ndarray:
    """Means of the values of each deal (NaN where it has none)."""
    known = ~np.isnan(values)
    total = np.bincount(deals[known], values[known], count)
    number = np.bincount(deals[known], minlength=count)
    with np.errstate(invalid="ignore"):
        return np.where(number > 0, total / number, np.nan)


def intraclass(values: np.ndarray) -> float:
    """Which share of the variance lies between deals: values are deals × repeats."""
    deals, repeats = values.shape
    means = values.mean(1)
    between = repeats * means.var(ddof=1)
    within = ((values - means[:, None]) ** 2).sum() / (deals * (repeats - 1))
    whole = between + (repeats - 1) * within
    return float((between - within) / whole) if whole > 0 else math.nan


def bootstrapped(values: np.ndarray, figure, seed: int = 1) -> Estimate:
    """A figure of whole deals with its error over resampled ones."""
    dice = np.random.Generator(np.random.Philox(seed))
    found = [figure(values[dice.integers(0, len(values), len(values))]) for _ in range(BOOTS // 10)]
    return Estimate(figure(values), float(np.std(found, ddof=1)), len(values))


def adjusted(chances: Sequence[float]) -> list[float]:
    """The chances of many comparisons, each raised as Benjamini and Hochberg do for the length of the list."""
    order = np.argsort(chances)
    found, least = [1.0] * len(chances), 1.0
    for place in range(len(chances), 0, -1):
        at = int(order[place - 1])
        least = min(least, chances[at] * len(chances) / place)
        found[at] = least
    return found
