"""Finished games: scores and places, ratings, the best at a game, a person's history."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from dolmen.server.store.rows import Outcome, Rating
from dolmen.server.store.schema import calls, people, rating_steps, ratings, seats, standing, tables

LOCK = 0x0D01_3E12
MOST_BEST = 100
OVER_ALL = 0  # the number of players of a rating over all games
Rate = Callable[[dict[str, Rating]], dict[str, Rating]]  # the new ratings, from those that are known
Worth = Callable[[Rating | None], int]  # a rating as people see it; of none, what a newcomer's is

# Made once: the toolkit takes longer to put a statement together than the database takes to do it.
OF: Any = sa.bindparam("of")  # the table
CLOSE = sa.update(tables).where(tables.c.id == OF, tables.c.status == "running").values(status="over")
FORGET = [sa.delete(source).where(source.c.table == OF) for source in (standing, calls)]
NOTE_OUTCOME = sa.update(seats).where(seats.c.table == OF, seats.c.seat == sa.bindparam("number"))
RATINGS = sa.select(ratings).where(
    ratings.c.game == sa.bindparam("of_game"),
    ratings.c.players.in_([OVER_ALL, sa.bindparam("count")]),
    ratings.c.who.in_(sa.bindparam("people", expanding=True)),
)
RATE = sa.text("""
INSERT INTO ratings (game, players, who, mu, sigma, played, won)
VALUES (:game, :players, :who, :mu, :sigma, :played, :won)
ON CONFLICT (game, players, who)
DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, played = excluded.played, won = excluded.won
""")
NOTE_RATING = sa.insert(rating_steps)


def close_table(
    connection: sa.Connection,
    table: str,
    now: float,
    results: list[tuple[int, int]],
    game: str,
    players: list[str],
    rate: Rate,
    worth: Worth,
) -> list[Outcome] | None:
    """Ends a table with the score and place of each seat, and rates its players; None if it had ended before.

    `players` are those of the seats, in their order, or none where nobody is rated.
    """
    if not end_table(connection, table, ended=now):
        return None
    outcomes = [Outcome(*result) for result in results]
    if players:
        before, after = write_ratings(connection, table, game, len(results), players, rate, now)
        changes = [(worth(before.get(player)), worth(after[player])) for player in players]
        outcomes = [Outcome(*result, *change) for result, change in zip(results, changes, strict=True)]
    note_outcomes(connection, table, outcomes)
    return outcomes


def end_table(connection: sa.Connection, table: str, **how: Any) -> bool:
    """Ends a table that runs, and what was to be done there; False if it had ended before."""
    if connection.execute(CLOSE, {"of": table, **how}).rowcount != 1:
        return False
    for forget in FORGET:
        connection.execute(forget, {"of": table})
    return True


def note_outcomes(connection: sa.Connection, table: str, outcomes: list[Outcome]) -> None:
    """Notes how a game ended for each seat."""
    numbered = enumerate(outcomes)
    connection.execute(NOTE_OUTCOME, [{"of": table, "number": seat, **one._asdict()} for seat, one in numbered])


def write_ratings(
    connection: sa.Connection, table: str, game: str, count: int, players: list[str], rate: Rate, now: float
) -> tuple[dict[str, Rating], dict[str, Rating]]:
    """Replaces the ratings of some players by what `rate` makes of them: over all games, and for that many players.

    Returns those over all games, before and after.
    """
    if connection.dialect.name == "postgresql":  # one after the other: each builds on the last
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    known: dict[int, dict[str, Rating]] = {OVER_ALL: {}, count: {}}
    for row in connection.execute(RATINGS, {"of_game": game, "count": count, "people": sorted(set(players))}):
        known[row.players][row.who] = Rating(row.mu, row.sigma, row.played, row.won)
    after = {number: rate(before) for number, before in known.items()}
    rated = [
        {"game": game, "players": number, "who": who, **asdict(rating)}
        for number, ratings in after.items()
        for who, rating in ratings.items()
    ]
    connection.execute(RATE, rated)
    of_people = [one for one in rated if not one["who"].startswith("bot ")]
    if of_people:
        names = ("game", "players", "who", "mu", "sigma")
        connection.execute(
            NOTE_RATING, [{**{name: one[name] for name in names}, "table": table, "at": now} for one in of_people]
        )
    return known[OVER_ALL], after[OVER_ALL]


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
