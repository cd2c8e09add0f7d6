"""Enclave: the chance of a mission, as far as a view can tell it: the best cards against every draw of traps."""

from collections import Counter
from functools import cache
from itertools import combinations, product

from .board import Place, SyncFailure
from .cards import (
    ANGELOS,
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
    SYNC_TRAPS,
    WORST,
    Deck,
)
from .piles import card_at
from .rules.mission import has_usable_preparation, is_carried

Pair = tuple[int, int]  # physical, mental


# --- what traps can do ---


@cache
def sums_of(effects: tuple[Pair, ...], count: int) -> tuple[tuple[Pair, int], ...]:
    """Each sum of damage that `count` of these traps can do, and in how many ways."""
    ways: list[Counter[Pair]] = [Counter({(0, 0): 1})] + [Counter() for _ in range(count)]
    for physical, mental in effects:
        for taken in range(count, 0, -1):
            for (p, m), number in ways[taken - 1].items():
                ways[taken][p + physical, m + mental] += number
    return tuple(ways[count].items())


def trap_sums(view, traps: int) -> dict[Pair, int]:
    """The same of the next traps: those the view knows on top, unknown ones of the deck, then the discard pile."""
    size = view.deck_size[Deck.TRAP]
    ranks = range(size - 1, max(size - traps, 0) - 1, -1)
    top = [card_at(view, Deck.TRAP, Place.DECK, rank) for rank in ranks]
    known = [EFFECT[card] for card in top if card >= 0]
    cards = range(FIRST[Deck.TRAP], FIRST[Deck.TRAP] + SIZE[Deck.TRAP])
    unknown = tuple(sorted(EFFECT[card] for card in cards if view.place[card] == Place.UNKNOWN))
    pile = tuple(sorted(EFFECT[card] for card in cards if view.place[card] == Place.DISCARD))
    start = (sum(p for p, _ in known), sum(m for _, m in known))
    found: Counter[Pair] = Counter()
    blank = sums_of(unknown, len(top) - len(known))
    for ((p, m), ways), ((q, n), others) in product(blank, sums_of(pile, traps - len(top))):
        found[start[0] + p + q, start[1] + m + n] += ways * others
    return found


# --- what a party bears ---


def party_of(view, player: int, mission: int) -> list[int]:
    """The boarder and those who have declared to come along."""
    if mission == ANGELOS:
        return [player]
    return [player, *(p for p in view.order[: view.players] if p != player and view.partner[p] == player)]


def bearable(view, player: int, wound: int) -> int:
    """How much danger of a type a thief can bear without any card."""
    condition = view.condition[player][wound]
    if view.cancels[player]:
        return condition - WORST + OPTIMAL[condition - WORST]
    return max(0, condition - RED - 1) + OPTIMAL[condition - WORST] - CRITICAL[condition - WORST]


def shields(view, player: int) -> set[Pair]:
    """What a member can bring along: as many cards as the sarcophagus holds, of those the view shows, and the token."""
    held = [EFFECT[card] for card in PROTECTIONS if view.place[card] == Place.HAND + player]
    count = min(view.sarcophagus[player], len(held))
    token = PREPARATION if has_usable_preparation(view, player) else (0, 0)
    return {
        (token[0] + sum(p for p, _ in cards), token[1] + sum(m for _, m in cards))
        for cards in combinations(held, count)
    }


def best_shields(options: set[Pair]) -> list[Pair]:
    """Those that no other beats."""
    return [one for one in options if not any(o != one and o[0] >= one[0] and o[1] >= one[1] for o in options)]


def chance_with(view, party: list[int], mission: int, options: set[Pair]) -> float:
    """The best chance of a party over what it may bring along together."""
    sums = trap_sums(view, MISSION_TRAPS[mission] + SYNC_TRAPS * (len(party) - 1))
    bears = [(bearable(view, member, 0), bearable(view, member, 1)) for member in party]
    holds = all if view.sync_failure == SyncFailure.ANY else any
    return max(_held(sums, MISSION_DAMAGE[mission], bears, shield, holds) for shield in best_shields(options))


def best_chance(view, player: int, mission: int) -> float:
    """The chance with the best cards that the party can carry, as far as the view shows them."""
    party, together = party_of(view, player, mission), {(0, 0)}
    for member in party:
        together = {(p + q, m + n) for (p, m), (q, n) in product(together, shields(view, member))}
    return chance_with(view, party, mission, together)


def carried_chance(view) -> float:
    """While a party equips: the chance with what it carries now, if all of it is used."""
    party = list(view.party[: view.party_size])
    tokens = [PREPARATION for member in party if has_usable_preparation(view, member)]
    cards = [EFFECT[card] for card in PROTECTIONS if is_carried(view, card)]
    shield = (sum(p for p, _ in tokens + cards), sum(m for _, m in tokens + cards))
    return chance_with(view, party, view.mission, {shield})


def _held(sums, printed: Pair, bears: list[Pair], shield: Pair, holds) -> float:
    """How often a party with this protection holds out; `holds` says whether all must, or any."""
    room = [(p + shield[0] - printed[0], m + shield[1] - printed[1]) for p, m in bears]
    won = sum(ways for (p, m), ways in sums.items() if holds(p <= most[0] and m <= most[1] for most in room))
    return won / sum(sums.values())


def percent(chance: float) -> int:
    """A chance in whole percent; 0 and 100 are for what cannot happen and what cannot fail."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))
