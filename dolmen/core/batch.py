"""Many games of one kind at once, compiled and spread over the cores; game for game equal to single plays.

The games of a batch are numbered. Slot i of n begins with game i, then come games i + n, i + 2n ... as it is reset.
The seed of game g is words 4g to 4g + 3 of the dice that start from the batch's seed; the dice of its random moves
start from the same words of the dice that start from `subseed(seed, "moves")`. So a game depends on its number alone:
not on the threads, nor on what the other games do, and `Play` can repeat it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from dolmen.core import loops
from dolmen.core.errors import IllegalAction, MissingExtra
from dolmen.core.explain import explained
from dolmen.core.game import Game, find_game
from dolmen.core.native import has_compiler, native
from dolmen.core.seed import SEED_BYTES, Seed, seed_from, seed_of, subseed, words_of
from dolmen.core.viewer import NOBODY

SMALLEST_SLICE = 64  # games; below that a thread costs more than it brings
SLICES_A_THREAD = 4  # games differ in length, so a thread that is done early takes another slice


class Batch:
    """`n` games: `Batch("tain", 1000, players=4, seed=7)`, then `play_random()`, or `step(actions)` until all are over.

    `states`, `legal` (rows of rising action numbers) and `counts` (how many of a row count; 0 when over), `moves`
    (actions played), `scores` and `ranks` are arrays with one row per game. Writing into `states` needs a `refresh()`.
    With `auto_reset` a game that a step ends is followed at once by the next; `final_scores` and `final_ranks` keep
    how the last game of each slot ended.
    """

    def __init__(
        self,
        game: Game | str,
        n: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: Seed | None = None,
        threads: int | None = None,
        auto_reset: bool = False,
    ):
        self.game = find_game(game) if isinstance(game, str) else game
        if not has_compiler():
            raise MissingExtra(asked="Batch", extra="fast")
        if n < 1:
            raise ValueError(f"a batch has one game or more, not {n}")
        self.n = n
        self.players = self.game.players[0] if players is None else players
        self.options = self.game.settle(self.players, options)
        self.seed = seed_from(seed)
        self.threads = max(1, cores() if threads is None else threads)
        self.auto_reset = auto_reset
        self._loops = native(loops, self.game.rules)
        self._pool = ThreadPoolExecutor(self.threads, "batch") if self.threads > 1 else None
        self._game_seed, self._move_seed = (
            np.array(words_of(key), np.int64) for key in (self.seed, subseed(self.seed, "moves"))
        )
        self._chosen = np.zeros(1, self.game.state)
        self.game.prepare(self._chosen[0], self.players, self.options, bytes(SEED_BYTES))
        self.numbers = np.arange(n, dtype=np.int64)
        self.states = np.zeros(n, self.game.state)
        self.legal = np.zeros((n, self.game.most_legal), np.int32)
        self.counts = np.zeros(n, np.int32)
        self.moves = np.zeros(n, np.int64)
        self.movers = np.zeros((n, loops.MOVER_WORDS), np.int64)
        self.final_scores = np.zeros((n, self.players), np.int32)
        self.final_ranks = np.zeros((n, self.players), np.int32)
        self._begin(slice(None))

    # --- beginning ---------------------------------------------------------------------------------------------

    def reset(self, where: Any = None) -> None:
        """Begins the next game in every slot, or in those that `where` (a mask or indices) names."""
        if where is None:
            self.numbers += self.n
            self._begin(slice(None))
            return
        chosen = np.asarray(where)
        slots = np.flatnonzero(chosen) if chosen.dtype == bool else np.unique(chosen)
        if len(slots):
            self.numbers[slots] += self.n
            self._begin(slots)

    def _begin(self, slots: Any) -> None:
        """Deals into some slots; arrays picked by indices are copies, so they are written back."""
        states, numbers = self.states[slots], self.numbers[slots]
        rows: tuple[np.ndarray, ...] = (self.movers, self.legal, self.counts, self.moves)
        picked = [row[slots] for row in rows]
        shared = (self._chosen, self._game_seed, self._move_seed)

        def begin(part: slice) -> None:
            self._loops.begin(states[part], numbers[part], *shared, *(row[part] for row in picked))

        self._spread(begin, len(states))
        if not isinstance(slots, slice):
            self.states[slots] = states
            for row, new in zip(rows, picked, strict=True):
                row[slots] = new

    def seed_of(self, i: int) -> bytes:
        """The seed of the game now in slot i: `Play.new(game, players, options, seed)` is the same game."""
        return seed_of(self._nth(self._game_seed, i))

    def mover_of(self, i: int) -> list[int]:
        """The dice of the random moves of the game now in slot i, at their start; `loops.pick` draws from them."""
        return [*self._nth(self._move_seed, i), *[0] * (loops.MOVER_WORDS - 4)]

    def _nth(self, seed: np.ndarray, i: int) -> list[int]:
        dice = [0] * 5
        loops.seed_nth(dice, seed.tolist(), int(self.numbers[i]))
        return dice[:4]

    # --- playing -----------------------------------------------------------------------------------------------

    def play_random(self) -> int:
        """Plays every game to its end by random legal actions; returns how many actions that took."""

        def play(part: slice) -> int:
            rows = (self.states, self.movers, self.legal, self.counts, self.moves)
            return self._loops.play_out(*(row[part] for row in rows))

        running = self.counts > 0
        total = sum(self._spread(play, self.n))
        self._keep_results(running)
        return total

    def random_actions(self) -> np.ndarray:
        """A random legal action of each game, from its mover; -1 where it is over."""
        actions = np.empty(self.n, np.int32)

        def pick(part: slice) -> None:
            self._loops.pick_actions(self.movers[part], self.legal[part], self.counts[part], actions[part])

        self._spread(pick, self.n)
        return actions

    def step(self, actions: Any) -> np.ndarray:
        """Plays one action in each game that is not over; returns which games ended with it.

        What stands for a game that is over does not matter; a game for which NOBODY (-1) stands waits. An illegal
        action is refused before anything changes.
        """
        chosen = np.ascontiguousarray(actions, np.int32)
        if chosen.shape != (self.n,):
            raise ValueError(f"{self.n} games need {self.n} actions, not an array of shape {chosen.shape}")
        self._refuse_illegal(chosen)
        ended = np.zeros(self.n, bool)

        def play(part: slice) -> None:
            rows = (self.states, chosen, self.legal, self.counts, self.moves, ended)
            self._loops.step(*(row[part] for row in rows))

        self._spread(play, self.n)
        if ended.any():
            self._keep_results(ended)
            if self.auto_reset:
                self.reset(ended)
        return ended

    def _refuse_illegal(self, actions: np.ndarray) -> None:
        i = int(self._loops.find_illegal(self.legal, self.counts, actions))
        if i == loops.FINE:
            return
        notation, asked = self.game.notation, int(actions[i])
        said = notation.sentence(asked) if 0 <= asked < self.game.actions else str(asked)
        possible = " | ".join(notation.sentence(int(action)) for action in self.legal[i, : self.counts[i]])
        raise IllegalAction(player=f"player {self.states[i]['player']} of game {i}", asked=said, possible=possible)

    def refresh(self) -> None:
        """Lists the legal actions afresh, after somebody wrote into `states`."""

        def list_legal(part: slice) -> None:
            self._loops.list_legal(self.states[part], self.legal[part], self.counts[part])

        self._spread(list_legal, self.n)

    # --- looking -----------------------------------------------------------------------------------------------

    @property
    def over(self) -> np.ndarray:
        """Which games have ended."""
        return self.counts == 0

    @property
    def players_to_move(self) -> np.ndarray:
        """Who is to move in each game; NOBODY where it is over."""
        return np.where(self.over, NOBODY, self.states["player"]).astype(np.int8)

    def legal_mask(self, out: np.ndarray | None = None) -> np.ndarray:
        """A row of booleans a game: which action numbers are legal."""
        mask = _room(out, (self.n, self.game.actions), np.dtype(bool))

        def fill(part: slice) -> None:
            self._loops.mask_legal(self.legal[part], self.counts[part], mask[part])

        self._spread(fill, self.n)
        return mask

    def observations(self, out: np.ndarray | None = None, viewer: Any = None) -> np.ndarray:
        """A row of numbers a game: the planes of the view of who is to move (a spectator's when it is over).

        `viewer` is another viewer for all games, or an array with one for each.
        """
        seen = _room(out, (self.n, self.game.observation_size), np.dtype(np.float32))
        viewers = np.empty(self.n, np.int8)
        viewers[:] = self.players_to_move if viewer is None else viewer
        if viewers.min() < NOBODY or viewers.max() >= self.players:
            raise ValueError(f"a viewer is a player from 0 to {self.players - 1}, or {NOBODY} for a spectator")

        def look(part: slice) -> None:
            self._loops.look(self.states[part], viewers[part], np.zeros(1, self.game.state), seen[part])

        self._spread(look, self.n)
        return seen

    def described(self, out: np.ndarray | None = None) -> tuple[np.ndarray, np.ndarray]:
        """What each legal action is, as its player sees it, and a mask of how many there are.

        Row k of a game describes its action `legal[i, k]` by the game's traits. All games have as many rows as the
        longest list of this batch, or as many as `out` has: it may have more.
        """
        room = int(self.counts.max()) if out is None else out.shape[1]
        if room < self.counts.max():
            raise ValueError(f"out has room for {room} actions, and there are up to {self.counts.max()}")
        traits = _room(out, (self.n, room, self.game.description_size), np.dtype(np.float32))
        mask = np.empty((self.n, room), bool)

        def describe(part: slice) -> None:
            box = np.zeros(1, self.game.state)
            rows = (self.states[part], self.legal[part], self.counts[part])
            self._loops.describe_legal(*rows, box, traits[part], mask[part])

        self._spread(describe, self.n)
        return traits, mask

    @property
    def scores(self) -> np.ndarray:
        """The points of all players as they stand, one row per game."""
        return self._points(slice(None))[0]

    @property
    def ranks(self) -> np.ndarray:
        """How many stand before each player, one row per game."""
        return self._points(slice(None))[1]

    def _points(self, slots: Any) -> tuple[np.ndarray, np.ndarray]:
        states = self.states[slots]
        scores, ranks = (np.zeros((len(states), self.players), np.int32) for _ in range(2))

        def count(part: slice) -> None:
            self._loops.count_points(states[part], scores[part], ranks[part])

        self._spread(count, len(states))
        return scores, ranks

    def _keep_results(self, slots: np.ndarray) -> None:
        self.final_scores[slots], self.final_ranks[slots] = self._points(slots)

    # --- threads -----------------------------------------------------------------------------------------------

    def _spread(self, work: Callable[[slice], Any], n: int) -> list[Any]:
        """Runs `work` on slices of n games, in threads; compiled code does not hold the interpreter."""
        slices = min(self.threads * SLICES_A_THREAD, n // SMALLEST_SLICE)
        with explained(self.game):
            if self._pool is None or slices < 2:
                return [work(slice(0, n))]
            edges = [n * k // slices for k in range(slices + 1)]
            return list(self._pool.map(work, [slice(a, b) for a, b in pairwise(edges)]))


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _room(out: np.ndarray | None, shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
    if out is None:
        return np.empty(shape, dtype)
    if out.shape != shape or out.dtype != dtype or not out.flags.c_contiguous or not out.flags.writeable:
        raise ValueError(f"out must be a writeable, contiguous {dtype} array of shape {shape}")
    return out
