"""A server that starts before its database, or while that one restarts, waits for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

log = structlog.get_logger()
T = TypeVar("T")
OPENING_SECONDS = 60.0  # after which whoever starts the server is told why it does not
PAUSE_SECONDS = 1.0


async def once_it_answers(work: Callable[[], Awaitable[T]]) -> T:
    """Does some work with a database, again and again until it succeeds; after a minute the reason is raised."""
    until = time.monotonic() + OPENING_SECONDS
    while True:
        try:
            return await work()
        except Exception as error:
            if time.monotonic() > until:
                raise
            log.warning("the database does not answer yet", why=f"{type(error).__name__}: {error}"[:200])
            await asyncio.sleep(PAUSE_SECONDS)
