"""Figures over many decisions: accuracy, the turning points of a game, and the ledgers in whole points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from dolmen.review.compare import SURE, thresholds
from dolmen.review.model import DECISION, FINE, LUCK, Accuracy, Decision, Seat, Turning

BOOTS = 1000  # resamples
EACH = 4  # turning points of a player
HUNDRED = 100
TWO = 2  # standard errors, within which a sum is called unsure


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
    return kept


@dataclass(frozen=True)
class InPoints:
    """Both ledgers of a player in whole points of a hundred, as they are shown: they still add up."""

    start: int
    deal: int
    draws: int  # all luck after the deal
    own: int
    others: int
    result: int
    chance: int  # of the table's ledger, in which `own` is the same
    theirs: int
    hidden: int
    luck_error: int
    own_error: int
    others_error: int

    @property
    def is_own_sure(self) -> bool:
        """Whether what the player's decisions gave is more than noise."""
        return abs(self.own) >= TWO * self.own_error

    @property
    def luck(self) -> int:
        """All luck that the player saw."""
        return self.deal + self.draws


def in_points(seat: Seat) -> InPoints:
    """What is shown of a player's ledgers; the greatest term takes what rounding leaves."""
    ledger, table = seat.ledger, seat.table
    dealt = sum(event.by for event in ledger.events if event.kind == LUCK and event.step < 0)
    start, result = round(HUNDRED * ledger.start), round(HUNDRED * ledger.result)
    moved = result - start
    deal, draws, own, others = rounded((dealt, ledger.luck - dealt, ledger.own, ledger.others), moved)
    chance, theirs, hidden = rounded((table.chance, table.others, table.hidden), moved - own)
    errors = (round(HUNDRED * error) for error in (ledger.luck_error, ledger.own_error, ledger.others_error))
    return InPoints(start, deal, draws, own, others, result, chance, theirs, hidden, *errors)


def rounded(parts: Sequence[float], whole: int) -> list[int]:
    """Parts of a hundred as whole numbers with this sum; the greatest takes what rounding leaves."""
    points = [round(HUNDRED * part) for part in parts]
    greatest = max(range(len(parts)), key=lambda place: abs(parts[place]))
    points[greatest] += whole - sum(points)
    return points
