"""Days off in the store: on them the clock of somebody at a table with days for each step stands still."""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa

from dolmen.server.store.people import keep_person
from dolmen.server.store.rows import DayOff
from dolmen.server.store.schema import days_off, people, seats, tables


def days_off_of(connection: sa.Connection, person: str) -> dict[str, DayOff]:
    """The days off of somebody, by date."""
    rows = connection.execute(sa.select(days_off).where(days_off.c.person == person).order_by(days_off.c.day))
    return {row.day: (row.start, row.end) for row in rows}


def times_off(connection: sa.Connection, persons: Iterable[str], since: float) -> dict[str, list[DayOff]]:
    """When some people are off, as far as it reaches beyond a time."""
    of_them = sa.and_(days_off.c.person.in_(list(persons)), days_off.c.end > since)
    found: dict[str, list[DayOff]] = {}
    for row in connection.execute(sa.select(days_off).where(of_them).order_by(days_off.c.start)):
        found.setdefault(row.person, []).append((row.start, row.end))
    return found


def take_day_off(connection: sa.Connection, person: str, day: str, off: DayOff, most: int, now: float) -> bool:
    """Takes a day off; False if the year has no more. One that is taken already stays as it is."""
    keep_person(connection, person, now)
    connection.execute(sa.select(people.c.id).where(people.c.id == person).with_for_update())  # one at a time
    taken = days_off_of(connection, person)
    if day in taken:
        return True
    if sum(other[:4] == day[:4] for other in taken) >= most:
        return False
    connection.execute(sa.insert(days_off).values(person=person, day=day, start=off[0], end=off[1]))
    return True


def work_on(connection: sa.Connection, person: str, day: str, now: float) -> None:
    """Gives a day off back, unless it has begun."""
    mine = sa.and_(days_off.c.person == person, days_off.c.day == day)
    connection.execute(sa.delete(days_off).where(mine, days_off.c.start > now))


def slow_tables_of(connection: sa.Connection, person: str) -> list[str]:
    """The running tables of somebody with days for each step."""
    theirs = sa.select(seats.c.table).where(seats.c.person == person, seats.c.kind == "person")
    is_slow = tables.c.pace.like('%"days"%')
    query = sa.select(tables.c.id).where(tables.c.status == "running", is_slow, tables.c.id.in_(theirs))
    return list(connection.execute(query).scalars())
