"""What elements, roles and gifts of chance have to do with winning, in the order in which it can be trusted.

What chance gave before anybody acted is an experiment: those who got it against those who did not, in the same game.
Who uses something, instead, may have been ahead already; so the share of users is told beside their share less the
chance they had before they first used it.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from dolmen.core.game import Game
from dolmen.study.hearing import ALL, HOWS
from dolmen.study.intervals import Estimate, mean_of
from dolmen.study.sample import Sample

FEWEST = 30  # deals: of what chance gave or players used more seldom, nothing sure can be said


@dataclass(frozen=True)
class Use:
    """An element: how often players were offered it, gained it and used it, and how its users fared."""

    kind: str
    name: str
    offered: float  # share of games
    gained: float  # share of seats in games
    used: float
    times: float  # uses of those who used it, on the average
    raw: Estimate  # the users' share of the victory beyond an even one: it says little
    after: Estimate  # the same beyond the chance they had before


def gifts(sample: Sample, game: Game) -> dict[tuple[str, str], np.ndarray]:
    """For each element that chance gave: by how much who got it fared better than who did not, deal by deal."""
    if "dealt" not in sample:
        return {}
    shares = sample.shares_by_deal
    rows = sample["dealt"][sample["dealt"][:, 3] != ALL]
    found = {}
    for kind, which in sorted({(int(row[1]), int(row[2])) for row in rows}):
        mine = rows[(rows[:, 1] == kind) & (rows[:, 2] == which)]
        has = np.zeros((sample.deals, sample.players), bool)
        has[mine[:, 0], mine[:, 3]] = True
        count = has.sum(1)
        both = (count > 0) & (count < sample.players)
        if both.sum() < FEWEST:
            continue
        with_it = (shares * has).sum(1) / np.maximum(count, 1)
        without = (shares * ~has).sum(1) / np.maximum(sample.players - count, 1)
        elements = game.elements[kind]
        found[(elements.kind, elements.names[which])] = np.where(both, with_it - without, np.nan)
    return found


def roles(sample: Sample) -> dict[str, np.ndarray]:
    """For each role that does not belong to a seat (a thief, a clan): its share of the victory, deal by deal."""
    if "roles" not in sample:
        return {}
    named = sample["roles"]
    if all(len(set(named[:, seat].tolist())) == 1 for seat in range(sample.players)):
        return {}
    shares = sample.shares_by_deal[: len(named)]
    found = {}
    for role in sorted(set(named.ravel().tolist())):
        has = named == role
        share = np.where(has.any(1), (shares * has).sum(1) / np.maximum(has.sum(1), 1), np.nan)
        found[role] = np.concatenate([share, np.full(sample.deals - len(share), np.nan)])
    return found


def uses(sample: Sample, game: Game) -> list[Use]:
    """Every element that was heard of."""
    rows, games = sample["elements"], len(sample["rounds"])
    found = []
    for kind, elements in enumerate(game.elements):
        for which, name in enumerate(elements.names):
            mine = rows[(rows[:, 2] == kind) & (rows[:, 3] == which)]
            if len(mine):
                found.append(_use(sample, mine, games, elements.kind, name))
    return found


def _use(sample: Sample, rows: np.ndarray, games: int, kind: str, name: str) -> Use:
    """What rows of one element say."""
    offered, gained, used = (rows[rows[:, 1] == HOWS.index(how)] for how in HOWS)
    theirs = used if len(used) else gained
    theirs = theirs[theirs[:, 4] != ALL]
    number, seat = theirs[:, 0], theirs[:, 4]
    share = sample.shares[number, seat] if len(theirs) else np.zeros(0)
    watched = number < len(sample["watched"])
    moments = sample.followed.shape[1]
    when = np.minimum(theirs[:, 5] * moments // np.maximum(sample["steps"][number], 1), moments - 1)
    before = sample.followed[number[watched], when[watched], seat[watched]]
    return Use(
        kind, name,
        len(set(offered[:, 0].tolist())) / games,
        len(gained[gained[:, 4] != ALL]) / games / sample.players,
        len(used[used[:, 4] != ALL]) / games / sample.players,
        float(theirs[:, 6].mean()) if len(theirs) else 0.0,
        mean_of(sample.per_deal(share - 1 / sample.players, number)),
        mean_of(sample.per_deal(share[watched] - before, number[watched])),
    )  # fmt: skip
