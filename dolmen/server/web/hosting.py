"""The part of the JSON interface for whoever runs the server: taking abuse away, with the host's token."""

from __future__ import annotations

from secrets import compare_digest
from typing import Any

from msgspec import UNSET

from dolmen.server.refusals import NotFound, NotYours
from dolmen.server.store.hosts import change_person, find_people, hush
from dolmen.server.store.identity import SILENCED
from dolmen.server.store.people import mark_of
from dolmen.server.table.closing import close_now
from dolmen.server.table.looking import look_at
from dolmen.server.web.endpoint import Ask, Endpoint, Query
from dolmen.wire import bodies
from dolmen.wire.messages import ChatLine

MOST_FOUND = 50


def check_host(ask: Ask) -> None:
    """Refuses whoever does not bring the host's token; where there is none, everybody."""
    token, given = ask.house.settings.host_token, ask.request.headers.get("authorization", "")
    if not token or not compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise NotYours()


async def one_table(ask: Ask) -> bodies.HostTable:
    """Who sits at a table and what was said there, with the marks of people."""
    check_host(ask)
    kept = await ask.house.kept_table(ask.path("table"))
    seats = [
        bodies.HostSeat(number, seat.name, mark_of(who) if (who := seat.person or seat.left_by) else None)
        for number, seat in enumerate(kept.seats)
    ]
    said = zip(kept.chats, kept.speakers, strict=True)
    chat = [bodies.HostChat(n, line.name, mark_of(by), line.text, line.at) for n, (line, by) in enumerate(said)]
    return bodies.HostTable(kept.id, kept.agreed.game, kept.status, seats, chat)


async def hush_line(ask: Ask) -> bodies.HostTable:
    """Takes a line of a chat away."""
    check_host(ask)
    house, number = ask.house, ask.body.number
    table = await house.table(ask.path("table"))
    await house.store.write(hush, table.id, number, about=table.id)
    async with table.lock:
        if number < len(table.chats):
            old = table.chats[number]
            table.chats[number] = ChatLine("", old.seat, SILENCED, old.at)
    return await one_table(ask)


async def close_table(ask: Ask) -> bodies.HostTable:
    """Closes a table, unrated."""
    check_host(ask)
    await close_now(ask.house, await ask.house.table(ask.path("table")))
    return await one_table(ask)


async def people(ask: Ask) -> bodies.HostPeople:
    check_host(ask)
    return await _found(ask, ask.query("name") or "")


async def _found(ask: Ask, asked: str) -> bodies.HostPeople:
    rows = await ask.house.store.read(find_people, asked, MOST_FOUND)
    return bodies.HostPeople([bodies.HostFound(*row) for row in rows])


async def one_person(ask: Ask) -> bodies.HostPeople:
    """Bans somebody, lets them back, or gives them another name, at every table."""
    check_host(ask)
    changes: dict[str, Any] = {}
    if ask.body.banned is not UNSET:
        changes["banned"] = ask.body.banned
    if ask.body.name is not UNSET:
        changes["name"] = " ".join(ask.body.name.split())
    house, mark = ask.house, ask.path("mark")
    person, names = await house.store.write(change_person, mark, changes)
    if person is None:
        raise NotFound()
    await look_at(house, names)
    await house.hang_up_everywhere(person)
    return await _found(ask, mark)


def _host(method: Any, path: str, serve: Any, summary: str, answer: Any, body: Any = None, **more: Any) -> Endpoint:
    return Endpoint(method, f"/api/host{path}", serve, f"Hosts: {summary}", answer, body, bucket="guesses", **more)


HOST_ENDPOINTS = (
    _host("GET", "/people", people, "find people", bodies.HostPeople, query=(Query("name"),)),
    _host("POST", "/people/{mark}", one_person, "ban or rename somebody", bodies.HostPeople, bodies.HostPerson),
    _host("GET", "/tables/{table}", one_table, "a table", bodies.HostTable),
    _host("POST", "/tables/{table}/hush", hush_line, "take a line away", bodies.HostTable, bodies.HostLine),
    _host("POST", "/tables/{table}/close", close_table, "close a table", bodies.HostTable, bodies.Nothing),
)
