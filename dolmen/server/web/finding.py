"""The part of the JSON interface about finding players: quick play, news of the lobby, invitations, statistics."""

from __future__ import annotations

import asyncio
from html import escape
from typing import Any

from markupsafe import Markup
from msgspec import to_builtins
from starlette.responses import Response

from dolmen.core.game import find_game, games
from dolmen.server.post.quiet import is_quiet
from dolmen.server.refusals import BadMessage, NotFound, NotOpen, NotYours
from dolmen.server.store.calls import reach_of
from dolmen.server.store.finding import (
    companion,
    decline,
    invitations_of,
    invite,
    played_with,
    rating_history,
    statistics_of,
)
from dolmen.server.table.finding import quick_play, stop_waiting
from dolmen.server.table.letters import invite_message, topic_of
from dolmen.server.table.table import Table
from dolmen.server.web import lobby
from dolmen.server.web.endpoint import Ask, Endpoint, Query
from dolmen.server.web.plot import rating_plot
from dolmen.server.web.table_shown import table_shown
from dolmen.wire import bodies
from dolmen.wire.messages import TableShown
from dolmen.words import texts

MOST_KNOWN = 60
MOST_POINTS = 200
INVITE_SECONDS = 86_400.0
Filled = tuple[str, dict[str, Any]] | Response


def _shown(ask: Ask, table: Table) -> TableShown:
    now, address = ask.house.now(), ask.house.settings.address
    return table_shown(table, ask.person.id, ask.language, now, ask.home, address)


async def quick(ask: Ask) -> TableShown:
    """A table for me, now or as soon as somebody comes."""
    body = ask.body
    find_game(body.game)
    details = (ask.person.id, ask.person.name, body.game, body.players, body.pace)
    return _shown(ask, await quick_play(ask.house, *details))


async def quick_stop(ask: Ask) -> bodies.Nothing:
    await stop_waiting(ask.house, ask.body.id, ask.person.id)
    return bodies.Nothing()


async def news(ask: Ask) -> bodies.News:
    """Waits until something has changed in the lobby, or a while."""
    house, since = ask.house, ask.number("since")
    if since is None or since == house.news % bodies.NEWS_ROUND:
        await house.wait_for_news(house.settings.news_seconds)
    return bodies.News(house.news % bodies.NEWS_ROUND)


async def known_people(ask: Ask) -> bodies.Companions:
    rows = await ask.house.store.read(played_with, ask.person.id, MOST_KNOWN)
    return bodies.Companions([bodies.Companion(*row) for row in rows])


async def invite_person(ask: Ask) -> bodies.Nothing:
    """Invites somebody I have played with to a table that waits for players."""
    house, me = ask.house, ask.person
    table = await house.table(ask.path("table"))
    if me.id != table.agreed.host and not table.seats_of(me.id):
        raise NotYours()
    if table.status != "open":
        raise NotOpen()
    other = await house.store.read(companion, me.id, ask.body.id)
    if other is None:
        raise NotFound()
    if await house.store.write(invite, table.id, other, me.id, house.now()):
        house.tell_news()
        house.spawn(_call(ask, table, other))
    return bodies.Nothing()


async def _call(ask: Ask, table: Table, person: str) -> None:
    """Tells an invited person on their devices, unless they want quiet."""
    house, reach = ask.house, await ask.house.store.read(reach_of, person)
    if reach.which != "all" or is_quiet(reach.hours, house.now()):
        return
    message = invite_message(table, ask.person.name, reach.language or "en")
    sends = [house.post.push(one, message, topic_of(table.id, -1), INVITE_SECONDS) for one in reach.devices]
    await asyncio.gather(*sends)


async def my_invitations(ask: Ask) -> bodies.Invitations:
    found = []
    for name, by in await ask.house.store.read(invitations_of, ask.person.id, ask.house.now()):
        table = await ask.house.table(name)
        title = texts(ask.language, table.game)("title")
        found.append(bodies.Invitation(name, table.game.name, title, by or texts(ask.language)("guest-name")))
    return bodies.Invitations(found)


async def decline_invitation(ask: Ask) -> bodies.Invitations:
    await ask.house.store.write(decline, ask.body.id, ask.person.id)
    return await my_invitations(ask)


async def my_statistics(ask: Ask) -> bodies.Statistics:
    """What I have played, by title and number of players."""
    found = []
    for row in await ask.house.store.read(statistics_of, ask.person.id):
        if row.game in games():
            title = texts(ask.language, games()[row.game])("title")
            place, score = round(float(row.place or 0), 2), round(float(row.score or 0), 1)
            counted = (row.players, row.games, int(row.won or 0), place, score, row.best)
            found.append(bodies.Statistic(row.game, title, *counted))
    return bodies.Statistics(found)


async def my_way(ask: Ask) -> bodies.RatingWay:
    """How my rating went at a title, over all numbers of players or for one."""
    game, players = find_game(ask.query("game") or ""), ask.number("players") or 0
    rows = await ask.house.store.read(rating_history, ask.person.id, game.name, players, MOST_POINTS)
    points = [bodies.RatingPoint(row.table, row.at, *lobby.figures(row.mu, row.sigma)) for row in rows]
    return bodies.RatingWay(game.name, players, points)


async def plots(ask: Ask, ratings: list[bodies.RatingShown]) -> dict[str, Markup]:
    """A plot for every title in which I have a rating."""
    found = {}
    for one in ratings:
        if one.players == 0:
            rows = await ask.house.store.read(rating_history, ask.person.id, one.game, 0, MOST_POINTS)
            label = escape(texts(ask.language)("page-rating-way", game=one.title))
            found[one.game] = Markup(rating_plot([(row.mu, row.sigma) for row in rows], label))
    return found


async def quick_page(ask: Ask) -> Filled:
    game = find_game(ask.path("game"))
    pace, players = ask.query("pace") or "live", ask.number("players")
    if pace not in ("live", "days") or (players is not None and players not in game.players):
        raise BadMessage(why="pace or players")
    shown = to_builtins(lobby.game_shown(ask.house, game, ask.language))
    return "quick.html", {"game": shown, "pace": pace, "players": players}


Q = (Query("game"), Query("players", {"type": "integer", "minimum": 0, "maximum": 12}))
SINCE = Query("since", {"type": "integer", "minimum": 0, "maximum": bodies.NEWS_ROUND})
FINDING_ENDPOINTS = (
    Endpoint("POST", "/api/quick", quick, "A table for me, now or soon", TableShown, bodies.Quick, bucket="tables"),
    Endpoint("POST", "/api/quick/stop", quick_stop, "Wait no longer", bodies.Nothing, bodies.Forget),
    Endpoint("GET", "/api/news", news, "Waits for something new in the lobby", bodies.News, query=(SINCE,)),
    Endpoint("GET", "/api/me/companions", known_people, "People I have played with", bodies.Companions),
    Endpoint(
        "POST",
        "/api/tables/{table}/invite",
        invite_person,
        "Invite one of them",
        bodies.Nothing,
        bodies.Forget,
        bucket="tables",
    ),
    Endpoint("GET", "/api/me/invitations", my_invitations, "Where I am invited", bodies.Invitations),
    Endpoint(
        "POST", "/api/me/invitations/decline", decline_invitation, "No, thank you", bodies.Invitations, bodies.Forget
    ),
    Endpoint("GET", "/api/me/statistics", my_statistics, "What I have played", bodies.Statistics),
    Endpoint("GET", "/api/me/rating", my_way, "How my rating went", bodies.RatingWay, query=Q),
)
FINDING_PAGES = (("GET", "/quick/{game}", quick_page),)
