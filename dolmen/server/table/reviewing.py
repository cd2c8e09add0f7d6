"""Reviews of finished games: who may see one, who may ask for it, and the making of those that wait.

One row of the store per review, taken by one process at a time; what a process that died had taken, another takes.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets

import structlog

from dolmen.server.refusals import CannotOpen, NoReview, NotFound, NotOver, NotShared, NotYours, ReviewsWait, Sealed
from dolmen.server.store.reviews import ask_review, drop_review, finish_review, note_progress, share_review, take_review
from dolmen.server.table.acting import wake
from dolmen.server.table.house import House
from dolmen.server.table.patience import until_done
from dolmen.server.table.reviewer import Finished
from dolmen.server.table.reviewers import NotReviewed
from dolmen.server.table.table import Table

log = structlog.get_logger()
LOOK_SECONDS = 10.0  # how often a process looks for a review that another has let lie
BEAT_SECONDS = 1.0  # how often it says how far it is


# --- who may ---------------------------------------------------------------------------------------------------------


def people_of(table: Table) -> set[str]:
    """Whose game it was: all who sat there; the host's where only bots did."""
    sat = {seat.left_by or seat.person for seat in table.seats}
    return {person for person in sat if person} or {table.agreed.host}


def is_shared(table: Table) -> bool:
    """Whether all whose game it was let anybody with the link see the review."""
    return people_of(table) <= table.sharing


def may_see(table: Table, person: str | None) -> bool:
    """Whether somebody may see the review of a table."""
    return person in people_of(table) or is_shared(table)


def check_review(table: Table, person: str) -> None:
    """Refuses whoever may not see the review of a table, and what has none. With its play loaded."""
    if table.status == "open" or not table.play.over:
        raise NotOver()
    if table.sealed:
        raise Sealed()
    if not may_see(table, person):
        raise NotShared()


async def want_review(house: House, table: Table, person: str) -> None:
    """Notes that one of a table's people wants its review; it is made once."""
    if not house.settings.reviews:
        raise NoReview()
    if person not in people_of(table):
        raise NotYours()
    most = house.settings.reviews_waiting
    if not await house.store.write(ask_review, table.id, person, most, house.now()):
        raise ReviewsWait()
    house.wants_review.set()


async def share(house: House, table: Table, person: str, is_open: bool) -> None:
    """One of a table's people lets anybody with the link see its review, or no longer does."""
    if person not in people_of(table):
        raise NotYours()
    await house.store.write(share_review, table.id, person, is_open, about=table.id)
    (table.sharing.add if is_open else table.sharing.discard)(person)
    async with table.lock:
        house.tell_table(table)


# --- making them -----------------------------------------------------------------------------------------------------


async def make_reviews(house: House) -> None:
    """Makes the reviews that wait, one after another, as long as the house is open."""
    me = secrets.token_hex(8)
    while not house.closing:
        house.wants_review.clear()
        name = await until_done(house, "looking for a review", house.store.write, take_review, me, house.now())
        if name is not None:
            await until_done(house, "a review", make_review, house, name, me)
            continue
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(house.wants_review.wait(), LOOK_SECONDS)


async def make_review(house: House, name: str, me: str) -> None:
    """Makes a review that was taken, and keeps it."""
    try:
        finished = await finished_game(house, name)
        data = await _made(house, name, me, finished)
    except (NotReviewed, NotFound, CannotOpen, NotOver) as error:
        log.error("a review could not be made", table=name, why=str(error))
        await house.store.write(drop_review, name, me, not isinstance(error, NotReviewed))
        return
    if data is not None:
        await house.store.write(finish_review, name, me, data)


async def finished_game(house: House, name: str) -> Finished:
    """A game that is over, as whoever reviews it takes it."""
    table = await house.table(name)
    async with table.lock:
        await wake(house, table)
        play = table.play
        if not play.over:
            raise NotOver()
        actions = [step.action for step in play.steps]
    dealt = (play.game.name, play.game.version, play.players, play.options, play.seed)
    settings = house.settings
    return Finished(*dealt, actions, settings.review_threads, table.agreed.start, settings.review_guesses)


async def _made(house: House, name: str, me: str, finished: Finished) -> bytes | None:
    """The review, while others hear how far it is; None if another process has it by now."""
    far = (0, 0)

    def tell(done: int, of: int) -> None:
        nonlocal far
        far = (done, of)

    making = asyncio.ensure_future(house.reviewers.review(finished, tell))
    try:
        while not making.done():
            await asyncio.wait({making}, timeout=BEAT_SECONDS)
            if not making.done() and not await house.store.write(note_progress, name, me, *far, house.now()):
                return None
        return making.result()
    finally:
        making.cancel()
        await asyncio.gather(making, return_exceptions=True)
