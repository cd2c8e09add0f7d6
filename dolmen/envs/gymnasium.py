"""Every game as an environment of Gymnasium: one player against bots, or many games at once over a batch.

Importing this file registers them: `gymnasium.make("dolmen/Tain-v1", opponents="adept")`, `gymnasium.make_vec(…)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from dolmen.bots import Bot, ask, find_bot
from dolmen.bots.memory import view_for
from dolmen.core.errors import IllegalAction
from dolmen.core.game import games
from dolmen.core.seed import subseed
from dolmen.envs.seen import LOSS, Lens, check_rewards, next_seed, rewards
from dolmen.envs.show import FRAMES_A_SECOND, RENDER_MODES, render
from dolmen.envs.vector import BatchEnv
from dolmen.library import Play

__all__ = ["BatchEnv", "BotsEnv", "name_of"]


class BotsEnv(gymnasium.Env):
    """One seat of a game; bots have the others. An episode is a game, and its reward comes at the end.

    `opponents` is a bot for all other seats (a level, `module:Class`, an object), or a list of them, clockwise from the
    player's own seat. `seat` None is another one in every game. An illegal action ends the episode as a loss, or raises
    an error with `illegal="raise"`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": FRAMES_A_SECOND}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        seat: int | None = 0,
        actions: str = "numbers",
        room: int | None = None,
        rewards: str = "victory",
        illegal: str = "lose",
        render_mode: str | None = None,
    ):
        check_rewards(rewards)
        if illegal not in ("lose", "raise"):
            raise ValueError(f"an illegal action can lose or raise, not {illegal!r}")
        self.play = Play.new(game, players, options, seed=0)
        if seat is not None and seat not in range(self.play.players):
            raise ValueError(f"a seat is one of 0 to {self.play.players - 1}, or None for any, not {seat}")
        self.kind, self.illegal, self.render_mode = rewards, illegal, render_mode
        self._wanted, self.seat = seat, seat or 0
        self.opponents = self._find(opponents)
        self.lens = Lens(self.play.game, actions, room)
        self.observation_space = self.lens.observation_space()
        self.action_space = self.lens.action_space()

    def _find(self, opponents: str | Bot | Sequence[str | Bot]) -> list[Bot]:
        count = self.play.players - 1
        asked = [opponents] * count if isinstance(opponents, str | Bot) else list(opponents)
        if len(asked) != count:
            raise ValueError(f"{count} opponents are needed, not {len(asked)}")
        found = [find_bot(bot) if isinstance(bot, str) else bot for bot in asked]
        for bot in found:
            bot.get_ready(self.play.game)
        return found

    def _bot(self, seat: int) -> Bot:
        return self.opponents[(seat - self.seat) % self.play.players - 1]

    def _each_bot(self) -> list[tuple[int, Bot]]:
        return [(seat, self._bot(seat)) for seat in range(self.play.players) if seat != self.seat]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deals the next game, and lets bots move until it is the player's turn."""
        super().reset(seed=seed)
        self.close()
        play = self.play
        self.seat = int(self.np_random.integers(play.players)) if self._wanted is None else self._wanted
        self.play = Play(play.game, play.players, play.options, next_seed(self.np_random))
        for seat, bot in self._each_bot():
            bot.begin(play.game, play.players, play.options, seat)
        self._let_bots_move()
        if self.play.over:  # before the player had a turn
            return self.reset()
        return self._seen(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Plays a choice, and lets bots move until it is the player's turn again."""
        chosen = self.lens.action(self.play, int(action))
        if chosen is None:
            return self._refuse(action)
        self.play.act(chosen)
        self._let_bots_move()
        reward = 0.0
        if self.play.over:
            reward = float(rewards(self.kind, self.play.scores, self.play.ranks)[self.seat])
            for _, bot in self._each_bot():
                bot.end(self.play.scores, self.play.ranks)
        info = {"seat": self.seat, "scores": self.play.scores, "ranks": self.play.ranks}
        return self._seen(), reward, self.play.over, False, info

    def _refuse(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.illegal == "raise":
            possible = " | ".join(self.play.sentences)
            raise IllegalAction(player=self.play.seat_word(self.seat), asked=str(action), possible=possible)
        return self._seen(), LOSS[self.kind], True, False, {"seat": self.seat, "illegal": True}

    def _let_bots_move(self) -> None:
        play = self.play
        while not play.over and play.player != self.seat:
            dice = subseed(play.seed, "bot", play.player, len(play.steps))
            bot = self._bot(play.player)
            play.act(ask(bot, view_for(bot, play), play.legal, dice))

    def _seen(self) -> dict[str, np.ndarray]:
        return self.lens.see(self.play, self.seat)

    def render(self) -> Any:
        """The game as the player sees it."""
        return render(self.play, self.render_mode, self.seat)

    def close(self) -> None:
        """The bots leave the table."""
        for bot in self.opponents:
            bot.close()


def name_of(game: str, version: int) -> str:
    """What a game is registered as: `dolmen/MacRobber-v1`."""
    return f"dolmen/{game.title().replace('_', '')}-v{version}"


def register_all() -> None:
    """Registers every game that is found."""
    for game in games().values():
        name = name_of(game.name, game.version)
        if name not in gymnasium.registry:
            here = BotsEnv.__module__
            gymnasium.register(
                name, f"{here}:BotsEnv", vector_entry_point=f"{here}:BatchEnv", kwargs={"game": game.name}
            )


register_all()
