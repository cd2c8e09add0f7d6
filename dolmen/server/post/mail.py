"""E-mail by any SMTP server that the operator names."""

from __future__ import annotations

import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from urllib.parse import unquote, urlsplit

PATIENCE_SECONDS = 20.0
LOOPBACK = ("localhost", "127.0.0.1", "::1")
PORTS = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class Mailer:
    """An SMTP server: `smtps://user:password@host` or `smtp://user:password@host:587`."""

    host: str
    port: int
    is_secure: bool  # from the first byte; else it begins plainly and changes over
    user: str
    password: str
    sender: str

    @classmethod
    def read(cls, address: str, sender: str) -> Mailer | None:
        """The server that the settings name; None where they name none."""
        if not address:
            return None
        parts = urlsplit(address)
        if parts.scheme not in PORTS or not parts.hostname:
            raise SystemExit("DOLMEN_SMTP is smtps://user:password@host or smtp://user:password@host:587")
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        sender = sender or (user if "@" in user else f"dolmen@{parts.hostname}")
        return cls(parts.hostname, parts.port or PORTS[parts.scheme], parts.scheme == "smtps", user, password, sender)

    def send(self, letter: Letter) -> None:
        """Sends a letter, or raises what smtplib raises. Waits: not for the event loop."""
        with self._connect() as server:
            if self.user:
                server.login(self.user, self.password)
            server.send_message(self._message(letter))

    def _connect(self) -> smtplib.SMTP:
        if self.is_secure:
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE_SECONDS, context=context)
        server = smtplib.SMTP(self.host, self.port, timeout=PATIENCE_SECONDS)
        server.ehlo()
        if server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
        elif self.host not in LOOPBACK:
            server.close()
            raise smtplib.SMTPNotSupportedError("this server does not encrypt: no mail goes there in the open")
        return server

    def _message(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        name, sender = parseaddr(self.sender)
        message["From"] = Address(name or "Dolmen", addr_spec=sender)
        message["To"] = Address(addr_spec=letter.to)
        message["Subject"] = letter.subject
        message["Date"] = formatdate(letter.at)
        message["Message-ID"] = f"<{letter.id}@{sender.rpartition('@')[2]}>"
        message["Content-Language"] = letter.language
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text, cte="quoted-printable")
        return message


@dataclass(frozen=True)
class Letter:
    """An e-mail to somebody."""

    to: str
    subject: str
    text: str
    language: str
    id: str  # the same letter, sent twice, has one
    at: float
    stop: str = ""  # the link that ends such letters


def is_address(text: str) -> bool:
    """Whether a text can be an address of e-mail: one plain address and nothing else."""
    name, _, host = text.rpartition("@")
    if not name or "." not in host or len(text) > 254 or not text.isascii() or not text.isprintable():
        return False
    if any(letter in text for letter in ' ,;:<>()[]"\\') or host.startswith(".") or host.endswith("."):
        return False
    return parseaddr(text)[1] == text
