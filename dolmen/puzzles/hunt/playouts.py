"""What the tests of puzzles play out, compiled: two actions, guess by guess, and what they lead to."""

from __future__ import annotations

import numpy as np

from dolmen.bots.adept import BOXES
from dolmen.bots.searcher import words_of
from dolmen.core.dice import DICE_WORDS
from dolmen.core.explain import explained
from dolmen.core.loops import MOVER_WORDS
from dolmen.core.native import native
from dolmen.core.seed import words_of as seed_words
from dolmen.puzzles.hunt import loops, terms
from dolmen.puzzles.hunt.spot import Spot


class PlayOuts:
    """The best action and another, the next unless one is named."""

    def __init__(self, spot: Spot, other: int | None = None):
        game = spot.view.game
        self.spot, self.code = spot, native(loops, game.rules)
        self.boxes, self.kept, self.other = (np.zeros(count, game.state) for count in (BOXES, 1, 1))
        self.mover, self.lots = np.zeros(MOVER_WORDS, np.int64), np.zeros(MOVER_WORDS, np.int64)
        self.dice = np.zeros(DICE_WORDS, np.int64)
        self.legal, self.mine = (np.zeros(game.most_legal, np.int64) for _ in range(2))
        self.values = np.zeros(game.most_legal)
        self.arms = np.array([spot.best, spot.next if other is None else other], np.int64)
        self.shares, self.points = np.zeros(spot.view.players), np.zeros(spot.view.players)
        self.how = spot.estimator.yardstick.looks, spot.estimator.settings

    def _seed(self, purpose: str) -> np.ndarray:
        return np.array(seed_words(self.spot.seed(purpose)), np.int64)

    def each(self) -> np.ndarray:
        """What both are worth in each of some guesses."""
        means = np.zeros((2, terms.EACH))
        with explained(self.spot.view.game):
            self.code.each_guess(
                self.spot.view.box, self.spot.seat, self._seed("each"), terms.REPEATS, self.arms, *self.how,
                self.boxes, self.kept, self.mover, self.lots, self.legal, self.shares, self.points, means,
            )  # fmt: skip
        return means

    def weighed(self) -> tuple[int, float]:
        """How many guesses fit what adepts would have done, and how much better the best action is in them."""
        spot, game = self.spot, self.spot.view.game
        assert spot.before is not None
        found, means = np.zeros(terms.WEIGHED, game.state), np.zeros((2, terms.WEIGHED))
        with explained(game):
            count = self.code.weigh_guesses(
                spot.before.box, spot.seat, self._seed("weighed"), terms.TRIES, np.array(spot.since, np.int64),
                spot.view.box, words_of(spot.view.box), self.other, words_of(self.other), self.boxes, self.kept,
                self.mover, self.dice, self.legal, self.mine, self.values, found,
            )  # fmt: skip
            if count < terms.FEWEST_WEIGHED:
                return 0, 0.0
            self.code.weighed_shares(
                found, count, spot.seat, self._seed("adepts"), terms.WEIGHED_REPEATS, self.arms, *self.how, self.boxes,
                self.kept, self.lots, self.legal, self.shares, self.points, means,
            )  # fmt: skip
        return int(count), float((means[0] - means[1])[:count].mean())

    def reasons(self) -> tuple[tuple[str, float], ...]:
        """The parts of the judge's opinion in which the best action is better or worse in the end, beyond doubt."""
        game = self.spot.view.game
        opinions = np.zeros((2, terms.REASONED, len(game.parts)))
        with explained(game):
            self.code.later_parts(
                self.spot.view.box, self.spot.seat, self._seed("reasons"), self.arms, self.how[0], self.boxes,
                self.kept, self.mover, self.lots, self.legal, opinions,
            )  # fmt: skip
        differences = opinions[0] - opinions[1]
        means, errors = differences.mean(0), differences.std(0, ddof=1) / np.sqrt(terms.REASONED)
        sure = [k for k in range(len(game.parts)) if abs(means[k]) > max(terms.SURE * errors[k], terms.SLIGHT)]
        sure.sort(key=lambda k: -abs(means[k]))
        return tuple((game.parts[k], round(float(means[k]), 2)) for k in sure[: terms.MOST_REASONS])
