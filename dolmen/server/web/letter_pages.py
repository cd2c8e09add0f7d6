"""Pages about calls, and those that links in e-mails lead to: nothing happens before somebody clicks."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins
from starlette.responses import RedirectResponse, Response

from dolmen.server.refusals import NotFound
from dolmen.server.store.people import keep_person
from dolmen.server.store.tokens import confirm_mail, read_token
from dolmen.server.table.letters import person_of_stop
from dolmen.server.web.calls import calls_now
from dolmen.server.web.endpoint import Ask
from dolmen.words import texts

Filled = tuple[str, dict[str, Any]] | Response


async def calls_page(ask: Ask) -> Filled:
    return "calls.html", {"calls": to_builtins(await calls_now(ask)), "days": ask.house.settings.days_off}


def letter_page(ask: Ask, what: str, has_button: bool = True, **details: str) -> Filled:
    """A page that says what a link is for, with a button that does it."""
    words = texts(ask.language)
    button = words(f"page-{what}-yes") if has_button else ""
    text = words(f"page-{what}-text", **details)
    return "letter.html", {"title": words(f"page-{what}-title"), "text": text, "button": button}


async def mail_page(ask: Ask) -> Filled:
    found = await ask.house.store.read(read_token, "mail", ask.path("token"), ask.house.now())
    if found is None:
        raise NotFound()
    return letter_page(ask, "mail-confirm", mail=found[1])


async def confirm(ask: Ask) -> Filled:
    if await ask.house.store.write(confirm_mail, ask.path("token"), ask.house.now()) is None:
        raise NotFound()
    return RedirectResponse("/me/calls", 303)


async def stop_page(ask: Ask) -> Filled:
    if person_of_stop(ask.house, ask.path("token")) is None:
        raise NotFound()
    return letter_page(ask, "mail-stop")


async def stop(ask: Ask) -> Filled:
    """Ends e-mails to whoever's link it is; a mail program may ask for it by itself."""
    person = person_of_stop(ask.house, ask.path("token"))
    if person is None:
        raise NotFound()
    await ask.house.store.write(keep_person, person, ask.house.now(), {"mails": False})
    return letter_page(ask, "mail-stopped", has_button=False)


LETTER_PAGES = (
    ("GET", "/me/calls", calls_page),
    ("GET", "/mail/{token}", mail_page),
    ("POST", "/mail/{token}", confirm),
    ("GET", "/mail/stop/{token}", stop_page),
    ("POST", "/mail/stop/{token}", stop),
)
GUESSED = ("/mail/", "/join/", "/back/")  # addresses that somebody might guess
