"""How an endpoint of the JSON interface is described, once for the router and for the OpenAPI document."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from dolmen.core.errors import DolmenError
from dolmen.server.refusals import BadMessage, Banned, Refusal, TooFast, TooLong, TooSlow, say_error, status_of
from dolmen.server.store.identity import note_session
from dolmen.server.store.people import find_person
from dolmen.server.store.rows import Person
from dolmen.server.store.tables import table_of_request
from dolmen.server.table.house import House
from dolmen.server.web.identity import choose_language, device_name, welcome
from dolmen.server.web.limits import Limits
from dolmen.wire.bodies import LONGEST_BODY, ErrorShown

log = structlog.get_logger()
LONGEST_KEY = 200  # letters
SEEN_SECONDS = 3600.0  # between two notes that somebody was seen


class ServerError(Refusal):
    """Something that should not have happened."""

    key, status = "error-server", 500


@dataclass
class Ask:
    """A request, read: who asks, in which language, with which body."""

    house: House
    request: Request
    person: Person
    language: str
    body: Any = None
    key: str | None = None  # under which a repetition of this request is known

    def path(self, name: str) -> str:
        """A part of the address."""
        return _clean(self.request.path_params[name])

    def query(self, name: str) -> str | None:
        """A part of the query."""
        text = self.request.query_params.get(name)
        return None if text is None else _clean(text)

    def number(self, name: str) -> int | None:
        """A whole number of the query."""
        text = self.query(name)
        if text is None or text == "":
            return None
        if not (text.isascii() and text.isdecimal()) or len(text) > 9:
            raise BadMessage(why=name)
        return int(text)

    @property
    def home(self) -> str:
        """Where the pages of this server begin."""
        return self.house.settings.home or f"{self.request.url.scheme}://{self.request.url.netloc}"


def _clean(text: str) -> str:
    if "\0" in text:
        raise BadMessage(why="NUL")
    return text


@dataclass(frozen=True)
class Query:
    """A parameter of the query, for the document."""

    name: str
    schema: dict[str, Any] = field(default_factory=lambda: {"type": "string", "maxLength": 40})


Serve = Callable[[Ask], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """One method of one address: what it takes, what it gives, and the function that serves it."""

    method: Literal["GET", "POST", "PATCH"]
    path: str
    serve: Serve
    summary: str
    answer: Any = None  # a type; None for a text
    body: Any = None
    status: int = 200
    query: tuple[Query, ...] = ()
    media: str = "application/json"
    bucket: str = "asks"
    again: Serve | None = None  # answers a request that carries the Idempotency-Key of one that was done before


async def read_ask(house: House, request: Request) -> Ask:
    """Who asks, and in which language."""
    await house.know_words()
    state = request.scope["state"]
    person = welcome(state, await house.store.read(find_person, state["person"], state["session"]))
    await note_device(house, request, person)
    accepted = request.headers.get("accept-language", "")
    return Ask(house, request, person, choose_language(request.query_params.get("language"), person, accepted))


async def note_device(house: House, request: Request, person: Person) -> None:
    """Notes now and then that somebody who is known was seen on this device."""
    state, now = request.scope["state"], house.now()
    is_fresh = person.session_seen is not None and now - person.session_seen < SEEN_SECONDS
    if person.is_known and state["is_noted"] and not is_fresh and not state["is_newcomer"]:
        name = device_name(request.headers.get("user-agent", "")[:400])
        await house.store.write(note_session, person.id, state["session"], name, now)


async def read_body(request: Request, kind: Any) -> Any:
    """The body, checked against its type."""
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > LONGEST_BODY:
            raise TooLong()
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError) as error:
        raise BadMessage(why=str(error)[:200]) from None


def check_pace(limits: Limits, kind: str, request: Request) -> None:
    """Refuses whoever asks too fast."""
    address = request.client.host if request.client else ""
    limits.check(kind, request.state.person, address, request.state.is_newcomer)


def request_key(request: Request) -> str | None:
    """Under which a request is kept: who asks what, with the key of their choosing."""
    key = request.headers.get("idempotency-key")
    if not key:
        return None
    asked = f"{request.state.person} {request.method} {request.url.path} {key[:LONGEST_KEY]}"
    return hashlib.sha256(asked.encode()).hexdigest()


async def serve_once(ask: Ask, endpoint: Endpoint) -> Any:
    """Serves a request; one that was done before is answered anew and not done again."""
    again, store = endpoint.again, ask.house.store
    if ask.key is None or again is None:
        return await endpoint.serve(ask)
    if await store.read(table_of_request, ask.key) is not None:
        return await again(ask)
    try:
        return await endpoint.serve(ask)
    except Exception:
        if await store.read(table_of_request, ask.key) is None:
            raise
        return await again(ask)  # the same request came twice at once


def route(house: House, endpoint: Endpoint, limits: Limits) -> Route:
    """The endpoint for the router: reads, serves, answers; a refusal is answered with its sentence."""

    async def serve(request: Request) -> Response:
        language = "en"
        try:
            ask = await read_ask(house, request)
            language = ask.language
            check_pace(limits, endpoint.bucket, request)
            if ask.person.is_banned and endpoint.method != "GET" and not endpoint.path.startswith("/api/me/"):
                raise Banned()
            if endpoint.body is not None:
                async with asyncio.timeout(house.settings.body_seconds):
                    ask.body = await read_body(request, endpoint.body)
            ask.key = request_key(request) if endpoint.again else None
            answer = await serve_once(ask, endpoint)
        except DolmenError as error:
            return refused(error, language)
        except ClientDisconnect:
            return Response(status_code=400)
        except TimeoutError:
            return refused(TooSlow(), language)
        except Exception:
            log.exception("a request failed", path=request.url.path)
            return refused(ServerError(), language)
        if isinstance(answer, Response):
            return answer
        data = answer.encode() if isinstance(answer, str) else msgspec.json.encode(answer)
        return Response(data, endpoint.status, media_type=endpoint.media)

    return Route(endpoint.path, serve, methods=[endpoint.method], name=f"{endpoint.method} {endpoint.path}")


def refused(error: DolmenError, language: str) -> Response:
    """An error as an answer."""
    body = msgspec.json.encode(ErrorShown(error.key, say_error(error, language)))
    headers = {"retry-after": str(error.details.get("wait", 1))} if isinstance(error, TooFast) else None
    return Response(body, status_of(error), headers, media_type="application/json")
