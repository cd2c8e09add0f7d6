"""Finding players: tables that wait, people one has played with, invitations, statistics."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from dolmen.server.store.people import keep_person, mark_of
from dolmen.server.store.schema import blocks, invitations, people, rating_steps, seats, tables

INVITATION_SECONDS = 7 * 86_400.0


def waiting_tables(connection: sa.Connection, game: str, most: int) -> list[str]:
    """Public tables of a game that wait for players, the oldest first: whoever waits longest plays first."""
    query = sa.select(tables.c.id).where(tables.c.status == "open", tables.c.public, tables.c.game == game)
    return list(connection.execute(query.order_by(tables.c.created, tables.c.id).limit(most)).scalars())


def played_with(connection: sa.Connection, person: str, most: int) -> list[tuple[str, str, int, float]]:
    """People somebody has played with and does not avoid: mark, name, how many games, when last; the latest first."""
    other = seats.alias()
    avoided = sa.select(blocks.c.other).where(blocks.c.person == person)
    avoiding = sa.select(blocks.c.person).where(blocks.c.other == person)
    last = sa.func.max(tables.c.started)
    query = (
        sa.select(people.c.id, people.c.name, sa.func.count().label("games"), last.label("last"))
        .select_from(seats)
        .join(tables, sa.and_(tables.c.id == seats.c.table, tables.c.status != "open"))
        .join(other, sa.and_(other.c.table == seats.c.table, other.c.person != person))
        .join(people, people.c.id == other.c.person)
        .where(seats.c.person == person, people.c.id.not_in(avoided), people.c.id.not_in(avoiding))
        .group_by(people.c.id, people.c.name)
        .order_by(last.desc())
        .limit(most)
    )
    return [(mark_of(row.id), row.name, row.games, row.last or 0.0) for row in connection.execute(query)]


def companion(connection: sa.Connection, person: str, mark: str) -> str | None:
    """Somebody one has played with and does not avoid, by their mark."""
    found = connection.execute(sa.select(people.c.id).where(people.c.mark == mark)).scalar()
    known = {one for one, *_ in played_with(connection, person, 1000)}
    return found if found is not None and mark in known else None


def invite(connection: sa.Connection, table: str, person: str, by: str, now: float) -> bool:
    """Invites somebody to a table; False if they were before."""
    keep_person(connection, by, now)
    connection.execute(sa.delete(invitations).where(invitations.c.at < now - INVITATION_SECONDS))
    this = sa.and_(invitations.c.table == table, invitations.c.person == person)
    if connection.execute(sa.select(invitations.c.at).where(this)).first() is not None:
        return False
    connection.execute(sa.insert(invitations).values(table=table, person=person, by=by, at=now, declined=False))
    return True


def invitations_of(connection: sa.Connection, person: str, now: float) -> list[tuple[str, str]]:
    """The open tables to which somebody is invited, and by whom, the latest first."""
    query = (
        sa.select(invitations.c.table, people.c.name)
        .join(tables, sa.and_(tables.c.id == invitations.c.table, tables.c.status == "open"))
        .join(people, people.c.id == invitations.c.by)
        .where(invitations.c.person == person, ~invitations.c.declined, invitations.c.at > now - INVITATION_SECONDS)
        .order_by(invitations.c.at.desc())
    )
    return [(row.table, row.name) for row in connection.execute(query)]


def decline(connection: sa.Connection, table: str, person: str) -> None:
    """Somebody does not want to come."""
    this = sa.and_(invitations.c.table == table, invitations.c.person == person)
    connection.execute(sa.update(invitations).where(this).values(declined=True))


def rating_history(connection: sa.Connection, person: str, game: str, players: int, most: int) -> list[Any]:
    """How the rating of somebody went, the oldest first."""
    mine = sa.and_(rating_steps.c.who == person, rating_steps.c.game == game, rating_steps.c.players == players)
    latest = sa.select(rating_steps).where(mine).order_by(rating_steps.c.at.desc()).limit(most)
    return list(connection.execute(latest))[::-1]


def statistics_of(connection: sa.Connection, person: str) -> list[Any]:
    """What somebody has played, by title and number of players: games, won, mean place and score, best score."""
    count = sa.select(sa.func.count()).where(seats.alias("s").c.table == tables.c.id).scalar_subquery()
    everybody = seats.alias("everybody")
    count = sa.select(sa.func.count()).select_from(everybody).where(everybody.c.table == tables.c.id).scalar_subquery()
    mine = (
        sa.select(tables.c.game, count.label("players"), seats.c.place, seats.c.score)
        .join(tables, tables.c.id == seats.c.table)
        .where(
            seats.c.person == person, tables.c.status == "over", seats.c.score.is_not(None), tables.c.start.is_(None)
        )
        .subquery()
    )
    won = sa.func.sum(sa.case((mine.c.place == 1, 1), else_=0))
    figures = (sa.func.count(), won, sa.func.avg(mine.c.place), sa.func.avg(mine.c.score), sa.func.max(mine.c.score))
    named = [one.label(name) for one, name in zip(figures, ("games", "won", "place", "score", "best"), strict=True)]
    query = sa.select(mine.c.game, mine.c.players, *named).group_by(mine.c.game, mine.c.players)
    return list(connection.execute(query.order_by(mine.c.game, mine.c.players)))
