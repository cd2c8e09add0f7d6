"""Ratings for each game, of people and bots alike (openskill: Plackett and Luce's model of rankings)."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from openskill.models import PlackettLuce

from dolmen.server.store import schema
from dolmen.server.table.table import Seat

MODEL = PlackettLuce()
LOCK = 0x0D01_3E12
SCALE, START = 40.0, 1000.0  # what people are shown: a number around 1000 to begin with, rising with certainty


def shown(mu: float, sigma: float) -> int:
    """A rating as people see it: what somebody is at least worth, almost certainly."""
    return round(START + SCALE * (mu - 3 * sigma))


def who(seat: Seat) -> str | None:
    """Whose rating a seat counts for: whoever left it to a bot answers for the result."""
    if seat.left_by or seat.kind == "person":
        return seat.left_by or seat.person
    return f"bot {seat.level}"


def rate(connection: sa.Connection, game: str, seats: Sequence[Seat], places: Sequence[int]) -> None:
    """Books a finished game, unless one person held several of its seats."""
    players = [who(seat) for seat in seats]
    people = [player for player, seat in zip(players, seats, strict=True) if not (player or "").startswith("bot ")]
    if None in players or len(set(people)) != len(people) or len(set(players)) < 2:
        return
    if connection.dialect.name == "postgresql":  # one after the other: each builds on the last
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    last = max(places)
    ranks = [float(last + 1 if seat.left_by else place) for seat, place in zip(seats, places, strict=True)]
    rows = {player: _row(connection, game, player or "") for player in set(players)}
    teams = [[MODEL.rating(mu=rows[player][0], sigma=rows[player][1])] for player in players]
    rated = MODEL.rate(teams, ranks=ranks)
    seen = set()
    for player, team, rank in zip(players, rated, ranks, strict=True):
        if player in seen:  # a second bot of the same level: one result a game is enough
            continue
        seen.add(player)
        _, _, played, won = rows[player]
        _store(connection, game, player or "", team[0].mu, team[0].sigma, played + 1, won + (rank == min(ranks)))


def _row(connection: sa.Connection, game: str, player: str) -> tuple[float, float, int, int]:
    r = schema.ratings
    row = connection.execute(sa.select(r).where(r.c.game == game, r.c.who == player)).one_or_none()
    if row is None:
        fresh = MODEL.rating()
        return fresh.mu, fresh.sigma, 0, 0
    return row.mu, row.sigma, row.played, row.won


def _store(connection: sa.Connection, game: str, player: str, mu: float, sigma: float, played: int, won: int) -> None:
    r = schema.ratings
    connection.execute(sa.delete(r).where(r.c.game == game, r.c.who == player))
    connection.execute(sa.insert(r).values(game=game, who=player, mu=mu, sigma=sigma, played=played, won=won))
