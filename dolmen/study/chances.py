"""What a judgement is worth as a chance to win: fitted to the games of the study themselves, and checked on others.

A player's chance is the mean, over guesses of what is unseen, of a softmax of everybody's judgement. Its scale differs
from one phase of the game to the next: the one under which the real results of half the deals are likeliest.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

PHASES = 5
SCALES = np.geomspace(0.25, 400.0, 61)  # points of judgement that make a chance e times as likely
BANDS = 10  # of chances, compared with how often they came true


@dataclass(frozen=True)
class Chances:
    """Judgements as chances, and how well they held."""

    scales: np.ndarray  # of each phase
    band_said: np.ndarray  # mean chance of each band, on deals that were not fitted
    band_won: np.ndarray  # how often it came true
    band_count: np.ndarray
    brier: float  # mean squared error of the chance of a seat
    brier_even: float  # of saying that all are even

    def of(self, judged: np.ndarray, progress: np.ndarray) -> np.ndarray:
        """Chances, from judgements over guesses (…, guesses, players) at a progress from 0 to 1 (…)."""
        return softened(judged, self.scale_at(progress)).mean(-2)

    def scale_at(self, progress: np.ndarray) -> np.ndarray:
        """The scale of the phase that a progress belongs to."""
        return self.scales[np.minimum((progress * PHASES).astype(int), PHASES - 1)]


def softened(judged: np.ndarray, scale: np.ndarray) -> np.ndarray:
    """The softmax over players of each guess."""
    leads = judged.astype(np.float64) / np.asarray(scale)[..., None, None]
    leads = np.exp(leads - leads.max(-1, keepdims=True))
    return leads / leads.sum(-1, keepdims=True)


def fitted(judged: np.ndarray, shares: np.ndarray, deals: np.ndarray, scales: np.ndarray | None = None) -> Chances:
    """Fits the scales on even deals (games × moments × guesses × players), and checks the chances on odd ones.

    Scales that are given are kept: variants are compared by the same ones, so that no error of fitting comes between.
    """
    games, moments = judged.shape[:2]
    progress = np.broadcast_to(np.arange(moments) / moments, (games, moments))
    phase = np.minimum(np.arange(moments) * PHASES // moments, PHASES - 1)
    learned = deals % 2 == 0
    if scales is None:
        scales = np.array([_scale(judged[learned][:, phase == at], shares[learned]) for at in range(PHASES)])
    rough = Chances(scales, np.zeros(0), np.zeros(0), np.zeros(0), 0.0, 0.0)
    tested = ~learned
    said = rough.of(judged[tested], progress[tested])
    won = np.broadcast_to(shares[tested][:, None, :], said.shape)
    band = np.minimum((said * BANDS).astype(int), BANDS - 1).ravel()
    count = np.bincount(band, minlength=BANDS)
    mean = [np.bincount(band, values.ravel(), BANDS) / np.maximum(count, 1) for values in (said, won)]
    even = ((1 / shares.shape[1] - won) ** 2).mean()
    return Chances(scales, mean[0], mean[1], count, float(((said - won) ** 2).mean()), float(even))


def _scale(judged: np.ndarray, shares: np.ndarray) -> float:
    """The scale under which the results are likeliest."""
    best, most = SCALES[0], -np.inf
    for scale in SCALES:
        chance = softened(judged, np.full(judged.shape[:2], scale)).mean(-2)
        likely = float((shares[:, None, :] * np.log(np.maximum(chance, 1e-9))).sum())
        if likely > most:
            best, most = scale, likely
    return float(best)
