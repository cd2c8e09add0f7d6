"""The pages: each fills a template with what the JSON interface also gives; docs/http.md lists them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import structlog
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup
from msgspec import to_builtins
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from dolmen.core.errors import DolmenError
from dolmen.core.game import find_game, games
from dolmen.server.refusals import NotFound, say_error, status_of
from dolmen.server.store.people import person_of_link, revoke_cookies
from dolmen.server.store.rows import Person
from dolmen.server.table.house import House
from dolmen.server.web import api, lobby
from dolmen.server.web.bundle import address, packed, sheet_name
from dolmen.server.web.duplicates import DUPLICATE_PAGES
from dolmen.server.web.endpoint import Ask, ServerError, check_pace, read_ask
from dolmen.server.web.finding import FINDING_PAGES, my_statistics, plots
from dolmen.server.web.identity import set_cookie
from dolmen.server.web.key_pages import KEY_PAGES
from dolmen.server.web.learning import LEARNING_PAGES
from dolmen.server.web.letter_pages import GUESSED, LETTER_PAGES
from dolmen.server.web.limits import Limits
from dolmen.server.web.puzzling import PUZZLE_PAGES, puzzles_now
from dolmen.server.web.reviews import REVIEW_PAGES
from dolmen.server.web.script_words import all_script_words, script_words
from dolmen.words import LANGUAGES, texts

log = structlog.get_logger()
HERE = Path(__file__).parent.parent
Filled = tuple[str, dict[str, Any]] | Response
environment = Environment(
    loader=FileSystemLoader(HERE / "templates"),
    autoescape=select_autoescape(default=True),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


environment.globals.update(bundle=address, script_words=script_words)


def read_pages() -> None:
    """Compiles every template and finds the words of scripts, which nobody's first visit then waits for."""
    for name in environment.list_templates():
        environment.get_template(name)
    all_script_words()


def static(path: str) -> str:
    """The address of a static file."""
    return f"/static/{path}"


async def fill(ask: Ask, template: str, context: dict[str, Any], status: int = 200) -> Response:
    """A page in the language of whoever asks."""
    everywhere = {
        "t": texts(ask.language),
        "language": ask.language,
        "languages": LANGUAGES,
        "me": plain(await api.me_now(ask)),
        "static": static,
        "path": ask.request.url.path,
        "home": ask.home,
        "levels": plain(lobby.levels_shown(ask.house, ask.language)),
    }
    html = environment.get_template(template).render({**everywhere, **context})
    return packed(ask.request, html.encode(), "text/html", status=status)


def plain(answer: Any) -> Any:
    """An answer of the JSON interface as a template reads it."""
    return to_builtins(answer)


async def lobby_page(ask: Ask) -> Filled:
    kinds = ("open", "running", "mine")
    lists = {
        kind: plain((await lobby.table_lines(ask.house, kind, ask.person.id, ask.language)).tables) for kind in kinds
    }
    every = plain(lobby.games_shown(ask.house, ask.language))
    return "lobby.html", {"games": every, "today": plain((await puzzles_now(ask)).today), **lists}


async def new_page(ask: Ask) -> Filled:
    return "new.html", {"game": plain(await api.one_game(ask))}


async def table_page(ask: Ask) -> Filled:
    table = await api.find_table(ask)
    game = lobby.game_shown(ask.house, table.game, ask.language)
    sheet, shown = sheet_name(table.game), plain(api.shown(ask, table))
    return "table.html", {"table": shown, "game": plain(game), "sheet": sheet}


async def rules_page(ask: Ask) -> Filled:
    game = find_game(ask.path("game"))
    rules = plain(await ask.house.look_up(lobby.rules_shown, game, ask.language))
    rules["html"] = Markup(rules["html"])  # made by us from our own Markdown, in which HTML is off
    shown = plain(lobby.game_shown(ask.house, game, ask.language))
    return "rules.html", {"game": shown, "rules": rules, "sheet": sheet_name(game)}


async def me_page(ask: Ask) -> Filled:
    ratings = (await api.me_now(ask)).ratings
    drawn, figures = await plots(ask, ratings), plain((await my_statistics(ask)).rows)
    past = plain((await api.history(ask)).games)
    return "me.html", {"history": past, "ratings": plain(ratings), "plots": drawn, "statistics": figures}


