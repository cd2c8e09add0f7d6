"""A server inside the test, and visitors who talk to it without a network."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec

from dolmen.core.seed import by_lot
from dolmen.server.settings import Settings
from dolmen.server.store.store import Store
from dolmen.server.table.house import House
from dolmen.server.table.table import Table
from dolmen.server.table.worker import Tip
from dolmen.server.table.workers import Workers
from dolmen.server.web.app import make_app

PATIENCE = 240.0  # seconds after which a test gives up waiting; never a measure of anything
HOST = "dolmen.test"
WINDOWS = "woolly_bully"  # a game that asks others between turns
GRACE = 600.0  # seconds for each such window
FAST = {
    "bot_pause": 0.0,
    "acts_per_second": 1e6,
    "chats_per_minute": 1e6,
    "tables_per_hour": 1e9,
    "hints_per_minute": 1e6,
    "reviews_per_day": 1e9,
    "wake_workers": False,
    "news_seconds": 0.2,
}


class Hands:
    """The hands of a clock that a test turns."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


class EasyBots(Workers):
    """Bots that choose at random in this process, by their seed."""

    levels = ("random", "heuristic")

    async def open(self) -> None: ...

    async def choose(self, level: str, game: Any, view: Any, seat: int, seed: bytes, legal: Any, **how: Any) -> int:
        return by_lot(legal, seed)

    async def advise(
        self, level: str, game: Any, view: Any, seat: int, seed: bytes, legal: Any, table: str = "", count: int = 1
    ) -> list[Tip]:
        return [Tip(action, 0.5, 0.0) for action in list(legal)[:count]]


@contextlib.asynccontextmanager
async def open_house(
    folder: Path, now: Callable[[], float] | None = None, workers: Workers | None = None, **settings: Any
) -> AsyncIterator[Doorway]:
    """A house with its application, on a database in a folder (or at `database`)."""
    wanted = Settings(**{"database": str(folder / "test.sqlite3"), **FAST, **settings})
    more = {"now": now} if now else {}
    house = House(wanted, Store(wanted.database), workers or EasyBots(), **more)
    app = make_app(house=house)
    async with app.router.lifespan_context(app):
        yield Doorway(app, house)


class Doorway:
    """Where visitors come in."""

    def __init__(self, app: Any, house: House):
        self.app, self.house = app, house

    async def visitor(self, name: str | None = None, language: str = "en") -> Visitor:
        """Somebody new."""
        visitor = Visitor(self.app, language)
        await visitor.get("/api/me")
        if name:
            await visitor.patch("/api/me", name=name)
        return visitor


class Refused(Exception):
    """An answer that is an error."""

    def __init__(self, status: int, body: dict):
        self.status, self.key, self.text = status, body.get("key"), body.get("text")
        super().__init__(f"{status} {body}")


class Visitor:
    """A person with a cookie."""

    def __init__(self, app: Any, language: str):
        self.app, self.language = app, language
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=True)
        headers = {"accept-language": language}
        self.http = httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}", headers=headers)

    async def get(self, path: str, **query: Any) -> Any:
        return self._read(await self.http.get(path, params=query))

    async def post(self, path: str, **body: Any) -> Any:
        return self._read(await self.http.post(path, json=body))

    async def patch(self, path: str, **body: Any) -> Any:
        return self._read(await self.http.patch(path, json=body))

    def _read(self, response: httpx.Response) -> Any:
        is_json = response.headers.get("content-type", "").startswith("application/json")
        body = response.json() if is_json else response.text
        if response.status_code >= 400:
            raise Refused(response.status_code, body if isinstance(body, dict) else {})
        return body

    async def new_table(self, game: str, *seats: Any, **more: Any) -> str:
        """A new table; a seat is `me`, `open`, or the level of a bot."""
        kinds = [seat if isinstance(seat, dict) else _seat(seat) for seat in seats]
        return (await self.post("/api/tables", game=game, seats=kinds, **more))["table"]

    async def live(self, table: str, **query: Any) -> Socket:
        """A connection to a live table, after it has been greeted with the table."""
        socket = Socket(self.app, table, {"language": self.language, **query}, self.http.cookies.get("dolmen"))
        await socket.next("table")
        return socket


