"""`dolmen join`: playing at a table on a server, with a menu instead of clicks; the messages are those of the page."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.rule import Rule
from rich.text import Text

from dolmen.core.game import find_game
from dolmen.core.plain import Plain
from dolmen.core.viewer import NOBODY
from dolmen.terminal.arguments import WORDS
from dolmen.terminal.menu import Menu, WordCompleter
from dolmen.terminal.reader import Reader, reader_for
from dolmen.terminal.speech import speak
from dolmen.wire import messages as wire
from dolmen.wire.bodies import Body, ErrorShown, Me, SetMe, Sit
from dolmen.words import Texts, texts

PATIENCE = 30.0  # seconds for an answer of the server
LONGEST_FRAME = 2**22  # bytes
LAST_LINES = 30  # of the log, shown at once
T = TypeVar("T")

Address = Annotated[str, typer.Argument(metavar="ADDRESS", help=WORDS("about-join-address"))]
Name = Annotated[str | None, typer.Option("--name", help=WORDS("about-join-name"), metavar="NAME")]
Seat = Annotated[int | None, typer.Option("--seat", help=WORDS("about-join-seat"), metavar="NUMBER")]
Language = Annotated[str | None, typer.Option("--lang", "--language", help=WORDS("about-lang"), metavar="it|en")]


def command(address: Address, name: Name = None, seat: Seat = None, lang: Language = None) -> None:
    from websockets.sync.client import connect

    guest = Guest(address, speak(lang).language)
    table = urlsplit(address).path.rstrip("/").rpartition("/")[2]
    try:
        shown = sit_down(guest, table, name, seat)
    except Refused as refused:
        raise SystemExit(str(refused)) from None
    console = Console()
    query = f"?view=1&language={guest.language}" + (f"&seat={shown.mine[0]}" if shown.mine else "")
    live = f"ws{guest.home[4:]}/api/tables/{table}/live{query}"
    with connect(live, additional_headers={"cookie": guest.cookie}, max_size=LONGEST_FRAME) as socket:
        try:
            Place(socket, shown, guest.language, console, reader_for(console)).run()
        except (KeyboardInterrupt, EOFError):
            print(file=sys.stderr)


class Refused(Exception):
    """The server said no; the text is its sentence."""


class Guest:
    """Somebody with a cookie at one server. It is kept: whoever comes back has their seat."""

    def __init__(self, address: str, language: str):
        parts = urlsplit(address)
        self.home = f"{parts.scheme}://{parts.netloc}"
        self.language = language
        self.kept = kept_cookies()
        self.cookie = self.kept.get(self.home, "")

    def ask(self, method: str, path: str, kind: type[T], body: Body | None = None) -> T:
        """Asks the JSON interface for an answer of some kind."""
        headers = {"cookie": self.cookie, "accept-language": self.language, "content-type": "application/json"}
        data = None if body is None else wire.encode(body)
        request = Request(self.home + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                self._keep(answer.headers.get("set-cookie"))
                return msgspec.json.decode(answer.read(), type=kind)
        except HTTPError as error:
            raise Refused(msgspec.json.decode(error.read(), type=ErrorShown).text) from None

    def _keep(self, cookie: str | None) -> None:
        if cookie:
            self.cookie = cookie.partition(";")[0]
            self.kept[self.home] = self.cookie
            path = cookies_path()
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(0o600)
            path.write_bytes(wire.encode(self.kept))


def cookies_path() -> Path:
    """Where cookies of servers are kept."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "dolmen" / "servers.json"


def kept_cookies() -> dict[str, str]:
    """The cookies of the servers where one has been."""
    path = cookies_path()
    return msgspec.json.decode(path.read_bytes()) if path.exists() else {}


def sit_down(guest: Guest, table: str, name: str | None, seat: int | None) -> wire.TableShown:
    """Takes a seat if one is free and none is mine; whoever finds none watches."""
    me = guest.ask("GET", "/api/me", Me)
    if name and me.name != name:
        guest.ask("PATCH", "/api/me", Me, SetMe(name=name))
    shown = guest.ask("GET", f"/api/tables/{table}", wire.TableShown)
    free = [place.seat for place in shown.seats if place.kind == "open"]
    if not shown.mine and shown.status == "open" and free:
        wanted = Sit(free[0] if seat is None else seat)
        shown = guest.ask("POST", f"/api/tables/{table}/sit", wire.TableShown, wanted)
    return shown


class Place:
    """A place at the live table: prints what the socket says, and asks at the keyboard what there is to choose."""

    def __init__(self, socket: Any, shown: wire.TableShown, language: str, console: Console, reader: Reader):
        self.socket, self.console, self.reader = socket, console, reader
        self.game = find_game(shown.game)
        self.words: Texts = texts(language, self.game)
        self._meet(shown)

    def _meet(self, shown: wire.TableShown) -> None:
        self.names = [seat.name or seat.word for seat in shown.seats]

    def run(self) -> None:
        """Follows the table until the game is over."""
        for data in self.socket:
            message = wire.from_server.decode(data)
            if isinstance(message, wire.TableShown):
                self._meet(message)
            elif isinstance(message, wire.Chats):
                for line in message.lines:
                    self._print(f"{line.name}: {line.text}", "italic")
            elif isinstance(message, wire.Error):
                self._print(message.text, "yellow")
            elif isinstance(message, wire.Position):
                self._show(message)
                if message.over:
                    return
                self._answer(message)

    def _answer(self, position: wire.Position) -> None:
        """Plays at this seat's turn; where all choose at the same time, the choice is sealed until then."""
        number, seat, id = position.number, position.seat, secrets.token_hex(8)
        if seat is not None and position.legal:
            self._send(wire.Act(id, number, seat, self._choose(position.legal)))
        elif seat is not None and position.early:
            self._send(wire.SetStanding(id, seat, self._choose(position.early), "once"))

    def _send(self, message: wire.In) -> None:
        self.socket.send(wire.encode(message).decode())

    def _print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def _show(self, position: wire.Position) -> None:
        for line in position.log.lines[-LAST_LINES:]:
            self._print(f"· {line.text}")
        self.console.print(Rule(f"{escape(self.words('title'))} · {escape(position.progress)}", align="left"))
        if isinstance(position.view, dict):
            view = Plain.__new__(Plain)
            view.__dict__.update(position.view)
            viewer = NOBODY if position.seat is None else position.seat
            self.console.print(Text.from_markup(self.game.sketch(view, viewer, self.words, self.names)))
        self._print(position.ask, "bold")
        for name, player in zip(self.names, position.result.players if position.result else (), strict=False):
            self._print(f"{name}: {player.score}")

    def _choose(self, possible: list[wire.LegalAction]) -> str:
        labels = {action.sentence: action.label for action in possible}
        menu = Menu(list(labels), lambda sentence: labels[sentence], lambda n: self.words("more-choices", n=n))
        self.console.print(menu.table())
        while True:
            meant = menu.meant(self.reader.ask("› ", WordCompleter(menu, {})))
            if len(meant) == 1:
                return meant[0]
            menu.open_up(meant or None)
            self.console.print(menu.table())
