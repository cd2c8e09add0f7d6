"""What learns: a trunk over what is seen, a score for each described action, and everybody's share of the victory."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from dolmen.bots.senses import MOST_PLAYERS, input_size
from dolmen.core.game import Game
from dolmen.train.world import Sight

NEVER = -1e9  # the logit of what cannot be


class Block(nn.Module):
    """A step of the trunk, which adds to what it is given."""

    def __init__(self, width: int):
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.first, self.second = nn.Linear(width, width), nn.Linear(width, width)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.second(F.relu(self.first(self.norm(x))))


class Network(nn.Module):
    """One network for all player counts and options of a title.

    `seen_scale` and `traits_scale` make numbers that are usually large smaller; they are set once, from random play.
    """

    def __init__(self, game: Game, width: int = 256, blocks: int = 3, action_width: int = 64, neck: int = 0):
        super().__init__()
        self.shape = {"width": width, "blocks": blocks, "action_width": action_width, "neck": neck}
        size, traits = input_size(game), game.description_size
        self.register_buffer("seen_scale", torch.ones(size))
        self.register_buffer("traits_scale", torch.ones(traits))
        self.neck = nn.Linear(size, neck, bias=False) if neck else None
        self.enter = nn.Linear(neck or size, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.norm = nn.LayerNorm(width)
        self.share = nn.Linear(width, MOST_PLAYERS)
        self.from_trunk = nn.Linear(width, action_width)
        self.from_action = nn.Linear(traits, action_width, bias=False)
        self.meet = nn.Linear(action_width, action_width)
        self.score = nn.Linear(action_width, 1, bias=False)
        nn.init.zeros_(self.share.weight)
        nn.init.zeros_(self.score.weight)

    def forward(self, seen: Tensor, traits: Tensor, owner: Tensor) -> tuple[Tensor, Tensor]:
        """A score for each action, and a score for each seat, counted from the player to move."""
        x = self._enter(seen)
        for block in self.blocks:
            x = block(x)
        x = self.norm(x)
        told = F.linear(traits, self.from_action.weight * self.traits_scale)
        met = F.relu(told + self.from_trunk(x)[owner])
        return self.score(F.relu(self.meet(met))).squeeze(1).float(), self.share(x).float()

    def _enter(self, seen: Tensor) -> Tensor:
        if self.neck is None:
            return F.relu(F.linear(seen, self.enter.weight * self.seen_scale, self.enter.bias))
        return F.relu(self.enter(F.linear(seen, self.neck.weight * self.seen_scale)))

    @torch.no_grad()
    def set_scales(self, seen: Tensor, traits: Tensor) -> None:
        """Makes numbers smaller that are usually large where they are not 0."""
        self.seen_scale.copy_(_scale(seen.flatten(0, -2)))
        self.traits_scale.copy_(_scale(traits))

    @torch.no_grad()
    def rescale(self, seen: Tensor, traits: Tensor) -> None:
        """Sets scales anew and changes weights with them, so that the network says what it said before."""
        entering = self.enter if self.neck is None else self.neck
        before = self.seen_scale.clone(), self.traits_scale.clone()
        self.set_scales(seen, traits)
        entering.weight.mul_(before[0] / self.seen_scale)
        self.from_action.weight.mul_(before[1] / self.traits_scale)


def _scale(rows: Tensor) -> Tensor:
    """One over the usual size of each number where it is not 0, if that is above 1; most numbers are 0 mostly."""
    some = rows[:: max(1, len(rows) // 20_000)].float()
    counts = (some != 0).sum(0).clamp(min=1)
    return 1 / (some.square().sum(0) / counts).sqrt().clamp(min=1)


def cast(device: torch.device) -> torch.autocast:
    """Products of matrices in half the bits, where that is faster."""
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda")


def by_game(scores: Tensor, sight: Sight) -> Tensor:
    """Scores of actions as one row per game, NEVER where there is none."""
    return padded(scores, sight.owner, sight.place, len(sight.counts), sight.longest)


def settled(sight: Sight, actions: Tensor) -> Tensor:
    """Scores as one row per game that leave it the action that is settled for it, and no other."""
    return by_game(torch.where(sight.actions == actions[sight.owner], 0.0, NEVER), sight)


def padded(scores: Tensor, owner: Tensor, place: Tensor, games: int, longest: int) -> Tensor:
    """Scores of actions as one row per game, NEVER where there is none."""
    rows = scores.new_full((games, longest), NEVER)
    return rows.index_put((owner, place), scores)


def drift(rows: Tensor) -> Tensor:
    """How far the scores of a game have gone from 0 together, squared.

    A policy does not change by it, so that nothing else holds them; but half the bits tell 1,000 and 1,004 not apart.
    """
    return rows.logsumexp(1).square().mean()


def shares(scores: Tensor, players: Tensor) -> Tensor:
    """Everybody's share of the victory, from the scores of seats; nobody sits on those beyond `players`."""
    return seat_logits(scores, players).softmax(1)


def seat_logits(scores: Tensor, players: Tensor) -> Tensor:
    """The scores of seats, NEVER where nobody sits."""
    absent = torch.arange(MOST_PLAYERS, device=scores.device)[None] >= players[:, None]
    return scores.masked_fill(absent, NEVER)
