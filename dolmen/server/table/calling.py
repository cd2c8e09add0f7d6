"""Telling people who are not there that it is their turn: one notice for each turn, and one before time runs out.

Where a step is played it is known whose turn it is, and noted what is to be sent, and when. What is due is taken by one
process, looked at again, and sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import structlog

from dolmen.server.post.push import Outcome
from dolmen.server.post.quiet import after_quiet, before_quiet, is_quiet
from dolmen.server.refusals import CannotOpen, NotFound
from dolmen.server.store.calls import (
    due_calls,
    forget_calls,
    note_calls,
    reach_of,
    remove_device,
    settle_call,
    tables_to_note,
    take_call,
    wanting,
)
from dolmen.server.store.rows import Call, Hours, Reach
from dolmen.server.table.acting import wake
from dolmen.server.table.house import House
from dolmen.server.table.letters import call_letter, call_message, topic_of
from dolmen.server.table.table import Table
from dolmen.server.table.together import choosing_together, may_choose_early

log = structlog.get_logger()
LOOK_SECONDS = 5.0  # between two looks at what is due
AGAIN_SECONDS = 300.0  # between two looks at what a process that died did not note
PRESENCE_SECONDS = 11.0  # within which other processes say who is there
MOST_AT_ONCE = 40  # calls
MOST_TABLES = 2000
MOST_TRIES = 5
RETRY_SECONDS = 60.0  # after the first failure; then twice as long each time
SHORTEST_NOTICE = 60.0  # seconds before time runs out: later than that nobody is told
LONGEST_NOTICE = 86_400.0
KEEP_SECONDS = 86_400.0  # for which a push service keeps a call, where no clock runs


def asked_seats(table: Table) -> Iterator[int]:
    """The seats of people for whom the table waits: the player to move, and whoever may choose at the same time."""
    if table.status != "running" or table.turn is None:
        return
    for seat in sorted({table.turn, *choosing_together(table)}):
        held = table.seats[seat]
        is_asked = seat == table.turn or may_choose_early(table, seat)
        if is_asked and held.kind == "person" and held.person and not held.has_left:
            yield seat


def last_step_of(table: Table, seat: int) -> int:
    """How many steps stood after the last one of a seat."""
    steps = table.play.steps
    return next((number for number in range(len(steps), 0, -1) if steps[number - 1].player == seat), 0)


def calls_at(table: Table, now: float, call_seconds: float) -> list[Call]:
    """What is to be sent because of the position at a table, as if nobody had quiet hours."""
    found, online = [], table.online()
    for seat in asked_seats(table):
        after, person = last_step_of(table, seat), table.seats[seat].person or ""
        is_amid = 0 < after == len(table.play.steps)  # whoever has just played knows that it is still their turn
        if not is_amid and seat not in online:
            found.append(Call(table.id, seat, after, "turn", person, now + call_seconds))
        if (soon := soon_at(table, seat)) is not None:
            found.append(Call(table.id, seat, after, "soon", person, soon))
    return found


def soon_at(table: Table, seat: int) -> float | None:
    """When somebody is told that their time runs out; None where no clock runs for them, or it is too short."""
    clocks = table.at_play.clocks
    ends = clocks.ends(seat) if seat == table.turn else None
    if ends is None:
        return None
    notice = min(clocks.full(seat) / 4, LONGEST_NOTICE)
    return ends - notice if notice >= SHORTEST_NOTICE else None


async def call_people(house: House) -> None:
    """Notes and sends calls for as long as the house is open."""
    looked = 0.0
    while not house.closing:
        try:
            if not looked or house.now() - looked > AGAIN_SECONDS:
                since = house.now() - (KEEP_SECONDS if not looked else 3 * AGAIN_SECONDS)
                looked = house.now()
                await house.store.write(forget_calls, looked)
                house.turned.update(await house.store.read(tables_to_note, since, MOST_TABLES))
            await note_turns(house)
            await send_due(house)
        except Exception:
            log.exception("calls wait")
        await asyncio.sleep(LOOK_SECONDS)


async def note_turns(house: House) -> None:
    """Notes whom to call at the tables where it became somebody's turn."""
    names = [house.turned.pop() for _ in range(min(len(house.turned), MOST_TABLES))]
    if not names:
        return
    hours = await house.store.read(wanting, names)
    noted: list[Call] = []
    for name in {table for table, _ in hours}:
        found = await _open(house, name)
        if found is None:
            continue
        async with found.lock:
            await wake(house, found)
            now = house.now()
            for call in calls_at(found, now, house.settings.call_seconds):
                if (of := hours.get((name, call.person))) is not None:
                    noted.append(_at_good_time(call, of, now))
    if noted:
        await house.store.write(note_calls, noted, house.now())


