"""The part of the JSON interface about calls: devices, e-mail, quiet hours, days off, and each table."""

from __future__ import annotations

import secrets
from datetime import date, timedelta
from typing import Any

from msgspec import UNSET

from dolmen.server.post.address import check_address
from dolmen.server.post.mail import Letter, is_address
from dolmen.server.post.push import check_keys
from dolmen.server.post.quiet import day_bounds, today, zone_of
from dolmen.server.refusals import BadMail, BadZone, MailFailed, NoDayOff, NoMail, NoPush, NotYours, TooFast
from dolmen.server.store.calls import add_device, reach_of, remove_device, wish_at, write_wish
from dolmen.server.store.holidays import days_off_of, slow_tables_of, take_day_off, work_on
from dolmen.server.store.people import keep_person
from dolmen.server.store.rows import Device, Reach
from dolmen.server.store.tokens import make_token
from dolmen.server.table.letters import try_letter, try_message
from dolmen.server.table.looking import look_at
from dolmen.server.web.endpoint import Ask, Endpoint
from dolmen.wire import bodies
from dolmen.words import texts

MOST_DEVICES = 10  # of one person
CONFIRM_SECONDS = 86_400.0
MOST_CONFIRMATIONS = 3  # letters a day to one address, whoever asks
FARTHEST_DAYS = 366  # ahead, for days off
TRY_SECONDS = 600.0


async def calls_now(ask: Ask) -> bodies.Calls:
    """How I am reached."""
    house, person = ask.house, ask.person.id
    reach: Reach = await house.store.read(reach_of, person)
    off, now, hours = await house.store.read(days_off_of, person), house.now(), reach.hours
    this_year, this_day = str(today(hours.zone, now).year), str(today(hours.zone, now))
    is_loud = hours.quiet_from == hours.quiet_to
    return bodies.Calls(
        key=house.post.public_key,
        devices=[bodies.DeviceShown(one.id, one.name, one.at) for one in reach.devices],
        can_mail=house.post.can_mail,
        mail=reach.mail,
        mails=reach.mails,
        which=reach.which,
        zone=hours.zone,
        quiet=None if is_loud else bodies.Quiet(hours.quiet_from, hours.quiet_to),
        days_off=[bodies.DayOffShown(day, start <= now) for day, (start, _) in off.items() if day >= this_day],
        days_left=house.settings.days_off - sum(day[:4] == this_year for day in off),
    )


async def set_calls(ask: Ask) -> bodies.Calls:
    changes: dict[str, Any] = {}
    body: bodies.SetCalls = ask.body
    if body.which is not UNSET:
        changes["calls"] = body.which
    if body.mails is not UNSET:
        changes["mails"] = body.mails
    if body.zone is not UNSET:
        if zone_of(body.zone) is None:
            raise BadZone()
        changes["zone"] = body.zone
    if body.quiet is not UNSET:
        quiet = body.quiet or bodies.Quiet(0, 0)
        changes |= {"quiet_from": quiet.start, "quiet_to": quiet.end}
    await ask.house.store.write(keep_person, ask.person.id, ask.house.now(), changes)
    return await calls_now(ask)


async def new_device(ask: Ask) -> bodies.Calls:
    post, body = ask.house.post, ask.body
    if post.public_key is None:
        raise NoPush()
    check_address(body.endpoint, post.private_hosts)
    check_keys(body.p256dh, body.auth)
    device = Device(secrets.token_urlsafe(9), body.endpoint, body.p256dh, body.auth, body.name, ask.house.now())
    await ask.house.store.write(add_device, ask.person.id, device, MOST_DEVICES)
    await keep_language(ask)
    return await calls_now(ask)


async def keep_language(ask: Ask) -> None:
    """Calls are in the language of the page on which they were asked for, unless I chose one."""
    if ask.person.language is None:
        await ask.house.store.write(keep_person, ask.person.id, ask.house.now(), {"language": ask.language})


async def forget_device(ask: Ask) -> bodies.Calls:
    await ask.house.store.write(remove_device, ask.person.id, ask.body.id)
    return await calls_now(ask)