def _seat(word: str) -> dict:
    return {"kind": word} if word in ("me", "open") else {"kind": "bot", "level": word}


class Socket:
    """One connection: `send` what you like, `next(kind)` waits for a message of that kind."""

    def __init__(self, app: Any, table: str, query: dict, cookie: str | None, origin: str | None = None):
        self.everything: list[str] = []  # each message as it came
        self.last: dict[str, dict] = {}  # the latest message of each kind
        self.closed: int | None = None
        self.cookie = cookie
        self._in: asyncio.Queue = asyncio.Queue()
        self._out: asyncio.Queue = asyncio.Queue()
        headers = [(b"host", HOST.encode()), (b"cookie", f"dolmen={cookie}".encode())]
        if origin:
            headers.append((b"origin", origin.encode()))
        scope = {
            "type": "websocket", "path": f"/api/tables/{table}/live", "headers": headers, "scheme": "ws", "state": {},
            "query_string": "&".join(f"{k}={v}" for k, v in query.items()).encode(), "client": ("10.0.0.1", 1),
            "root_path": "", "subprotocols": [], "asgi": {"version": "3.0"},
        }  # fmt: skip
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(app(scope, self._in.get, self._take))

    async def _take(self, event: Any) -> None:
        if event["type"] == "websocket.send":
            self.everything.append(event["text"])
            message = msgspec.json.decode(event["text"])
            self.last[message["type"]] = message
            self._out.put_nowait(message)
        elif event["type"] == "websocket.close":
            self.closed = event.get("code", 1000)
            self._out.put_nowait({"type": "closed"})

    def send(self, **message: Any) -> None:
        """Sends a message."""
        self.send_raw(msgspec.json.encode(message).decode())

    def send_raw(self, text: str) -> None:
        """Sends anything."""
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def next(self, *kinds: str, **fields: Any) -> dict:
        """The next message of these kinds with these fields; others before it are passed over."""
        while True:
            message = await asyncio.wait_for(self._out.get(), PATIENCE)
            if message["type"] in kinds and all(message.get(k) == v for k, v in fields.items()):
                return message
            if message["type"] == "closed":
                raise ConnectionError(f"closed with {self.closed}")

    async def ask(self, **message: Any) -> dict:
        """Sends a message and waits for what answers it."""
        self.send(**message)
        return await self.next("done", "error", "answer", "pong", of=message["id"])

    async def leave(self) -> None:
        """Hangs up."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, PATIENCE)


async def play_on(socket: Socket, position: dict) -> dict:
    """Plays the turns of a connection's seat, always the first choice, until the game is over; the last position."""
    while not position["over"]:
        if position["legal"]:
            number = position["number"]
            socket.send(
                type="act",
                id=f"m{number}",
                number=number,
                seat=position["seat"],
                sentence=position["legal"][0]["sentence"],
            )
        position = await socket.next("position")
    return position


def run(test: Callable[..., Awaitable[None]]) -> Callable:
    """Lets pytest call a test that waits."""

    def call(tmp_path: Path) -> None:
        asyncio.run(asyncio.wait_for(test(tmp_path), PATIENCE))

    call.__name__, call.__doc__ = test.__name__, test.__doc__
    return call


async def sit_down(door: Doorway, game: str, players: int, **settings: object) -> tuple[Table, list[Socket]]:
    """A table full of people, each with a socket."""
    people = [await door.visitor(f"Seat {seat}") for seat in range(players)]
    name = await people[0].new_table(game, "me", *["open"] * (players - 1), **settings)
    for seat, person in enumerate(people[1:], 1):
        await person.post(f"/api/tables/{name}/sit", seat=seat)
    return door.house.tables[name], [await person.live(name) for person in people]


async def act(table: Table, socket: Socket, seat: int, action: int) -> None:
    """Somebody plays an action, which is taken."""
    number, sentence = len(table.play.steps), table.game.notation.sentence(action)
    answer = await socket.ask(type="act", id=f"m{number}", number=number, seat=seat, sentence=sentence)
    assert answer["type"] == "done", answer
