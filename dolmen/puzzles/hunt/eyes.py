"""What an action is worth where nobody sees more than their own: all play on to the end as the title's network does."""

from __future__ import annotations

import numpy as np

from dolmen.bots.lookahead import lookahead_of
from dolmen.core.dice import DICE_WORDS, SEED_WORDS
from dolmen.core.seed import words_of
from dolmen.core.view import View
from dolmen.puzzles.hunt.terms import EYES

TO_THE_END = 1 << 20  # decisions: more than a game has


def by_own_eyes(view: View, best: int, beside: int, seed: bytes) -> float:
    """By how much an action wins more often than another, for whoever has the view, on the same guesses and dice."""
    room, both = lookahead_of(view.game, 1).rooms[0], np.array([best, beside], np.int64)
    dice = np.zeros(DICE_WORDS, np.int64)
    dice[:SEED_WORDS] = words_of(seed)
    rows: list[np.ndarray] = []
    while sum(map(len, rows)) < EYES:
        rows.append(room.try_out(view, view.viewer, both, dice, TO_THE_END))
    shares = np.concatenate(rows)[:EYES].mean(0)
    return float(shares[0] - shares[1])
