"""What stands before the application: origin, rates, headers that harden a page, identity by cookie."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dolmen.server.metrics import REQUESTS
from dolmen.server.web.identity import fresh_person, person_in, set_cookie

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
SAFE = {"GET", "HEAD", "OPTIONS"}
NO_IDENTITY = ("/static/", "/healthz", "/metrics")


class Bucket:
    """Tokens that drip in at a steady rate; each request takes one. Buckets long unused are thrown away."""

    def __init__(self, per_second: float, burst: float, now: Callable[[], float] = time.monotonic, most: int = 20_000):
        self.per_second, self.burst, self.now, self.most = per_second, burst, now, most
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether somebody may go ahead."""
        now = self.now()
        left, last = self._left.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - last) * self.per_second)
        self._left[who] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > self.most:
            self._left.popitem(last=False)
        return left >= 1

    @property
    def wait(self) -> int:
        """After how many seconds there is surely a token again."""
        return max(1, round(1 / self.per_second))


def is_ours(headers: Headers, further: Iterable[str]) -> bool:
    """Whether a request comes from one of our own pages, or from a program that is not a browser."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin in further or (origin != "null" and urlsplit(origin).netloc == headers.get("host", ""))


class Guard:
    """Gives everybody an identity, refuses what strangers' pages send, and hardens every answer."""

    def __init__(self, app: ASGIApp, secret: Callable[[], str], origins: str, refuse: ASGIApp):
        self.app, self.secret, self.origins, self.refuse = app, secret, origins.split(), refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        person = person_in(self.secret(), headers.get("cookie", ""))
        state = scope.setdefault("state", {})
        state["is_newcomer"] = person is None
        state["is_ours"] = is_ours(headers, self.origins)
        state["person"] = person or fresh_person()
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        app = self.app
        if scope["method"] not in SAFE and not state["is_ours"]:
            app = self.refuse
        await app(scope, receive, self._hardened(scope, send, state))

    def _hardened(self, scope: Scope, send: Send, state: dict) -> Send:
        is_plain = scope["path"].startswith(NO_IDENTITY)

        async def send_hardened(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if not is_plain:
                    headers.setdefault("cache-control", "no-store")
                    if state["is_newcomer"] and "set-cookie" not in headers:
                        headers.append(
                            "set-cookie", set_cookie(self.secret(), state["person"], scope["scheme"] == "https")
                        )
                REQUESTS.labels(scope["method"], str(message["status"])).inc()
            await send(message)

        return send_hardened
