"""Somebody at a server: asks its JSON interface, and keeps the cookie by which the server knows them again."""

from __future__ import annotations

import os
from http.client import HTTPException
from pathlib import Path
from typing import TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from dolmen.core.errors import DolmenError
from dolmen.terminal.speech import BadInput
from dolmen.wire import messages as wire
from dolmen.wire.bodies import Body, ErrorShown, Me, SetMe, Sit

PATIENCE = 30.0  # seconds for an answer of the server
T = TypeVar("T")


class Refused(DolmenError):
    """The server said no, in a sentence of its own."""

    key = "error-server-says"

    def sentence(self) -> str:
        return str(self.details["text"])


class Guest:
    """Somebody with a cookie at one server. It is kept: whoever comes back has their seat."""

    def __init__(self, address: str, language: str):
        self.home, self.table = read_address(address)
        self.language = language
        self.kept = kept_cookies()
        self.cookie = self.kept.get(self.home, "")

    def ask(self, method: str, path: str, kind: type[T], body: Body | None = None) -> T:
        """Asks the JSON interface for an answer of some kind; whatever goes wrong is a sentence."""
        headers = {"cookie": self.cookie, "accept-language": self.language, "content-type": "application/json"}
        data = None if body is None else wire.encode(body)
        request = Request(self.home + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                self._keep(answer.headers.get("set-cookie"))
                return msgspec.json.decode(answer.read(), type=kind)
        except HTTPError as error:
            raise self._refusal(error) from None
        except (OSError, HTTPException) as error:  # nobody is there, or nobody who answers
            raise BadInput("error-no-server", address=self.home, why=reason_of(error)) from None
        except msgspec.MsgspecError:
            raise BadInput("error-no-dolmen", address=self.home) from None

    def _refusal(self, error: HTTPError) -> DolmenError:
        try:
            return Refused(text=msgspec.json.decode(error.read(), type=ErrorShown).text)
        except (msgspec.MsgspecError, OSError):
            return BadInput("error-no-dolmen", address=self.home)

    def _keep(self, cookie: str | None) -> None:
        if cookie:
            self.cookie = cookie.partition(";")[0]
            self.kept[self.home] = self.cookie
            path = cookies_path()
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(0o600)
            path.write_bytes(wire.encode(self.kept))


def read_address(address: str) -> tuple[str, str]:
    """The server and the table of an address such as `https://example.org/table/k3x`."""
    try:
        parts = urlsplit(address)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_good = False
    table = parts.path.rstrip("/").rpartition("/")[2] if is_good else ""
    if not table or not table.isascii() or not table.replace("-", "").replace("_", "").isalnum():
        raise BadInput("error-join-address", asked=address)
    return f"{parts.scheme}://{parts.netloc}", table


def reason_of(error: Exception) -> str:
    """What a failing connection has to say."""
    cause = getattr(error, "reason", error)
    return str(getattr(cause, "strerror", None) or cause)


def cookies_path() -> Path:
    """Where cookies of servers are kept."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "dolmen" / "servers.json"


def kept_cookies() -> dict[str, str]:
    """The cookies of the servers where one has been; none where the file is spoilt."""
    try:
        return msgspec.json.decode(cookies_path().read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError):
        return {}


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
