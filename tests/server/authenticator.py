"""An authenticator of the test's own: makes passkeys and signs with them, as a phone does."""

from __future__ import annotations

import hashlib
import json
import os

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from dolmen.server.post.push import encode

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """Keeps one passkey for one site."""

    def __init__(self, origin: str, rp_id: str):
        self.origin, self.rp_id = origin, rp_id
        self.key, self.id, self.count = ec.generate_private_key(ec.SECP256R1()), os.urandom(32), 0

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        self.count += 1
        head = hashlib.sha256(self.rp_id.encode()).digest() + bytes([flags | PRESENT | VERIFIED])
        return head + self.count.to_bytes(4, "big")

    def make(self, challenge: str) -> dict[str, str]:
        """What the page sends for a new passkey."""
        point = self.key.public_key().public_numbers()
        numbers = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(numbers)
        statement = {"fmt": "none", "attStmt": {}, "authData": self._data(ATTESTED) + attested}
        client = encode(self._client_data("create", challenge))
        return {
            "id": encode(self.id),
            "client_data": client,
            "attestation": encode(cbor2.dumps(statement)),
            "name": "a",
        }

    def use(self, challenge: str) -> dict[str, str]:
        """What the page sends to come back by it."""
        client, data = self._client_data("get", challenge), self._data(0)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        sent = {"client_data": client, "authenticator_data": data, "signature": signature}
        return {"id": encode(self.id), **{name: encode(value) for name, value in sent.items()}}
