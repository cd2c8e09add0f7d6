"""Ratings for each game, of people and bots alike (openskill: Plackett and Luce's model of rankings)."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from dolmen.server.store.rows import KeptSeat, KeptTable, Rating

MODEL = PlackettLuce()
SCALE, START = 40.0, 1000.0  # what people are shown: a number around 1000 to begin with, rising with certainty


def shown(mu: float, sigma: float) -> int:
    """A rating as people see it: what somebody is at least worth, almost certainly."""
    return round(START + SCALE * (mu - 3 * sigma))


def likely(mu: float) -> int:
    """What somebody is most likely worth, on the same scale."""
    return round(START + SCALE * mu)


def spread(sigma: float) -> int:
    """How far from that they may well be, to either side."""
    return round(2 * SCALE * sigma)


def worth(rating: Rating | None) -> int:
    """A rating as people see it; somebody who has none yet begins with a newcomer's."""
    known = rating or MODEL.rating()
    return shown(known.mu, known.sigma)


def rated_at(table: KeptTable) -> list[str]:
    """Whose rating each seat of a table counts for; nobody's where it began in the middle, or a coach helped."""
    agreed = table.agreed
    return [] if agreed.start is not None or agreed.coach else rated_players(table.seats)


def rated_players(seats: Sequence[KeptSeat]) -> list[str]:
    """Whose rating each seat counts for; nobody's if one person held several seats, or one player all of them."""
    players = [_player(seat) for seat in seats]
    people = [player for player in players if player is None or not player.startswith("bot ")]
    if None in players or len(set(people)) != len(people) or len(set(players)) < 2:
        return []
    return [player for player in players if player]


def _player(seat: KeptSeat) -> str | None:
    """Whoever left a seat to a bot answers for the result."""
    if seat.left_by or seat.kind == "person":
        return seat.left_by or seat.person
    return f"bot {seat.level}"


def rate(
    known: dict[str, Rating], players: Sequence[str], seats: Sequence[KeptSeat], places: Sequence[int]
) -> dict[str, Rating]:
    """The ratings after a game; of several bots of one level the first counts."""
    last = max(places)
    ranks = [float(last + 1 if seat.left_by else place) for seat, place in zip(seats, places, strict=True)]
    fresh = MODEL.rating()
    before = [known.get(player, Rating(fresh.mu, fresh.sigma)) for player in players]
    after = MODEL.rate([[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before], ranks=ranks)
    rated: dict[str, Rating] = {}
    for player, old, (new,), rank in zip(players, before, after, ranks, strict=True):
        won = old.won + (rank == min(ranks))
        rated.setdefault(player, Rating(new.mu, new.sigma, old.played + 1, won))
    return rated


# --- puzzles: a first try is a game between a person and a puzzle ---

SURE_AT_BIRTH = 4.0  # how sure a puzzle's level is before anybody has tried it; bots have


def rate_try(person: Rating | None, puzzle: Rating | None, level: float, is_right: bool) -> tuple[Rating, Rating]:
    """The ratings of a person and a puzzle after a first try."""
    fresh = MODEL.rating()
    mine, its = person or Rating(fresh.mu, fresh.sigma), puzzle or Rating(level, SURE_AT_BIRTH)
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in (mine, its)]
    (me,), (it,) = MODEL.rate(teams, ranks=[0.0, 1.0] if is_right else [1.0, 0.0])
    return (
        Rating(me.mu, me.sigma, mine.played + 1, mine.won + is_right),
        Rating(it.mu, it.sigma, its.played + 1, its.won + (not is_right)),
    )
