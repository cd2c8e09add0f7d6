"""Random roll-outs for OpenSpiel's searches, compiled: its `RandomRolloutEvaluator` without a step in Python.

`ismcts.ISMCTSBot(game, Rollouts(1, chance), …)` searches a title many times faster by it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts

from dolmen.core import loops
from dolmen.core.dice import SEED_WORDS
from dolmen.core.native import native
from dolmen.envs.openspiel import Position, State


class Rollouts(mcts.Evaluator):
    """Plays a position to its end by random legal actions, so many times, and says the mean of what that is worth."""

    def __init__(self, count: int = 1, random_state: np.random.RandomState | None = None):
        self.count = count
        self.chance = random_state or np.random.RandomState()

    def evaluate(self, state: State) -> np.ndarray:
        """What the position is worth to each player."""
        assert state.position is not None, "nothing can be played before the deal"
        ends = [self.played_out(state.position).returns() for _ in range(self.count)]
        return np.mean(ends, axis=0)

    def played_out(self, position: Position) -> Position:
        """An end of the game."""
        table, box = position.table, position.box.copy()
        legal = np.zeros((1, table.game.most_legal), np.int32)
        legal[0, : len(position.legal)] = position.legal
        counts, moves = np.array([len(position.legal)], np.int32), np.zeros(1, np.int64)
        native(loops, table.game.rules).play_out(box, self.mover(), legal, counts, moves)
        return Position(table, box)

    def mover(self) -> np.ndarray:
        """Fresh dice for random moves."""
        mover = np.zeros((1, loops.MOVER_WORDS), np.int64)
        mover[0, :SEED_WORDS] = self.chance.randint(0, 2**32, SEED_WORDS, dtype=np.uint32)
        return mover

    def prior(self, state: State) -> list[tuple[int, float]]:
        """Every legal action, all equally likely."""
        legal: list[Any] = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]
