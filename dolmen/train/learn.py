"""Makes what turned out well likelier: PPO with a pull towards the policy that played and towards trying everything."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from dolmen.train.advantages import advantages
from dolmen.train.network import Network, cast, drift, padded, seat_logits
from dolmen.train.selfplay import Written

Figures = dict[str, float]
OF_A_STEP = ("policy", "shares", "entropy", "divergence", "clipped")
DIVERGENCE = OF_A_STEP.index("divergence")


@dataclass(frozen=True)
class Settings:
    """How a title is learned. What falls does so with the share of the time that is over."""

    games: int = 16_384
    horizon: int = 64
    width: int = 256
    blocks: int = 3
    action_width: int = 64
    neck: int = 0  # a narrower layer before the trunk, for titles that show very many numbers
    fade: float = 0.95  # of what is learned from later decisions
    kept: float = 0.35  # of the decisions, those with the largest advantage
    batch: int = 16_384
    clip: float = 0.2
    rate: float = 7e-4
    last_rate: float = 0.04  # of the rate, at the end
    entropy: float = 0.05
    last_entropy: float = 0.005
    damping: float = 0.05  # of the divergence from the policy that played
    farthest: float = 0.03  # the divergence beyond which the policy is held, until it has come back
    centred: float = 1e-3  # the weight of scores that have gone far from 0 together
    shares: float = 0.5  # the weight of foreseeing the shares
    steepest: float = 0.5  # the norm of a gradient
    average: float = 0.998  # of the weights that are kept from one step to the next
    by_rank: float = 0.3  # of the victory is given by places at first, with three players or more
    by_rank_until: float = 0.33  # of the time
    league: float = 0.2  # of the games are played with an earlier self
    adepts: float = 0.0  # of the games have the adept in all seats but one
    imitated: float = 0.0  # seconds at first in which the adept is copied
    reminded: float = 0.0  # the weight of copying it on beside self-play, at first
    reminded_until: float = 0.6  # of the time
    values_first: int = 0  # rounds after that in which only the shares are learned
    held: float = 1.0  # the weight of the divergence while the policy is held

    def rate_at(self, over: float) -> float:
        """The learning rate when that share of the time is over."""
        return self.rate * (1 - (1 - self.last_rate) * min(over, 1.0))

    def entropy_at(self, over: float) -> float:
        """The weight of entropy then."""
        return max(self.entropy * (1 - min(over, 1.0)) ** 1.5, self.last_entropy)

    def by_rank_at(self, over: float) -> float:
        """How much of the victory is given by places then."""
        return self.by_rank * max(0.0, 1 - over / self.by_rank_until)

    def reminded_at(self, over: float) -> float:
        """The weight of copying the adept beside self-play then."""
        return self.reminded * max(0.0, 1 - over / self.reminded_until)


class Learner:
    """A network, its average over time, and what changes it."""

    def __init__(self, network: Network, average: Network, settings: Settings, chance: torch.Generator):
        self.network, self.average, self.settings, self.chance = network, average, settings, chance
        is_gpu = next(network.parameters()).device.type == "cuda"
        self.optimiser = torch.optim.AdamW(
            network.parameters(), lr=settings.rate, eps=1e-5, weight_decay=0.0, fused=is_gpu or None
        )
        self.steps = 0

    def learn(self, written: Written, over: float, is_policy_kept: bool = False) -> Figures:
        """Learns once from what was written; `over` is the share of the time that is over."""
        at = self.settings
        better, foreseen, known = advantages(written, at.fade, at.by_rank_at(over))
        for group in self.optimiser.param_groups:
            group["lr"] = at.rate_at(over)
        usable = known.flatten().nonzero().squeeze(1)
        sizes = better.flatten()[usable]
        scale = sizes.std() + 1e-8
        chosen = usable[largest(sizes.abs(), at.kept)]
        others = usable[torch.randint(len(usable), (len(chosen) // 2,), generator=self.chance, device=usable.device)]
        chosen = shuffled(chosen, self.chance)
        entropy, figures, is_far = at.entropy_at(over), [], False
        for part, other in zip(chosen.split(at.batch), others.split(-(-at.batch // 2)), strict=False):
            is_held = is_policy_kept or is_far
            figures.append(self._step(written, part, other, better, foreseen, scale, entropy, is_held))
            is_far = figures[-1][DIVERGENCE].item() > at.farthest
        means = torch.stack(figures).mean(0).tolist()
        return dict(zip(OF_A_STEP, means, strict=True)) | {
            "explained": explained(written.value, foreseen, known),
            "kept": len(chosen) / max(1, known.numel()),
            "advantage": scale.item(),
        }

    def _step(
        self,
        written: Written,
        part: Tensor,
        other: Tensor,
        better: Tensor,
        foreseen: Tensor,
        scale: Tensor,
        pull: float,
        is_held: bool,
    ) -> Tensor:
        """One change of the weights: the policy learns from `part`, the shares from `part` and `other`."""
        at, network = self.settings, self.network
        both = torch.cat([part, other])
        seen = written.seen.flatten(0, 1)[both]
        counts = written.counts.flatten()[part]
        owner = torch.repeat_interleave(torch.arange(len(part), device=part.device), counts)
        place = torch.arange(len(owner), device=part.device) - (counts.cumsum(0) - counts)[owner]
        rows = written.starts.flatten()[part][owner] + place
        with cast(part.device):
            scores, seats = network(seen, written.traits[rows], owner)
        listed = padded(scores, owner, place, len(part), written.longest)
        logs = listed.log_softmax(1)
        before = padded(written.scores[rows], owner, place, len(part), written.longest).log_softmax(1)
        pick = written.chosen.flatten()[part][:, None]
        ratio = (logs.gather(1, pick) - before.gather(1, pick)).squeeze(1).exp()
        gain = better.flatten()[part] / scale
        policy = -torch.min(ratio * gain, ratio.clamp(1 - at.clip, 1 + at.clip) * gain).mean()
        likely = logs.exp()
        entropy = -(likely * logs.clamp(min=-50)).sum(1).mean()
        divergence = (likely * (logs - before).clamp(-50, 50)).sum(1).mean()
        players = written.players.repeat(written.value.shape[0])[both]
        told = seat_logits(seats, players).log_softmax(1).clamp(min=-50)
        foresight = -(foreseen.flatten(0, 1)[both] * told).sum(1).mean()
        better_policy = policy - pull * entropy + at.damping * divergence
        wanted = at.held * divergence if is_held else better_policy
        self.change(at.shares * foresight + wanted + at.centred * drift(listed))
        clipped = ((ratio - 1).abs() > at.clip).float().mean()
        return torch.stack([policy, foresight, entropy, divergence, clipped]).detach()

    def change(self, loss: Tensor) -> None:
        """Changes the weights a little, so that a loss becomes smaller."""
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), self.settings.steepest)
        self.optimiser.step()
        self._average()

    @torch.no_grad()
    def _average(self) -> None:
        """Moves the average a little towards the weights as they are; quicker at first."""
        self.steps += 1
        keep = min(self.settings.average, self.steps / (self.steps + 10))
        mine, its = list(self.network.parameters()), list(self.average.parameters())
        torch._foreach_lerp_(its, mine, 1 - keep)


def largest(sizes: Tensor, share: float) -> Tensor:
    """Which belong to the largest share."""
    if share >= 1:
        return torch.ones_like(sizes, dtype=torch.bool)
    some = sizes[:: max(1, len(sizes) // 500_000)]
    return sizes >= some.sort().values[int((1 - share) * (len(some) - 1))]


def shuffled(places: Tensor, chance: torch.Generator) -> Tensor:
    """The same in another order."""
    return places[torch.randperm(len(places), generator=chance, device=places.device)]


def explained(value: Tensor, foreseen: Tensor, known: Tensor) -> float:
    """How much of the variance of one's own share was foreseen."""
    truth, told = foreseen[..., 0][known], value[..., 0][known]
    return (1 - (truth - told).var() / truth.var().clamp(min=1e-8)).item()
