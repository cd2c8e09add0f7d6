"""How much better each decision turned out than expected, and what the shares should have been.

A seat is credited from one of its own decisions to its next: a view that misses what others did in secret cannot
credit them. The last decision of a seat that is not asked again before the end of what is written counts for nothing.
"""

from __future__ import annotations

import torch
from torch import Tensor

from dolmen.bots.senses import MOST_PLAYERS
from dolmen.train.selfplay import Written, outcome


def advantages(written: Written, fade: float, by_rank: float = 0.0) -> tuple[Tensor, Tensor, Tensor]:
    """The advantage of each decision, the shares it should have foreseen, and whether both are known."""
    value, mover = written.value, written.mover
    horizon, games, seats = value.shape
    rotated = _rotations(written.players)
    after = torch.zeros((games, seats, seats), device=value.device)  # by player: the shares at their next decision
    more = torch.zeros_like(after)  # by player: how much better it became than they then thought
    known = torch.zeros((games, seats), dtype=torch.bool, device=value.device)
    better, is_known = torch.zeros_like(value), torch.zeros((horizon, games), dtype=torch.bool, device=value.device)
    every = torch.arange(games, device=value.device)
    for t in reversed(range(horizon)):
        end = written.ended[t]
        final = outcome(written.ranks[t], written.players, by_rank)
        turned = final[:, None, :].expand(-1, seats, -1).gather(2, rotated)
        after = torch.where(end[:, None, None], turned, after)
        more = torch.where(end[:, None, None], torch.zeros_like(more), more)
        known = known | end[:, None]
        who = mover[t].clamp(min=0)
        is_known[t] = known[every, who]
        better[t] = after[every, who] - value[t] + fade * more[every, who]
        after = after.index_put((every, who), value[t])
        more = more.index_put((every, who), better[t] * is_known[t][:, None])
        known = known.index_put((every, who), torch.ones_like(end))
    foreseen = (better + value).clamp(min=0)
    foreseen = foreseen / foreseen.sum(-1, keepdim=True).clamp(min=1e-6)
    return better[..., 0], foreseen, is_known & written.is_mine


def _rotations(players: Tensor) -> Tensor:
    """For each game and player: who sits on the seats counted from them; beyond the last, nobody."""
    seat = torch.arange(MOST_PLAYERS, device=players.device)
    turned = (seat[None, :, None] + seat[None, None, :]) % players[:, None, None]
    absent = seat[None, None, :] >= players[:, None, None]
    return torch.where(absent, seat[None, None, :].expand_as(turned), turned)
