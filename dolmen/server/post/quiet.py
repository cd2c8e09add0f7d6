"""Quiet hours: when somebody is not called, in their own time zone."""

from __future__ import annotations

from datetime import date, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from dolmen.server.store.rows import Hours

DAY_MINUTES = 24 * 60


def zone_of(name: str) -> tzinfo | None:
    """A time zone by its name (`Europe/Rome`); None where there is none of that name."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return None


def is_quiet(hours: Hours, at: float) -> bool:
    """Whether a time is in the quiet hours, which may go over midnight."""
    start, end, minute = hours.quiet_from, hours.quiet_to, _minute(_local(hours, at))
    return start <= minute < end if start <= end else minute >= start or minute < end


def after_quiet(hours: Hours, at: float) -> float:
    """A time, or if it is a quiet one, when the quiet ends."""
    return _next(hours, at, hours.quiet_to) if is_quiet(hours, at) else at


def before_quiet(hours: Hours, at: float) -> float:
    """A time, or if it is a quiet one, the last minute before the quiet began."""
    if not is_quiet(hours, at):
        return at
    local = _local(hours, at)
    back = (_minute(local) - hours.quiet_from) % DAY_MINUTES
    start = local.replace(second=0, microsecond=0, tzinfo=None) - timedelta(minutes=back + 1)
    return start.replace(tzinfo=local.tzinfo).timestamp()


def day_bounds(zone: str, day: date) -> tuple[float, float]:
    """When a day begins and ends in a time zone."""
    place = zone_of(zone) or ZoneInfo("UTC")
    first, second = (datetime(one.year, one.month, one.day, tzinfo=place) for one in (day, day + timedelta(days=1)))
    return first.timestamp(), second.timestamp()


def today(zone: str, now: float) -> date:
    """The date in a time zone."""
    return datetime.fromtimestamp(now, zone_of(zone) or ZoneInfo("UTC")).date()


def _local(hours: Hours, at: float) -> datetime:
    return datetime.fromtimestamp(at, zone_of(hours.zone) or ZoneInfo("UTC"))


def _minute(local: datetime) -> int:
    return 60 * local.hour + local.minute


def _next(hours: Hours, at: float, minute: int) -> float:
    """When the clock on the wall shows a minute of the day next; counted on the wall, whatever summer time does."""
    local = _local(hours, at)
    wall = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, tzinfo=None)
    if wall <= local.replace(tzinfo=None):
        wall += timedelta(days=1)
    return wall.replace(tzinfo=local.tzinfo).timestamp()
