"""A network that looks ahead: one step from its policy towards what turned out well in games that it imagined.

What it cannot see is guessed; each action that its policy thinks worth trying (in some titles the adept has a say, too)
is played in every guess; then everybody plays on for some decisions as the network would from their own view, so that
nobody acts on what they cannot know; where that ends, the network says the shares of the victory. The new policy is the
old one times exp(weight × mean share).
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from dolmen.bots.analysis import Analysis, Prospect
from dolmen.bots.belief import GUESSES, MOST_BATCHES, Belief, believe_once
from dolmen.bots.bot import FOREVER, Bot, Budget
from dolmen.bots.clock import now
from dolmen.bots.desk import desk_of
from dolmen.bots.level import Level
from dolmen.bots.memory import steps_wanted
from dolmen.bots.net import Net, advised, likelihoods, senses
from dolmen.bots.ready import is_made, make
from dolmen.bots.room import GAMES, Room
from dolmen.core.batch import cores
from dolmen.core.dice import DICE_WORDS, SEED_WORDS
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.seed import Seed, seed_from, subseed, words_of
from dolmen.core.seen import Seen
from dolmen.core.view import View

DEPTH = 12  # decisions that everybody together plays on
WEIGHT = 20.0  # of a share of the victory, from 0 to 1, against a logarithm of likelihood
WORTH_TRYING = 0.02  # as likely, at least
MOST_TRIED = 12
BELIEVED = 0.15  # of the time goes to weighing guesses, or a little more with very little
FIRST_GAMES = 24  # imagined before it is known how long they take; all of a room then, or as many as there is time for
DOUBT = 24  # guesses: with so many, what was found counts half of the weight


class Lookahead:
    """Thinks about views of one game, on some threads."""

    def __init__(self, game: Game, threads: int, depth: int = DEPTH, weight: float = WEIGHT):
        self.game, self.depth, self.weight = game, depth, weight
        self.rooms = [Room(game) for _ in range(threads)]
        self.belief: Belief | None = None  # made when it is first needed
        self._threads = ThreadPoolExecutor(threads, "lookahead") if threads > 1 else None

    def analyse(
        self,
        view: View,
        seat: int,
        legal: Sequence[int],
        seed: Seed,
        seconds: float | None,
        rounds: int | None = None,
        memory: Sequence[Seen] = (),
    ) -> Analysis:
        """Tries what is worth trying until time is up, or for so many rounds of each thread.

        What it cannot see it guesses blindly, or by what others did in the steps of its memory.
        """
        began = now()
        likely = self._at_first_sight(view, seat, legal, seed_from(seed))
        tried = worth_trying(likely)
        if len(tried) == 1:
            return Analysis(int(legal[tried[0]]), (Prospect(int(legal[tried[0]]), 0.0, 0.0, reward=1.0),))
        actions = np.array([legal[k] for k in tried], np.int64)
        until = None if seconds is None else began + seconds
        pool = self._pool_of(view, memory, seed_from(seed), rounds, seconds and began + BELIEVED * seconds)
        work = [(room, subseed(seed_from(seed), f"thread {k}")) for k, room in enumerate(self.rooms)]

        def think(part: tuple[Room, bytes]) -> list[np.ndarray]:
            return self._think(*part, view, seat, actions, until, rounds, pool)

        found = list(self._threads.map(think, work)) if self._threads else [think(work[0])]
        return self._told(actions, likely[tried], np.concatenate([rows for part in found for rows in part]))

    def _at_first_sight(self, view: View, seat: int, legal: Sequence[int], seed: bytes) -> np.ndarray:
        """How likely each action is before any is tried: by the network, and by the adept where the title asks it."""
        desk = desk_of(self.game, True)
        seen, traits = senses(desk, view, seat, legal)
        scores, _ = self.rooms[0].network.of(seen, traits, np.zeros(len(legal), np.int64))
        return likelihoods(advised(desk, view, seat, legal, seed, scores))

    def _pool_of(
        self, view: View, memory: Sequence[Seen], seed: bytes, rounds: int | None, until: float | None
    ) -> np.ndarray | None:
        """Guesses drawn by how likely the others' actions were; None where nothing is known of those."""
        if not memory:
            return None
        if self.belief is None:
            self.belief = Belief(Room(self.game, GUESSES, self.rooms[0].network))
        batches = MOST_BATCHES if rounds is None else min(rounds, MOST_BATCHES)
        found = self.belief.of(view, memory, seed, batches, until)
        return None if found is None else found.drawn()

    def _think(
        self,
        room: Room,
        seed: bytes,
        view: View,
        seat: int,
        tried: np.ndarray,
        until: float | None,
        rounds: int | None,
        pool: np.ndarray | None,
    ) -> list[np.ndarray]:
        dice = np.zeros(DICE_WORDS, np.int64)
        dice[:SEED_WORDS] = words_of(seed)
        found: list[np.ndarray] = []
        most, slowest, last = GAMES if until is None else FIRST_GAMES, 0.0, now()
        while most >= len(tried) and (rounds is None or len(found) < rounds):
            found.append(room.try_out(view, seat, tried, dice, self.depth, pool, most))
            done = now()
            slowest, last = max(slowest, (done - last) / found[-1].size), done
            if until is not None:
                most = min(GAMES, int((until - done) / slowest))
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


