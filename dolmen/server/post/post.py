"""The post of a server process: hands out calls and letters beside the event loop, a few at a time."""

from __future__ import annotations

import asyncio
import smtplib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

import structlog

from dolmen.server.metrics import CALLS
from dolmen.server.post.mail import Letter, Mailer
from dolmen.server.post.push import Outcome, deliver, public_key
from dolmen.server.settings import Settings
from dolmen.server.store.rows import Device

log = structlog.get_logger()
POSTMEN = 8  # that wait for others' servers at once


class Post:
    """Sends what the server says by itself."""

    def __init__(self, settings: Settings, now: Callable[[], float]):
        self.settings, self.now = settings, now
        self.key = ""  # of this server, for push services
        self.mailer = Mailer.read(settings.smtp, settings.mail_from)
        self._postmen = ThreadPoolExecutor(POSTMEN, "post")

    @cached_property
    def public_key(self) -> str | None:
        """What browsers need to let this server call; None where calls to devices are not installed."""
        return public_key(self.key) if find_spec("cryptography") else None

    @property
    def can_mail(self) -> bool:
        """Whether there is a server for e-mail, and an address for the links in it that no visitor can choose."""
        return self.mailer is not None and bool(self.settings.home)

    @property
    def private_hosts(self) -> tuple[str, ...]:
        """Push services that the operator allows though they are in a private network."""
        return tuple(self.settings.push_private.lower().split())

    async def push(self, device: Device, message: bytes, topic: str, seconds: float) -> Outcome:
        """Hands a message to a device's push service."""
        if self.public_key is None:
            return "later"
        details = (device, message, self.key, self._subject, topic, max(int(seconds), 60), self.now())
        outcome = await self._do(deliver, *details, self.private_hosts)
        CALLS.labels("push", outcome).inc()
        return outcome

    @property
    def _subject(self) -> str:
        """Whom a push service may write to."""
        sender = self.mailer.sender if self.mailer else ""
        host = urlsplit(self.settings.home).hostname or "localhost"
        return f"mailto:{sender.rpartition('<')[2].rstrip('>') or f'dolmen@{host}'}"

    async def mail(self, letter: Letter) -> Outcome:
        """Sends an e-mail."""
        if self.mailer is None:
            return "later"
        try:
            await self._do(self.mailer.send, letter)
            outcome: Outcome = "taken"
        except smtplib.SMTPRecipientsRefused:
            outcome = "gone"
        except (OSError, smtplib.SMTPException) as error:
            log.warning("an e-mail was not sent", why=type(error).__name__)
            outcome = "later"
        CALLS.labels("mail", outcome).inc()
        return outcome

    async def _do(self, work: Callable, *details: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._postmen, work, *details)

    def close(self) -> None:
        """Lets what is under way end by itself."""
        self._postmen.shutdown(wait=False, cancel_futures=True)
