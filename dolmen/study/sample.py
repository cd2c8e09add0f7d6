"""All slices of one series put together again, and what is asked of them: one row per game, one value per deal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from dolmen.study.chances import Chances, fitted
from dolmen.study.intervals import by_deal
from dolmen.study.looks import Found, shares

SUMMED = ("tenths", "won_terms", "seen_terms")  # arrays of slices that are added, not put in a row


class Sample:
    """The games of a number of players and a variant."""

    def __init__(self, slices: Sequence[Found], repeats: int):
        names = dict.fromkeys(name for found in slices for name in found)
        joined = {name: [found[name] for found in slices if name in found] for name in names}
        self.found = {
            name: (np.sum(each, 0) if name in SUMMED else np.concatenate(each)) for name, each in joined.items()
        }
        self.repeats = repeats
        self.games = len(self.found["ranks"])
        self.deals = self.games // repeats
        self.scales: np.ndarray | None = None  # of another sample that this one is compared with

    def __getitem__(self, name: str) -> np.ndarray:
        return self.found[name]

    def __contains__(self, name: str) -> bool:
        return name in self.found

    @property
    def players(self) -> int:
        return self["ranks"].shape[1]

    @cached_property
    def shares(self) -> np.ndarray:
        """Each seat's share of the victory, game by game."""
        return shares(self["ranks"])

    @cached_property
    def shares_by_deal(self) -> np.ndarray:
        """The mean share of each seat, deal by deal."""
        return np.stack([self.per_deal(self.shares[:, seat]) for seat in range(self.players)], 1)

    @cached_property
    def deal_of(self) -> np.ndarray:
        """The deal of each game."""
        return np.arange(self.games) // self.repeats

    def per_deal(self, values: np.ndarray, games: np.ndarray | None = None) -> np.ndarray:
        """Means by deal, of one value per game, or of values whose games are told."""
        deals = self.deal_of[: len(values)] if games is None else games // self.repeats
        return by_deal(values.astype(np.float64), deals, self.deals)

    @cached_property
    def chances(self) -> Chances:
        """Judgements as chances, fitted to the watched games."""
        count = len(self["watched"])
        return fitted(self["watched"], self.shares[:count], self.deal_of[:count], self.scales)

    @cached_property
    def followed(self) -> np.ndarray:
        """The chances of all players in the watched games: games × moments × players."""
        judged = self["watched"]
        moments = judged.shape[1]
        return self.chances.of(judged, np.broadcast_to(np.arange(moments) / moments, judged.shape[:2]))

    @cached_property
    def weighed(self) -> list[np.ndarray]:
        """The chances after each action of the weighed decisions: one array of actions × players per decision."""
        progress = self["where"][:, 1] / np.maximum(self["lengths"], 1)
        tried = self["where"][:, 3]
        after = self.chances.of(self["weighed"], np.repeat(progress[:, None], self["weighed"].shape[1], 1))
        return [after[i, : tried[i]] for i in range(len(tried))]

    @cached_property
    def weighed_error(self) -> np.ndarray:
        """The standard error of the lead of one action over another, decision by decision: of the mover's chance."""
        progress = self["where"][:, 1] / np.maximum(self["lengths"], 1)
        scale = self.chances.scales[
            np.minimum((progress * len(self.chances.scales)).astype(int), len(self.chances.scales) - 1)
        ]
        found = np.zeros(len(progress))
        for i, (_, _, mover, tried, _) in enumerate(self["where"]):
            judged = self["weighed"][i, :tried].astype(np.float64) / scale[i]
            soft = np.exp(judged - judged.max(-1, keepdims=True))
            mine = (soft / soft.sum(-1, keepdims=True))[:, :, mover]
            best = mine.mean(1).argmax()
            lead = mine[best] - mine.mean(0)
            found[i] = lead.std(ddof=1) / np.sqrt(len(lead))
        return found
