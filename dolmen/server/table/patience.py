"""What nobody would ask for again is tried again while the store does not answer: bots, alarms, news."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar, TypeVarTuple

import structlog

from dolmen.core.errors import DolmenError
from dolmen.server.table.house import House

log = structlog.get_logger()
T = TypeVar("T")
Details = TypeVarTuple("Details")
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0  # seconds between two attempts; each is twice as long as the one before


async def until_done(house: House, what: str, work: Callable[[*Details], Awaitable[T]], *details: *Details) -> T:
    """Does some work, again and again until it succeeds; a refusal, which would be the same again, is raised."""
    pause = FIRST_PAUSE
    while True:
        try:
            return await work(*details)
        except DolmenError:
            raise
        except Exception as error:
            if house.closing:
                raise
            log.warning(f"{what} is tried again", why=type(error).__name__)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
