"""A network that looks ahead: one step from its policy towards what turned out well in games that it imagined.

What it cannot see is guessed; each action that it thinks worth trying is played in every guess; then everybody plays on
for some decisions as the network would from their own view, so that nobody acts on what they cannot know; where that
ends, the network says the shares of the victory. The new policy is the old one times exp(weight × mean share).
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any

import numpy as np

from dolmen.bots import lookahead_loop
from dolmen.bots.analysis import Analysis, Prospect
from dolmen.bots.bot import FOREVER, Bot, Budget
from dolmen.bots.desk import desk_of
from dolmen.bots.level import Level
from dolmen.bots.net import Net, likelihoods, network_of, senses
from dolmen.bots.ready import is_made, make
from dolmen.bots.senses import facts
from dolmen.core.batch import cores
from dolmen.core.dice import DICE_WORDS, SEED_WORDS
from dolmen.core.explain import explained
from dolmen.core.game import Game
from dolmen.core.native import native
from dolmen.core.play import Play
from dolmen.core.seed import Seed, seed_from, subseed, words_of
from dolmen.core.view import View

GAMES = 96  # imagined at the same time
DEPTH = 12  # decisions that everybody together plays on
WEIGHT = 20.0  # of a share of the victory, from 0 to 1, against a logarithm of likelihood
WORTH_TRYING = 0.02  # as likely, at least
MOST_TRIED = 12
DOUBT = 24  # guesses: with so many, what was found counts half of the weight


class Room:
    """What one thread needs to imagine games."""

    def __init__(self, game: Game, games: int = GAMES):
        self.game = game
        self.code = native(lookahead_loop, game.rules)
        self.network = network_of(game)
        self.states, self.box = np.zeros(games, game.state), np.zeros(1, game.state)
        self.legal = np.zeros((games, game.most_legal), np.int32)
        self.counts, self.rows = np.zeros(games, np.int32), np.zeros(games, np.int32)
        self.streams = np.zeros((games, DICE_WORDS), np.int64)
        self.seen = np.zeros((games, game.observation_size + len(facts(game, self.states[0]))), np.float32)
        room = games * min(game.most_legal, 256)
        self.traits = np.zeros((room, game.description_size), np.float32)
        self.owner = np.zeros(room, np.int64)

    def try_out(self, view: View, seat: int, tried: np.ndarray, dice: np.ndarray, depth: int) -> np.ndarray:
        """The share of the victory that `seat` had after each tried action, one row per guess."""
        each = len(tried)
        games = len(self.states) // each * each
        self.seen[:, self.game.observation_size :] = facts(self.game, view)
        rewards = np.zeros(games)
        with explained(self.game):
            boxes = self.states[:games], self.streams[:games], self.legal[:games], self.counts[:games]
            self.code.imagine(view.box, seat, dice, tried, *boxes)
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


class Lookahead:
    """Thinks about views of one game, on some threads."""

    def __init__(self, game: Game, threads: int, depth: int = DEPTH, weight: float = WEIGHT):
        self.game, self.depth, self.weight = game, depth, weight
        self.rooms = [Room(game) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads, "lookahead") if threads > 1 else None

    def analyse(
        self, view: View, seat: int, legal: Sequence[int], seed: Seed, seconds: float | None, rounds: int | None = None
    ) -> Analysis:
        """Tries what is worth trying until time is up, or for so many rounds of each thread."""
        desk, began = desk_of(self.game, True), time.monotonic()
        seen, traits = senses(desk, view, seat, legal)
        scores, _ = self.rooms[0].network.of(seen, traits, np.zeros(len(legal), np.int64))
        likely = likelihoods(scores)
        tried = worth_trying(likely)
        if len(tried) == 1:
            return Analysis(int(legal[tried[0]]), (Prospect(int(legal[tried[0]]), 0.0, 0.0, reward=1.0),))
        actions = np.array([legal[k] for k in tried], np.int64)
        until = None if seconds is None else began + seconds
        work = [(room, subseed(seed_from(seed), f"thread {k}")) for k, room in enumerate(self.rooms)]

        def think(part: tuple[Room, bytes]) -> list[np.ndarray]:
            return self._think(*part, view, seat, actions, until, rounds)

        found = list(self._pool.map(think, work)) if self._pool else [think(work[0])]
        return self._told(actions, likely[tried], np.concatenate([rows for part in found for rows in part]))

    def _think(
        self, room: Room, seed: bytes, view: View, seat: int, tried: np.ndarray, until: float | None, rounds: int | None
    ) -> list[np.ndarray]:
        dice = np.zeros(DICE_WORDS, np.int64)
        dice[:SEED_WORDS] = words_of(seed)
        found: list[np.ndarray] = []
        longest, last = 0.0, time.monotonic()
        while not found or (rounds is None or len(found) < rounds):
            found.append(room.try_out(view, seat, tried, dice, self.depth))
            now = time.monotonic()
            longest, last = max(longest, now - last), now
            if until is not None and now + longest > until:
                break
        return found

    def _told(self, actions: np.ndarray, likely: np.ndarray, shares: np.ndarray) -> Analysis:
        """The policy after the step, the best first."""
        guesses, means = len(shares), shares.mean(0)
        weight = self.weight * guesses / (guesses + DOUBT)
        policy = likelihoods(np.log(likely) + weight * (means - means.max()))
        order = np.argsort(-policy)
        prospects = tuple(Prospect(int(actions[k]), float(means[k]), 0.0, guesses, float(policy[k])) for k in order)
        return Analysis(prospects[0].action, prospects, iterations=guesses * len(actions))


def worth_trying(likely: np.ndarray) -> np.ndarray:
    """The places of what is likely enough, the likeliest first."""
    order: Any = np.argsort(-likely, kind="stable")[:MOST_TRIED]
    return order[likely[order] >= min(WORTH_TRYING, float(likely[order[0]]))]


@lru_cache(maxsize=16)
def lookahead_of(game: Game, threads: int) -> Lookahead:
    """Whoever looks ahead in a game, made once."""
    return Lookahead(game, threads)


class LooksAhead(Bot):
    """The level that plays by a network and looks ahead. While that is still being compiled it is the bare network."""

    def __init__(self, level: Level, budget: Budget):
        self.budget = budget
        self.seconds = budget.seconds or level.seconds

    def choose(self, view: View, seat: int, legal: Sequence[int], seed: bytes) -> int:
        """What it thinks best."""
        return self.analyse(view, seat, legal, seed).best

    def analyse(self, view: View, seat: int, legal: Sequence[int], seed: bytes) -> Analysis:
        """What looking ahead found out within the budget; with `iterations`, so many rounds."""
        if not self.get_ready(view.game, patience=self.seconds):
            return Net().analyse(view, seat, legal, seed)
        rounds = self.budget.iterations if self.budget.seconds is None else None
        thinker = lookahead_of(view.game, self.budget.threads or cores())
        return thinker.analyse(view, seat, legal, seed, None if rounds else self.seconds, rounds)

    def is_ready(self, game: Game) -> bool:
        """Whether everything is compiled."""
        return is_made(("lookahead", game))

    def get_ready(self, game: Game, patience: float = FOREVER) -> bool:
        """Compiles by thinking once."""

        def think_once() -> None:
            play = Play.new(game, seed=0)
            while len(play.legal) == 1:
                play.act(play.legal[0])
            view, tried = play.view(play.player), np.array(play.legal[:2], np.int64)
            Room(game, 4).try_out(view, play.player, tried, np.zeros(DICE_WORDS, np.int64), 2)
            senses(desk_of(game, True), view, play.player, play.legal)

        return make(("lookahead", game), think_once, patience)