def _at_good_time(call: Call, hours: Hours, now: float) -> Call:
    """A call at a time that is not quiet: a warning rather before the quiet hours than after them."""
    due = call.due
    if is_quiet(hours, due):
        before = before_quiet(hours, due)
        due = before if call.kind == "soon" and before > now else after_quiet(hours, due)
    return Call(call.table, call.seat, call.after, call.kind, call.person, due)


async def _open(house: House, name: str) -> Table | None:
    try:
        return await house.table(name)
    except (NotFound, CannotOpen):
        return None


async def send_due(house: House) -> None:
    """Sends what is due, and waits until it is sent."""
    due = await house.store.read(due_calls, house.now(), MOST_AT_ONCE)
    await asyncio.gather(*(send_call(house, call) for call in due))


async def send_call(house: House, call: Call) -> None:
    """Sends one call, unless another process does or it is no longer needed."""
    if not await house.store.write(take_call, call, house.now()):
        return
    if house.store.is_postgres and call.table not in house.tables:
        await _open(house, call.table)
        await house.sleep(PRESENCE_SECONDS)  # other processes say who is there
    table = await _open(house, call.table)
    reach = await house.store.read(reach_of, call.person)
    if table is None or (call.table, call.person) not in await house.store.read(wanting, [call.table]):
        await house.store.write(settle_call, call, None)
        return
    async with table.lock:
        await wake(house, table)
        again_at = _other_time(table, call, reach, house.now())
        is_needed = again_at is None and _is_needed(table, call, house.now())
    if again_at is not None:
        await house.store.write(settle_call, call, again_at, False)
        return
    failed = is_needed and await _send(house, table, call, reach) == "later"
    retry = house.now() + RETRY_SECONDS * 2**call.tries if failed and call.tries + 1 < MOST_TRIES else None
    await house.store.write(settle_call, call, retry)


def _is_needed(table: Table, call: Call, now: float) -> bool:
    """Whether somebody is still to be told: it is their turn, they are not there, their time has not run out."""
    if call.seat not in asked_seats(table) or table.seats[call.seat].person != call.person:
        return False
    is_same = last_step_of(table, call.seat) == call.after
    return is_same and call.seat not in table.online() and not table.is_out(call.seat, now)


def _other_time(table: Table, call: Call, reach: Reach, now: float) -> float | None:
    """When a call that is due is to be sent instead: after quiet hours, or later since days off stopped the clock."""
    if call.seat not in asked_seats(table):
        return None
    if call.kind == "soon":
        ends, soon = table.at_play.clocks.ends(call.seat), soon_at(table, call.seat)
        if soon is not None and before_quiet(reach.hours, soon) > now + 1.0:
            return before_quiet(reach.hours, soon)
        if is_quiet(reach.hours, now) and ends is not None and after_quiet(reach.hours, now) >= ends:
            return None  # rather now than too late
    return after_quiet(reach.hours, now) if is_quiet(reach.hours, now) else None


async def _send(house: House, table: Table, call: Call, reach: Reach) -> Outcome:
    """Sends a call every way that somebody has chosen; `taken` if one of them worked, `later` if it may work yet."""
    left = table.at_play.clocks.of(call.seat, table.turn, house.now()) if call.seat == table.turn else None
    message = call_message(table, call, reach.language or "en", left)
    keep = KEEP_SECONDS if left is None else left
    ways = [house.post.push(device, message, topic_of(call.table, call.seat), keep) for device in reach.devices]
    if reach.mail and reach.mails and house.post.can_mail:
        ways.append(house.post.mail(call_letter(house, table, call, reach, left)))
    outcomes = await asyncio.gather(*ways)
    for device, outcome in zip(reach.devices, outcomes, strict=False):
        if outcome == "gone":
            await house.store.write(remove_device, call.person, device.id)
    return "taken" if "taken" in outcomes else "later" if "later" in outcomes else "gone"
