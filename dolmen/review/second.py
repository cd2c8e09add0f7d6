"""The second yardstick: a blunder is called one only if somebody who measures otherwise thinks so, too.

That is the tree search, where there is a compiler, or play-outs in which everybody acts by lot.
"""

from __future__ import annotations

import numpy as np

from dolmen.core.view import View
from dolmen.review.compare import thresholds
from dolmen.review.estimate import Estimator, seed_of_view

ITERATIONS = 1500  # of the tree search
GUESSES = 64  # of the play-outs by lot
HALF = 0.5  # of a blunder's least loss: what the second yardstick has to see of it


def agrees(estimator: Estimator, view: View, chosen: int, best: int) -> bool:
    """Whether the second yardstick, too, sees much lost."""
    least = HALF * thresholds(view.players)[-1]
    if estimator.room.desk.is_compiled and loss_by_search(view, chosen) >= least:
        return True
    return loss_by_lot(estimator, view, chosen, best) >= least


def loss_by_search(view: View, chosen: int) -> float:
    """What the tree search thinks is lost, in chance to win."""
    from dolmen.bots.searcher import searcher_of

    found = searcher_of(view.game, threads=1).analyse(view, view.viewer, seed_of_view(view, "second"), ITERATIONS)
    rewards = {prospect.action: prospect.reward for prospect in found.prospects}
    return rewards[found.best] - rewards[chosen]


def loss_by_lot(estimator: Estimator, view: View, chosen: int, best: int) -> float:
    """The same where everybody plays on by lot: less clever, and not led by the judge."""
    found = estimator.estimate(view, [best, chosen], GUESSES, seed=seed_of_view(view, "second"), looks=1)
    return float(np.mean(found.shares[0, :, view.viewer] - found.shares[1, :, view.viewer]))
