"""The estimator: chances and points after each action, from a view alone, over guesses that are played to the end.

    found = estimator_of(view.game).estimate(view, actions, guesses=200)
    found.win(k), found.points_of(k), found.difference(k, other)

Seeds come from the bytes of the view, so that whoever sees the same is told the same, to the last digit. The yardstick
(who plays on) takes the best of a few actions by the game's judge, seeing the whole guess.
"""

from __future__ import annotations

import hashlib
import math
import threading
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np

from dolmen.bots.adept import BOXES
from dolmen.bots.desk import desk_of
from dolmen.bots.settings import settings_of
from dolmen.core.explain import explained
from dolmen.core.game import Game
from dolmen.core.loops import MOVER_WORDS
from dolmen.core.native import native, plain
from dolmen.core.options import Chosen
from dolmen.core.seed import SEED_BYTES, words_of
from dolmen.core.view import View
from dolmen.review import playouts
from dolmen.review.playouts import AS_IT_IS, AT_ONCE, BY_LOT, PLAY_ON, TO_THE_END
from dolmen.review.yardstick import WHOLE, yardstick_of

PAIRS = 32  # of deals that are compared to see whether an action sets off chance


@dataclass(frozen=True)
class Estimate:
    """What arms led to: shares of the victory and points (arms × guesses × players), the same guesses for all.

    An arm is an action, PLAY_ON (what the yardstick itself would do), BY_LOT (any legal action), or AS_IT_IS (no action
    first, wherever nobody's choice is looked at).
    """

    player: int  # for whom arms are compared unless somebody else is named
    arms: tuple[int, ...]
    shares: np.ndarray
    points: np.ndarray

    @property
    def guesses(self) -> int:
        """How many guesses were played."""
        return self.shares.shape[1]

    def chances(self, arm: int = 0) -> np.ndarray:
        """The chance of every player after an arm (by its place); they sum to 1."""
        return self.shares[arm].mean(0)

    def win(self, arm: int = 0, player: int | None = None) -> float:
        """The chance to win after an arm."""
        return float(self.shares[arm, :, self._of(player)].mean())

    def points_of(self, arm: int = 0, player: int | None = None) -> float:
        """The expected points after an arm."""
        return float(self.points[arm, :, self._of(player)].mean())

    def error(self, arm: int = 0, player: int | None = None) -> float:
        """The standard error of a chance."""
        return standard_error(self.shares[arm, :, self._of(player)])

    def difference(self, arm: int, other: int, player: int | None = None) -> tuple[float, float]:
        """How much better an arm is than another, and the standard error of that, guess by guess."""
        gained = self.shares[arm, :, self._of(player)] - self.shares[other, :, self._of(player)]
        return float(gained.mean()), standard_error(gained)

    def keep(self, places: Sequence[int]) -> Estimate:
        """The same of some arms."""
        chosen = list(places)
        return replace(
            self, arms=tuple(self.arms[k] for k in chosen), shares=self.shares[chosen], points=self.points[chosen]
        )

    def joined(self, more: Estimate) -> Estimate:
        """The same with further guesses of the same arms."""
        assert self.arms == more.arms
        return replace(
            self,
            shares=np.concatenate([self.shares, more.shares], 1),
            points=np.concatenate([self.points, more.points], 1),
        )

    def _of(self, player: int | None) -> int:
        return self.player if player is None else player


def standard_error(values: np.ndarray) -> float:
    """Of the mean of independent values; without two of them nothing is sure."""
    return float(values.std(ddof=1) / math.sqrt(len(values))) if len(values) > 1 else math.inf


def seed_of_view(view: View, purpose: str = "") -> bytes:
    """A seed that depends on what is seen and by whom, and on nothing else."""
    told = f"{purpose}\0{view.game.name}\0{view.game.version}\0{view.viewer}\0".encode()
    return hashlib.sha256(told + view.box.tobytes()).digest()[:SEED_BYTES]


class Room:
    """What one thread plays in."""

    def __init__(self, game: Game, is_compiled: bool | None):
        self.desk = desk_of(game, is_compiled)
        self.code: Any = (native if self.desk.is_compiled else plain)(playouts, game.rules)
        self.boxes, self.kept = self.desk.boxes(BOXES), self.desk.boxes(1)
        self.mover, self.lots = self.desk.numbers(MOVER_WORDS), self.desk.numbers(MOVER_WORDS)
        self.legal = self.desk.numbers(game.most_legal)

    def list_of(self, numbers: Sequence[int]) -> Any:
        """Whole numbers as the code takes them."""
        return np.array(numbers, np.int64) if self.desk.is_compiled else [int(number) for number in numbers]


