"""A push service and a mail server of the test's own, on this machine."""

from __future__ import annotations

import contextlib
import datetime
import ipaddress
import json
import socketserver
import ssl
import threading
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from dolmen.server.post.push import decode, encode

HERE = "127.0.0.1"


def certificate(folder: Path) -> Path:
    """A certificate for this machine, with its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "a push service")])
    now = datetime.datetime.now(datetime.UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(HERE))]), False)
        .add_extension(x509.BasicConstraints(True, None), True)
        .sign(key, hashes.SHA256())
    )
    pem, none = serialization.Encoding.PEM, serialization.NoEncryption()
    secret = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, none)
    file = folder / "certificate.pem"
    file.write_bytes(signed.public_bytes(pem) + secret)
    return file


class Browser:
    """A browser that lets itself be called: has keys, and reads what comes."""

    def __init__(self, office: PushOffice, name: str):
        self.key, self.auth, self.office, self.name = (
            ec.generate_private_key(ec.SECP256R1()),
            b"0123456789abcdef",
            office,
            name,
        )
        point = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        self.point = self.key.public_key().public_bytes(*point)

    def subscription(self) -> dict[str, str]:
        """What the page tells the server."""
        address = f"https://{HERE}:{self.office.port}/{self.name}"
        return {"endpoint": address, "p256dh": encode(self.point), "auth": encode(self.auth), "name": self.name}

    def read(self, body: bytes) -> dict:
        """What a message says, deciphered."""
        salt, point, sealed = body[:16], body[21:86], body[86:]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point))
        secret = HKDF(hashes.SHA256(), 32, self.auth, b"WebPush: info\0" + self.point + point).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        return json.loads(AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\2"))

    @property
    def heard(self) -> list[dict]:
        """What this browser was told, in order."""
        return [self.read(body) for path, _, body in self.office.got if path == f"/{self.name}"]


class PushOffice:
    """Takes messages over https and keeps them; answers with `status`."""

    def __init__(self, folder: Path):
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        office = self

        class Desk(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                if office.status < 300:
                    office.got.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(office.status)
                self.send_header("location", "https://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self.server = ThreadingHTTPServer((HERE, 0), Desk)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate(folder))
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_port

    def claims(self, number: int = -1) -> dict:
        """What the server signed about itself; refused if the signature is not good."""
        token, key = self.got[number][1]["authorization"].removeprefix("vapid t=").split(", k=")
        head, claims, signature = token.split(".")
        r, s = (int.from_bytes(decode(signature)[part : part + 32], "big") for part in (0, 32))
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(key))
        signed = f"{head}.{claims}".encode()
        public.verify(utils.encode_dss_signature(r, s), signed, ec.ECDSA(hashes.SHA256()))
        return json.loads(decode(claims))


class MailOffice:
    """Takes letters over SMTP and keeps them; refuses all while `is_shut`."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.is_shut = False
        office = self

        class Desk(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.say("220 here")
                while line := self.rfile.readline():
                    word = line[:4].upper()
                    if word == b"DATA":
                        self.say("354 go on")
                        self.take()
                    elif word == b"MAIL" and office.is_shut:
                        self.say("451 not now")
                    elif word == b"QUIT":
                        self.say("221 bye")
                        return
                    else:
                        self.say("250 ok")

            def take(self) -> None:
                lines = iter(self.rfile.readline, b".\r\n")
                office.letters.append(message_from_bytes(b"".join(lines), policy=policy.default))  # type: ignore[arg-type]
                self.say("250 taken")

            def say(self, text: str) -> None:
                self.wfile.write(f"{text}\r\n".encode())

        self.server = socketserver.ThreadingTCPServer((HERE, 0), Desk)
        self.server.daemon_threads = True
        self.url = f"smtp://{HERE}:{self.server.server_address[1]}"


@contextlib.contextmanager
def opened(office: PushOffice | MailOffice) -> Iterator[Any]:
    """An office while it is open."""
    thread = threading.Thread(target=office.server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield office
    finally:
        office.server.shutdown()
        office.server.server_close()
