"""Why one action rather than another: the parts of the judge's opinion in which they differ most.

The parts are averaged over guesses of what the player cannot see, so that a reason gives nothing away: whoever has the
same view hears the same reasons. Interpreted, since two actions are soon weighed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dolmen.core.dice import DICE_WORDS, SEED_WORDS, fork_dice
from dolmen.core.seed import subseed, words_of
from dolmen.core.view import View

GUESSES = 32
MOST = 3  # more reasons are no help
TRIES = 4  # of other actions, until one differs
SLIGHT = 0.1  # a part that differs by less than this share of the greatest difference is no reason


@dataclass(frozen=True)
class Reason:
    """A part of the judge's opinion, and by how many points the action is better in it; worse where negative."""

    part: str  # a name of the game's PARTS; its texts are part-NAME.for and part-NAME.against
    by: float


def reasons(view: View, action: int, other: int, seed: bytes, guesses: int = GUESSES) -> tuple[Reason, ...]:
    """The two or three parts that speak most for an action of the player to move, or against it, beside another."""
    ours, theirs = mean_parts(view, (action, other), seed, guesses)
    found = [Reason(part, mine - yours) for part, mine, yours in zip(view.game.parts, ours, theirs, strict=True)]
    found.sort(key=lambda reason: -abs(reason.by))
    least = SLIGHT * abs(found[0].by)
    return tuple(reason for reason in found[:MOST] if reason.by and abs(reason.by) >= least)


def beside_next_best(
    view: View, action: int, others: Sequence[int], seed: bytes
) -> tuple[int | None, tuple[Reason, ...]]:
    """The next best action that differs in something, and the reasons; others may come to the same."""
    for other in others[:TRIES]:
        if found := reasons(view, action, other, seed):
            return other, found
    return None, ()


def mean_parts(view: View, actions: Sequence[int], seed: bytes, guesses: int = GUESSES) -> list[list[float]]:
    """The parts of the viewer's judgement after each action, on the mean of the same guesses for all."""
    rules, count = view.game.rules, len(view.game.parts)
    dice, out = [*words_of(subseed(seed, "reasons")), *[0] * (DICE_WORDS - SEED_WORDS)], [0.0] * count
    sums = [[0.0] * count for _ in actions]
    for _ in range(guesses):
        guessed = view.copy()
        fork_dice(dice, guessed.dice)
        rules.guess(guessed, view.viewer)
        for total, action in zip(sums, actions, strict=True):
            tried = guessed.copy()
            rules.apply(tried, action)
            rules.parts(tried, view.viewer, out)
            for place in range(count):
                total[place] += out[place] / guesses
    return sums
