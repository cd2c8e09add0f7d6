"""What games say about bots: shares of victories with their intervals, ratings, points, speed."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from openskill.models import PlackettLuce

from dolmen.arena.match import Outcome
from dolmen.arena.plan import Pairing

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


@dataclass(frozen=True)
class Standing:
    """How a bot did. All its seats together, if it has several."""

    name: str
    seats: int
    first: float  # victories; a shared one counts its fraction
    share: float
    low: float  # of the 95 % interval of the share
    high: float
    even: float  # the share if all were equally good
    score: float  # mean points
    place: float  # mean place, 1 for the winner
    rating: float
    doubt: float  # the rating's standard deviation
    decisions: int
    seconds: float
    faults: dict[str, int] = field(default_factory=dict)

    @property
    def speed(self) -> float:
        """Decisions a second of its own thinking."""
        return self.decisions / self.seconds if self.seconds else 0.0


Played = tuple[Pairing, Outcome]  # a game of the plan and how it ended


def standings(bots: Sequence[str], games: Iterable[Played]) -> list[Standing]:
    """How everybody did, the best first."""
    played = sorted(games, key=lambda game: game[0].number)
    rated = ratings(bots, played)
    found = [_standing(name, bots, played, rated) for name in dict.fromkeys(bots)]
    return sorted(found, key=lambda standing: (-standing.share / standing.even, standing.name))


def _standing(
    name: str, bots: Sequence[str], games: Sequence[Played], rated: Sequence[tuple[float, float]]
) -> Standing:
    mine = [entry for entry, bot in enumerate(bots) if bot == name]
    by_deal: dict[int, list[float]] = defaultdict(list)
    scores, places, decisions, seconds, faults = 0, 0, 0, 0.0, Counter[str]()
    for pairing, outcome in games:
        seats = [seat for seat, entry in enumerate(pairing.entries) if entry in mine]
        by_deal[pairing.deal].append(sum(outcome.wins[seat] for seat in seats))
        for seat in seats:
            scores += outcome.scores[seat]
            places += outcome.ranks[seat] + 1
            decisions += outcome.decisions[seat]
            seconds += outcome.seconds[seat]
            faults.update(outcome.faults[seat] if outcome.faults else {})
    first = sum(sum(wins) for wins in by_deal.values())
    share = first / len(games) if games else 0.0
    low, high = interval(list(by_deal.values()))
    sat = max(len(games) * len(mine), 1)
    return Standing(
        name=name,
        seats=len(mine),
        first=first,
        share=share,
        low=low,
        high=high,
        even=len(mine) / len(bots),
        score=scores / sat,
        place=places / sat,
        rating=sum(rated[entry][0] for entry in mine) / len(mine),
        doubt=math.sqrt(sum(rated[entry][1] ** 2 for entry in mine)) / len(mine),
        decisions=decisions,
        seconds=seconds,
        faults=dict(faults),
    )


def interval(deals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The 95 % interval of a share, given the victories game by game in groups of one deal.

    Wilson's score interval for as many games as were played; where games of the same deal end more alike than games of
    different ones, for as many independent games as they are worth.
    """
    games = sum(len(wins) for wins in deals)
    if games == 0:
        return 0.0, 1.0
    share = sum(sum(wins) for wins in deals) / games
    return wilson(share, games / design_effect(deals, share))


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's score interval of a share over so many independent games."""
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z / (1 + Z * Z / games) * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def design_effect(deals: Sequence[Sequence[float]], share: float) -> float:
    """How much larger the share's variance is for games coming in deals, by the deals' own spread; at least 1."""
    games = sum(len(wins) for wins in deals)
    alone = share * (1 - share) / games
    if alone == 0 or len(deals) < 2:
        return 1.0
    spread = sum((sum(wins) - share * len(wins)) ** 2 for wins in deals)
    together = spread / games**2 * len(deals) / (len(deals) - 1)
    return max(1.0, together / alone)


def ratings(bots: Sequence[str], games: Iterable[Played]) -> list[tuple[float, float]]:
    """The rating and its deviation of each entry, by the Plackett-Luce model of openskill, game after game."""
    model = PlackettLuce()
    rated = [model.rating() for _ in bots]
    for pairing, outcome in games:
        teams = [[rated[entry]] for entry in pairing.entries]
        for entry, (new,) in zip(
            pairing.entries, model.rate(teams, ranks=list(map(float, outcome.ranks))), strict=True
        ):
            rated[entry] = new
    return [(rating.mu, rating.sigma) for rating in rated]
