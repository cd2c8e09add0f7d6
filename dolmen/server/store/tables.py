"""Tables and their seats in the store. What belongs together is one transaction: no table is left half begun."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import msgspec
import sqlalchemy as sa

from dolmen.server.store.coached import coached_at
from dolmen.server.store.holidays import times_off
from dolmen.server.store.people import keep_person
from dolmen.server.store.reviews import sharing
from dolmen.server.store.rows import Agreed, DayOff, KeptSeat, KeptTable, StandingAnswer, Status
from dolmen.server.store.schema import chats, duplicates, requests, seats, standing, tables, votes
from dolmen.server.store.voices import note_message, read_chats
from dolmen.wire.messages import Pace

MOST_TO_WAKE = 5000
REQUEST_SECONDS = 86_400.0  # for which a repeated request is recognised


def read_table(connection: sa.Connection, table: str) -> KeptTable | None:
    """A table with seats, chat, votes and standing answers."""
    row = connection.execute(sa.select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    agreed, places = _agreed(row), [_seat(seat) for seat in _rows(connection, seats, table)]
    lines, speakers = read_chats(connection, table)
    return KeptTable(
        agreed=agreed,
        seats=places,
        status=row.status,
        rematch=row.rematch,
        started=row.started,
        chats=lines,
        speakers=speakers,
        votes={(vote.seat, vote.by) for vote in _rows(connection, votes, table)},
        standing=read_standing(connection, table),
        closed=row.closed,
        sealed=row.duplicate is not None and not _is_done(connection, row.duplicate),
        days_off=read_days_off(connection, agreed, places),
        coached=coached_at(connection, table) if agreed.coach else [],
        sharing=sharing(connection, table) if row.status == "over" else set(),
    )


def _is_done(connection: sa.Connection, duplicate: str) -> bool:
    return bool(connection.execute(sa.select(duplicates.c.done).where(duplicates.c.id == duplicate)).scalar())


def read_days_off(connection: sa.Connection, agreed: Agreed, places: list[KeptSeat]) -> dict[int, list[DayOff]]:
    """When the players of a slow table are off, by seat."""
    if agreed.pace.kind != "days":
        return {}
    people = [seat.person or seat.left_by for seat in places]
    by_person = times_off(connection, {person for person in people if person}, agreed.created)
    return {number: by_person[person] for number, person in enumerate(people) if person in by_person}


def read_standing(connection: sa.Connection, table: str) -> dict[int, StandingAnswer]:
    """The standing answers of a table by seat."""
    return {s.seat: StandingAnswer(s.sentence, s.until, s.progress) for s in _rows(connection, standing, table)}


def _agreed(row: Any) -> Agreed:
    return Agreed(
        row.id, row.game, row.version, msgspec.json.decode(row.options), bytes(row.seed),
        msgspec.json.decode(row.pace, type=Pace), row.grace, bool(row.public), bool(row.hints), row.host, row.created,
        row.duplicate, bool(row.coach), None if row.start is None else bytes(row.start), row.came_from,
    )  # fmt: skip


def _seat(row: Any) -> KeptSeat:
    return KeptSeat(
        row.kind, row.name, row.person, row.level, bool(row.has_left), row.left_by, bool(row.may_return), row.kept_for,
        row.score, row.place, row.rated_before, row.rated_after,
    )  # fmt: skip


def _rows(connection: sa.Connection, source: sa.Table, table: str) -> Any:
    return connection.execute(sa.select(source).where(source.c.table == table).order_by(*source.primary_key.columns))


def note_request(connection: sa.Connection, request: str | None, table: str, now: float) -> None:
    """Notes that a request was done, and which table answers it; a second one fails. Old ones are forgotten."""
    if request is not None:
        connection.execute(sa.delete(requests).where(requests.c.at < now - REQUEST_SECONDS))
        connection.execute(sa.insert(requests).values(key=request, table=table, at=now))


def table_of_request(connection: sa.Connection, request: str) -> str | None:
    """The table that answers a request which was done before."""
    return connection.execute(sa.select(requests.c.table).where(requests.c.key == request)).scalar()


def write_table(connection: sa.Connection, table: KeptTable, request: str | None = None) -> float | None:
    """The rows of a new table; when it began, if it begins at once."""
    agreed = table.agreed
    texts = {name: msgspec.json.encode(getattr(agreed, name)).decode() for name in ("options", "pace")}
    keep_person(connection, agreed.host, agreed.created)
    connection.execute(sa.insert(tables), {**_fields(agreed), **texts, "status": "open"})
    places = [{**asdict(seat), "table": table.id, "seat": number} for number, seat in enumerate(table.seats)]
    connection.execute(sa.insert(seats), places)
    note_request(connection, request, table.id, agreed.created)
    return _begin_if_full(connection, table.id, agreed.created)


def _fields(agreed: Agreed) -> dict[str, Any]:
    return {name: getattr(agreed, name) for name in Agreed.__slots__}


def _hold(connection: sa.Connection, table: str) -> Status | None:
    """Holds the row of a table, so that seats are given away one after another; its status."""
    return connection.execute(sa.select(tables.c.status).where(tables.c.id == table).with_for_update()).scalar()


def _begin_if_full(connection: sa.Connection, table: str, now: float) -> float | None:
    """Begins a game as soon as no seat is open, together with whatever took the last one; when it began, if it has.

    The row of the table is held first, so that of two processes which give away two seats the second sees both taken.
    """
    row = connection.execute(
        sa.select(tables.c.status, tables.c.started).where(tables.c.id == table).with_for_update()
    ).one_or_none()
    if row is None or row.status != "open":
        return row.started if row else None
    is_open = sa.select(seats.c.seat).where(seats.c.table == table, seats.c.kind == "open").limit(1)
    if connection.execute(is_open).first() is not None:
        return None
    connection.execute(sa.update(tables).where(tables.c.id == table).values(status="running", started=now))
    return now


def write_rematch(
    connection: sa.Connection, old: str, new: KeptTable, request: str | None = None
) -> tuple[str | None, float | None]:
    """The table that follows an old one, and when it began: the new one, or whichever was there first."""
    claim = sa.update(tables).where(tables.c.id == old, tables.c.rematch.is_(None)).values(rematch=new.id)
    if connection.execute(claim).rowcount == 1:
        return new.id, write_table(connection, new, request)
    return connection.execute(sa.select(tables.c.rematch).where(tables.c.id == old)).scalar(), None


def give_seat(
    connection: sa.Connection,
    table: str,
    number: int,
    old: KeptSeat,
    new: KeptSeat,
    now: float,
    request: str | None = None,
) -> tuple[bool, float | None]:
    """Gives a seat to somebody else if it is still as it was: whether it was, and when the game began, if it has."""
    if new.person and new.person != old.person and _plays_elsewhere(connection, table, new.person):
        return False, None
    if _hold(connection, table) != "open" and new.kind == "open":
        return False, None
    if not _write_seat(connection, table, number, old, new, now):
        return False, None
    note_request(connection, request, table, now)
    return True, _begin_if_full(connection, table, now)


def _plays_elsewhere(connection: sa.Connection, table: str, person: str) -> bool:
    """Whether somebody sits, or sat, in another group with the same deals. Groups are looked at one after another."""
    duplicate = connection.execute(sa.select(tables.c.duplicate).where(tables.c.id == table)).scalar()
    if duplicate is None:
        return False
    connection.execute(sa.select(duplicates.c.id).where(duplicates.c.id == duplicate).with_for_update())
    others = sa.select(tables.c.id).where(tables.c.duplicate == duplicate, tables.c.id != table)
    theirs = sa.or_(seats.c.person == person, seats.c.left_by == person)
    return connection.execute(sa.select(seats.c.seat).where(seats.c.table.in_(others), theirs)).first() is not None


def _write_seat(connection: sa.Connection, table: str, number: int, old: KeptSeat, new: KeptSeat, now: float) -> bool:
    person = seats.c.person.is_(None) if old.person is None else seats.c.person == old.person
    is_as_it_was = sa.and_(seats.c.table == table, seats.c.seat == number, seats.c.kind == old.kind, person)
    if new.person:
        keep_person(connection, new.person, now)
    return connection.execute(sa.update(seats).where(is_as_it_was).values(asdict(new))).rowcount == 1


def open_seat(
    connection: sa.Connection, table: str, number: int, old: KeptSeat, is_last: bool, now: float, request: str | None
) -> bool:
    """Opens a seat again before the start; with the last person the table goes. Whether the seat was as expected."""
    if _hold(connection, table) != "open":  # the last seat was taken meanwhile
        return False
    if not _write_seat(connection, table, number, old, KeptSeat("open"), now):
        return False
    note_request(connection, request, table, now)
    if is_last:
        for source in (chats, seats):
            connection.execute(sa.delete(source).where(source.c.table == table))
        connection.execute(sa.update(tables).where(tables.c.rematch == table).values(rematch=None))
        connection.execute(sa.delete(tables).where(tables.c.id == table))
    return True


def replace_person(
    connection: sa.Connection, table: str, number: int, old: KeptSeat, bot: KeptSeat, message: str, now: float
) -> bool:
    """Puts a bot on a seat, which ends votes about it and its standing answer. Whether the seat was as expected."""
    note_message(connection, table, message, now)
    for source in (votes, standing):
        connection.execute(sa.delete(source).where(source.c.table == table, source.c.seat == number))
    return _write_seat(connection, table, number, old, bot, now)


def list_tables(connection: sa.Connection, kind: str, person: str, most: int) -> list[str]:
    """Public tables that are `open` or `running`; those of a person that go on (`mine`) or are `over`. Newest first."""
    query = sa.select(tables.c.id).order_by(tables.c.created.desc()).limit(most)
    if kind in ("open", "running"):
        query = query.where(tables.c.status == kind, tables.c.public)
    else:
        theirs = sa.select(seats.c.table).where(seats.c.person == person)
        is_wanted = tables.c.status == "over" if kind == "over" else tables.c.status != "over"
        query = query.where(is_wanted, tables.c.id.in_(theirs))
    return list(connection.execute(query).scalars())


def running_with_bots(connection: sa.Connection) -> list[str]:
    """The running tables with a bot, the newest first."""
    with_bots = sa.select(seats.c.table).where(seats.c.kind == "bot")
    query = sa.select(tables.c.id).where(tables.c.status == "running", tables.c.id.in_(with_bots))
    return list(connection.execute(query.order_by(tables.c.started.desc()).limit(MOST_TO_WAKE)).scalars())
