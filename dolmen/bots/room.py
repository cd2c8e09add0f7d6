"""A room: where one thread imagines games, and asks a network about all of them at once."""

from __future__ import annotations

import numpy as np

from dolmen.bots import lookahead_loop
from dolmen.bots.net import Opinion, network_of
from dolmen.bots.senses import facts
from dolmen.core.dice import DICE_WORDS
from dolmen.core.explain import explained
from dolmen.core.game import Game
from dolmen.core.native import native
from dolmen.core.view import View

GAMES = 96  # imagined at the same time


class Room:
    """What one thread needs to imagine games."""

    def __init__(self, game: Game, games: int = GAMES, network: Opinion | None = None):
        self.game = game
        self.code = native(lookahead_loop, game.rules)
        self.network = network or network_of(game)
        self.states, self.box = np.zeros(games, game.state), np.zeros(1, game.state)
        self.legal = np.zeros((games, game.most_legal), np.int32)
        self.counts, self.rows = np.zeros(games, np.int32), np.zeros(games, np.int32)
        self.streams = np.zeros((games, DICE_WORDS), np.int64)
        self.seen = np.zeros((games, game.observation_size + len(facts(game, self.states[0]))), np.float32)
        room = games * min(game.most_legal, 256)
        self.traits = np.zeros((room, game.description_size), np.float32)
        self.owner = np.zeros(room, np.int64)

    def try_out(
        self,
        view: View,
        seat: int,
        tried: np.ndarray,
        dice: np.ndarray,
        depth: int,
        pool: np.ndarray | None = None,
        most: int = GAMES,
    ) -> np.ndarray:
        """The share of the victory that `seat` had after each tried action, one row per guess; most from the pool.

        At most `most` games are imagined, and at least one for each action.
        """
        each = len(tried)
        games = max(1, min(most, len(self.states)) // each) * each
        self.seen[:, self.game.observation_size :] = facts(self.game, view)
        rewards = np.zeros(games)
        with explained(self.game):
            boxes = self.states[:games], self.streams[:games], self.legal[:games], self.counts[:games]
            if pool is None:
                self.code.imagine(view.box, seat, dice, tried, *boxes)
            else:
                self.code.imagine_among(pool, view.box, seat, dice, tried, *boxes)
            for left in range(depth, -1, -1):
                n, scores, shares = self._look(games, seat, view.players)
                if n == 0:
                    break
                if left == 0:
                    rewards[self.rows[:n]] = shares
                else:
                    self.code.play_on(self.states, self.legal, self.counts, self.streams, self.rows, n, scores)
            self.code.settle(self.states, self.counts, games, seat, rewards)
        return rewards.reshape(-1, each)

    def _look(self, games: int, seat: int, players: int) -> tuple[int, np.ndarray, np.ndarray]:
        """How many games go on, how likely the network plays each action there, and what it thinks `seat` has."""
        self.seen[:games, : self.game.observation_size] = 0
        self.traits[: self._most(games)] = 0
        rows = (self.rows, self.seen, self.traits, self.owner)
        n, m = self.code.look(self.states, self.legal, self.counts, games, self.box, *rows)
        if n == 0:
            return 0, np.zeros(0), np.zeros(0)
        scores, seats = self.network.of(self.seen[:n], self.traits[:m], self.owner[:m])
        best = np.full(n, -np.inf, np.float32)
        np.maximum.at(best, self.owner[:m], scores)
        shares = np.exp(seats[:, :players] - seats[:, :players].max(1, keepdims=True))
        shares /= shares.sum(1, keepdims=True)
        turned = (seat - self.states["player"][self.rows[:n]]) % players
        return n, np.exp(scores - best[self.owner[:m]]).astype(np.float64), shares[np.arange(n), turned]

    def _most(self, games: int) -> int:
        return min(len(self.traits), int(self.counts[:games].sum()))
