"""Luck and skill apart: the player's ledger, from one player's views alone, and the table's, from what any player saw.

What the yardstick's chances say is summed exactly; what chance changed is measured by a calmer figure: the judge's
appraisal at once, with what came and with all that might have come, and what it is worth to begin. Its mean is 0
whoever plays and however good the judge is, and what it does not explain stays with the others. Played on, the
appraisal would see more, but the noise of a hundred chances a game would hide it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from dolmen.core.viewer import EVERYBODY, NOBODY
from dolmen.review.course import Course
from dolmen.review.estimate import AS_IT_IS, AT_ONCE, Estimate, Estimator, seed_of_view
from dolmen.review.model import DECISION, LUCK, OTHERS, Event, PlayersLedger, TablesLedger, Turning

DEAL = -1  # the step of what happens before the first
LOTS = 64  # deals in which everybody who may begin does so


@dataclass(frozen=True)
class Chance:
    """What chance changed at a step, for each player, and the standard errors."""

    step: int
    by: np.ndarray
    errors: np.ndarray


@dataclass
class Anchors:
    """What a player's own decisions say: (step, chance before, chance after, error); errors of the start and of all."""

    start: float
    result: float
    start_error: float = 0.0
    own_error: float = 0.0  # of what all decisions gave together
    decisions: list[tuple[int, float, float, float]] = field(default_factory=list)


def chance_at(estimator: Estimator, course: Course, step: int, viewer: int) -> Chance | None:
    """What chance changed at a step for all that a viewer knows; None where there was none, or none to be seen."""
    if step == DEAL:
        return deal_chance(estimator, course, viewer) if course.is_from_deal else None
    if viewer != EVERYBODY and not course.knows_action(step, viewer):
        return None
    view, action = course.view(step, viewer), course.actions[step]
    if not estimator.sets_off_chance(view, action):
        return None
    expected = estimator.estimate(view, [action], estimator.yardstick.chances, depth=AT_ONCE)
    return _chance(estimator, step, expected, appraised(estimator, course, step + 1, viewer))


def deal_chance(estimator: Estimator, course: Course, viewer: int) -> Chance | None:
    """What the deal changed: what it brought, as the judge sees it, and who begins, as studies found it."""
    seed = seed_of_view(course.view(0, viewer), "deals")  # of its own, so that its error is another in each game
    expected = estimator.deals(course.players, course.options, estimator.yardstick.chances, AT_ONCE, seed)
    found = _chance(estimator, DEAL, expected, appraised(estimator, course, 0, viewer))
    if found is None or course.players not in estimator.yardstick.order:
        return found
    return replace(found, by=found.by + _by_order(estimator, course))


def _by_order(estimator: Estimator, course: Course) -> np.ndarray:
    """What it is worth to begin, or not to; nothing where no lot decides that. A lot favours nobody who may begin.

    There are as many first positions as beginners in some titles, so that a few deals for each would err the same way
    in every game.
    """
    players, worth = course.players, estimator.yardstick.by_order
    might = [worth(players, first) for first in set(estimator.beginners(players, course.options, LOTS))]
    came = worth(players, course.view(0, NOBODY).player)
    return np.array(came) - np.mean(might, axis=0)


def appraised(estimator: Estimator, course: Course, step: int, viewer: int) -> Estimate:
    """How all stand, by the judge."""
    return estimator.estimate(course.view(step, viewer), [AS_IT_IS], estimator.yardstick.chances, depth=AT_ONCE)


def _chance(estimator: Estimator, step: int, expected: Estimate, came: Estimate) -> Chance | None:
    if not expected.guesses:
        return None  # nobody can imagine how that came about
    errors = [np.hypot(expected.error(0, player), came.error(0, player)) for player in range(came.shares.shape[2])]
    counted = estimator.yardstick.luck / 100
    return Chance(step, counted * (came.chances() - expected.chances()), counted * np.array(errors))


def players_ledger(
    player: int, anchors: Anchors, chances: Sequence[Chance]
) -> tuple[PlayersLedger, list[tuple[Turning, float]]]:
    """The player's ledger, and what in it moved the chance with its error: each gap between decisions is luck first."""
    events: list[Event] = []
    moved: list[tuple[Turning, float]] = []

    def note(step: int, kind: str, by: float, error: float) -> None:
        events.append(Event(step, kind, by))
        if kind != DECISION:
            moved.append((Turning(step, player, kind, by), error))

    before, last, doubt = anchors.start, DEAL, anchors.start_error
    for step, chance, after, error in [*anchors.decisions, (_END, anchors.result, anchors.result, 0.0)]:
        lucky = [one for one in chances if last <= one.step < step]
        for one in lucky:
            note(one.step, LUCK, float(one.by[player]), float(one.errors[player]))
        by = chance - before - sum(float(one.by[player]) for one in lucky)
        unsure = np.sqrt(doubt**2 + error**2 + sum(float(one.errors[player]) ** 2 for one in lucky))
        note(last, OTHERS, by, float(unsure))
        if step != _END:
            note(step, DECISION, after - chance, 0.0)
        before, last, doubt = after, step, error
    sums = {kind: sum(event.by for event in events if event.kind == kind) for kind in (LUCK, DECISION, OTHERS)}
    luck_error = float(np.sqrt(sum(float(one.errors[player]) ** 2 for one in chances)))
    others_error = float(np.sqrt(anchors.start_error**2 + luck_error**2 + anchors.own_error**2))  # they have the rest
    ledger = PlayersLedger(
        anchors.start, sums[LUCK], sums[DECISION], sums[OTHERS], anchors.result,
        tuple(event for event in events if event.by), luck_error, anchors.own_error, others_error,
    )  # fmt: skip
    return ledger, moved


_END = 1 << 40  # behind every step


def tables_ledgers(
    start: Sequence[float], shares: Sequence[float], chances: Sequence[Chance], gains: Sequence[tuple[int, np.ndarray]]
) -> list[TablesLedger]:
    """The table's ledger of every player; `gains` has who decided, and what that gave every player."""
    found = []
    for player, (begin, result) in enumerate(zip(start, shares, strict=True)):
        chance = sum(float(one.by[player]) for one in chances)
        own = sum(float(gain[player]) for decider, gain in gains if decider == player)
        others = sum(float(gain[player]) for decider, gain in gains if decider != player)
        hidden = result - begin - chance - own - others
        found.append(TablesLedger(begin, chance, own, others, hidden, result))
    return found
