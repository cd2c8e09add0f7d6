"""One decision: the actions worth comparing, tried on the same guesses, the weaker ones dropped, and what was lost.

The best action is chosen on one half of the guesses and measured on the other, both ways round, since the greatest of
several means that are not exact is too great. Everything stops by count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from dolmen.bots.desk import desk_of
from dolmen.core.view import View
from dolmen.review.estimate import BY_LOT, PLAY_ON, Estimate, Estimator, seed_of_view, standard_error
from dolmen.review.model import BLUNDER, FINE, INACCURACY, MISTAKE

BEST = 8  # actions, by the judge, that are compared beside the one chosen
SURE = 2.5  # standard errors
MATTERS = 0.02  # the least stake of a decision that counts
ROUNDS = (1, 1, 2)  # times the guesses of the yardstick; after each, half of the actions are dropped
LEFT = 2  # actions that are never dropped by it
THRESHOLDS = {2: (0.05, 0.10, 0.20), 3: (0.04, 0.08, 0.16)}  # of inaccuracy, mistake, blunder, by number of players
USUAL = (0.03, 0.06, 0.12)


def thresholds(players: int) -> tuple[float, float, float]:
    """What an inaccuracy, a mistake and a blunder cost at least."""
    return THRESHOLDS.get(players, USUAL)


def label_of(loss: float, error: float, players: int) -> str:
    """What a loss is called: what it costs, as far as it is beyond its error."""
    found = FINE
    for label, least in zip((INACCURACY, MISTAKE, BLUNDER), thresholds(players), strict=True):
        if loss >= least and loss - SURE * error >= least / 2:
            found = label
    return found


def worth_comparing(view: View, legal: Sequence[int], chosen: int, is_compiled: bool | None = None) -> list[int]:
    """The best actions by the judge over guesses, and the one chosen, in rising order."""
    if len(legal) <= BEST + 1:
        return sorted(map(int, legal))
    _, judged = desk_of(view.game, is_compiled).weigh(view, view.viewer, seed_of_view(view, "judge"))
    order = sorted(judged, key=lambda action: (-judged[action], action))
    return sorted({*order[:BEST], int(chosen)})


@dataclass
class Loss:
    """What an action lost against the best, and its standard error."""

    loss: float
    error: float

    def is_open(self, players: int) -> bool:
        """Whether more guesses might change what it is called."""
        return any(abs(self.loss - least) < SURE * self.error for least in thresholds(players))


class Comparison:
    """A decision under comparison; guesses can be added."""

    def __init__(self, estimator: Estimator, view: View, legal: Sequence[int], chosen: int):
        self.estimator, self.view, self.chosen = estimator, view, int(chosen)
        self.actions = worth_comparing(view, legal, chosen, estimator.is_compiled)
        self.found: dict[int, Estimate] = {}  # of each arm, over the guesses from the first on
        self.guesses = 0
        self.play_outs = 0

    def pass_one(self, guesses: int) -> None:
        """Compares all actions, then fewer and fewer."""
        running = self.actions
        for times in ROUNDS:
            self.add(running, times * guesses)
            running = self.without_weaker(running)

    def take_alone(self, guesses: int) -> None:
        """Tries the chosen action alone, for the sums of a table whose other players are reviewed."""
        self.actions = [self.chosen]
        self.add(self.actions, guesses)

    def pass_two(self, most: int) -> None:
        """Doubles the guesses of the best and the chosen action while it is open what the loss is called."""
        while self.guesses < most and (self.loss().is_open(self.view.players) or self.guesses < most // 2):
            self.add(self.best(LEFT), min(self.guesses, most - self.guesses))

    def add(self, actions: Sequence[int], guesses: int) -> None:
        """Adds guesses for some actions, and always for the chosen one, the yardstick's and one by lot."""
        arms = [*sorted({*actions, self.chosen}), PLAY_ON, BY_LOT]
        more = self.estimator.estimate(self.view, arms, guesses, first=self.guesses)
        for place, arm in enumerate(arms):
            one = more.keep([place])
            self.found[arm] = self.found[arm].joined(one) if arm in self.found else one
        self.guesses += guesses
        self.play_outs += guesses * len(arms)

    def without_weaker(self, actions: Sequence[int]) -> list[int]:
        """The better half of some actions, by either half of the guesses."""
        left = max(LEFT, (len(actions) + 1) // 2)
        kept = {action for half in (0, 1) for action in self._ranked(actions, half)[:left]}
        return sorted(kept)

    def _ranked(self, actions: Sequence[int], half: int) -> list[int]:
        return sorted(actions, key=lambda action: (-self.of(action)[half::2].mean(), action))

    def of(self, arm: int) -> np.ndarray:
        """The player's share in each guess of an arm."""
        return self.found[arm].shares[0, :, self.view.viewer]

    @property
    def running(self) -> list[int]:
        """The actions that were tried in every guess."""
        return [action for action in self.actions if self.found[action].guesses == self.guesses]

    def best(self, count: int) -> list[int]:
        """The best actions over all guesses, best first."""
        return sorted(self.running, key=lambda action: (-self.of(action).mean(), action))[:count]

    def loss(self) -> Loss:
        """What the chosen action lost: the best of each half, measured on the other half."""
        mine, lost, is_one = self.of(self.chosen), [], set()
        for half in (0, 1):
            best = self._ranked(self.running, half)[0]
            is_one.add(best)
            lost.append((self.of(best) - mine)[1 - half :: 2])
        if len(is_one) == 1:
            both = np.concatenate(lost)
            return Loss(float(both.mean()), standard_error(both) if len(both) else 0.0)
        one, other = (standard_error(half) for half in lost)
        return Loss(float(np.mean([half.mean() for half in lost])), float(np.hypot(one, other) / 2))

    def stake(self) -> tuple[float, float]:
        """What choosing by lot would lose, and its standard error; measured like the loss."""
        lot, lost = self.of(BY_LOT), []
        for half in (0, 1):
            lost.append((self.of(self._ranked(self.running, half)[0]) - lot)[1 - half :: 2])
        both = np.concatenate(lost)
        return float(both.mean()), standard_error(both)

    def gained(self) -> np.ndarray:
        """What the decision gave every player beside the yardstick's own, as its player could know."""
        return (self.found[self.chosen].shares[0] - self.found[PLAY_ON].shares[0]).mean(0)

    def gained_error(self) -> float:
        """The standard error of what it gave its player, guess by guess."""
        return standard_error(self.of(self.chosen) - self.of(PLAY_ON))

    def told(self, action: int, first: int) -> tuple[float, float]:
        """The chance and the points that are told of an action, beside the best one.

        One that was dropped was tried in fewer guesses, which may have been good ones for everybody: it has the best
        one's chance less what it was behind in the guesses of both, and no more than that, since it was dropped.
        """
        mine, best = self.found[action], self.found[first]
        if mine.guesses == best.guesses:
            return mine.win(), mine.points_of()
        count = mine.guesses
        behind = float((self.of(first)[:count] - self.of(action)).mean())
        fewer = float((best.points[0, :count, best.player] - mine.points[0, :, mine.player]).mean())
        return max(0.0, best.win() - max(0.0, behind)), best.points_of() - fewer

    def behind(self, action: int, first: int) -> tuple[float, float]:
        """How much less an action's chance is than another's, over the guesses of both, and its standard error."""
        count = min(len(self.of(action)), len(self.of(first)))
        less = self.of(first)[:count] - self.of(action)[:count]
        return float(less.mean()), standard_error(less)
