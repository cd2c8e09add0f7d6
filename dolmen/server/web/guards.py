"""What stands before the application: origin, headers that harden a page, identity by cookie."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from secrets import compare_digest
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dolmen.server.metrics import REQUESTS
from dolmen.server.web.identity import bearer_in, fresh_person, fresh_session, set_cookie

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
LOOPBACK = ("127.0.0.1", "::1")
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")  # what came through a web server comes from outside
NO_IDENTITY = ("/static/", "/healthz", "/metrics")


def is_ours(headers: Headers, further: Iterable[str]) -> bool:
    """Whether a request comes from one of our own pages, or from a program that is not a browser."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin in further or (origin != "null" and urlsplit(origin).netloc == headers.get("host", ""))


def may_read_figures(request: Request, token: str) -> bool:
    """Whether somebody may read the figures: with the operator's token; where there is none, on this machine alone."""
    if token:
        return compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    host = request.client.host if request.client else ""
    return host in LOOPBACK and not any(name in request.headers for name in FORWARDED)


class Guard:
    """Gives everybody an identity, refuses what strangers' pages send, and hardens every answer."""

    def __init__(self, app: ASGIApp, secret: Callable[[], str], origins: str, refuse: ASGIApp):
        self.app, self.secret, self.origins, self.refuse = app, secret, origins.split(), refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        bearer = bearer_in(self.secret(), headers.get("cookie", ""))
        state = scope.setdefault("state", {})
        state["is_newcomer"] = bearer is None
        state["is_ours"] = is_ours(headers, self.origins)
        state["person"] = bearer.person if bearer else fresh_person()
        state["revoked"] = bearer.revoked if bearer else 0
        state["session"] = (bearer.session if bearer else "") or fresh_session()
        state["is_noted"] = bearer is not None and bool(bearer.session)  # the device has this cookie already
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
                    is_due = state["is_newcomer"] or not state["is_noted"]
                    if is_due and "set-cookie" not in headers:
                        who = (state["person"], scope["scheme"] == "https", state["revoked"], state["session"])
                        headers.append("set-cookie", set_cookie(self.secret(), *who))
                REQUESTS.labels(scope["method"], str(message["status"])).inc()
            await send(message)

        return send_hardened
