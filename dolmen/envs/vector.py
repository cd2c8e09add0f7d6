"""Many games at once for Gymnasium: a batch as a vector environment, which begins the next game by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from dolmen.bots import Bot, ask, find_bot
from dolmen.core.batch import Batch
from dolmen.core.game import find_game
from dolmen.core.native import native
from dolmen.core.seed import subseed
from dolmen.core.view import View
from dolmen.core.viewer import NOBODY
from dolmen.envs.seen import LOSS, Lens, check_rewards, next_seed, rewards

BY_LOT = "random"


class BatchEnv(VectorEnv):
    """`num_envs` games of one kind, compiled.

    With `opponents="random"` the player has one `seat`, and the other seats move by lot, which is quickest; any other
    bot is asked for each of its moves. Without opponents every seat is the player's: each step is a decision of whoever
    is to move (`info["player"]`), and the reward of a game that ends is that of who moved last; `info["rewards"]` has
    those of all. An illegal action ends the episode as a loss.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        opponents: str | Bot | None = BY_LOT,
        seat: int = 0,
        actions: str = "numbers",
        room: int | None = None,
        rewards: str = "victory",
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
    ):
        check_rewards(rewards)
        if autoreset_mode == AutoresetMode.DISABLED:
            raise ValueError("a batch begins the next game by itself: NEXT_STEP or SAME_STEP")
        self.num_envs, self.kind, self.seat = num_envs, rewards, None if opponents is None else seat
        self._settings: dict[str, Any] = {"players": players, "options": options, "threads": threads}
        self.game = find_game(game)
        self.bot = None if opponents in (None, BY_LOT) else self._found(opponents)
        self.mode = autoreset_mode
        self.metadata = {"autoreset_mode": autoreset_mode}
        self.lens = Lens(self.game, actions, room)
        self.single_action_space = self.lens.action_space()
        self.single_observation_space = self.lens.observation_space()
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.batch: Batch | None = None

    def _found(self, opponents: str | Bot) -> Bot:
        bot = find_bot(opponents) if isinstance(opponents, str) else opponents
        bot.get_ready(self.game)
        return bot

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deals the next games in every slot; the same seed deals the same games."""
        super().reset(seed=seed)
        if seed is not None or self.batch is None:
            self.batch = Batch(self.game, self.num_envs, seed=next_seed(self.np_random), **self._settings)
        else:
            self.batch.reset()
        self._ended = np.zeros(self.num_envs, bool)
        self._let_others_move(self.batch)
        return self._seen(self.batch), self._info(self.batch)

    def step(self, actions: Any) -> tuple[Any, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Plays a choice in each game; one that ended with the step before is followed by the next game instead."""
        batch = self.batch
        assert batch is not None, "call reset first"
        before = self._ended
        batch.reset(before)
        chosen, illegal = self._chosen(batch, np.asarray(actions), before)
        movers = batch.players_to_move if self.seat is None else np.full(self.num_envs, self.seat)
        ended = batch.step(chosen)
        ended |= self._let_others_move(batch, illegal | ended)
        reward = np.zeros(self.num_envs)
        worth = np.zeros((self.num_envs, batch.players))
        worth[ended] = rewards(self.kind, batch.final_scores[ended], batch.final_ranks[ended])
        reward[ended] = worth[ended, movers[ended]]
        reward[illegal] = LOSS[self.kind]
        self._ended = ended | illegal
        info = {"rewards": worth, "_rewards": ended, "illegal": illegal}
        return self._follow(batch, reward, info)

    def _follow(self, batch: Batch, reward: np.ndarray, info: dict[str, Any]) -> tuple[Any, Any, Any, Any, dict]:
        """Begins the next games at once, where that is wished; what was seen last is kept in `final_obs`."""
        terminated = self._ended.copy()
        if self.mode == AutoresetMode.SAME_STEP and terminated.any():
            last = self._seen(batch)
            info["final_obs"] = np.full(self.num_envs, None, object)
            for i in np.flatnonzero(terminated):
                info["final_obs"][i] = {name: part[i] for name, part in last.items()}
            info["_final_obs"] = terminated.copy()
            batch.reset(terminated)
            self._let_others_move(batch)
            self._ended = np.zeros(self.num_envs, bool)
        info |= self._info(batch)
        return self._seen(batch), reward, terminated, np.zeros(self.num_envs, bool), info

    def _chosen(self, batch: Batch, actions: np.ndarray, waiting: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The action of each choice, NOBODY's where a game waits; and where it is not legal."""
        longest = max(1, int(batch.counts.max()))
        legal, places = batch.legal[:, :longest], np.arange(longest)
        if self.lens.is_listed:
            is_chosen = places == actions[:, None]
        else:
            is_chosen = legal == actions[:, None]
        is_chosen &= places < np.minimum(batch.counts, self.lens.size)[:, None]
        is_legal = is_chosen.any(axis=1)
        found = legal[np.arange(self.num_envs), is_chosen.argmax(axis=1)]
        return np.where(is_legal & ~waiting, found, NOBODY), ~is_legal & ~waiting

    def _let_others_move(self, batch: Batch, resting: np.ndarray | None = None) -> np.ndarray:
        """Moves of the other seats by lot, until the player is to move in every game; which games ended with them."""
        ended = np.zeros(self.num_envs, bool)
        rest = np.zeros(self.num_envs, bool) if resting is None else resting
        while self.seat is not None:
            others = ~batch.over & ~rest & (batch.players_to_move != self.seat)
            if not others.any():
                break
            moves = batch.random_actions() if self.bot is None else self._bot_moves(batch, self.bot, others)
            ended |= batch.step(np.where(others, moves, NOBODY))
        return ended

    def _bot_moves(self, batch: Batch, bot: Bot, where: np.ndarray) -> np.ndarray:
        """What a bot does in some games, one after another."""
        moves = np.full(self.num_envs, NOBODY)
        for i in np.flatnonzero(where):
            seat, box = int(batch.states[i]["player"]), batch.states[i : i + 1].copy()
            native(self.game.rules).hide(box[0], seat)
            legal = batch.legal[i, : batch.counts[i]].tolist()
            dice = subseed(batch.seed_of(int(i)), "bot", seat, int(batch.moves[i]))
            moves[i] = ask(bot, View(self.game, seat, box), legal, dice)
        return moves

    def _seen(self, batch: Batch) -> dict[str, np.ndarray]:
        seen = {"observation": batch.observations(viewer=self.seat)}
        if not self.lens.is_listed:
            return seen | {"action_mask": batch.legal_mask().view(np.int8)}
        room = np.zeros((self.num_envs, self.lens.size, self.game.description_size), np.float32)
        mask = np.zeros((self.num_envs, self.lens.size), np.int8)
        traits, is_there = batch.described()
        most = min(self.lens.size, traits.shape[1])
        room[:, :most], mask[:, :most] = traits[:, :most], is_there[:, :most]
        return seen | {"action_mask": mask, "actions": room}

    def _info(self, batch: Batch) -> dict[str, Any]:
        return {"player": batch.players_to_move}

    def close_extras(self, **more: Any) -> None:
        """The batch is given back."""
        self.batch = None
