"""Many games of one kind at once, compiled, on the cores or on a GPU; game for game equal to single plays.

The games of a batch are numbered. Slot i of n begins with game i, then come games i + n, i + 2n ... as it is reset.
The seed of game g is words 4g to 4g + 3 of the dice that start from the batch's seed; the dice of its random moves
start from the same words of the dice that start from `subseed(seed, "moves")`. So a game depends on its number alone:
not on the device, nor on the threads, nor on what the other games do, and `Play` can repeat it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

import numpy as np

from dolmen.core import loops
from dolmen.core.device import Device, Scratch, cores, device_of
from dolmen.core.errors import IllegalAction, MissingExtra
from dolmen.core.game import Game, find_game
from dolmen.core.native import has_compiler
from dolmen.core.seed import SEED_BYTES, Seed, seed_from, seed_of, subseed, words_of
from dolmen.core.viewer import NOBODY

__all__ = ["Batch", "cores"]


class Batch:
    """`n` games: `Batch("tain", 1000, players=4, seed=7)`, then `play_random()`, or `step(actions)` until all are over.

    `states`, `legal` (rows of rising action numbers) and `counts` (how many of a row count; 0 when over), `moves`
    (actions played), `scores` and `ranks` are arrays with one row per game. Writing into `states` needs a `refresh()`.
    With `auto_reset` a game that a step ends is followed at once by the next; `final_scores` and `final_ranks` keep
    how the last game of each slot ended. With `skip_forced` whatever leaves no choice is played at once. On
    `device="cuda"` all arrays lie on the GPU (`dolmen.core.gpu.array`); `host(array)` copies one into NumPy's.
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
        device: str | Device = "cpu",
        skip_forced: bool = False,
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
        self.auto_reset, self.skip_forced = auto_reset, skip_forced
        self.device = device_of(device, self.game, threads) if isinstance(device, str) else device
        self._lay_out()
        self._begin(self.device.put(np.ones(n, bool), bool), 0)

    def _lay_out(self) -> None:
        """Makes room for all games."""
        zeros, put = self.device.zeros, self.device.put
        chosen = np.zeros(1, self.game.state)
        self.game.prepare(chosen[0], self.players, self.options, bytes(SEED_BYTES))
        self._chosen = put(chosen, self.game.state)
        self._seeds = tuple(words_of(key) for key in (self.seed, subseed(self.seed, "moves")))
        self._seed_words = tuple(put(words, np.int64) for words in self._seeds)
        self.numbers = put(np.arange(self.n), np.int64)
        self.states = zeros((self.n,), self.game.state)
        self.legal = zeros((self.n, self.game.most_legal), np.int32, by_column=True)
        self.counts = zeros((self.n,), np.int32)
        self.moves = zeros((self.n,), np.int64)
        self.movers = zeros((self.n, loops.MOVER_WORDS), np.int64)
        self.final_scores = zeros((self.n, self.players), np.int32)
        self.final_ranks = zeros((self.n, self.players), np.int32)

    def run(
        self, loop: str, rows: Sequence, shared: Sequence = (), scratch: Scratch = (), module: ModuleType = loops
    ) -> list:
        """Runs a loop of a module written against the contract, as those of `dolmen.core.loops`, over all games."""
        return self.device.run(module, loop, rows, shared, scratch)

    def host(self, array: Any) -> np.ndarray:
        """An array of this batch in NumPy's memory: itself, or a copy of what lies on a GPU."""
        return self.device.host(array)

    # --- beginning ---------------------------------------------------------------------------------------------

    def reset(self, where: Any = None) -> None:
        """Begins the next game in every slot, or in those that `where` (a mask or indices) names."""
        wanted = self.device.put(np.ones(self.n, bool) if where is None else self._wanted(where), bool)
        if wanted.shape != (self.n,):
            raise ValueError(f"a mask of {self.n} games has {self.n} places, not the shape {wanted.shape}")
        self._begin(wanted, self.n)

    def _wanted(self, where: Any) -> Any:
        """A mask of the slots that are wanted; one that lies on the GPU stays there."""
        if getattr(where, "__cuda_array_interface__", {}).get("typestr") == "|b1":
            return where
        chosen = self.host(where) if hasattr(where, "shape") else np.asarray(where)
        if chosen.dtype == bool:
            return chosen
        wanted = np.zeros(self.n, bool)
        wanted[chosen.astype(np.int64)] = True
        return wanted

    def _begin(self, where: Any, further: int) -> None:
        """Deals into the slots that a mask names the game `further` numbers on."""
        rows = (where, self.states, self.numbers, self.movers, self.legal, self.counts, self.moves)
        is_laid = self.device.lay(where, self.states, self._chosen)
        self.run("begin", rows, (self._chosen, is_laid, *self._seed_words, further, self.skip_forced))

    def seed_of(self, i: int) -> bytes:
        """The seed of the game now in slot i: `Play.new(game, players, options, seed)` is the same game."""
        return seed_of(self._nth(self._seeds[0], i))

    def mover_of(self, i: int) -> list[int]:
        """The dice of the random moves of the game now in slot i, at their start; `loops.pick` draws from them."""
        return [*self._nth(self._seeds[1], i), *[0] * (loops.MOVER_WORDS - 4)]

    def _nth(self, seed: tuple[int, ...], i: int) -> list[int]:
        dice = [0] * 5
        loops.seed_nth(dice, seed, int(self.host(self.numbers)[i]))
        return dice[:4]

    # --- playing -----------------------------------------------------------------------------------------------

    def play_random(self) -> int:
        """Plays every game to its end by random legal actions; returns how many actions that took."""
        running = self._marked("mark_running")
        total = self.device.play_out(self.states, self.movers, self.legal, self.counts, self.moves)
        self._keep_results(running)
        return total

    def random_actions(self) -> Any:
        """A random legal action of each game, from its mover; -1 where it is over."""
        actions = self.device.zeros((self.n,), np.int32)
        self.run("pick_actions", (self.movers, self.legal, self.counts, actions))
        return actions

    def step(self, actions: Any) -> Any:
        """Plays one action in each game that is not over; returns which games ended with it.

        What stands for a game that is over does not matter; a game for which NOBODY (-1) stands waits. An illegal
        action is refused before anything changes.
        """
        chosen = self.device.put(actions, np.int32)
        if chosen.shape != (self.n,):
            raise ValueError(f"{self.n} games need {self.n} actions, not an array of shape {chosen.shape}")
        self._refuse_illegal(chosen)
        ended = self.device.zeros((self.n,), bool)
        rows = (self.states, chosen, self.legal, self.counts, self.moves, ended)
        self.run("step", rows, (self.skip_forced,))
        if self.device.may_have(ended):
            self._keep_results(ended)
            if self.auto_reset:
                self._begin(ended, self.n)
        return ended

    def _refuse_illegal(self, actions: Any) -> None:
        wrong, some = self.device.zeros((self.n,), bool), self.device.zeros((1,), bool)
        self.run("mark_illegal", (self.legal, self.counts, actions, wrong), (some,))
        if not self.host(some)[0]:
            return
        i = int(np.flatnonzero(self.host(wrong))[0])
        notation, asked = self.game.notation, int(self.host(actions)[i])
        said = notation.sentence(asked) if 0 <= asked < self.game.actions else str(asked)
        legal = self.host(self.legal)[i, : self.host(self.counts)[i]]
        possible = " | ".join(notation.sentence(int(action)) for action in legal)
        player = self.host(self.states)[i]["player"]
        raise IllegalAction(player=f"player {player} of game {i}", asked=said, possible=possible)

    def refresh(self) -> None:
        """Lists the legal actions afresh, after somebody wrote into `states`."""
        self.run("list_legal", (self.states, self.legal, self.counts, self.moves), (self.skip_forced,))

    # --- looking -----------------------------------------------------------------------------------------------

    @property
    def over(self) -> Any:
        """Which games have ended."""
        return self._marked("mark_over")

    def _marked(self, loop: str) -> Any:
        marks = self.device.zeros((self.n,), bool)
        self.run(loop, (self.counts, marks))
        return marks

    @property
    def players_to_move(self) -> Any:
        """Who is to move in each game; NOBODY where it is over."""
        players = self.device.zeros((self.n,), np.int8)
        self.run("name_players", (self.states, self.counts, players))
        return players

    def legal_mask(self, out: Any = None) -> Any:
        """One row of booleans per game: which action numbers are legal."""
        mask = self.device.room(out, (self.n, self.game.actions), np.dtype(bool))
        self.run("mask_legal", (self.legal, self.counts, mask), (self.device.clears,))
        return mask if out is None else out

    def observations(self, out: Any = None, viewer: Any = None) -> Any:
        """One row of numbers per game: the planes of the view of the player to move (a spectator's when it is over).

        `viewer` is another viewer for all games, or an array with one for each.
        """
        seen = self.device.room(out, (self.n, self.game.observation_size), np.dtype(np.float32))
        viewers = self.players_to_move if viewer is None else self._viewers(viewer)
        self.run("look", (self.states, viewers, seen), (self.device.clears,), [(1, self.game.state)])
        return seen if out is None else out

    def _viewers(self, viewer: Any) -> Any:
        viewers = np.empty(self.n, np.int8)
        viewers[:] = self.host(viewer) if hasattr(viewer, "shape") else viewer
        if viewers.min() < NOBODY or viewers.max() >= self.players:
            raise ValueError(f"a viewer is a player from 0 to {self.players - 1}, or {NOBODY} for a spectator")
        return self.device.put(viewers, np.int8)

    def described(self, out: Any = None) -> tuple[Any, Any]:
        """What each legal action is, as its player sees it, and a mask of how many there are.

        Row k of a game describes its action `legal[i, k]` by the game's traits. All games have as many rows as the
        longest list of this batch, or as many as `out` has: it may have more.
        """
        longest = int(self.host(self.counts).max())
        room = longest if out is None else out.shape[1]
        if room < longest:
            raise ValueError(f"out has room for {room} actions, and there are up to {longest}")
        traits = self.device.room(out, (self.n, room, self.game.description_size), np.dtype(np.float32))
        mask = self.device.room(None, (self.n, room), np.dtype(bool))
        rows = (self.states, self.legal, self.counts, traits, mask)
        self.run("describe_legal", rows, (self.device.clears,), [(1, self.game.state)])
        return traits if out is None else out, mask

    @property
    def scores(self) -> Any:
        """The points of all players as they stand, one row per game."""
        return self._points()[0]

    @property
    def ranks(self) -> Any:
        """How many stand before each player, one row per game."""
        return self._points()[1]

    def _points(self) -> tuple[Any, Any]:
        scores, ranks = (self.device.zeros((self.n, self.players), np.int32) for _ in range(2))
        everywhere = self.device.put(np.ones(self.n, bool), bool)
        self.run("count_points", (everywhere, self.states, scores, ranks))
        return scores, ranks

    def _keep_results(self, where: Any) -> None:
        self.run("count_points", (where, self.states, self.final_scores, self.final_ranks))
