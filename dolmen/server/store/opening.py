"""A server that starts before its database, or while that one restarts, waits for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import sqlalchemy as sa
import structlog

log = structlog.get_logger()
T = TypeVar("T")
OPENING_SECONDS = 60.0  # after which whoever starts the server is told why it does not
PAUSE_SECONDS = 1.0


async def once_it_answers(work: Callable[[], Awaitable[T]]) -> T:
    """Does some work with a database, again and again while it is away; after a minute the reason is raised."""
    until = time.monotonic() + OPENING_SECONDS
    while True:
        try:
            return await work()
        except Exception as error:
            if not is_away(error) or time.monotonic() > until:
                raise
            log.warning("the database does not answer yet", why=f"{type(error).__name__}: {error}"[:200])
            await asyncio.sleep(PAUSE_SECONDS)


def is_away(error: Exception) -> bool:
    """Whether a database may answer later; one that has another shape than ours will say the same again."""
    if isinstance(error, sa.exc.ProgrammingError | sa.exc.DataError | sa.exc.IntegrityError):
        return False
    is_drivers = type(error).__module__.startswith("asyncpg.")
    return is_drivers or isinstance(error, OSError | sa.exc.DBAPIError | sa.exc.PendingRollbackError)
