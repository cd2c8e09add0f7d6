"""The JSON interface: every endpoint with what it takes and gives; docs/http.md describes it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from msgspec import UNSET
from starlette.responses import FileResponse, Response

from dolmen.core import transcript
from dolmen.core.contract.room import DESK, Box
from dolmen.core.game import find_game
from dolmen.server.refusals import BadMessage, NotFound, NotYours, Sealed
from dolmen.server.store.people import keep_person, make_link
from dolmen.server.store.tables import table_of_request
from dolmen.server.table import seating
from dolmen.server.table.acting import wake
from dolmen.server.table.table import Table
from dolmen.server.web import lobby
from dolmen.server.web.calls import CALL_ENDPOINTS
from dolmen.server.web.duplicates import DUPLICATE_ENDPOINTS
from dolmen.server.web.endpoint import Ask, Endpoint, Query, Serve
from dolmen.server.web.finding import FINDING_ENDPOINTS, Q
from dolmen.server.web.hosting import HOST_ENDPOINTS
from dolmen.server.web.keys import KEY_ENDPOINTS
from dolmen.server.web.learning import LEARNING_ENDPOINTS
from dolmen.server.web.passkeys import PASSKEY_ENDPOINTS
from dolmen.server.web.puzzling import PUZZLE_ENDPOINTS
from dolmen.server.web.qr import qr_svg
from dolmen.server.web.reviews import REVIEW_ENDPOINTS, R, play_on_from
from dolmen.server.web.seed_check import check_seed
from dolmen.server.web.showing import Look, box_of, viewer_of
from dolmen.server.web.table_shown import table_shown
from dolmen.wire import bodies
from dolmen.wire.messages import Log, Position, TableShown

SEAT = Query("seat", {"type": "integer", "minimum": 0, "maximum": 31})
LAYOUT = Query("layout", {"type": "string", "pattern": "^(wide|narrow|none|[0-9]{1,5}x[0-9]{1,5}c?)$"})
KIND = Query("kind", {"type": "string", "enum": ["open", "running", "mine", "over"]})
GAME = Query("game")
BEFORE = Query("before", {"type": "number"})
SVG, JPG, TEXT = "image/svg+xml", "image/jpeg", "text/plain; charset=utf-8"
# A picture that stands alone brings its own style, and may be kept for a while.
PICTURE_HEADERS = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    "cache-control": "private, max-age=600",
    "vary": "Cookie, Accept-Language",
}

COVER_HEADERS = {**PICTURE_HEADERS, "cache-control": "public, max-age=86400", "vary": "Accept-Encoding"}


async def list_games(ask: Ask) -> bodies.Games:
    return bodies.Games(lobby.games_shown(ask.house, ask.language))


async def one_game(ask: Ask) -> bodies.GameShown:
    return lobby.game_shown(ask.house, find_game(ask.path("game")), ask.language)


async def game_picture(ask: Ask) -> Response:
    box = box_of(ask.query("layout") or "wide") or DESK
    picture = await ask.house.look_up(lobby.example_picture, find_game(ask.path("game")), ask.language, box)
    return Response(picture, media_type=SVG, headers=PICTURE_HEADERS)


async def game_cover(ask: Ask) -> Response:
    return FileResponse(lobby.cover_of(find_game(ask.path("game")), "svg"), headers=COVER_HEADERS)


async def game_preview(ask: Ask) -> Response:
    return FileResponse(lobby.cover_of(find_game(ask.path("game")), "jpg"), headers=COVER_HEADERS)


async def game_rules(ask: Ask) -> bodies.Rules:
    return await ask.house.look_up(lobby.rules_shown, find_game(ask.path("game")), ask.language)


async def list_tables(ask: Ask) -> bodies.Tables:
    kind = ask.query("kind") or "open"
    if kind not in lobby.MOST_LINES:
        raise BadMessage(why="kind")
    return await lobby.table_lines(ask.house, kind, ask.person.id, ask.language)


async def new_table(ask: Ask) -> TableShown:
    return shown(ask, await seating.create(ask.house, ask.person.id, ask.person.name, ask.body, ask.key))


@asynccontextmanager
async def at_table(ask: Ask) -> AsyncIterator[Table]:
    """The table of the address, its play loaded if it has begun, while nobody changes it."""
    table = await ask.house.table(ask.path("table"))
    async with table.lock:
        await wake(ask.house, table)
        yield table


async def find_table(ask: Ask) -> Table:
    """The table of the address, its play loaded if it has begun."""
    async with at_table(ask) as table:
        return table


def shown(ask: Ask, table: Table) -> TableShown:
    """The table as whoever asks sees it."""
    address = ask.house.settings.address
    return table_shown(table, ask.person.id, ask.language, ask.house.now(), ask.home, address)


async def invitation(ask: Ask) -> Response:
    """The link for friends as a code to scan; none where nobody else can come."""
    link = shown(ask, await find_table(ask)).invitation
    code = None if link is None else qr_svg(link)
    if code is None:
        raise NotFound()
    return Response(code, media_type=SVG)


async def shown_again(ask: Ask) -> TableShown:
    """The table of a request that was done before, as it is now."""
    name = await ask.house.store.read(table_of_request, ask.key or "")
    return shown(ask, await ask.house.table(name or ""))


async def one_table(ask: Ask) -> TableShown:
    return shown(ask, await find_table(ask))


async def sit(ask: Ask) -> TableShown:
    table = await find_table(ask)
    name = ask.body.name or ask.person.name
    await seating.sit(ask.house, table, ask.person.id, name, ask.body.seat, ask.key)
    return shown(ask, table)


async def leave(ask: Ask) -> TableShown:
    table = await find_table(ask)
    await seating.leave(ask.house, table, ask.person.id, ask.body.seat, ask.key)
    return shown(ask, table)


async def set_seat(ask: Ask) -> TableShown:
    table = await find_table(ask)
    await seating.arrange(ask.house, table, ask.person.id, ask.body, ask.key)
    return shown(ask, table)


async def start(ask: Ask) -> TableShown:
    table = await find_table(ask)
    await seating.start(ask.house, table, ask.person.id, ask.body.fill, ask.key)
    return shown(ask, table)


async def rematch(ask: Ask) -> TableShown:
    return shown(ask, await seating.rematch(ask.house, await find_table(ask), ask.person.id, ask.key))


async def play_on(ask: Ask) -> TableShown:
    return shown(ask, await play_on_from(ask))


def eyes(ask: Ask, table: Table) -> int | None:
    """The seat whose eyes are asked for: one of mine while the game runs, any once it is over."""
    seat, mine = ask.number("seat"), table.seats_of(ask.person.id)
    if seat is None:
        return mine[0] if len(mine) == 1 else None
    if seat not in mine and not (table.play.over and seat < len(table.seats)):
        raise NotYours()
    return seat


async def check_seal(ask: Ask, table: Table) -> None:
    """Refuses to look back at a game whose deals others have not finished; the store is the first to know."""
    if table.sealed and (await ask.house.kept_table(table.id)).sealed:
        raise Sealed()


async def download(ask: Ask) -> Response:
    async with at_table(ask) as table:
        await check_seal(ask, table)
        seat = eyes(ask, table) if table.running else None
        text = await ask.house.read_past(len(table.play.steps), transcript.dump, table.play, viewer_of(seat))
    headers = {"content-disposition": f'attachment; filename="{table.game.name}-{table.id}.game"'}
    return Response(text, media_type=TEXT, headers=headers)


async def past_position(ask: Ask) -> Position:
    number, layout = ask.path("number"), ask.query("layout") or "none"
    box = box_of(layout)
    if not (number.isascii() and number.isdecimal()) or len(number) > 6 or (box is None and layout != "none"):
        raise BadMessage(why="number or layout")
    async with at_table(ask) as table:
        await check_seal(ask, table)
        if int(number) > len(table.play.steps):
            raise NotFound()
        details = (table, int(number), eyes(ask, table), ask.language, box, ask.house.now())
        return await ask.house.read_past(int(number), position_at, *details)


def position_at(table: Table, number: int, seat: int | None, language: str, box: Box | None, now: float) -> Position:
    """How a seat saw the table after so many steps, and no more than it knew then; nothing can be played there.

    While the game goes on, what players may only remember is not shown again.
    """
    past = Table(table.agreed, table.seats, "over")
    past.running = past.begin(table.play.recall(number))
    look = Look(past, seat, language)
    position = look.position(box, Log(0, look.log()), max(number - 1, 0), "", now)
    position.legal, position.undo, position.window = [], False, None
    return position


async def check(ask: Ask) -> bodies.Check:
    async with at_table(ask) as table:
        await check_seal(ask, table)
        return await ask.house.read_past(len(table.play.steps), check_seed, table.play, ask.language)


async def me_now(ask: Ask) -> bodies.Me:
    ratings = await lobby.ratings_shown(ask.house, ask.person, ask.language)
    return bodies.Me(ask.person.name, ask.person.language, ratings)


async def set_me(ask: Ask) -> bodies.Me:
    changes: dict[str, Any] = {}
    if ask.body.name is not UNSET:
        changes["name"] = " ".join(ask.body.name.split())
    if ask.body.language is not UNSET:
        changes["language"] = ask.body.language
    ask.person = await ask.house.store.write(keep_person, ask.person.id, ask.house.now(), changes)
    return await me_now(ask)


async def my_link(ask: Ask) -> bodies.Link:
    token = await ask.house.store.write(make_link, ask.person.id, ask.house.now())
    return bodies.Link(f"{ask.home}/join/{token}")


async def best(ask: Ask) -> bodies.Best:
    game, players = find_game(ask.query("game") or ""), ask.number("players") or 0
    return await lobby.best_shown(ask.house, game, ask.person, ask.language, players)


async def history(ask: Ask) -> bodies.History:
    try:
        before = float(ask.query("before") or "inf")
    except ValueError:
        raise BadMessage(why="before") from None
    limit = before if before < 1e15 else None
    return await lobby.history_shown(ask.house, ask.person, ask.query("game"), limit, ask.language)


def _once(path: str, serve: Serve, summary: str, answer: Any, body: Any, status: int = 200, **more: Any) -> Endpoint:
    """A request that changes a table, done once under an Idempotency-Key."""
    return Endpoint("POST", path, serve, summary, answer, body, status, again=shown_again, **more)


def _past(path: str, serve: Serve, summary: str, answer: Any = None, **more: Any) -> Endpoint:
    """A look at what was played, which may cost more than others."""
    return Endpoint("GET", path, serve, summary, answer, bucket="past", **more)


T = "/api/tables/{table}"
ENDPOINTS = (
    Endpoint("GET", "/api/games", list_games, "The games found", bodies.Games),
    Endpoint("GET", "/api/games/{game}", one_game, "One game with its options", bodies.GameShown),
    Endpoint("GET", "/api/games/{game}/picture.svg", game_picture, "An example position", media=SVG, query=(LAYOUT,)),
    Endpoint("GET", "/api/games/{game}/cover.svg", game_cover, "The cover", media=SVG),
    Endpoint("GET", "/api/games/{game}/cover.jpg", game_preview, "The cover for previews of links", media=JPG),
    Endpoint("GET", "/api/games/{game}/rules", game_rules, "The rules for players", bodies.Rules),
    Endpoint("GET", "/api/tables", list_tables, "Tables to join, to watch, or mine", bodies.Tables, query=(KIND,)),
    _once("/api/tables", new_table, "A new table", TableShown, bodies.NewTable, 201, bucket="tables"),
    Endpoint("GET", T, one_table, "A table with its seats", TableShown),
    Endpoint("GET", T + "/invitation.svg", invitation, "The link for friends as a QR code", media=SVG),
    _once(T + "/sit", sit, "Sit down on an open seat", TableShown, bodies.Sit),
    _once(T + "/leave", leave, "Get up from a seat", TableShown, bodies.Leave),
    _once(T + "/seat", set_seat, "The host sets an empty seat", TableShown, bodies.SetSeat),
    _once(T + "/start", start, "The host starts", TableShown, bodies.Start),
    _once(T + "/rematch", rematch, "The same again", TableShown, bodies.Nothing, 201, bucket="tables"),
    _past(T + "/transcript", download, "The transcript of the game", media=TEXT, query=(SEAT,)),
    _past(T + "/at/{number}", past_position, "How it was after some steps", Position, query=(SEAT, LAYOUT)),
    _past(T + "/check", check, "Was the shuffle fixed beforehand", bodies.Check),
    Endpoint("GET", "/api/me", me_now, "Who I am", bodies.Me),
    Endpoint("PATCH", "/api/me", set_me, "Change my name or language", bodies.Me, bodies.SetMe),
    Endpoint("POST", "/api/me/link", my_link, "A private link to another device", bodies.Link, bodies.Nothing),
    *FINDING_ENDPOINTS,
    *DUPLICATE_ENDPOINTS,
    *LEARNING_ENDPOINTS,
    *REVIEW_ENDPOINTS,
    _once(R + "/play", play_on, "Play on from a decision", TableShown, bodies.PlayOn, 201, bucket="tables"),
    *PUZZLE_ENDPOINTS,
    *CALL_ENDPOINTS,
    *KEY_ENDPOINTS,
    *PASSKEY_ENDPOINTS,
    *HOST_ENDPOINTS,
    Endpoint("GET", "/api/best", best, "The best at a game", bodies.Best, query=Q),
    Endpoint("GET", "/api/history", history, "My finished games", bodies.History, query=(GAME, BEFORE)),
)
