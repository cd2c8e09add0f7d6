"""Finished games: scores and places, ratings, the best at a game, a person's history."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from dolmen.server.store.rows import Rating
from dolmen.server.store.schema import calls, people, rating_steps, ratings, seats, standing, tables

LOCK = 0x0D01_3E12
MOST_BEST = 100
Rate = Callable[[dict[str, Rating]], dict[str, Rating]]  # the new ratings, from those that are known
Worth = Callable[[Rating | None], int]  # a rating as people see it; of none, what a newcomer's is


def close_table(
    connection: sa.Connection,
    table: str,
    now: float,
    results: list[tuple[int, int]],
    game: str,
    players: list[str],
    rate: Rate,
    worth: Worth,
) -> bool:
    """Ends a table with the score and place of each seat, and rates its players; False if it had ended before.

    `players` are those of the seats, in their order, or none where nobody is rated.
    """
    closing = sa.update(tables).where(tables.c.id == table, tables.c.status == "running")
    if connection.execute(closing.values(status="over", ended=now)).rowcount != 1:
        return False
    for number, (score, place) in enumerate(results):
        seat = sa.update(seats).where(seats.c.table == table, seats.c.seat == number)
        connection.execute(seat.values(score=score, place=place))
    for source in (standing, calls):
        connection.execute(sa.delete(source).where(source.c.table == table))
    if players:
        before, after = write_ratings(connection, table, game, len(results), players, rate, now)
        for number, player in enumerate(players):
            seat = sa.update(seats).where(seats.c.table == table, seats.c.seat == number)
            changed = {"rated_before": worth(before.get(player)), "rated_after": worth(after[player])}
            connection.execute(seat.values(**changed))
    return True


def write_ratings(
    connection: sa.Connection, table: str, game: str, count: int, players: list[str], rate: Rate, now: float
) -> tuple[dict[str, Rating], dict[str, Rating]]:
    """Replaces the ratings of some players by what `rate` makes of them: over all games, and for that many players.

    Returns those over all games, before and after.
    """
    changes = []
    if connection.dialect.name == "postgresql":  # one after the other: each builds on the last
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    for number in (0, count):
        of_game = sa.and_(ratings.c.game == game, ratings.c.players == number)
        theirs = sa.and_(of_game, ratings.c.who.in_(set(players)))
        rows = connection.execute(sa.select(ratings).where(theirs)).all()
        known = {row.who: Rating(row.mu, row.sigma, row.played, row.won) for row in rows}
        rated = rate(known)
        changes.append((known, rated))
        connection.execute(sa.delete(ratings).where(theirs))
        of_all = {"game": game, "players": number}
        connection.execute(sa.insert(ratings), [{**of_all, "who": who, **asdict(r)} for who, r in rated.items()])
        steps = [
            {**of_all, "who": who, "table": table, "mu": r.mu, "sigma": r.sigma, "at": now}
            for who, r in rated.items()
            if not who.startswith("bot ")
        ]
        if steps:
            connection.execute(sa.insert(rating_steps), steps)
    return changes[0]


def ratings_of(connection: sa.Connection, person: str) -> list[Any]:
    """The ratings of somebody, for each game over all its numbers of players first."""
    order = (ratings.c.game, ratings.c.players)
    return list(connection.execute(sa.select(ratings).where(ratings.c.who == person).order_by(*order)))


def best_at(connection: sa.Connection, game: str, players: int = 0) -> list[Any]:
    """The ratings of the best at a game, people with their names and bots; for a number of players, or over all."""
    order = (ratings.c.mu - 3 * ratings.c.sigma).desc()
    named = sa.select(ratings, people.c.name).outerjoin(people, people.c.id == ratings.c.who)
    of_game = sa.and_(ratings.c.game == game, ratings.c.players == players)
    return list(connection.execute(named.where(of_game).order_by(order).limit(MOST_BEST)))


def finished_tables(
    connection: sa.Connection, person: str, game: str | None, before: float | None, most: int
) -> list[tuple[Any, list[Any]]]:
    """The tables at which somebody finished a game, each with its seats; newest first."""
    theirs = sa.select(seats.c.table).where(sa.or_(seats.c.person == person, seats.c.left_by == person))
    is_played = sa.or_(tables.c.closed.is_(None), tables.c.closed != "idle")
    query = sa.select(tables).where(tables.c.status == "over", is_played, tables.c.id.in_(theirs))
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
