"""What `dolmen host` does: asks a running server, with the host's token."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import quote

PATIENCE_SECONDS = 20.0


def ask_server(server: str, token: str, what: str, about: str, more: str) -> str:
    """Asks for something and gives what is to be printed."""
    if not token:
        raise SystemExit("DOLMEN_HOST_TOKEN is not set: choose a long one, for the server and for this command")
    person, table = f"/api/host/people/{quote(about)}", f"/api/host/tables/{quote(about)}"
    asked: dict[str, tuple[str, Any]] = {
        "find": (f"/api/host/people?name={quote(about)}", None),
        "ban": (person, {"banned": True}),
        "unban": (person, {"banned": False}),
        "rename": (person, {"name": more}),
        "table": (table, None),
        "hush": (f"{table}/hush", {"number": int(more) if more.isdecimal() else -1}),
        "close": (f"{table}/close", {}),
    }
    if what not in asked:
        raise SystemExit(f"dolmen host can {', '.join(asked)}")
    return told(_ask(server, token, *asked[what]))


def _ask(server: str, token: str, path: str, body: Any) -> dict:
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server.rstrip("/") + path, data, headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE_SECONDS) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise SystemExit(_why(error)) from None
    except urllib.error.URLError as error:
        raise SystemExit(f"{server} does not answer: {error.reason}") from None


def _why(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.load(error)["text"])
    except (ValueError, KeyError):
        return f"{error.code} {error.reason}"


def told(answer: dict) -> str:
    """An answer for people: marks first, since they are what the next command takes."""
    if "people" in answer:
        return "\n".join(f"{p['mark']}  {p['name']}{'  banned' if p['banned'] else ''}" for p in answer["people"])
    seats = [f"seat {s['seat']}  {s['mark'] or '-':10}  {s['name']}" for s in answer["seats"]]
    lines = [f"line {c['number']}  {c['mark']}  {c['name']}: {c['text']}" for c in answer["chat"]]
    return "\n".join([f"{answer['table']}  {answer['game']}  {answer['status']}", *seats, *lines])
