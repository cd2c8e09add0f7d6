"""The part of the JSON interface about who I am: devices, recovery code, passkeys, a link by e-mail, blocked people."""

from __future__ import annotations

import secrets

import msgspec
from starlette.responses import Response

from dolmen.server.post.mail import Letter, is_address
from dolmen.server.refusals import BadMail, NoMail, NotYours, WrongCode
from dolmen.server.store.blocks import block, blocked_by, unblock
from dolmen.server.store.calls import reach_of
from dolmen.server.store.identity import (
    end_session,
    has_code,
    make_code,
    passkey_mark,
    passkeys_of,
    person_of_code,
    person_of_mail,
    sessions_of,
)
from dolmen.server.store.people import mark_of
from dolmen.server.store.rows import Person
from dolmen.server.store.tokens import make_token
from dolmen.server.web.endpoint import Ask, Endpoint
from dolmen.server.web.identity import set_cookie
from dolmen.wire import bodies
from dolmen.words import texts

LINK_SECONDS = 1800.0
MOST_LINKS = 3  # to one address, until the first has expired


async def keys_now(ask: Ask) -> bodies.Keys:
    """How I can come back, where I am known, and whom I have blocked."""
    store, person = ask.house.store, ask.person.id
    here = ask.request.scope["state"]["session"]
    known, reach = await store.read(sessions_of, person), await store.read(reach_of, person)
    blocked = await store.read(blocked_by, person)
    return bodies.Keys(
        sessions=[bodies.SessionShown(one.id, one.name, one.seen, one.id == here) for one in known],
        has_code=await store.read(has_code, person),
        passkeys=[bodies.NamedThing(passkey_mark(k.id), k.name, k.at) for k in await store.read(passkeys_of, person)],
        mail=reach.mail,
        can_mail=ask.house.post.can_mail,
        blocked=[bodies.NamedThing(mark_of(other), name) for other, name in blocked.items()],
    )


async def end_device(ask: Ask) -> bodies.Keys:
    await ask.house.store.write(end_session, ask.person.id, ask.body.id)
    await ask.house.hang_up_everywhere(ask.person.id)
    return await keys_now(ask)


async def new_code(ask: Ask) -> bodies.CodeShown:
    return bodies.CodeShown(await ask.house.store.write(make_code, ask.person.id, ask.house.now()))


def taken_over(ask: Ask, person: Person) -> Response:
    """This device is somebody's from now on."""
    cookie = set_cookie(ask.house.secret, person.id, ask.request.url.scheme == "https", person.revoked)
    body = msgspec.json.encode(bodies.TakenOver(person.name))
    return Response(body, media_type="application/json", headers={"set-cookie": cookie})


async def use_code(ask: Ask) -> Response:
    person = await ask.house.store.read(person_of_code, ask.body.code)
    if person is None:
        raise WrongCode()
    return taken_over(ask, person)


async def mail_link(ask: Ask) -> bodies.Nothing:
    """Sends a link to come back by; whether the address is known is told to nobody but its owner."""
    house, mail = ask.house, ask.body.mail.strip()
    if not house.post.can_mail:
        raise NoMail()
    if not is_address(mail):
        raise BadMail()
    person = await house.store.read(person_of_mail, mail)
    if person is not None:
        token = await house.store.write(make_token, "back", person, mail, house.now(), LINK_SECONDS, MOST_LINKS)
        if token is not None:
            house.spawn(_send_link(ask, mail, token))  # nobody learns by waiting whether there is such an address
    return bodies.Nothing()


async def _send_link(ask: Ask, mail: str, token: str) -> None:
    words, home = texts(ask.language), ask.house.settings.home.rstrip("/")
    text = "\n\n".join([words("mail-back"), f"{home}/back/{token}", words("mail-confirm-not")]) + "\n"
    letter = Letter(mail, words("mail-back-title"), text, ask.language, secrets.token_hex(16), ask.house.now())
    await ask.house.post.mail(letter)


async def block_seat(ask: Ask) -> bodies.Keys:
    """Blocks whoever sits, or sat, on a seat, or lets them come near again."""
    house, me, number = ask.house, ask.person.id, ask.body.seat
    table = await house.table(ask.path("table"))
    seat = table.seats[number] if number < len(table.seats) else None
    other = seat and (seat.person or seat.left_by)
    if seat is None or other is None or other == me:
        raise NotYours()
    if ask.body.block:
        await house.store.write(block, me, other, seat.name, house.now())
    else:
        await house.store.write(unblock, me, mark_of(other))
    await house.hang_up_everywhere(me)  # the chat is heard anew, without them
    return await keys_now(ask)


async def unblock_person(ask: Ask) -> bodies.Keys:
    await ask.house.store.write(unblock, ask.person.id, ask.body.id)
    await ask.house.hang_up_everywhere(ask.person.id)
    return await keys_now(ask)


K, B = "/api/me/keys", "/api/me/back"
KEY_ENDPOINTS = (
    Endpoint("GET", K, keys_now, "How I can come back, and where I am known", bodies.Keys),
    Endpoint("POST", K + "/device/end", end_device, "Sign a device out", bodies.Keys, bodies.Forget),
    Endpoint("POST", K + "/code", new_code, "A new recovery code", bodies.CodeShown, bodies.Nothing),
    Endpoint("POST", K + "/unblock", unblock_person, "Unblock somebody", bodies.Keys, bodies.Forget),
    Endpoint("POST", B + "/code", use_code, "Come back by code", bodies.TakenOver, bodies.Code, bucket="guesses"),
    Endpoint("POST", B + "/mail", mail_link, "A link to come back by", bodies.Nothing, bodies.SetMail, bucket="mails"),
    Endpoint("POST", "/api/tables/{table}/block", block_seat, "Block whoever sits there", bodies.Keys, bodies.Block),
)