class Estimator:
    """Plays guesses of one game; the same numbers whether compiled or interpreted, on any number of threads.

    What long play-outs tell fades where that is truer (`lasts` of the yardstick), unless their bare results are wanted.
    """

    def __init__(self, game: Game, is_compiled: bool | None = None, is_bare: bool = False):
        self.game = game
        self.is_bare = is_bare
        self.yardstick = yardstick_of(game)
        self.settings = settings_of(game).as_array()
        self.is_compiled = is_compiled
        self._rooms = threading.local()

    @property
    def room(self) -> Room:
        """The calling thread's."""
        if not hasattr(self._rooms, "room"):
            self._rooms.room = Room(self.game, self.is_compiled)
        return self._rooms.room

    def estimate(
        self,
        view: View,
        actions: Sequence[int],
        guesses: int,
        first: int = 0,
        seed: bytes | None = None,
        depth: int = TO_THE_END,
        looks: int | None = None,
    ) -> Estimate:
        """Plays each arm in the guesses number `first` and on.

        The first arm may be what another player did, as the viewer saw it: guesses in which it was impossible are left
        out. With a depth, positions before the end are appraised by the judge.
        """
        room, count = self.room, view.players
        shares, points = (np.zeros((len(actions), guesses, count)) for _ in range(2))
        found = np.zeros(guesses, bool)
        with explained(self.game):
            room.code.try_out(
                room.desk.box(view), view.viewer, self._words(room, view, seed), first, room.list_of(actions),
                looks or self.yardstick.looks, depth, self._lasts(count), self.settings, room.boxes, room.kept,
                room.mover, room.lots, room.legal, found, shares, points,
            )  # fmt: skip
        return Estimate(self._player(view), tuple(map(int, actions)), shares[:, found], points[:, found])

    def deals(
        self, players: int, options: Chosen, guesses: int, depth: int = TO_THE_END, seed: bytes | None = None
    ) -> Estimate:
        """How all stand before the deal: fresh deals, played on. Without a seed they are always the same ones."""
        room = self.room
        shares, points = (np.zeros((1, guesses, players)) for _ in range(2))
        with explained(self.game):
            room.code.deal_out(
                self._chosen(players, options), self._deals(players, options, seed), 0, self.yardstick.looks, depth,
                self._lasts(players), self.settings, room.boxes, room.mover, room.lots, room.legal,
                np.zeros(guesses, bool), shares, points,
            )  # fmt: skip
        return Estimate(0, (AS_IT_IS,), shares, points)

    def _lasts(self, players: int) -> float:
        return 1.0 if self.is_bare else self.yardstick.lasts.get(players, WHOLE) / WHOLE

    def beginners(self, players: int, options: Chosen, deals: int) -> list[int]:
        """Who begins in fresh deals, the same whenever it is asked."""
        room, began = self.room, np.zeros(deals, np.int64)
        words = self._deals(players, options, None)
        with explained(self.game):
            room.code.find_beginners(self._chosen(players, options), words, room.boxes, room.mover, began)
        return began.tolist()

    def _chosen(self, players: int, options: Chosen) -> Any:
        """A state that has players and options only."""
        chosen = self.room.desk.boxes(1)
        self.game.prepare(chosen[0], players, options, bytes(SEED_BYTES))
        return chosen

    def _deals(self, players: int, options: Chosen, seed: bytes | None) -> Any:
        """The words that fresh deals come from."""
        told = f"deals\0{self.game.name}\0{self.game.version}\0{players}\0{sorted(options.items())}"
        return self.room.list_of(words_of(seed or hashlib.sha256(told.encode()).digest()[:SEED_BYTES]))

    def sets_off_chance(self, view: View, action: int, pairs: int = PAIRS) -> bool:
        """Whether an action, for all that the viewer knows, brings up what no player had seen: a draw, dice."""
        room, count = self.room, playouts.ALTERNATIVES * pairs
        found, over, results = np.zeros(pairs, bool), np.zeros(count, bool), np.zeros((count, 2 * view.players))
        after = room.desk.boxes(count)
        with explained(self.game):
            room.code.redraw(
                room.desk.box(view), view.viewer, self._words(room, view, None), 0, action, room.boxes, room.kept,
                room.mover, room.legal, found, over, results, after,
            )  # fmt: skip
        return any(self._differ(over, results, after, playouts.ALTERNATIVES * pair) for pair in range(pairs))

    def _differ(self, over: np.ndarray, results: np.ndarray, after: Any, at: int) -> bool:
        """Whether two deals that differ in what no player had seen led to something else."""
        if over[at] and over[at + 1]:
            return bool((results[at] != results[at + 1]).any())
        return self._bytes(after[at]) != self._bytes(after[at + 1])

    def _bytes(self, state: Any) -> bytes:
        return state.tobytes() if isinstance(state, np.void) else state.pack(self.game.state)

    def _words(self, room: Room, view: View, seed: bytes | None) -> Any:
        return room.list_of(words_of(seed_of_view(view) if seed is None else seed))

    def _player(self, view: View) -> int:
        return view.viewer if view.viewer >= 0 else view.player


@lru_cache(maxsize=32)
def estimator_of(game: Game, is_compiled: bool | None = None, is_bare: bool = False) -> Estimator:
    """The estimator of a game, made once."""
    return Estimator(game, is_compiled, is_bare)


__all__ = [
    "AS_IT_IS",
    "AT_ONCE",
    "BY_LOT",
    "PLAY_ON",
    "TO_THE_END",
    "Estimate",
    "Estimator",
    "estimator_of",
    "seed_of_view",
    "standard_error",
]
