"""What the environments share: what a player sees as numbers, how actions are numbered, what an ending is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.seed import SEED_BYTES

LARGEST = 1e6  # no number of an observation or a description is larger; a law keeps it
ACTIONS = ("numbers", "listed")
REWARDS = ("victory", "rank", "points")
LOSS = {"victory": -1.0, "rank": -1.0, "points": -100.0}  # for an illegal action


class Lens:
    """What a player sees of a game, and what the numbers they choose mean.

    With actions as `numbers` a choice is an action of the game. With actions `listed` it is a place in the list of
    legal actions, which are described beside the observation; `room` is how many are listed at most, by default all.
    """

    def __init__(self, game: Game, actions: str = "numbers", room: int | None = None):
        if actions not in ACTIONS:
            raise ValueError(f"actions are {' or '.join(ACTIONS)}, not {actions!r}")
        self.game = game
        self.is_listed = actions == "listed"
        self.size = (room or game.most_legal) if self.is_listed else game.actions

    def action_space(self) -> spaces.Discrete:
        """The choices."""
        return spaces.Discrete(self.size)

    def observation_space(self) -> spaces.Dict:
        """The observation, which choices are legal and, where they are listed, what they are."""
        parts: dict[str, spaces.Space[Any]] = {
            "observation": numbers(self.game.observation_size),
            "action_mask": spaces.Box(0, 1, (self.size,), np.int8),
        }
        if self.is_listed:
            parts["actions"] = numbers(self.size, self.game.description_size)
        return spaces.Dict(parts)

    def see(self, play: Play, player: int) -> dict[str, np.ndarray]:
        """What a player sees; only who is to move has legal choices."""
        view = play.view(player)
        out = [0] * self.game.observation_size
        play.rules.observe(view, player, out)
        legal = play.legal if player == play.player else ()
        seen = {"observation": np.array(out, np.float32), "action_mask": self.mask(legal)}
        if self.is_listed:
            seen["actions"] = np.zeros((self.size, self.game.description_size), np.float32)
            for row, action in zip(seen["actions"], legal[: self.size], strict=False):
                play.rules.describe(view, action, row)
        return seen

    def mask(self, legal: Sequence[int]) -> np.ndarray:
        """Marks the legal choices."""
        mask = np.zeros(self.size, np.int8)
        if self.is_listed:
            mask[: len(legal)] = 1
        else:
            mask[list(legal)] = 1
        return mask

    def action(self, play: Play, choice: int) -> int | None:
        """The action of a choice, or None where it is not legal."""
        if self.is_listed:
            return play.legal[choice] if 0 <= choice < min(len(play.legal), self.size) else None
        return int(choice) if choice in play.legal else None


def numbers(*shape: int) -> spaces.Box:
    """The space of finite numbers."""
    return spaces.Box(-LARGEST, LARGEST, shape, np.float32)


def check_rewards(kind: str) -> None:
    """Refuses a kind of rewards that there is not."""
    if kind not in REWARDS:
        raise ValueError(f"rewards are {', '.join(REWARDS)}, not {kind!r}")


def rewards(kind: str, scores: Any, ranks: Any) -> np.ndarray:
    """What an ending is worth to each player: one row, or one row per game.

    By `victory` the winner has 1, and the others share -1; by `rank` the first has 1, the last -1, the others what lies
    between. Both sum to zero, and who shares a place shares what it is worth. By `points` it is the score.
    """
    if kind == "points":
        return np.asarray(scores, np.float64)
    placed = np.asarray(ranks)
    players = placed.shape[-1]
    if kind == "victory":
        won = placed == 0
        return (players * won / won.sum(axis=-1, keepdims=True) - 1) / (players - 1)
    alike = (placed[..., :, None] == placed[..., None, :]).sum(axis=-1)
    return 1 - 2 * (placed + (alike - 1) / 2) / (players - 1)


def next_seed(chance: np.random.Generator) -> bytes:
    """The seed of the next game."""
    return chance.bytes(SEED_BYTES)
