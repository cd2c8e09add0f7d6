"""The house: what a server process has, and every table that is in memory, with those who are told what changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, TypeVar, TypeVarTuple

import structlog

from dolmen.core.errors import DolmenError
from dolmen.server.metrics import TABLES
from dolmen.server.post.post import Post
from dolmen.server.post.push import fresh_key
from dolmen.server.refusals import CannotOpen, NotFound
from dolmen.server.settings import Settings
from dolmen.server.store.opening import once_it_answers
from dolmen.server.store.people import cookie_secret, server_key
from dolmen.server.store.rows import KeptStep, KeptTable
from dolmen.server.store.steps import read_steps
from dolmen.server.store.store import Store, database_time
from dolmen.server.store.tables import read_days_off, read_table
from dolmen.server.table.reviewers import Reviewers
from dolmen.server.table.steady import JUMP_SECONDS, SteadyClock
from dolmen.server.table.table import Listener, Made, Running, Table
from dolmen.server.table.workers import Workers

log = structlog.get_logger()
T = TypeVar("T")
Details = TypeVarTuple("Details")
CROWD = 20  # who watch: so many are told at once
CROWD_SECONDS = 0.2  # between two positions that a larger crowd is told
FEW_STEPS = 32  # of a game: the event loop may play so many in one go


class House:
    """All that a server process keeps: settings, store, bots, tables."""

    def __init__(self, settings: Settings, store: Store, workers: Workers, now: Callable[[], float] | None = None):
        self.settings = settings
        self.store = store
        self.workers = workers
        self.now = now or SteadyClock()
        self.sleep: Callable[[float], Any] = asyncio.sleep  # a test may have its own time
        self.tables: dict[str, Table] = {}
        self.post = Post(settings, self.now)
        self.reviewers = Reviewers(settings.review_seconds, settings.review_niceness)
        self.wants_review = asyncio.Event()  # somebody asked for one here
        self.ended: set[str] = set()  # tables whose game has just ended, for whoever looks after what follows
        self.news = 0  # how often something changed that the lobby shows
        self._news_waiters: set[asyncio.Future[None]] = set()
        self.turned: set[str] = set()  # tables at which it became somebody's turn, since callers last looked
        self.learning: asyncio.Task | None = None  # reads the texts of all games, at the start
        self.secret = ""
        self.closing = False
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task] = set()
        self._aside, self._reading = ThreadPoolExecutor(1, "aside"), ThreadPoolExecutor(1, "reading")
        self._unreadable: set[str] = set()  # tables that cannot be opened; each is logged once

    async def open(self) -> None:
        """Opens store and workers; a database server may take its time."""
        for work in (self.store.open, self._read_keys):
            await (once_it_answers(work) if self.store.is_postgres else work())
        await self.workers.open()
        if self.settings.wake_workers:
            self.spawn(self.workers.wake())

    async def _read_keys(self) -> None:
        if self.store.is_postgres and isinstance(self.now, SteadyClock):
            self.now.set(await self.store.read(database_time))  # the same for all processes
        self.secret = await self.store.write(cookie_secret)
        self.post.key = await self.store.write(server_key, "vapid", fresh_key)

    async def close(self) -> None:
        """Says good-bye to everybody, finishes what is being written and shuts."""
        self.closing = True
        self.tell_news()
        goodbyes = [one.close(1012) for table in self.tables.values() for one in list(table.listeners)]
        await asyncio.gather(*goodbyes, return_exceptions=True)
        for table in self.tables.values():
            self.stop_alarm(table)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.workers.close()
        await self.store.close()
        self.post.close()
        for threads in (self._aside, self._reading):
            threads.shutdown(wait=False, cancel_futures=True)

    async def know_words(self) -> None:
        """Waits until the texts of all games are read; whoever comes sooner does not hold the event loop with it."""
        if self.learning is not None and not self.learning.done():
            await asyncio.wait({self.learning})

    async def hang_up(self, person: str) -> None:
        """Ends the connections of somebody here; whoever may come back does so at once."""
        theirs = [one for table in self.tables.values() for one in table.listeners if one.person == person]
        await asyncio.gather(*(one.close(1012) for one in theirs), return_exceptions=True)

    async def hang_up_everywhere(self, person: str) -> None:
        """The same at every process."""
        await self.hang_up(person)
        await self.store.notices.tell_ended(person)

    def spawn(self, work: Any) -> asyncio.Task:
        """Starts something in the background whose failure is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work failed", exc_info=task.exception())

    def set_alarm(self, table: Table, seconds: float, ring: Callable[[House, Table], Any]) -> None:
        """Sets the one alarm of a table."""
        self.stop_alarm(table)
        loop = asyncio.get_running_loop()
        table.timer = loop.call_later(max(seconds, 0.0), lambda: self.spawn(ring(self, table)))

    def stop_alarm(self, table: Table) -> None:
        """Takes the alarm of a table back, if one is set."""
        if table.timer:
            table.timer.cancel()
            table.timer = None

    async def table(self, name: str) -> Table:
        """A table, from memory or from the store; its play is not necessarily loaded."""
        if name in self.tables:
            self.tables[name].used = self.now()  # whoever asks for it is about to do something there
            return self.tables[name]
        if name not in self._loading:
            self._loading[name] = asyncio.ensure_future(self._load(name))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Table:
        try:
            table = self._opened(await self.kept_table(name))
            self.add(table)
            return table
        finally:
            del self._loading[name]

    async def kept_table(self, name: str) -> KeptTable:
        """A table as the store has it, which is enough to say something about one that cannot be opened."""
        kept = await self.store.read(read_table, name)
        if kept is None:
            raise NotFound()
        return kept

    def _opened(self, kept: KeptTable) -> Table:
        try:
            return Table(**{name: getattr(kept, name) for name in KeptTable.__slots__})
        except DolmenError as error:
            raise self._unreadable_table(kept.id, error) from error

    def _unreadable_table(self, name: str, error: Exception) -> CannotOpen:
        if name not in self._unreadable:
            self._unreadable.add(name)
            log.error("a table cannot be opened", table=name, why=str(error))
        return CannotOpen()

    def tell_news(self) -> None:
        """Something changed that the lobby shows."""
        self.news += 1
        for waiter in self._news_waiters:
            if not waiter.done():
                waiter.set_result(None)
        self._news_waiters.clear()

    async def wait_for_news(self, seconds: float) -> None:
        """Waits until something has changed, or so long."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._news_waiters.add(waiter)
        try:
            await asyncio.wait_for(waiter, seconds)
        except TimeoutError:
            pass
        finally:
            self._news_waiters.discard(waiter)

    def add(self, table: Table) -> None:
        """A table is in memory from now on."""
        table.used, table.absence_seconds = self.now(), self.settings.absence_seconds
        table.undos_per_step = self.settings.undos_per_step
        table.note_presence(table.used)
        self.tables[table.id] = table
        TABLES.set(len(self.tables))

    def remove(self, table: Table) -> None:
        """A table leaves the memory."""
        self.tables.pop(table.id, None)
        TABLES.set(len(self.tables))

    async def load_play(self, table: Table) -> bool:
        """Makes the play of a table that has begun from its steps, unless it is there. With the table's lock held."""
        table.used = self.now()
        if table.running is not None or table.status == "open":
            return False
        steps = await self.store.read(read_steps, table.id, 0)
        if table.agreed.pace.kind == "days":
            table.days_off = await self.store.read(read_days_off, table.agreed, table.seats)
        try:
            table.running = await self.aside(len(steps), _replayed, table, steps)
        except Exception as error:  # whatever is wrong with it, other tables are well
            raise self._unreadable_table(table.id, error) from error
        self._check_time(table)
        return True

    def _check_time(self, table: Table) -> None:
        """Steps that were kept under a clock which was ahead of ours hold nothing up."""
        ahead = table.at_play.come_to(self.now())
        if ahead > JUMP_SECONDS:
            log.warning("steps are dated in the future", table=table.id, seconds=round(ahead))

    async def fetch_steps(self, table: Table) -> int:
        """Replays steps of other processes; how many there were. With the table's lock held."""
        running = table.at_play
        steps = await self.store.read(read_steps, table.id, running.rows)
        if len(steps) > FEW_STEPS:
            self.forget(table)
            await self.load_play(table)
        else:
            for step in steps:
                running.replay(step)
            self._check_time(table)
        return len(steps)

    async def aside(self, steps: int, work: Callable[[*Details], T], *details: *Details) -> T:
        """Does work over so many steps of a game; what may take long is done beside the event loop."""
        return await self._beside(self._aside, steps, work, *details)

    async def in_thread(self, work: Callable[[*Details], T], *details: *Details) -> T:
        """Does work beside the event loop, one after another."""
        return await asyncio.get_running_loop().run_in_executor(self._aside, work, *details)

    async def read_past(self, steps: int, work: Callable[[*Details], T], *details: *Details) -> T:
        """The same for those who look at the past: nobody who wants to play waits for them."""
        return await self._beside(self._reading, steps, work, *details)

    async def look_up(self, work: Callable[[*Details], T], *details: *Details) -> T:
        """Does work for those who read rules and look at pictures, beside the event loop and those who play."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, work, *details)

    async def _beside(self, threads: Executor, steps: int, work: Callable[[*Details], T], *details: *Details) -> T:
        if steps <= FEW_STEPS:
            return work(*details)
        return await asyncio.get_running_loop().run_in_executor(threads, work, *details)

    def forget(self, table: Table) -> None:
        """Throws the play away, to be made again from the store."""
        table.running = None
        for listener in table.listeners:
            listener.forget()

    def tell_table(self, table: Table) -> None:
        """Sends the table to everybody at it."""
        table.note_presence(self.now())
        made: Made = {}
        for listener in list(table.listeners):
            listener.send_table(table, made)

    async def tell_table_settled(self, table: Table) -> None:
        """The same for callers without the table's lock: a step that is being written is not yet to be seen."""
        async with table.lock:
            self.tell_table(table)

    async def tell_position(self, table: Table) -> None:
        """Sends the position to everybody at the table, to each what they may see; a crowd a little later.

        With the table's lock held: others get their turn in between, but nobody is told of anything else.
        """
        listeners = self._first_to_tell(table)
        is_shared = len({listener.seat for listener in listeners}) < len(listeners)
        made: Made | None = {} if is_shared else None
        for listener in listeners:
            await listener.send_position(table, made)
        if table.running is not None:
            table.running.all_are_told()

    def _first_to_tell(self, table: Table) -> list[Listener]:
        """Who is told at once: those who play, and those who watch unless they are a crowd, which is told later."""
        listeners = table.listeners
        table.is_news = len(listeners) > CROWD and sum(listener.seat is None for listener in listeners) > CROWD
        if not table.is_news:
            return list(listeners)
        if table.telling is None:
            table.telling = self.spawn(self._tell_crowd(table))
        return [listener for listener in listeners if listener.seat is not None]

    async def tell_seat(self, table: Table, seat: int) -> None:
        """Sends the position to those who see through the eyes of a seat."""
        for listener in list(table.listeners):
            if listener.seat == seat:
                await listener.send_position(table)

    async def _tell_crowd(self, table: Table) -> None:
        """Tells those who watch what is new, some at a time, so that those who play do not wait for them."""
        try:
            while table.is_news:
                table.is_news = False
                await asyncio.sleep(CROWD_SECONDS)
                watching = [listener for listener in table.listeners if listener.seat is None]
                made: Made = {}
                for start in range(0, len(watching), CROWD):
                    async with table.lock:
                        if table.is_news:
                            made = {}
                        for listener in watching[start : start + CROWD]:
                            await listener.send_position(table, made, is_crowd=True)
                    await asyncio.sleep(0)
        finally:
            table.telling = None

    async def tell_present(self, table: Table) -> None:
        """Somebody came or went."""
        await self.tell_table_settled(table)
        await self.store.notices.tell_present(table.id, sorted(table.here()))


def _replayed(table: Table, steps: list[KeptStep]) -> Running:
    running = table.begin(table.new_play())
    running.replay_all(steps)
    return running
