"""Pages about who I am: my keys and devices, coming back, leaving for good."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins
from starlette.responses import RedirectResponse, Response

from dolmen.server.refusals import NotFound
from dolmen.server.store.people import find_person
from dolmen.server.store.tokens import read_token, use_token
from dolmen.server.table.leaving import leave_house
from dolmen.server.web.endpoint import Ask
from dolmen.server.web.identity import fresh_person, set_cookie
from dolmen.server.web.keys import keys_now
from dolmen.server.web.letter_pages import letter_page

Filled = tuple[str, dict[str, Any]] | Response


async def keys_page(ask: Ask) -> Filled:
    return "keys.html", {"keys": to_builtins(await keys_now(ask))}


async def back_page(ask: Ask) -> Filled:
    return "back.html", {"can_mail": ask.house.post.can_mail}


async def back_link_page(ask: Ask) -> Filled:
    found = await ask.house.store.read(read_token, "back", ask.path("token"), ask.house.now())
    if found is None:
        raise NotFound()
    return letter_page(ask, "back-link", mail=found[1])


async def back_link(ask: Ask) -> Filled:
    """Takes the identity of a link in an e-mail over to this device."""
    found = await ask.house.store.write(use_token, "back", ask.path("token"), ask.house.now())
    if found is None:
        raise NotFound()
    person = await ask.house.store.read(find_person, found[0])
    cookie = set_cookie(ask.house.secret, person.id, ask.request.url.scheme == "https", person.revoked)
    return RedirectResponse("/", 303, headers={"set-cookie": cookie})


async def leave(ask: Ask) -> Filled:
    """Deletes what is mine; this device is a stranger's from now on."""
    await leave_house(ask.house, ask.person.id)
    cookie = set_cookie(ask.house.secret, fresh_person(), ask.request.url.scheme == "https")
    return RedirectResponse("/", 303, headers={"set-cookie": cookie})


KEY_PAGES = (
    ("GET", "/me/keys", keys_page),
    ("POST", "/me/leave", leave),
    ("GET", "/back", back_page),
    ("GET", "/back/{token}", back_link_page),
    ("POST", "/back/{token}", back_link),
)
