"""Every game as an environment of PettingZoo, in which agents act in turn: `env("tain", players=3)`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from dolmen.core.viewer import NOBODY
from dolmen.envs.seen import LOSS, Lens, check_rewards, next_seed, rewards
from dolmen.envs.show import FRAMES_A_SECOND, RENDER_MODES, render
from dolmen.library import Play


def env(game: str, **settings: Any) -> AECEnv:
    """An environment that ends a game when an agent does what is not legal, and complains when it is used wrongly."""
    raw = raw_env(game, **settings)
    ending = wrappers.TerminateIllegalWrapper(raw, illegal_reward=LOSS[raw.kind])
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))


class raw_env(AECEnv, EzPickle):
    """The game itself. Agents are `player_0`, `player_1` …; all see their own view."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        actions: str = "numbers",
        room: int | None = None,
        rewards: str = "victory",
        render_mode: str | None = None,
        viewer: int = NOBODY,
    ):
        EzPickle.__init__(self, game, players, options, actions, room, rewards, render_mode, viewer)
        super().__init__()
        check_rewards(rewards)
        self.play = Play.new(game, players, options, seed=0)
        self.kind, self.render_mode, self.viewer = rewards, render_mode, viewer
        self.lens = Lens(self.play.game, actions, room)
        self.possible_agents = [f"player_{number}" for number in range(self.play.players)]
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: self.lens.observation_space() for agent in self.agents}
        self.action_spaces = {agent: self.lens.action_space() for agent in self.agents}
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": f"dolmen_{self.play.game.name}_v{self.play.game.version}",
            "is_parallelizable": False,
            "render_fps": FRAMES_A_SECOND,
        }
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent can choose."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals the next game; the same seed deals the same games."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        play = self.play
        self.play = Play(play.game, play.players, play.options, next_seed(self._chance))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.player]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """The view of an agent as numbers."""
        return self.lens.see(self.play, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Plays the choice of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        chosen = None if action is None else self.lens.action(self.play, int(action))
        if chosen is None:
            raise ValueError(f"{agent} cannot choose {action}; legal are {', '.join(self.play.sentences)}")
        self.play.act(chosen)
        if self.play.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.play.player]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        worth = rewards(self.kind, self.play.scores, self.play.ranks).tolist()
        self.rewards = dict(zip(self.possible_agents, worth, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """The game as `viewer` sees it; by default as spectators do."""
        return render(self.play, self.render_mode, self.viewer)

    def close(self) -> None:
        """Nothing is open."""
