"""Plays some decisions in every game of a world, and writes down what is needed to learn from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import torch
from torch import Tensor

from dolmen.bots.senses import MOST_PLAYERS
from dolmen.train.network import Network, by_game, cast, shares
from dolmen.train.world import Sight, World

Answer = Callable[[Sight, Tensor], Tensor]  # scores of actions, one row per game, of whoever else plays


@dataclass
class Written:
    """Decisions, step by step: `horizon` rows of one decision per game. Lists of actions lie one after another."""

    seen: Tensor  # horizon × games × numbers
    traits: Tensor  # actions × numbers
    scores: Tensor  # of each action, when it was decided
    counts: Tensor  # horizon × games: how many actions
    starts: Tensor  # horizon × games: where they begin
    chosen: Tensor  # horizon × games: the place of the action that was played
    chance: Tensor  # horizon × games: the logarithm of how likely that was
    value: Tensor  # horizon × games × seats: shares of the victory, counted from the mover
    mover: Tensor  # horizon × games
    is_mine: Tensor  # horizon × games: whether the learning network decided
    ended: Tensor  # horizon × games: whether that ended the game
    ranks: Tensor  # horizon × games × seats: how many stood before each player, where it ended
    players: Tensor  # games
    longest: int


class Player:
    """Plays a world on by a network; `learner` is the seat it has where others play too, -1 where it has all."""

    def __init__(self, world: World, horizon: int, chance: torch.Generator):
        self.world, self.horizon, self.chance = world, horizon, chance
        self.learner = torch.full((world.n,), -1, device=world.where, dtype=torch.int32)
        kind = torch.bfloat16 if world.where.type == "cuda" else torch.float32
        self.kind = kind
        self._seen = torch.zeros((horizon, *world.seen.shape), dtype=kind, device=world.where)

    @torch.no_grad()
    def play(self, network: Network, others: Answer | None = None) -> Written:
        """Plays `horizon` decisions in every game; `others` decide where it is not the learner's turn."""
        world, steps, traits, scores, first, longest = self.world, [], [], [], 0, 1
        for t in range(self.horizon):
            sight = world.look()
            movers = world.movers.clone()
            with cast(world.where):
                told, seats = network(sight.seen, sight.traits, sight.owner)
            rows = by_game(told, sight)
            is_mine = (self.learner < 0) | (self.learner == movers)
            if others is not None:
                rows = torch.where(is_mine[:, None], rows, others(sight, rows))
            logs = rows.log_softmax(1)
            place = sample(logs, self.chance)
            world.act(sight.actions[sight.starts + place])
            self._seen[t] = sight.seen
            traits.append(sight.traits.to(self.kind))
            scores.append(told)
            chance = logs.gather(1, place[:, None]).squeeze(1)
            value = shares(seats, world.players)
            step = (sight.counts, sight.starts + first, place, chance, value, movers.long(), is_mine)
            steps.append((*step, world.ended.clone(), world.ranks.clone()))
            first += len(told)
            longest = max(longest, sight.longest)
        counts, starts, chosen, chance, value, mover, is_mine, ended, ranks = map(torch.stack, zip(*steps, strict=True))
        listed = (torch.cat(traits), torch.cat(scores), counts, starts)
        decided = (chosen, chance, value, mover, is_mine, ended, ranks)
        return Written(self._seen, *listed, *decided, world.players, longest)


def sample(logs: Tensor, chance: torch.Generator) -> Tensor:
    """A place in each row, each as likely as it says."""
    noise = torch.empty_like(logs).exponential_(generator=chance)
    return (logs - noise.log()).argmax(1)


def outcome(ranks: Tensor, players: Tensor, by_rank: float) -> Tensor:
    """What everybody has of a game that ended: the victory, shared by all who are first; `by_rank` of it by places."""
    absent = torch.arange(MOST_PLAYERS, device=ranks.device) >= players[..., None]
    first = ((ranks == 0) & ~absent).float()
    won = first / first.sum(-1, keepdim=True).clamp(min=1)
    if by_rank == 0:
        return won
    behind = ((ranks[..., None, :] > ranks[..., :, None]) & ~absent[..., None, :]).sum(-1).float()
    behind = behind.masked_fill(absent, 0)
    placed = behind / behind.sum(-1, keepdim=True).clamp(min=1)
    is_placed = (behind.sum(-1, keepdim=True) > 0).float() * (players[..., None] > 2)
    return won + by_rank * is_placed * (placed - won)
