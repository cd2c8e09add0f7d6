"""Which games an arena plays. The same deal is played once with each bot in each seat, so luck and seats even out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

from dolmen.core.seed import Seed, seed_from, subseed


@dataclass(frozen=True)
class Pairing:
    """One game to be played: its number, its deal, and the entry (a place in the list of bots) in each seat."""

    number: int
    deal: int
    entries: tuple[int, ...]

    def deal_seed(self, seed: Seed) -> bytes:
        """What is dealt: the same for all games of a deal."""
        return subseed(seed_from(seed), "deal", self.deal)

    def bot_seed(self, seed: Seed) -> bytes:
        """The dice of the bots, each game its own."""
        return subseed(seed_from(seed), "game", self.number)


def plan(bots: Sequence[str], games: int) -> list[Pairing]:
    """At least `games` games: as many whole deals as it takes, each played as often as there are seats.

    From one game of a deal to the next everybody moves on by one seat. From deal to deal the order round the table
    changes, so that nobody always sits behind the same rival.
    """
    seats = len(bots)
    orders = round_orders(bots)
    deals = -(-games // seats)
    return [
        Pairing(deal * seats + turn, deal, _moved_on(orders[deal % len(orders)], turn))
        for deal in range(deals)
        for turn in range(seats)
    ]


def round_orders(bots: Sequence[str]) -> list[tuple[int, ...]]:
    """The orders round a table that differ by the names in them, whoever sits first."""
    seen, orders = set(), []
    for rest in permutations(range(1, len(bots))):
        order = (0, *rest)
        names = tuple(bots[entry] for entry in order)
        same_table = min(_moved_on(names, turn) for turn in range(len(names)))
        if same_table not in seen:
            seen.add(same_table)
            orders.append(order)
    return orders


def _moved_on(order: tuple, by: int) -> tuple:
    cut = len(order) - by
    return (*order[cut:], *order[:cut])
