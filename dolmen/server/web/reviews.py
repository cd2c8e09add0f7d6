"""Reviews of finished games over HTTP: how far one is, asking for it, sharing it, playing on from it, and its page."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import RedirectResponse, Response

from dolmen.review.model import Review, load
from dolmen.server.refusals import BadMessage, NotFound
from dolmen.server.store.reviews import make_anew, review_data, review_of
from dolmen.server.table import playing_on, reviewing
from dolmen.server.table.acting import wake
from dolmen.server.table.names import name_at
from dolmen.server.table.table import Table
from dolmen.server.web import lobby
from dolmen.server.web.bundle import sheet_name
from dolmen.server.web.endpoint import Ask, Endpoint
from dolmen.server.web.review_shown import seat_seen
from dolmen.wire import bodies
from dolmen.words import texts

Filled = tuple[str, dict[str, Any]] | Response


async def reviewed(ask: Ask) -> Table:
    """The table of the address, if whoever asks may look back at its game."""
    table = await ask.house.table(ask.path("table"))
    async with table.lock:
        await wake(ask.house, table)
        reviewing.check_review(table, ask.person.id)
    return table


async def state_of(ask: Ask, table: Table) -> bodies.ReviewShown:
    """How far the review of a table is, for whoever asks."""
    kept = await ask.house.store.read(review_of, table.id)
    people, me, words = reviewing.people_of(table), ask.person.id, texts(ask.language, table.game)
    yet = [n for n, seat in enumerate(table.seats) if (seat.left_by or seat.person) in people - table.sharing]
    return bodies.ReviewShown(
        table=table.id,
        status=kept.status if kept else "none",
        done=kept.done if kept else 0,
        of=kept.of if kept else 0,
        before=kept.before if kept else 0,
        mine=me in people,
        shared=me in table.sharing,
        open=reviewing.is_shared(table),
        asked=[name_at(n, table.seats[n], words) for n in yet if table.seats[n].person != me],
    )


async def review_state(ask: Ask) -> bodies.ReviewShown:
    return await state_of(ask, await reviewed(ask))


async def want(ask: Ask) -> bodies.ReviewShown:
    table = await reviewed(ask)
    await reviewing.want_review(ask.house, table, ask.person.id)
    return await state_of(ask, table)


async def share(ask: Ask) -> bodies.ReviewShown:
    table = await reviewed(ask)
    await reviewing.share(ask.house, table, ask.person.id, ask.body.shared)
    return await state_of(ask, table)


async def play_on_from(ask: Ask) -> Table:
    """The table at which whoever asks plays on from a decision."""
    table = await reviewed(ask)
    person = ask.person
    return await playing_on.play_on(ask.house, table, ask.body.step, person.id, person.name, ask.key)


async def kept_review(ask: Ask, table: Table) -> Review | None:
    """A review that is done; one of a shape that is no longer read is made anew."""
    data = await ask.house.store.read(review_data, table.id)
    if data is None:
        return None
    try:
        return load(data)
    except msgspec.ValidationError:
        await ask.house.store.write(make_anew, table.id)
        ask.house.wants_review.set()
        return None


async def whole(ask: Ask) -> Response:
    """The review as it is kept, for programs."""
    table = await reviewed(ask)
    data = await ask.house.store.read(review_data, table.id)
    if data is None:
        raise NotFound()
    headers = {"content-disposition": f'attachment; filename="{table.game.name}-{table.id}-review.json"'}
    return Response(data, media_type="application/json", headers=headers)


def seat_in(ask: Ask, table: Table) -> int:
    """Whose decisions are looked at: a seat that is named, else mine, else the first."""
    named = ask.number("seat")
    if named is None:
        sat = [n for n, seat in enumerate(table.seats) if ask.person.id in (seat.person, seat.left_by)]
        return sat[0] if sat else 0
    if named >= len(table.seats):
        raise BadMessage(why="seat")
    return named


async def page(ask: Ask) -> Filled:
    table = await reviewed(ask)
    state, seat = await state_of(ask, table), seat_in(ask, table)
    game = msgspec.to_builtins(lobby.game_shown(ask.house, table.game, ask.language))
    words = texts(ask.language, table.game)
    names = [name_at(n, one, words) for n, one in enumerate(table.seats)]
    found = await kept_review(ask, table)
    seen = None
    if found is not None:
        seen = await ask.house.look_up(seat_seen, table, found, seat, ask.language)
    here = {"table": table.id, "sheet": sheet_name(table.game), "names": names, "seat": seat}
    return "review.html", {**here, "game": game, "state": msgspec.to_builtins(state), "seen": seen}


async def by_old_name(ask: Ask) -> Filled:
    return RedirectResponse(f"/table/{ask.path('table')}/review", 308)


R = "/api/tables/{table}/review"
REVIEW_ENDPOINTS = (
    Endpoint("GET", R, review_state, "How far the review of a game is", bodies.ReviewShown),
    Endpoint("POST", R, want, "Ask for the review", bodies.ReviewShown, bodies.Nothing, bucket="reviews"),
    Endpoint("POST", R + "/share", share, "Let others see it", bodies.ReviewShown, bodies.ShareReview),
    Endpoint("GET", R + "/data", whole, "The review as data", bucket="past"),
)
REVIEW_PAGES = (("GET", "/table/{table}/review", page), ("GET", "/tables/{table}/review", by_old_name))
