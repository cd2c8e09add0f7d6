"""The part of the JSON interface about duplicate tables, and their pages."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins
from starlette.responses import Response

from dolmen.core.game import find_game, games
from dolmen.server.refusals import BadMessage, NotFound
from dolmen.server.store.duplicates import groups_of
from dolmen.server.store.rows import KeptTable
from dolmen.server.table.duplicating import compare, create_duplicate
from dolmen.server.table.names import name_at
from dolmen.server.web import lobby
from dolmen.server.web.endpoint import Ask, Endpoint
from dolmen.server.web.reach import friends_home
from dolmen.wire import bodies
from dolmen.words import texts

Filled = tuple[str, dict[str, Any]] | Response


async def new_duplicate(ask: Ask) -> bodies.Duplicate:
    if ask.body.players not in find_game(ask.body.game).players:
        raise BadMessage(why="players")
    return await shown(ask, await create_duplicate(ask.house, ask.person.id, ask.body))


async def one_duplicate(ask: Ask) -> bodies.Duplicate:
    return await shown(ask, ask.path("duplicate"))


async def shown(ask: Ask, id: str) -> bodies.Duplicate:
    """Who plays in which group; what they reached only when the last group has finished."""
    groups = await ask.house.store.read(groups_of, id)
    if not groups or groups[0].agreed.game not in games():
        raise NotFound()
    game, is_done = games()[groups[0].agreed.game], not groups[0].sealed
    words = texts(ask.language, game)
    friends = friends_home(ask.home, ask.house.settings.address)
    return bodies.Duplicate(
        duplicate=id,
        game=game.name,
        title=words("title"),
        pace=groups[0].agreed.pace,
        done=is_done,
        groups=[_group(ask, table, is_done) for table in groups],
        rows=_rows(ask, groups) if is_done else [],
        invitation=None if friends is None else f"{friends}/duplicate/{id}",
    )


def _group(ask: Ask, table: KeptTable, is_done: bool) -> bodies.DuplicateGroup:
    words = texts(ask.language, games()[table.agreed.game])
    seats = [
        bodies.DuplicateSeat(
            "" if seat.kind == "open" else name_at(number, seat, words), seat.kind,
            ask.person.id in (seat.person, seat.left_by), seat.score if is_done else None,
        )
        for number, seat in enumerate(table.seats)
    ]  # fmt: skip
    return bodies.DuplicateGroup(table.id, table.status, seats)


def _rows(ask: Ask, groups: list[KeptTable]) -> list[bodies.DuplicateRow]:
    words = texts(ask.language, games()[groups[0].agreed.game])
    rows = []
    for place, one in enumerate(compare([[seat.score for seat in table.seats] for table in groups]), 1):
        seat = groups[one.group].seats[one.seat]
        others = None if one.others is None else round(one.others, 1)
        named = (
            place,
            name_at(one.seat, seat, words),
            seat.kind == "bot",
            ask.person.id in (seat.person, seat.left_by),
        )
        rows.append(bodies.DuplicateRow(*named, one.group + 1, one.seat + 1, one.score, others, round(one.ahead, 1)))
    return rows


async def new_page(ask: Ask) -> Filled:
    game = to_builtins(lobby.game_shown(ask.house, find_game(ask.path("game")), ask.language))
    return "duplicate-new.html", {"game": game}


async def page(ask: Ask) -> Filled:
    return "duplicate.html", {"duplicate": to_builtins(await one_duplicate(ask))}


D = "/api/duplicates"
NEW = "The same deals for several groups"
DUPLICATE_ENDPOINTS = (
    Endpoint("POST", D, new_duplicate, NEW, bodies.Duplicate, bodies.NewDuplicate, 201, bucket="tables"),
    Endpoint("GET", D + "/{duplicate}", one_duplicate, "Its groups, and how they compare", bodies.Duplicate),
)
DUPLICATE_PAGES = (("GET", "/duplicate/new/{game}", new_page), ("GET", "/duplicate/{duplicate}", page))
