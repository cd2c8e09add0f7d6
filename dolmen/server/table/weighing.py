"""What an action costs beside the best one, from a view alone and within a bounded time: what the coach goes by."""

from __future__ import annotations

import time
from dataclasses import dataclass

from dolmen.bots.desk import desk_of
from dolmen.bots.ready import make
from dolmen.bots.reasons import reasons
from dolmen.core.native import has_compiler
from dolmen.core.view import View
from dolmen.review.compare import Comparison, label_of
from dolmen.review.estimate import Estimator, estimator_of, seed_of_view
from dolmen.review.model import BLUNDER, MISTAKE

FIRST_GUESSES, MOST_GUESSES = 8, 2048
COSTLY = (MISTAKE, BLUNDER)


@dataclass(frozen=True)
class Weighed:
    """What was found about an action; None for a best one where it is no costly mistake, as far as can be told."""

    loss: float
    error: float
    best: int | None = None
    chances: tuple[float, float] = (0.0, 0.0)  # of the best and of the action
    reasons: tuple[tuple[str, float], ...] = ()


def weigh(view: View, legal: list[int], action: int, seconds: float) -> Weighed:
    """Compares an action with others until it is clear what it costs, or the time is up."""
    until = time.monotonic() + seconds
    estimator = estimator_of(view.game)
    if has_compiler():
        key = ("coach", view.game.name, view.game.version)
        if not make(key, lambda: _rehearse(estimator, view, legal, action), patience=seconds / 2):
            return Weighed(0.0, 0.0)  # the compiler is at work: nothing is said before it is done
    comparison = Comparison(estimator, view, legal, action)
    running, step, began = comparison.actions, FIRST_GUESSES, time.monotonic()
    while True:
        comparison.add(running, step)
        running = comparison.without_weaker(running)
        now = time.monotonic()
        is_late = 2 * now - began > until  # as long again would be too long
        if is_late or comparison.guesses >= MOST_GUESSES or is_settled(comparison):
            return _verdict(comparison)
        step, began = comparison.guesses, now


def _rehearse(estimator: Estimator, view: View, legal: list[int], action: int) -> None:
    """Has everything compiled that a comparison may call."""
    desk_of(view.game).weigh(view, view.viewer, seed_of_view(view, "judge"))
    Comparison(estimator, view, legal, action).add([action], 1)


def is_settled(comparison: Comparison) -> bool:
    """Whether more guesses would not change what is said."""
    return comparison.guesses > FIRST_GUESSES and not comparison.loss().is_open(comparison.view.players)


def _verdict(comparison: Comparison) -> Weighed:
    """An unsure loss is no mistake."""
    found, view = comparison.loss(), comparison.view
    best = comparison.best(1)[0]
    if label_of(found.loss, found.error, view.players) not in COSTLY or best == comparison.chosen:
        return Weighed(found.loss, found.error)
    chances = (float(comparison.of(best).mean()), float(comparison.of(comparison.chosen).mean()))
    why = reasons(view, best, comparison.chosen, seed_of_view(view, "reasons"))
    return Weighed(found.loss, found.error, best, chances, tuple((one.part, one.by) for one in why))
