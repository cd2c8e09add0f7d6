"""Finished games: scores and places, ratings, the best at a game, a person's history."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from dolmen.server.store.rows import Rating
from dolmen.server.store.schema import people, ratings, seats, standing, tables

LOCK = 0x0D01_3E12
MOST_BEST = 100
Rate = Callable[[dict[str, Rating]], dict[str, Rating]]  # the new ratings, from those that are known


def close_table(
    connection: sa.Connection,
    table: str,
    now: float,
    results: list[tuple[int, int]],
    game: str,
    players: list[str],
    rate: Rate,
) -> bool:
    """Ends a table with the score and place of each seat, and rates its players; False if it had ended before."""
    closing = sa.update(tables).where(tables.c.id == table, tables.c.status == "running")
    if connection.execute(closing.values(status="over", ended=now)).rowcount != 1:
        return False
    for number, (score, place) in enumerate(results):
        seat = sa.update(seats).where(seats.c.table == table, seats.c.seat == number)
        connection.execute(seat.values(score=score, place=place))
    connection.execute(sa.delete(standing).where(standing.c.table == table))
    if players:
        _write_ratings(connection, game, players, rate)
    return True


def _write_ratings(connection: sa.Connection, game: str, players: list[str], rate: Rate) -> None:
    """Replaces the ratings of some players by what `rate` makes of them."""
    if connection.dialect.name == "postgresql":  # one after the other: each builds on the last
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    theirs = sa.and_(ratings.c.game == game, ratings.c.who.in_(set(players)))
    rows = connection.execute(sa.select(ratings).where(theirs)).all()
    rated = rate({row.who: Rating(row.mu, row.sigma, row.played, row.won) for row in rows})
    connection.execute(sa.delete(ratings).where(theirs))
    connection.execute(sa.insert(ratings), [{"game": game, "who": who, **asdict(r)} for who, r in rated.items()])


def ratings_of(connection: sa.Connection, person: str) -> list[Any]:
    """The ratings of somebody, one row per game."""
    return list(connection.execute(sa.select(ratings).where(ratings.c.who == person).order_by(ratings.c.game)))


def best_at(connection: sa.Connection, game: str) -> list[Any]:
    """The ratings of the best at a game, people with their names and bots."""
    order = (ratings.c.mu - 3 * ratings.c.sigma).desc()
    named = sa.select(ratings, people.c.name).outerjoin(people, people.c.id == ratings.c.who)
    return list(connection.execute(named.where(ratings.c.game == game).order_by(order).limit(MOST_BEST)))


def finished_tables(
    connection: sa.Connection, person: str, game: str | None, before: float | None, most: int
) -> list[tuple[Any, list[Any]]]:
    """The tables at which somebody finished a game, each with its seats; newest first."""
    theirs = sa.select(seats.c.table).where(sa.or_(seats.c.person == person, seats.c.left_by == person))
    query = sa.select(tables).where(tables.c.status == "over", tables.c.id.in_(theirs))
    if game is not None:
        query = query.where(tables.c.game == game)
    if before is not None:
        query = query.where(tables.c.ended < before)
    found = connection.execute(query.order_by(tables.c.ended.desc()).limit(most)).all()
    at_them = sa.select(seats).where(seats.c.table.in_([row.id for row in found])).order_by(seats.c.seat)
    places: dict[str, list[Any]] = {row.id: [] for row in found}
    for place in connection.execute(at_them):
        places[place.table].append(place)
    return [(row, places[row.id]) for row in found]
