"""The caretaker: opens the house, hears of other processes, wakes tables after a start, gives memory back."""

from __future__ import annotations

import asyncio
import gc
from functools import partial

import structlog

from dolmen.core.game import Game, games
from dolmen.server.heap import give_back
from dolmen.server.refusals import CannotOpen, NotFound
from dolmen.server.store.notices import Notice
from dolmen.server.store.tables import read_standing, running_with_bots
from dolmen.server.table.acting import go_on, wake
from dolmen.server.table.calling import call_people
from dolmen.server.table.closing import close_forgotten, follow_endings
from dolmen.server.table.house import House
from dolmen.server.table.looking import refresh
from dolmen.server.table.patience import until_done
from dolmen.server.table.reviewing import make_reviews
from dolmen.server.table.steady import SteadyClock
from dolmen.server.table.table import Table
from dolmen.words import LANGUAGES, texts

log = structlog.get_logger()
PRESENCE_SECONDS = 30.0  # how long presence at another process is believed
TIDY_SECONDS = 10.0
HEAP_SECONDS = 20.0  # after which memory that is free is given back to the system
BETWEEN_TABLES_SECONDS = 0.01  # others get their turn while tables wake


async def open_house(house: House) -> None:
    """Opens a house and looks after its tables from then on."""
    await house.open()
    house.store.notices.listen(partial(hear, house), partial(look_again, house))
    house.spawn(tidy(house))
    house.spawn(give_memory_back(house))
    house.spawn(wake_tables(house))
    house.spawn(call_people(house))
    house.spawn(close_forgotten(house))
    house.spawn(follow_endings(house))
    for _ in range(house.settings.reviews):
        house.spawn(make_reviews(house))
    if house.settings.wake_workers:
        house.learning = house.spawn(learn_words(house))


async def learn_words(house: House) -> None:
    """Reads the texts of every game ahead, beside the event loop, which nobody's first request then holds."""
    versions = [one for game in games().values() for one in (game, *game.earlier.values())]
    for language in LANGUAGES:
        for game in (None, *versions):
            await house.in_thread(_learn, language, game)
    gc.freeze()  # what is read stays for good: whoever looks for garbage passes it over, and is done sooner


def _learn(language: str, game: Game | None) -> None:
    texts(language, game)("player-number", n=1)  # whose number brings the forms of numbers along


async def hear(house: House, notice: Notice) -> None:
    """Another process did something: fetches what is new for tables that are in memory here."""
    if notice.present in house.tables:
        table = house.tables[notice.present]
        table.elsewhere[notice.sender] = (house.now(), frozenset(notice.online))
        await house.tell_table_settled(table)
    if notice.ended:
        await house.hang_up(notice.ended)
    for name in notice.steps:
        if name in house.tables:
            await until_done(house, "news of steps", catch_up, house, house.tables[name])
    for name in notice.standing:
        if name in house.tables:
            await until_done(house, "news of answers", hear_answers, house, house.tables[name])
    if notice.tables:
        house.tell_news()
    for name in notice.tables:
        if name in house.tables:
            await until_done(house, "news of a table", refresh, house, house.tables[name])


async def look_again(house: House) -> None:
    """Notices may have been missed, and locks are gone with the connection: every table in memory is read anew."""
    for table in list(house.tables.values()):
        table.has_bots_lock = False
        await refresh(house, table)
        await catch_up(house, table)


async def catch_up(house: House, table: Table) -> None:
    """Fetches steps of other processes and shows them."""
    async with table.lock:
        if table.running is None:
            if table.listeners:
                await wake(house, table)
                await house.tell_position(table)
        elif await house.fetch_steps(table):
            await house.tell_position(table)
            await go_on(house, table)


async def hear_answers(house: House, table: Table) -> None:
    """Takes over the standing answers of a table; nobody else learns that there are any."""
    async with table.lock:
        table.standing = await house.store.read(read_standing, table.id)
        if table.running:
            await go_on(house, table)


async def tidy(house: House) -> None:
    """Gives back the memory of tables that nobody has touched for a while; says again who is present."""
    while True:
        await asyncio.sleep(min(house.settings.idle_seconds, TIDY_SECONDS))
        now = house.now()
        if isinstance(house.now, SteadyClock) and house.now.has_jumped():
            log.warning("the clock of this machine has jumped; the tables go on as before", ahead=round(house.now.off))
        for table in list(house.tables.values()):
            table.elsewhere = {k: v for k, v in table.elsewhere.items() if now - v[0] < PRESENCE_SECONDS}
            table.note_presence(now)
            if house.store.is_postgres and table.listeners:
                await house.store.notices.tell_present(table.id, sorted(table.here()))
            await rest(house, table, now)


async def give_memory_back(house: House) -> None:
    """Gives back to the system, now and then, what the tables have given back."""
    while True:
        await asyncio.sleep(HEAP_SECONDS)
        await house.in_thread(give_back)


async def rest(house: House, table: Table, now: float) -> None:
    """Forgets the play of a table that is not in use, and the table itself if nobody is there."""
    is_busy = table.lock.locked() or table.thinking is not None
    if is_busy or now - table.used < house.settings.idle_seconds:
        return
    house.forget(table)
    if table.has_bots_lock:
        table.has_bots_lock = False
        await house.store.notices.unlock(table.id)
    if not table.listeners:
        # An alarm is for those who are there: clocks and windows are looked at when somebody comes.
        house.stop_alarm(table)
        house.remove(table)


async def wake_tables(house: House) -> None:
    """After a start, loads the running tables with bots one by one, so that what was under way goes on."""
    for name in await until_done(house, "waking the tables", house.store.read, running_with_bots):
        try:
            await wake_table(house, name)
        except (CannotOpen, NotFound):
            pass  # the house has logged it; or it was taken away meanwhile
        except Exception:
            log.exception("a table does not load", table=name)
            house.spawn(until_done(house, "waking a table", wake_table, house, name))
        await asyncio.sleep(BETWEEN_TABLES_SECONDS)


async def wake_table(house: House, name: str) -> None:
    """Loads a table and lets it go on."""
    table = await house.table(name)
    async with table.lock:
        await wake(house, table)
