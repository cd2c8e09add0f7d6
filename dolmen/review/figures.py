"""Figures over many decisions: accuracy, and the turning points of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from dolmen.review.compare import SURE, thresholds
from dolmen.review.model import DECISION, FINE, Accuracy, Decision, Turning

BOOTS = 1000  # resamples
MOST_TURNING, EACH = 12, 4  # turning points of a game, and of a player


def accuracy_of(decisions: Sequence[Decision]) -> Accuracy:
    """How near to the best a player's decisions came, between 0, by lot, and 100."""
    away = sum(decision.loss for decision in decisions if decision.label != FINE)
    counted = [decision for decision in decisions if decision.matters]
    if not counted:
        return Accuracy(None, None, None, 0, away)
    losses = np.array([decision.loss for decision in counted])
    stakes = np.array([decision.stake for decision in counted])
    dice = np.random.Generator(np.random.Philox(len(counted)))
    drawn = dice.integers(0, len(counted), (BOOTS, len(counted)))
    values = _percent(losses[drawn].sum(1), stakes[drawn].sum(1))
    low, high = np.percentile(values, (2.5, 97.5)) if len(counted) > 1 else (0.0, 100.0)  # one says nothing of others
    return Accuracy(float(_percent(losses.sum(), stakes.sum())), float(low), float(high), len(counted), away)


def _percent(lost: np.ndarray, stake: np.ndarray) -> np.ndarray:
    return np.clip(100 * (1 - lost / stake), 0, 100)


def turning_points(
    decisions: Iterable[Decision], moved: Iterable[tuple[Turning, float]], players: int
) -> list[Turning]:
    """The greatest changes that are beyond their errors: costly decisions, and what chance and others moved."""
    least = thresholds(players)[0]
    found = [Turning(one.step, one.player, DECISION, -one.loss) for one in decisions if one.label != FINE]
    found += [turning for turning, error in moved if abs(turning.by) >= max(least, SURE * error)]
    found.sort(key=lambda turning: (-abs(turning.by), turning.step, turning.player))
    kept: list[Turning] = []
    for turning in found:
        if sum(one.player == turning.player for one in kept) < EACH:
            kept.append(turning)
    return kept[:MOST_TURNING]
