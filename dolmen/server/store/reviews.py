"""Reviews in the store: asked for once, made by one process at a time, kept with the game; and who lets others see."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Literal

import sqlalchemy as sa

from dolmen.server.store.people import keep_person
from dolmen.server.store.schema import review_shares, reviews, tables

LEASE_SECONDS = 30.0  # after which a review of which nothing is heard is taken by somebody else
MOST_TRIES = 3
MOST_WAITING = 500  # in all


@dataclass(frozen=True)
class KeptReview:
    """How far a review is."""

    table: str
    status: Literal["waiting", "taken", "done", "failed"]
    done: int
    of: int
    before: int = 0  # others that were asked for earlier and are yet to be made


def ask_review(connection: sa.Connection, table: str, person: str, most: int, now: float) -> bool:
    """Notes that somebody wants a review, unless there is one; one that failed is tried again.

    False if that person waits for too many already, or everybody together does.
    """
    connection.execute(sa.select(tables.c.id).where(tables.c.id == table).with_for_update())  # one after another
    known = connection.execute(sa.select(reviews.c.status).where(reviews.c.table == table)).scalar()
    if known is not None and known != "failed":
        return True
    waiting = sa.select(sa.func.count()).select_from(reviews).where(reviews.c.status.in_(("waiting", "taken")))
    theirs = connection.execute(waiting.where(reviews.c.person == person)).scalar_one()
    if theirs >= most or connection.execute(waiting).scalar_one() >= MOST_WAITING:
        return False
    keep_person(connection, person, now)
    connection.execute(sa.delete(reviews).where(reviews.c.table == table))
    row = {"table": table, "person": person, "status": "waiting", "at": now, "seen": now}
    connection.execute(sa.insert(reviews).values(**row, tries=0, done=0, of=0))
    return True


def review_of(connection: sa.Connection, table: str) -> KeptReview | None:
    """How far the review of a table is, if somebody asked for one."""
    row = connection.execute(sa.select(reviews).where(reviews.c.table == table)).one_or_none()
    if row is None:
        return None
    before = 0
    if row.status == "waiting":
        earlier = sa.and_(reviews.c.status.in_(("waiting", "taken")), reviews.c.at < row.at)
        before = connection.execute(sa.select(sa.func.count()).select_from(reviews).where(earlier)).scalar_one()
    return KeptReview(row.table, row.status, row.done, row.of, before)


def review_data(connection: sa.Connection, table: str) -> bytes | None:
    """A review that is done, as JSON."""
    done = sa.select(reviews.c.data).where(reviews.c.table == table, reviews.c.status == "done")
    packed = connection.execute(done).scalar()
    return None if packed is None else zlib.decompress(packed)


def take_review(connection: sa.Connection, me: str, now: float) -> str | None:
    """Takes the review that has waited longest, or one that whoever took it has let lie; its table."""
    is_left = sa.and_(reviews.c.status == "taken", reviews.c.seen < now - LEASE_SECONDS)
    is_free = sa.or_(reviews.c.status == "waiting", is_left)
    oldest = sa.select(reviews.c.table).where(is_free).order_by(reviews.c.at).limit(1)
    table = connection.execute(oldest.with_for_update(skip_locked=True)).scalar()
    if table is None:
        return None
    taking = sa.update(reviews).where(reviews.c.table == table)
    if connection.execute(sa.select(reviews.c.tries).where(reviews.c.table == table)).scalar_one() >= MOST_TRIES:
        connection.execute(taking.values(status="failed", taken_by=None))
        return take_review(connection, me, now)
    connection.execute(taking.values(status="taken", taken_by=me, seen=now, tries=reviews.c.tries + 1, done=0, of=0))
    return table


def note_progress(connection: sa.Connection, table: str, me: str, done: int, of: int, now: float) -> bool:
    """Says how far a review is; False if somebody else has it by now."""
    return _update(connection, table, me, {"done": done, "of": of, "seen": now})


def finish_review(connection: sa.Connection, table: str, me: str, data: bytes) -> bool:
    """Keeps a review; False if somebody else has it by now."""
    return _update(connection, table, me, {"status": "done", "data": zlib.compress(data, 6), "taken_by": None})


def drop_review(connection: sa.Connection, table: str, me: str, is_hopeless: bool) -> bool:
    """Gives back a review that could not be made: for another try, or for good."""
    return _update(connection, table, me, {"status": "failed" if is_hopeless else "waiting", "taken_by": None})


def make_anew(connection: sa.Connection, table: str) -> None:
    """A review of a shape that is no longer read is made again."""
    old = sa.and_(reviews.c.table == table, reviews.c.status == "done")
    connection.execute(sa.update(reviews).where(old).values(status="waiting", data=None, tries=0, done=0, of=0))


def _update(connection: sa.Connection, table: str, me: str, values: dict[str, object]) -> bool:
    mine = sa.and_(reviews.c.table == table, reviews.c.taken_by == me, reviews.c.status == "taken")
    return connection.execute(sa.update(reviews).where(mine).values(**values)).rowcount == 1


def share_review(connection: sa.Connection, table: str, person: str, is_shared: bool) -> None:
    """Somebody lets anybody with the link see the review of a table, or no longer does."""
    connection.execute(sa.select(tables.c.id).where(tables.c.id == table).with_for_update())
    theirs = sa.and_(review_shares.c.table == table, review_shares.c.person == person)
    connection.execute(sa.delete(review_shares).where(theirs))
    if is_shared:
        connection.execute(sa.insert(review_shares).values(table=table, person=person))


def sharing(connection: sa.Connection, table: str) -> set[str]:
    """The people who let anybody with the link see the review of a table."""
    return set(connection.execute(sa.select(review_shares.c.person).where(review_shares.c.table == table)).scalars())
