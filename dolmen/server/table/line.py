"""Who waits for a worker: bots go before hints, and of each the tables take turns, however much one of them asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Line(Generic[T]):
    """Things that are lent to one after another."""

    def __init__(self) -> None:
        self._free: deque[T] = deque()
        # For bots, then for hints: by table those who wait; the table at the front is next, and goes to the end.
        self._waiting: tuple[OrderedDict[str, deque[asyncio.Future[T]]], ...] = (OrderedDict(), OrderedDict())

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(futures) for tables in self._waiting for futures in tables.values())

    async def take(self, table: str, is_hint: bool) -> T:
        """Waits until one is free for this table."""
        if self._free:
            return self._free.popleft()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting[is_hint].setdefault(table, deque()).append(future)
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.give(future.result())
            raise

    def give(self, thing: T) -> None:
        """Gives one back: to whoever is next, or to be taken later."""
        for tables in self._waiting:
            while tables:
                table, futures = tables.popitem(last=False)
                while futures and futures[0].done():  # they no longer want it
                    futures.popleft()
                if not futures:
                    continue
                futures.popleft().set_result(thing)
                if futures:
                    tables[table] = futures
                return
        self._free.append(thing)
