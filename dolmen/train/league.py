"""Earlier selves: in some of the games the network has one seat, and one earlier self has all the others.

So it does not forget how to beat what it once was. Whoever is beaten seldom is met more often.
"""

from __future__ import annotations

import random

import torch
from torch import Tensor

from dolmen.core.game import Game
from dolmen.train.network import NEVER, Network, by_game, cast
from dolmen.train.selfplay import Written, outcome
from dolmen.train.world import Sight

MOST = 24
LEAST_OFTEN = 0.02
MEMORY = 0.9  # of the share won so far, when new games are counted
EVEN = 0.5

Weights = dict[str, Tensor]


class League:
    """Earlier selves with the shares that the network takes from them; `first` is the first slot of its games, the
    last of all.
    """

    def __init__(self, game: Game, shape: dict[str, int], first: int, device: torch.device, seed: int):
        self.first = first
        self.selves: list[Weights] = []
        self.shares: list[float] = []
        self.ages: list[int] = []
        self._rival = Network(game, **shape).to(device)
        self._device = device
        self._chance = random.Random(seed)
        self.now: int | None = None

    def keep(self, network: Network, age: int) -> None:
        """Adds a self; where there are too many, one of the oldest but the first goes, every second one."""
        self.selves.append({name: value.detach().half().cpu() for name, value in network.state_dict().items()})
        self.shares.append(EVEN)
        self.ages.append(age)
        if len(self.selves) > MOST:
            gone = self._chance.randrange(1, MOST // 2)
            for kept in (self.selves, self.shares, self.ages):
                del kept[gone]

    def draw(self) -> None:
        """Seats an earlier self, the likelier the less the network takes from it."""
        if not self.selves:
            return
        weights = [max((1 - share) ** 2, LEAST_OFTEN) for share in self.shares]
        self.now = self._chance.choices(range(len(self.selves)), weights)[0]
        self._rival.load_state_dict({name: value.float() for name, value in self.selves[self.now].items()})
        self._rival.to(self._device)

    def answer(self, sight: Sight, rows: Tensor) -> Tensor:
        """The earlier self's scores in the games of the league."""
        if self.now is None:
            return rows
        start = int(sight.starts[self.first])
        part = sight.part(self.first, len(sight.counts), start, len(sight.owner))
        with cast(rows.device):
            scores, _ = self._rival(part.seen, part.traits, part.owner)
        answers = torch.full_like(rows, NEVER)
        answers[: self.first] = rows[: self.first]
        answers[self.first :] = by_game(scores, part)
        return answers

    def count(self, written: Written, learner: Tensor) -> None:
        """Counts the games that ended against the self now seated."""
        if self.now is None:
            return
        ended = written.ended[:, self.first :]
        if not bool(ended.any()):
            return
        won = outcome(written.ranks[:, self.first :], written.players[None, self.first :].expand(ended.shape), 0.0)
        seats = learner[None, self.first :, None].long().expand(*ended.shape, 1)
        mine = won.gather(2, seats).squeeze(2) * written.players[None, self.first :] / 2  # so that even is a half
        share = float(mine[ended].mean().clamp(max=1))
        self.shares[self.now] = MEMORY * self.shares[self.now] + (1 - MEMORY) * share