async def new_mail(ask: Ask) -> bodies.Calls:
    """Sends a link to an address, by which whoever reads it says that it is theirs."""
    house, mail = ask.house, ask.body.mail.strip()
    if not house.post.can_mail:
        raise NoMail()
    if not is_address(mail):
        raise BadMail()
    details = ("mail", ask.person.id, mail, house.now(), CONFIRM_SECONDS, MOST_CONFIRMATIONS)
    token = await house.store.write(make_token, *details)
    if token is None:
        raise TooFast(wait=int(CONFIRM_SECONDS))
    words = texts(ask.language)
    link = f"{house.settings.home.rstrip('/')}/mail/{token}"
    text = "\n\n".join([words("mail-confirm"), link, words("mail-confirm-not")]) + "\n"
    letter = Letter(mail, words("mail-confirm-title"), text, ask.language, secrets.token_hex(16), house.now())
    if await house.post.mail(letter) != "taken":
        raise MailFailed()
    await keep_language(ask)
    return await calls_now(ask)


async def forget_mail(ask: Ask) -> bodies.Calls:
    await ask.house.store.write(keep_person, ask.person.id, ask.house.now(), {"mail": None})
    return await calls_now(ask)


async def try_calls(ask: Ask) -> bodies.Calls:
    """Calls me every way that I have chosen, so that I see that it works."""
    house = ask.house
    reach = await house.store.read(reach_of, ask.person.id)
    for device in reach.devices:
        if await house.post.push(device, try_message(ask.language), "try", TRY_SECONDS) == "gone":
            await house.store.write(remove_device, ask.person.id, device.id)
    if reach.mail and reach.mails and house.post.can_mail:
        await house.post.mail(try_letter(house, ask.person.id, reach.mail, ask.language))
    return await calls_now(ask)


async def set_day_off(ask: Ask) -> bodies.Calls:
    """Takes a day off, from now on or any day ahead, or gives one back."""
    house, person = ask.house, ask.person.id
    zone, now = (await house.store.read(reach_of, person)).hours.zone, house.now()
    try:
        day = date.fromisoformat(ask.body.day)
    except ValueError:
        raise NoDayOff() from None
    first = today(zone, now)
    if ask.body.off:
        if not first <= day <= first + timedelta(days=FARTHEST_DAYS):
            raise NoDayOff()
        start, end = day_bounds(zone, day)
        off = (max(start, now), end)
        if not await house.store.write(take_day_off, person, str(day), off, house.settings.days_off, now):
            raise NoDayOff()
    else:
        await house.store.write(work_on, person, str(day), now)
    await look_at(house, await house.store.read(slow_tables_of, person))
    return await calls_now(ask)


async def table_calls(ask: Ask) -> bodies.TableCalls:
    """Whether I am called from a table."""
    house, person = ask.house, ask.person.id
    await house.table(ask.path("table"))
    reach = await house.store.read(reach_of, person)
    wish = await house.store.read(wish_at, person, ask.path("table"))
    is_ready = bool(reach.devices) or (reach.mail is not None and reach.mails and house.post.can_mail)
    return bodies.TableCalls(reach.which == "all" if wish is None else wish, is_ready)


async def set_table_calls(ask: Ask) -> bodies.TableCalls:
    house, name = ask.house, ask.path("table")
    table = await house.table(name)
    if not table.knows(ask.person.id):
        raise NotYours()
    await house.store.write(write_wish, ask.person.id, name, ask.body.calls, house.now())
    house.turned.add(name)
    return await table_calls(ask)


CALLS = "/api/me/calls"
CALL_ENDPOINTS = (
    Endpoint("GET", CALLS, calls_now, "How I am told that it is my turn", bodies.Calls),
    Endpoint("PATCH", CALLS, set_calls, "Change that", bodies.Calls, bodies.SetCalls),
    Endpoint("POST", CALLS + "/device", new_device, "Call me on this device", bodies.Calls, bodies.NewDevice),
    Endpoint("POST", CALLS + "/device/forget", forget_device, "No more on a device", bodies.Calls, bodies.Forget),
    Endpoint("POST", CALLS + "/mail", new_mail, "A link to my address", bodies.Calls, bodies.SetMail, bucket="mails"),
    Endpoint("POST", CALLS + "/mail/forget", forget_mail, "Forget my address", bodies.Calls, bodies.Nothing),
    Endpoint(
        "POST", CALLS + "/try", try_calls, "Call me now, to see it work", bodies.Calls, bodies.Nothing, bucket="mails"
    ),
    Endpoint(
        "POST", CALLS + "/day-off", set_day_off, "Take a day off, or give it back", bodies.Calls, bodies.SetDayOff
    ),
    Endpoint("GET", "/api/tables/{table}/calls", table_calls, "Am I called from here", bodies.TableCalls),
    Endpoint(
        "POST",
        "/api/tables/{table}/calls",
        set_table_calls,
        "Call me from here",
        bodies.TableCalls,
        bodies.SetTableCalls,
    ),
)
