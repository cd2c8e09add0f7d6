"""Learning begins with what the adept does, where playing at random teaches too little: its choices are copied."""

from __future__ import annotations

import random
from dataclasses import dataclass

import torch
from torch import Tensor

from dolmen.train.learn import Learner
from dolmen.train.network import cast, drift, padded
from dolmen.train.world import Sight, World

KEPT = 96  # pages that are read again
READ_AGAIN = 30  # of them after each new one, since the adept takes longer to choose than a network to read
COPIED = 4_096  # games at once
REMINDERS = 4  # pages that are read again after each round of self-play, where that is wished
WRITTEN_EVERY = 20  # such rounds: one more page, so that what the adept does late in a game is copied, too


@dataclass(frozen=True)
class Page:
    """One choice of the adept in every game of a world."""

    seen: Tensor
    traits: Tensor
    owner: Tensor
    place: Tensor
    chosen: Tensor  # of each game: the place of the adept's action in its list
    longest: int


class Imitation:
    """Games that the adept plays in all seats, and a learner that copies it."""

    def __init__(self, world: World, learner: Learner, kind: torch.dtype, seed: int):
        self.world, self.learner, self.kind = world, learner, kind
        self.pages: list[Page] = []
        self._chance = random.Random(seed)
        self._reminders = 0

    def round(self) -> float:
        """Writes one more page and reads it with some earlier ones; the share of choices on it that were foreseen."""
        page = self._page()
        earlier = self._chance.sample(self.pages, min(READ_AGAIN, len(self.pages)))
        self.pages = [*self.pages, page][-KEPT:]
        foreseen = self._read(page)
        for other in earlier:
            self._read(other)
        return foreseen.item()

    def write(self, pages: int) -> None:
        """Writes more pages, which are not read yet."""
        self.pages = [*self.pages, *(self._page() for _ in range(pages))][-KEPT:]

    def remind(self, weight: float) -> None:
        """Reads some pages again, so that what the adept does is not forgotten at once; now and then writes another."""
        self._reminders += 1
        if self._reminders % WRITTEN_EVERY == 0:
            self.write(1)
        for page in self._chance.sample(self.pages, min(REMINDERS, len(self.pages))):
            self._read(page, weight)

    def _page(self) -> Page:
        sight = self.world.look()
        theirs = self.world.adept(self.world.counts > 0)
        page = self._written(sight, theirs)
        self.world.act(theirs)
        return page

    def _written(self, sight: Sight, theirs: Tensor) -> Page:
        is_chosen = sight.actions == theirs[sight.owner]
        chosen = torch.zeros(self.world.n, dtype=torch.long, device=self.world.where)
        chosen[sight.owner[is_chosen]] = sight.place[is_chosen]
        seen, traits = sight.seen.to(self.kind, copy=True), sight.traits.to(self.kind)
        return Page(seen, traits, sight.owner, sight.place, chosen, sight.longest)

    def _read(self, page: Page, weight: float = 1.0) -> Tensor:
        """One change of the weights towards what the adept chose; the share that was foreseen before it."""
        with cast(self.world.where):
            scores, _ = self.learner.network(page.seen, page.traits, page.owner)
        rows = padded(scores, page.owner, page.place, len(page.chosen), page.longest)
        logs = rows.log_softmax(1)
        foreseen = (logs.argmax(1) == page.chosen).float().mean()
        missed = -logs.gather(1, page.chosen[:, None]).mean()
        self.learner.change(weight * missed + self.learner.settings.centred * drift(rows))
        return foreseen
