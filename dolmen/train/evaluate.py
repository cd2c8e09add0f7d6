"""Strength against fixed rivals on fixed deals: every deal is played with the network in each seat."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch

from dolmen.core.device import Device
from dolmen.core.game import Game
from dolmen.train.network import Network, by_game, cast
from dolmen.train.selfplay import outcome, sample
from dolmen.train.variants import usual
from dolmen.train.world import World

ADEPT, RANDOM = "adept", "random"
DEALS_SEED = 20_261  # other deals than those that anybody learns from


@dataclass(frozen=True)
class Result:
    """The share of the victory that the network took, with half the width of its interval (95 %)."""

    rival: str
    players: int
    games: int
    share: float
    within: float


@torch.no_grad()
def evaluate(
    game: Game,
    network: Network,
    rival: str | Network,
    players: int,
    games: int,
    device: str | Device = "cpu",
    is_greedy: bool = True,
    name: str = "",
) -> Result:
    """Plays the network against a rival in all other seats; the interval is over deals, not games."""
    deals = max(2, games // players)
    n = deals * players
    kinds, numbers = [usual(game, players)], np.repeat(np.arange(deals), players)
    world = World(game, device, kinds, np.zeros(n, np.int32), DEALS_SEED, numbers, is_endless=False)
    chance = torch.Generator(world.where).manual_seed(1)
    seat = torch.arange(n, device=world.where, dtype=torch.int32) % players
    shares = torch.zeros(n, device=world.where)
    while bool((world.movers >= 0).any()):
        sight = world.look()
        is_mine = world.movers == seat
        with cast(world.where):
            scores, _ = network(sight.seen, sight.traits, sight.owner)
        rows = by_game(scores, sight)
        mine = rows.argmax(1) if is_greedy else sample(rows.log_softmax(1), chance)
        chosen = _played(sight, mine)
        if rival == ADEPT:
            theirs = world.adept(~is_mine)
        else:
            logs = (
                torch.zeros_like(scores) if isinstance(rival, str) else rival(sight.seen, sight.traits, sight.owner)[0]
            )
            theirs = _played(sight, sample(by_game(logs.float(), sight).log_softmax(1), chance))
        world.act(torch.where(is_mine, chosen, theirs))
        won = outcome(world.ranks, world.players, 0.0).gather(1, seat[:, None].long()).squeeze(1)
        shares = torch.where(world.ended, won, shares)
    by_deal = shares.view(deals, players).mean(1)
    within = 1.96 * by_deal.std().item() / deals**0.5
    told = name or (rival if isinstance(rival, str) else "self")
    return Result(told, players, n, shares.mean().item(), within)


def _played(sight, place):
    """The action at a place of each game's list; -1 where the game is over."""
    if len(sight.actions) == 0:
        return torch.full_like(place, -1, dtype=torch.int32)
    at = (sight.starts + place).clamp(max=len(sight.actions) - 1)
    return torch.where(sight.counts > 0, sight.actions[at], -1).int()