async def best_page(ask: Ask) -> Filled:
    game = find_game(ask.query("game") or next(iter(games())))
    players = ask.number("players") or 0
    best = await lobby.best_shown(ask.house, game, ask.person, ask.language, players)
    every = plain(lobby.games_shown(ask.house, ask.language))
    return "best.html", {"games": every, "game": game.name, "rows": plain(best.rows), "players": players}


async def join_page(ask: Ask) -> Filled:
    person = await whose_link(ask)
    return "join.html", {"name": person.name, "token": ask.path("token")}


async def join(ask: Ask) -> Filled:
    """Takes the identity of a private link over to this device."""
    person = await whose_link(ask)
    cookie = set_cookie(ask.house.secret, person.id, ask.request.url.scheme == "https", person.revoked)
    return RedirectResponse("/", 303, headers={"set-cookie": cookie})


async def revoke(ask: Ask) -> Filled:
    """Ends all other devices; this one goes on with a new cookie."""
    person = await ask.house.store.write(revoke_cookies, ask.person.id, ask.house.now())
    cookie = set_cookie(ask.house.secret, person.id, ask.request.url.scheme == "https", person.revoked)
    await ask.house.hang_up_everywhere(person.id)
    return RedirectResponse("/me/keys", 303, headers={"set-cookie": cookie})


async def whose_link(ask: Ask) -> Person:
    """The person of a private link."""
    person = await ask.house.store.read(person_of_link, ask.path("token"))
    if person is None:
        raise NotFound()
    return person


async def api_page(ask: Ask) -> Filled:
    """A list of the JSON interface for people."""
    rows = [(e.method, e.path, e.summary) for e in api.ENDPOINTS]
    body = "".join(f"<tr><td>{m}</td><td><code>{p}</code></td><td>{s}</td></tr>" for m, p, s in rows)
    html = (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Dolmen</title><h1>Dolmen</h1>"
        "<p>The whole interface: <a href='/api/openapi.json'>/api/openapi.json</a> (OpenAPI 3.1). "
        "Live play: a WebSocket at <code>/api/tables/{table}/live</code>, see docs/socket.md.</p>"
        f"<table>{body}</table></html>"
    )
    return HTMLResponse(html)


PAGES: tuple[tuple[str, str, Callable[[Ask], Awaitable[Filled]]], ...] = (
    ("GET", "/", lobby_page),
    ("GET", "/new/{game}", new_page),
    ("GET", "/table/{table}", table_page),
    ("GET", "/rules/{game}", rules_page),
    ("GET", "/me", me_page),
    ("GET", "/best", best_page),
    ("GET", "/join/{token}", join_page),
    ("POST", "/join/{token}", join),
    ("POST", "/me/revoke", revoke),
    ("GET", "/api", api_page),
    *LETTER_PAGES,
    *FINDING_PAGES,
    *DUPLICATE_PAGES,
    *LEARNING_PAGES,
    *REVIEW_PAGES,
    *PUZZLE_PAGES,
    *KEY_PAGES,
)


def page_routes(house: House, limits: Limits) -> list[Route]:
    """The pages for the router."""
    return [Route(path, _page(house, limits, act), methods=[method]) for method, path, act in PAGES]


def _page(house: House, limits: Limits, act: Callable[[Ask], Awaitable[Filled]]) -> Callable:
    async def serve(request: Request) -> Response:
        ask = await read_ask(house, request)
        try:
            check_pace(limits, "guesses" if request.url.path.startswith(GUESSED) else "asks", request)
            filled = await act(ask)
            return filled if isinstance(filled, Response) else await fill(ask, *filled)
        except DolmenError as error:
            return await error_page(ask, error)
        except Exception:
            log.exception("a page failed", path=request.url.path)
            return await error_page(ask, ServerError())

    return serve


async def error_page(ask: Ask, error: DolmenError) -> Response:
    """A page that says what is wrong."""
    status = status_of(error)
    return await fill(ask, "error.html", {"status": status, "text": say_error(error, ask.language)}, status)


async def not_found(house: House, request: Request) -> Response:
    """The page for an address that does not exist."""
    return await error_page(await read_ask(house, request), NotFound())
