"""The application: pages, the JSON interface, live tables, and what an operator looks at."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import structlog
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from dolmen.server.refusals import BadMessage, NotFound, NotYours, Stranger
from dolmen.server.settings import Settings
from dolmen.server.store.store import Store
from dolmen.server.table.caretaker import open_house
from dolmen.server.table.house import House
from dolmen.server.table.workers import Workers
from dolmen.server.web.api import ENDPOINTS
from dolmen.server.web.bundle import serve_bundle
from dolmen.server.web.endpoint import refused, route
from dolmen.server.web.guards import Guard, may_read_figures
from dolmen.server.web.limits import Limits
from dolmen.server.web.live import Live
from dolmen.server.web.openapi import document
from dolmen.server.web.pages import not_found, page_routes, read_pages

log = structlog.get_logger()
HERE = Path(__file__).parent.parent


class Server(Starlette):
    """Starlette for requests; a socket, since there are many and they stay long, goes straight to its table."""

    live: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.live(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


class Static(StaticFiles):
    """Our own files; a browser asks whether they have changed."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers.setdefault("cache-control", "no-cache")
        return response


def make_app(settings: Settings | None = None, house: House | None = None) -> Server:
    """The whole server; what it keeps is in `app.state.house`."""
    settings = settings or (house.settings if house else Settings.from_environment())
    home = house or make_house(settings)
    limits = Limits(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await open_house(home)
        if settings.wake_workers:
            home.spawn(home.in_thread(read_pages))
        log.info("the house is open", database=home.store.url.rpartition("@")[2])
        yield
        await home.close()
        log.info("the house is shut")

    async def health(request: Request) -> Response:
        try:
            await home.store.check()
        except Exception as error:
            log.error("the store is not well", why=f"{type(error).__name__}: {error}"[:200])
            return JSONResponse({"status": "ill"}, 503)
        return JSONResponse({"status": "ill" if home.closing else "well"}, 503 if home.closing else 200)

    async def metrics(request: Request) -> Response:
        if not may_read_figures(request, settings.metrics_token):
            return refused(NotYours(), "en")
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    async def openapi(request: Request) -> Response:
        return JSONResponse(document())

    async def bundled(request: Request) -> Response:
        try:
            return await serve_bundle(request)
        except NotFound as error:
            return refused(error, "en")

    async def manifest(request: Request) -> Response:
        return FileResponse(HERE / "static" / "manifest.webmanifest", media_type="application/manifest+json")

    async def worker(request: Request) -> Response:
        return FileResponse(
            HERE / "static" / "worker.js", media_type="text/javascript", headers={"cache-control": "no-cache"}
        )

    async def http_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if error.status_code == 404:
            if request.url.path.startswith(("/api/", "/static/")):
                return refused(NotFound(), "en")
            return await not_found(home, request)
        response = refused(BadMessage(why=error.detail), "en")
        response.status_code = error.status_code
        if error.headers:
            response.headers.update(error.headers)
        return response

    routes = [
        Route("/healthz", health),
        Route("/metrics", metrics),
        Route("/api/openapi.json", openapi),
        *(route(home, endpoint, limits) for endpoint in ENDPOINTS),
        *page_routes(home, limits),
        Route("/static/bundle/{names}", bundled),
        Route("/manifest.webmanifest", manifest),
        Route("/worker.js", worker),
        Mount("/static", Static(directory=HERE / "static", check_dir=False), name="static"),
    ]
    guarding: Any = {"secret": lambda: home.secret, "origins": settings.origins, "refuse": refused(Stranger(), "en")}
    handlers: Any = {HTTPException: http_error}
    guards = [Middleware(Guard, **guarding)]
    app = Server(routes=routes, lifespan=lifespan, middleware=guards, exception_handlers=handlers)
    app.live = Guard(Live(home, limits), **guarding)
    app.router.redirect_slashes = False
    app.state.house = home
    return app


def make_house(settings: Settings) -> House:
    """A house with these settings."""
    workers = Workers(settings.workers, settings.bot_seconds, settings.bot_deadline)
    return House(settings, Store(settings.database), workers)
