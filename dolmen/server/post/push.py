"""Web Push: a message for one browser, which only that browser can read (RFC 8291, 8188), signed by us (RFC 8292)."""

from __future__ import annotations

import base64
import http.client
import json
import os
import secrets
import socket
import ssl
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

from dolmen.server.post.address import BadAddress, check_address, resolve
from dolmen.server.store.rows import Device

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
RECORD_BYTES = 4096
POINT_BYTES, SECRET_BYTES = 65, 16
TOKEN_SECONDS = 12 * 3600
PATIENCE_SECONDS = 10.0
LONGEST_MESSAGE = 3000  # bytes; push services take 4096 with all that is around it
Outcome = Literal["taken", "gone", "later"]


def fresh_key() -> str:
    """A new private key of a server."""
    return encode((secrets.randbelow(ORDER - 1) + 1).to_bytes(32, "big"))


def encode(data: bytes) -> str:
    """Bytes as base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of such a text."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def private_key(key: str) -> EllipticCurvePrivateKey:
    """The key of a server as its library has it."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(decode(key), "big"), ec.SECP256R1())


def public_key(key: str) -> str:
    """What browsers are told of a server's key."""
    return encode(_point(private_key(key)))


def _point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    """Refuses keys of a browser that are none."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = decode(p256dh), decode(auth)
        if len(point) != POINT_BYTES or len(secret) != SECRET_BYTES:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise BadAddress() from None


def encrypt(message: bytes, device: Device, salt: bytes | None = None, key: str | None = None) -> bytes:
    """A message that only one browser can read. Salt and key are fresh; a test gives its own."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    salt = salt or os.urandom(16)
    ours = private_key(key or fresh_key())
    theirs = decode(device.p256dh)
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    point = _point(ours)
    secret = _derive(shared, decode(device.auth), b"WebPush: info\0" + theirs + point, 32)
    content_key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(content_key).encrypt(nonce, message + b"\2", None)


def _derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(material)


def signed_token(key: str, audience: str, subject: str, now: float) -> str:
    """The token that tells a push service who calls (a JSON Web Token, ES256)."""
    from cryptography.hazmat.primitives.asymmetric import ec, utils
    from cryptography.hazmat.primitives.hashes import SHA256

    claims = {"aud": audience, "exp": int(now) + TOKEN_SECONDS, "sub": subject}
    parts = [
        encode(json.dumps(one, separators=(",", ":")).encode()) for one in ({"typ": "JWT", "alg": "ES256"}, claims)
    ]
    signature = private_key(key).sign(".".join(parts).encode(), ec.ECDSA(SHA256()))
    r, s = utils.decode_dss_signature(signature)
    return ".".join([*parts, encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))])


class _Checked(http.client.HTTPSConnection):
    """A connection to an address that was looked up and checked, under the name of its host."""

    def __init__(self, host: str, port: int, address: str):
        self._secure = ssl.create_default_context()
        super().__init__(host, port, timeout=PATIENCE_SECONDS, context=self._secure)
        self._address = address

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), PATIENCE_SECONDS)
        self.sock = self._secure.wrap_socket(plain, server_hostname=self.host)


def deliver(
    device: Device,
    message: bytes,
    key: str,
    subject: str,
    topic: str,
    seconds: int,
    now: float,
    private: tuple[str, ...],
) -> Outcome:
    """Hands a message to the push service of a browser, which keeps it for so many seconds. Waits: not for the loop.

    A later message under the same topic takes the place of one that was not delivered yet.
    """
    try:
        host, port = check_address(device.endpoint, private)
        connection = _Checked(host, port, resolve(host, port, private))
    except BadAddress:
        return "gone"
    except OSError:  # the name is not found just now
        return "later"
    parts = urlsplit(device.endpoint)
    token = signed_token(key, f"https://{parts.netloc}", subject, now)
    headers = {
        "authorization": f"vapid t={token}, k={public_key(key)}",
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(seconds),
        "topic": topic,
        "urgency": "high",
    }
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        connection.request("POST", path, encrypt(message[:LONGEST_MESSAGE], device), headers)
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException):
        return "later"
    finally:
        connection.close()
    return _outcome(status)


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return "taken"
    return "later" if status == 429 or status >= 500 else "gone"
