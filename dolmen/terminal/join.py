"""Playing at a web table from the terminal: the same messages as a page, with a menu instead of clicks."""

from __future__ import annotations

import json
import os
import secrets
import sys
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from rich.console import Console
from rich.markup import escape
from rich.rule import Rule
from rich.text import Text

from dolmen.core.game import find_game
from dolmen.core.plain import Plain
from dolmen.core.viewer import NOBODY
from dolmen.terminal.menu import Menu, WordCompleter
from dolmen.terminal.reader import Reader, reader_for
from dolmen.words import Texts, texts

PATIENCE = 30.0  # seconds for an answer of the server


class Refused(Exception):
    """The server said no; the text is its sentence."""


class Guest:
    """Somebody with a cookie at one server; the cookie is kept, so that coming back is coming back to one's seat."""

    def __init__(self, address: str, language: str):
        parts = urlsplit(address)
        self.home = f"{parts.scheme}://{parts.netloc}"
        self.language = language
        self.kept = kept_cookies()
        self.cookie = self.kept.get(self.home, "")

    def ask(self, method: str, path: str, body: dict | None = None) -> Any:
        """Asks the JSON interface."""
        headers = {"cookie": self.cookie, "accept-language": self.language, "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.home + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                self._keep(answer.headers.get("set-cookie"))
                return json.load(answer)
        except HTTPError as error:
            raise Refused(json.load(error).get("text", str(error))) from None

    def _keep(self, cookie: str | None) -> None:
        if cookie:
            self.cookie = cookie.partition(";")[0]
            self.kept[self.home] = self.cookie
            path = cookies_path()
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(0o600)
            path.write_text(json.dumps(self.kept))


def cookies_path() -> Path:
    """Where cookies of servers are kept."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "dolmen" / "servers.json"


def kept_cookies() -> dict[str, str]:
    """The cookies of the servers where one has been."""
    path = cookies_path()
    return json.loads(path.read_text()) if path.exists() else {}


def sit_down(guest: Guest, table: str, name: str | None, seat: int | None) -> dict:
    """Takes a seat if one is free and none is mine; whoever finds none watches."""
    me = guest.ask("GET", "/api/me")
    if name and me["name"] != name:
        guest.ask("PATCH", "/api/me", {"name": name})
    shown = guest.ask("GET", f"/api/tables/{table}")
    free = [place["seat"] for place in shown["seats"] if place["kind"] == "open"]
    if not shown["mine"] and shown["status"] == "open" and free:
        shown = guest.ask("POST", f"/api/tables/{table}/sit", {"seat": free[0] if seat is None else seat})
    return shown


class Place:
    """A place at the live table: what the socket says is printed, what is asked is asked at the keyboard."""

    def __init__(self, socket: Any, shown: dict, words: Texts, console: Console, reader: Reader):
        self.socket, self.words, self.console, self.reader = socket, words, console, reader
        self.game = find_game(shown["game"])
        self.names = [seat["name"] or seat["word"] for seat in shown["seats"]]

    def run(self) -> None:
        """Follows the table until the game is over."""
        for data in self.socket:
            message = json.loads(data)
            kind = message["type"]
            if kind == "table":
                self.names = [seat["name"] or seat["word"] for seat in message["seats"]]
            elif kind == "chat":
                for line in message["lines"]:
                    self._print(f"{line['name']}: {line['text']}", "italic")
            elif kind == "error":
                self._print(message["text"], "yellow")
            elif kind == "position":
                self._show(message)
                if message["over"]:
                    return
                if message["legal"]:
                    say = self._choose(message["legal"])
                    self._send("act", number=message["number"], seat=message["seat"], say=say)
                elif message["early"]:  # all choose at the same time: the choice is sealed until it is asked
                    self._send("ahead", seat=message["seat"], say=self._choose(message["early"]), until="once")

    def _print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def _show(self, position: dict) -> None:
        for line in position["log"]["lines"][-30:]:
            self._print(f"· {line['text']}")
        self.console.print(Rule(f"{escape(self.words('title'))} · {escape(position['progress'])}", align="left"))
        if self.game.sketch is not None:
            view = Plain.__new__(Plain)
            view.__dict__.update(position["view"])
            viewer = NOBODY if position["seat"] is None else position["seat"]
            self.console.print(Text.from_markup(self.game.sketch(view, viewer, self.words, self.names)))
        self._print(position["ask"], "bold")
        for name, player in zip(self.names, (position["result"] or {}).get("players", ()), strict=False):
            self._print(f"{name}: {player['score']}")

    def _send(self, kind: str, **content: Any) -> None:
        self.socket.send(json.dumps({"type": kind, "id": secrets.token_hex(8), **content}))

    def _choose(self, possible: list[dict]) -> str:
        labels = {choice["say"]: choice["label"] for choice in possible}
        menu = Menu(list(labels), lambda say: labels[say], lambda n: self.words("more-choices", n=n))
        self.console.print(menu.table())
        while True:
            meant = menu.meant(self.reader.ask("› ", WordCompleter(menu, {})))
            if len(meant) == 1:
                return meant[0]
            menu.open_up(meant or None)
            self.console.print(menu.table())


def play_at(address: str, name: str | None, seat: int | None, language: str) -> None:
    """Sits down at the table of an address such as http://localhost:8000/table/abc and plays."""
    from websockets.sync.client import connect

    guest = Guest(address, language)
    table = urlsplit(address).path.rstrip("/").rpartition("/")[2]
    try:
        shown = sit_down(guest, table, name, seat)
    except Refused as refused:
        raise SystemExit(str(refused)) from None
    console = Console()
    words = texts(language, find_game(shown["game"]))
    query = f"?view=1&language={language}" + (f"&seat={shown['mine'][0]}" if shown["mine"] else "")
    live = f"ws{guest.home[4:]}/api/tables/{table}/live{query}"
    with connect(live, additional_headers={"cookie": guest.cookie}, max_size=2**22) as socket:
        try:
            Place(socket, shown, words, console, reader_for(console)).run()
        except (KeyboardInterrupt, EOFError):
            print(file=sys.stderr)