_own = threading.local()


def lookahead_of(game: Game, threads: int) -> Lookahead:
    """Whoever looks ahead in a game for the calling thread, made once: games that run side by side share no room."""
    thinkers = _own.__dict__.setdefault("thinkers", {})
    if (game, threads) not in thinkers:
        thinkers[game, threads] = Lookahead(game, threads)
    thinker: Lookahead = thinkers[game, threads]
    return thinker


class LooksAhead(Bot):
    """The level that plays by a network and looks ahead.

    While that is still being compiled it is the bare network, unless its budget is counted: that depends on no clock.
    """

    def __init__(self, level: Level, budget: Budget):
        self.level, self.budget = level, budget
        self.seconds = budget.seconds or level.seconds

    def choose(self, view: View, seat: int, legal: Sequence[int], seed: bytes) -> int:
        """What it thinks best."""
        return self.analyse(view, seat, legal, seed).best

    def analyse(self, view: View, seat: int, legal: Sequence[int], seed: bytes) -> Analysis:
        """What looking ahead found out within the budget; with `iterations`, so many rounds."""
        rounds = self.budget.iterations if self.budget.seconds is None else None
        if not self.get_ready(view.game, patience=FOREVER if rounds else self.seconds):
            return Net().analyse(view, seat, legal, seed)
        thinker = lookahead_of(view.game, self.budget.threads or cores())
        steps = self.remembers(view.game)
        memory = view.memory[-steps:] if steps else ()
        return thinker.analyse(view, seat, legal, seed, None if rounds else self.seconds, rounds, memory)

    def remembers(self, game: Game) -> int:
        """As many steps as guesses are weighed by."""
        return steps_wanted(self.level, game)

    def is_ready(self, game: Game) -> bool:
        """Whether everything is compiled."""
        return is_made(("lookahead", game, self.remembers(game) > 0))

    def get_ready(self, game: Game, patience: float = FOREVER) -> bool:
        """Compiles by thinking once."""

        def think_once() -> None:
            play = Play.new(game, seed=0)
            while len(play.legal) == 1:
                play.act(play.legal[0])
            view, tried = play.view(play.player), np.array(play.legal[:2], np.int64)
            Room(game, 4).try_out(view, play.player, tried, np.zeros(DICE_WORDS, np.int64), 2)
            desk, legal = desk_of(game, True), play.legal
            senses(desk, view, play.player, legal)
            advised(desk, view, play.player, legal, play.seed, np.zeros(len(legal)))
            if self.remembers(game):
                believe_once(game)

        return make(("lookahead", game, self.remembers(game) > 0), think_once, patience)
