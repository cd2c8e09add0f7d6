"""How an endpoint of the JSON interface is described, once for the router and for the OpenAPI document."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from dolmen.core.errors import DolmenError
from dolmen.server.refusals import BadMessage, Refusal, TooFast, TooLong, say_error, status_of
from dolmen.server.store.people import find_person
from dolmen.server.store.rows import Person
from dolmen.server.table.house import House
from dolmen.server.web.guards import Bucket
from dolmen.server.web.identity import choose_language
from dolmen.wire.bodies import LONGEST_BODY, ErrorShown

log = structlog.get_logger()


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

    def path(self, name: str) -> str:
        """A part of the address."""
        return self.request.path_params[name]

    def query(self, name: str) -> str | None:
        """A part of the query."""
        return self.request.query_params.get(name)

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
        return f"{self.request.url.scheme}://{self.request.url.netloc}"


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


class Paces:
    """How fast requests may come, by kind of endpoint: for a person, and ten times as fast for an address."""

    def __init__(self, house: House):
        acts, tables = house.settings.acts_per_second, house.settings.tables_per_hour / 3600
        self.kinds = {"asks": Bucket(acts, 10 * acts), "tables": Bucket(tables, max(5, tables * 600))}
        self.addresses = {"asks": Bucket(10 * acts, 100 * acts), "tables": Bucket(10 * tables, max(50, tables * 6000))}

    def check(self, kind: str, person: str, address: str) -> None:
        """Refuses whoever is too fast."""
        if not (self.kinds[kind].take(person) and self.addresses[kind].take(address)):
            raise TooFast(wait=self.kinds[kind].wait)


async def read_ask(house: House, request: Request) -> Ask:
    """Who asks, and in which language."""
    person = await house.store.read(find_person, request.state.person)
    accepted = request.headers.get("accept-language", "")
    return Ask(house, request, person, choose_language(request.query_params.get("language"), person, accepted))


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


def route(house: House, endpoint: Endpoint, paces: Paces) -> Route:
    """The endpoint for the router: reads, serves, answers; a refusal is answered with its sentence."""

    async def serve(request: Request) -> Response:
        language = "en"
        try:
            ask = await read_ask(house, request)
            language = ask.language
            address = request.client.host if request.client else ""
            paces.check(endpoint.bucket, ask.person.id, address)
            if endpoint.body is not None:
                ask.body = await read_body(request, endpoint.body)
            answer = await endpoint.serve(ask)
        except DolmenError as error:
            return refused(error, language)
        except ClientDisconnect:
            return Response(status_code=400)
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
