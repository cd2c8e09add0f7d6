"""Belief: guesses of what a seat cannot see, weighed by how likely the others would then have acted as they did.

Some steps ago the seat knew less. Guesses from then are led through what it saw since; at each step of another player
the network says how likely that player, who holds what was guessed, does what was seen. So guesses become unlikely in
which somebody would have played otherwise. Only views come in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from dolmen.bots import belief_loop
from dolmen.bots.belief_loop import NOT_KNOWN
from dolmen.bots.clock import now
from dolmen.bots.room import Room
from dolmen.bots.searcher import words_of
from dolmen.bots.senses import facts
from dolmen.core.dice import DICE_WORDS, SEED_WORDS
from dolmen.core.explain import explained
from dolmen.core.game import Game
from dolmen.core.native import native
from dolmen.core.play import Play
from dolmen.core.seed import subseed
from dolmen.core.seed import words_of as seed_words
from dolmen.core.seen import Seen
from dolmen.core.view import View

TRUST = 0.7  # that somebody acts as the network would; else anything legal is as likely
FEWEST = 8  # guesses that must be left, so that they say something
GUESSES = 32  # that are weighed at the same time
MOST_BATCHES = 12  # of them
MOST_CHUNKS = 24  # of as many guesses that are tried until so many fit
FEW = 2  # of so many guesses: if fewer fit what was seen, a later beginning is better
POOL = 256  # guesses drawn by their weights


@dataclass(frozen=True)
class Found:
    """Guesses of now with their weights, which sum to 1; how many guesses were tried, and from how many steps ago."""

    states: np.ndarray
    weights: np.ndarray
    tried: int
    steps: int

    def drawn(self) -> np.ndarray:
        """Guesses drawn by their weights, at even distances, so that as many as possible differ."""
        edges, at = np.cumsum(self.weights), (np.arange(POOL) + 0.5) / POOL
        return self.states[np.minimum(np.searchsorted(edges, at), len(edges) - 1)]


class Belief:
    """Weighs guesses of one game, in a room of its own."""

    def __init__(self, room: Room):
        self.room, self.game = room, room.game
        self.code = native(belief_loop, room.game.rules)
        self.first, self.kept = np.zeros_like(room.states), np.zeros(2, room.game.state)
        self.words, self.stream = words_of(room.box), np.zeros(DICE_WORDS, np.int64)
        self.odds, self.starts = np.zeros((len(room.states), 2)), np.zeros(len(room.states), np.int64)

    def of(
        self, view: View, memory: Sequence[Seen], seed: bytes, batches: int, until: float | None = None
    ) -> Found | None:
        """Weighed guesses of now; None where too few fit what was seen, or nothing was."""
        walk = Walk(view, memory, subseed(seed, "belief"))
        self.room.seen[:, self.game.observation_size :] = facts(self.game, view)
        states, logs = [], []
        with explained(self.game):
            self._begin(walk)
            for batch in range(batches if walk.start < len(walk.steps) else 0):
                left, weights = self._weigh(walk, self._gather(walk), until)
                if batch > 0 and is_late(until):  # part of it may not be weighed
                    break
                states.append(left)
                logs.append(weights)
        if sum(map(len, states)) < FEWEST:
            return None
        likely = np.exp(np.concatenate(logs) - max(one.max() for one in logs if len(one)))
        return Found(np.concatenate(states), likely / likely.sum(), walk.tried, len(walk.steps) - walk.start)

    def _begin(self, walk: Walk) -> None:
        """Finds the first step from which enough guesses lead to what was seen; where few do, they begin anew."""
        self._guess(walk)
        for step in range(len(walk.steps)):
            self._follow(walk, step, ANY)
            if np.count_nonzero(self.room.counts > 0) < FEW:
                walk.start = step + 1
                if walk.start < len(walk.steps):
                    self._guess(walk)

    def _guess(self, walk: Walk) -> None:
        room = self.room
        self.code.begin(walk.steps[walk.start].before.box, walk.seat, walk.dice, room.states)
        self.code.list_legal(room.states, len(room.states), room.counts, room.legal)
        walk.tried += len(room.states)

    def _gather(self, walk: Walk) -> int:
        """Looks for guesses that can lead to what was seen; returns how many there are, where each began in `first`."""
        room, n = self.room, 0
        for _ in range(MOST_CHUNKS):
            self._guess(walk)
            begun = room.states.copy()
            for step in range(walk.start, len(walk.steps)):
                self._follow(walk, step, ANY)
            fit = np.flatnonzero(room.counts > 0)[: len(begun) - n]
            self.first[n : n + len(fit)] = begun[fit]
            n += len(fit)
            if n == len(begun):
                break
        return n

    def _weigh(self, walk: Walk, n: int, until: float | None) -> tuple[np.ndarray, np.ndarray]:
        """Leads n guesses through what was seen; returns those that are left and logarithms of their weights.

        Once time is up what is seen tells nothing any more of what is not.
        """
        room, logs = self.room, np.zeros(n)
        room.states[:n] = self.first[:n]
        self.code.list_legal(room.states, n, room.counts, room.legal)
        for step in range(walk.start, len(walk.steps)):
            if walk.steps[step].player == walk.seat or is_late(until):
                self._follow(walk, step, ANY)
            else:
                self._follow(walk, step, self._likely(n))
                logs += np.log(TRUST * self.odds[:n, 0] + (1 - TRUST) * self.odds[:n, 1])
        left = room.counts[:n] > 0
        return room.states[:n][left].copy(), logs[left]

    def _follow(self, walk: Walk, step: int, likely: np.ndarray) -> None:
        room, seen = self.room, walk.steps[step]
        action = NOT_KNOWN if seen.action is None else seen.action
        self.code.follow(
            room.states, room.counts, room.legal, walk.seat, seen.player, action, walk.after[step], walk.fits[step],
            walk.dice, likely, self.starts, self.odds, self.kept, room.box, self.words, self.stream,
        )  # fmt: skip

    def _likely(self, n: int) -> np.ndarray:
        """How likely the network plays each legal action; `starts` says where those of each game begin."""
        room = self.room
        choices = np.where(room.counts[:n] > 1, room.counts[:n], 0)
        room.seen[:n, : self.game.observation_size] = 0
        room.traits[: min(len(room.traits), int(choices.sum()))] = 0
        rows = room.rows, room.seen, room.traits, room.owner
        games, actions = room.code.look(room.states, room.legal, choices, n, room.box, *rows)
        self.starts[:] = 0
        if games < np.count_nonzero(choices):  # there was no room for all
            choices[room.rows[:games]] = 0
            room.counts[:n][choices > 0] = 0
        if games == 0:
            return FORCED
        owner = room.owner[:actions]
        scores, _ = room.network.of(room.seen[:games], room.traits[:actions], owner)
        firsts = np.searchsorted(owner, np.arange(games))
        likely = np.exp((scores - np.maximum.reduceat(scores, firsts)[owner]).astype(np.float64))
        likely /= np.add.reduceat(likely, firsts)[owner]
        self.starts[room.rows[:games]] = 1 + firsts
        return np.concatenate([FORCED, likely])


class Walk:
    """What guesses are led through: the steps, from which on, and what was found out about them so far."""

    def __init__(self, view: View, memory: Sequence[Seen], seed: bytes):
        self.seat, self.steps, self.start = view.viewer, memory, 0
        views = [one.before for one in self.steps[1:]] + [view]
        self.after = [words_of(then.box) for then in views]
        self.fits = np.zeros((len(self.steps), view.game.actions + 1), np.int32)  # as `follow` keeps it
        self.dice = np.zeros(DICE_WORDS, np.int64)
        self.dice[:SEED_WORDS] = seed_words(seed)
        self.tried = 0


ANY = np.zeros(0)  # everything legal is as likely
FORCED = np.ones(1)  # what is forced is certain


def is_late(until: float | None) -> bool:
    """Whether time is up."""
    return until is not None and now() > until


def believe_once(game: Game) -> None:
    """Compiles all this by weighing a few guesses."""
    play = Play.new(game, seed=0)
    play.act(play.legal[0])
    while len(play.legal) == 1:
        play.act(play.legal[0])
    view, room, dice = play.view(play.player), Room(game, FEW + 1), np.zeros(DICE_WORDS, np.int64)
    belief = Belief(room)
    belief.of(view, play.memory(view.viewer, 1), play.seed, 1)
    belief.code.begin(view.box, view.viewer, dice, room.states)
    room.try_out(view, view.viewer, np.array(play.legal[:2], np.int64), dice, 1, room.states.copy())
