"""Enclave: the chance of a mission, for people who want help: the best cards in hand against all traps of the box."""

from collections import Counter
from functools import cache
from itertools import combinations

from .board import Place
from .cards import (
    CRITICAL,
    EFFECT,
    FIRST,
    MISSION_DAMAGE,
    MISSION_TRAPS,
    OPTIMAL,
    PREPARATION,
    PROTECTIONS,
    RED,
    SIZE,
    WORST,
    Deck,
)
from .rules.mission import has_usable_preparation


@cache
def trap_sums(traps: int) -> tuple[tuple[tuple[int, int], int], ...]:
    """Each sum of damage that so many traps can do, and in how many ways."""
    cards = [EFFECT[card] for card in range(FIRST[Deck.TRAP], FIRST[Deck.TRAP] + SIZE[Deck.TRAP])]
    sums = Counter((sum(p for p, _ in drawn), sum(m for _, m in drawn)) for drawn in combinations(cards, traps))
    return tuple(sums.items())


def chance(mission: int, slack: tuple[int, int]) -> float:
    """How often the traps stay within what protection and condition bear, by type."""
    sums = trap_sums(MISSION_TRAPS[mission])
    physical, mental = MISSION_DAMAGE[mission]
    held = sum(ways for (p, m), ways in sums if p + physical <= slack[0] and m + mental <= slack[1])
    return held / sum(ways for _, ways in sums)


def bearable(view, player: int, wound: int) -> int:
    """How much danger of a type a thief can bear without any card."""
    condition = view.condition[player][wound]
    if view.cancels[player]:
        return condition - WORST + OPTIMAL[condition - WORST]
    return max(0, condition - RED - 1) + OPTIMAL[condition - WORST] - CRITICAL[condition - WORST]


def best_chance(view, player: int, mission: int) -> float:
    """The chance with the best cards that can be carried."""
    start = [bearable(view, player, wound) for wound in range(2)]
    if has_usable_preparation(view, player):
        start = [start[wound] + PREPARATION[wound] for wound in range(2)]
    held = [EFFECT[card] for card in PROTECTIONS if view.place[card] == Place.HAND + player]
    count = min(view.sarcophagus[player], len(held))
    shields = {(sum(p for p, _ in cards), sum(m for _, m in cards)) for cards in combinations(held, count)}
    return max(chance(mission, (start[0] + p, start[1] + m)) for p, m in shields)
