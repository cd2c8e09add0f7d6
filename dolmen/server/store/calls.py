"""Calls in the store: who wants to be told that it is their turn, what is to be sent, and by which process."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from dolmen.server.store.people import keep_person
from dolmen.server.store.rows import Call, Device, Hours, Reach
from dolmen.server.store.schema import calls, devices, people, seats, steps, tables, wishes

LEASE_SECONDS = 180.0  # after which a call is sent again that some process took and never settled
KEPT_SECONDS = 90 * 86_400.0  # for which it is known that a call was sent
NOTE = sa.text("""
INSERT INTO calls ("table", seat, "after", kind, person, due, status, tries, at)
VALUES (:table, :seat, :after, :kind, :person, :due, 'waiting', 0, :at) ON CONFLICT DO NOTHING
""")


def _hours(row: Any) -> Hours:
    return Hours(row.zone or "UTC", row.quiet_from or 0, row.quiet_to or 0)


def reach_of(connection: sa.Connection, person: str) -> Reach:
    """How somebody is reached."""
    row = connection.execute(sa.select(people).where(people.c.id == person)).one_or_none()
    theirs = sa.select(devices).where(devices.c.person == person).order_by(devices.c.at)
    found = [Device(one.id, one.endpoint, one.p256dh, one.auth, one.name, one.at) for one in connection.execute(theirs)]
    if row is None:
        return Reach(found, None, True, "all", None, Hours())
    return Reach(found, row.mail, bool(row.mails), row.calls, row.language, _hours(row))


def wanting(connection: sa.Connection, names: Iterable[str]) -> dict[tuple[str, str], Hours]:
    """Who wants to be called from which of these tables, and can be; with their quiet hours."""
    has_device = sa.exists().where(devices.c.person == people.c.id)
    has_mail = sa.and_(people.c.mail.is_not(None), people.c.mails)
    wish = sa.func.coalesce(wishes.c.wants, people.c.calls == "all")
    of_both = sa.and_(wishes.c.person == people.c.id, wishes.c.table == seats.c.table)
    query = (
        sa.select(seats.c.table, people.c.id, people.c.zone, people.c.quiet_from, people.c.quiet_to)
        .join(people, people.c.id == seats.c.person)
        .outerjoin(wishes, of_both)
        .where(seats.c.table.in_(list(names)), seats.c.kind == "person", wish, sa.or_(has_device, has_mail))
    )
    return {(row.table, row.id): _hours(row) for row in connection.execute(query)}


def note_calls(connection: sa.Connection, noted: list[Call], now: float) -> None:
    """Notes what is to be sent; what was noted before stays as it is."""
    for call in noted:
        connection.execute(NOTE, {**asdict(call), "at": now})


def _this(call: Call) -> Any:
    of_seat = sa.and_(calls.c.table == call.table, calls.c.seat == call.seat)
    return sa.and_(of_seat, calls.c.after == call.after, calls.c.kind == call.kind)


def _is_open(now: float) -> Any:
    is_left = sa.and_(calls.c.status == "taken", calls.c.at < now - LEASE_SECONDS)
    return sa.and_(calls.c.due <= now, sa.or_(calls.c.status == "waiting", is_left))


def due_calls(connection: sa.Connection, now: float, most: int) -> list[Call]:
    """What is to be sent now, the oldest first; also what another process took and did not live to send."""
    query = sa.select(calls).where(calls.c.status != "done", _is_open(now)).order_by(calls.c.due).limit(most)
    return [Call(c.table, c.seat, c.after, c.kind, c.person, c.due, c.tries) for c in connection.execute(query)]


def take_call(connection: sa.Connection, call: Call, now: float) -> bool:
    """Takes a call in order to send it; of several processes one succeeds."""
    taking = sa.update(calls).where(_this(call), calls.c.tries == call.tries, _is_open(now))
    return connection.execute(taking.values(status="taken", tries=call.tries + 1, at=now)).rowcount == 1


def settle_call(connection: sa.Connection, call: Call, again_at: float | None, is_try: bool = True) -> None:
    """A call is done with, or to be sent at another time; `is_try`: it counts as an attempt."""
    change: dict[str, Any] = {"status": "done"} if again_at is None else {"status": "waiting", "due": again_at}
    if not is_try:
        change["tries"] = call.tries
    connection.execute(sa.update(calls).where(_this(call)).values(change))


def forget_calls(connection: sa.Connection, now: float) -> None:
    """Throws away what nobody needs to know any more."""
    connection.execute(sa.delete(calls).where(calls.c.at < now - KEPT_SECONDS))


def tables_to_note(connection: sa.Connection, since: float, most: int) -> list[str]:
    """Running tables of people who can be called, at which something happened since then: a process may have died
    before it noted whom to call.
    """
    reachable = sa.select(people.c.id).where(
        sa.or_(people.c.mail.is_not(None), sa.exists().where(devices.c.person == people.c.id))
    )
    theirs = sa.select(seats.c.table).where(seats.c.kind == "person", seats.c.person.in_(reachable))
    is_new = sa.exists().where(steps.c.table == tables.c.id, steps.c.at >= since)
    query = sa.select(tables.c.id).where(tables.c.status == "running", tables.c.id.in_(theirs))
    return list(connection.execute(query.where(sa.or_(tables.c.started >= since, is_new)).limit(most)).scalars())


def add_device(connection: sa.Connection, person: str, device: Device, most: int) -> None:
    """Keeps a browser that can be called; whoever used it before is called there no longer, nor the oldest of many."""
    keep_person(connection, person, device.at)
    connection.execute(sa.delete(devices).where(devices.c.endpoint == device.endpoint))
    connection.execute(sa.insert(devices).values(person=person, **asdict(device)))
    newest = sa.select(devices.c.id).where(devices.c.person == person).order_by(devices.c.at.desc()).limit(most)
    kept = list(connection.execute(newest).scalars())
    connection.execute(sa.delete(devices).where(devices.c.person == person, devices.c.id.not_in(kept)))


def remove_device(connection: sa.Connection, person: str, device: str) -> None:
    """Forgets a browser."""
    connection.execute(sa.delete(devices).where(devices.c.person == person, devices.c.id == device))


def wish_at(connection: sa.Connection, person: str, table: str) -> bool | None:
    """Whether somebody wants to be called from a table; None where it is as they want it from all."""
    mine = sa.and_(wishes.c.person == person, wishes.c.table == table)
    found = connection.execute(sa.select(wishes.c.wants).where(mine)).scalar()
    return None if found is None else bool(found)


def write_wish(connection: sa.Connection, person: str, table: str, wants: bool | None, now: float) -> None:
    """Keeps whether somebody wants to be called from a table."""
    keep_person(connection, person, now)
    connection.execute(sa.delete(wishes).where(wishes.c.person == person, wishes.c.table == table))
    if wants is not None:
        connection.execute(sa.insert(wishes).values(person=person, table=table, wants=wants))
