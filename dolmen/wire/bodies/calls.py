"""How and when somebody is told that it is their turn, and their days off."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from dolmen.wire.bodies.body import Body, Name
from dolmen.wire.messages import NO_NUL

Day = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", max_length=10)]
Minute = Annotated[int, Meta(ge=0, lt=1440)]  # of the day


class Quiet(Body):
    """From when to when nobody is called, in minutes of the day."""

    start: Minute
    end: Minute


class SetCalls(Body):
    which: Literal["all", "chosen"] | UnsetType = UNSET
    mails: bool | UnsetType = UNSET
    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")] | UnsetType = UNSET
    quiet: Quiet | UnsetType | None = UNSET


class NewDevice(Body):
    """A browser's push subscription, and what it is called."""

    endpoint: Annotated[str, Meta(min_length=12, max_length=1000, pattern=NO_NUL)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=r"^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, Meta(min_length=20, max_length=40, pattern=r"^[A-Za-z0-9_=-]+$")]
    name: Name = "?"


class SetMail(Body):
    mail: Annotated[str, Meta(min_length=3, max_length=254, pattern=NO_NUL)]


class SetDayOff(Body):
    day: Day
    off: bool


class SetTableCalls(Body):
    calls: bool | None  # None: as I want it from all tables


class DeviceShown(msgspec.Struct):
    id: str
    name: str
    at: float


class DayOffShown(msgspec.Struct):
    day: str
    fixed: bool  # it has begun, and cannot be given back


class Calls(msgspec.Struct):
    """How and when I am told that it is my turn."""

    key: str | None  # with which a browser lets this server call; None where it cannot
    devices: list[DeviceShown]
    can_mail: bool
    mail: str | None
    mails: bool
    which: Literal["all", "chosen"]
    zone: str
    quiet: Quiet | None
    days_off: list[DayOffShown]
    days_left: int  # this year


class TableCalls(msgspec.Struct):
    calls: bool  # whether I am called from this table
    ready: bool  # whether there is a way to reach me
