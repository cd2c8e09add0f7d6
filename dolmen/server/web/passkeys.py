"""Passkeys (WebAuthn): coming back by a device's own key, without a name or a password."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any
from urllib.parse import urlsplit

from starlette.responses import Response

from dolmen.server.post.push import decode, encode
from dolmen.server.refusals import WrongCode
from dolmen.server.store.identity import Passkey, add_passkey, count_passkey, find_passkey, passkeys_of, remove_passkey
from dolmen.server.store.people import find_person
from dolmen.server.store.tokens import keep_token, use_token
from dolmen.server.web.endpoint import Ask, Endpoint
from dolmen.server.web.keys import B, K, keys_now, taken_over
from dolmen.wire import bodies
from dolmen.words import texts

CHALLENGE_SECONDS = 300.0
NEW, OLD = "passkey-new", "passkey"


def rp_id(ask: Ask) -> str:
    """The name of this server for passkeys."""
    return urlsplit(ask.home).hostname or "localhost"


async def _challenge(ask: Ask, kind: str) -> bodies.PasskeyAsked:
    """A challenge for an authenticator, which works once and for this person alone."""
    house, person = ask.house, ask.person
    challenge = secrets.token_urlsafe(32)
    await house.store.write(keep_token, kind, challenge, person.id, house.now(), CHALLENGE_SECONDS)
    known = await house.store.read(passkeys_of, person.id) if kind == NEW else []
    user = encode(hashlib.sha256(f"passkey {person.id}".encode()).digest()[:16])
    name = person.name or texts(ask.language)("guest-name")
    return bodies.PasskeyAsked(encode(challenge.encode()), rp_id(ask), user, name, [one.id for one in known])


async def ask_new(ask: Ask) -> bodies.PasskeyAsked:
    return await _challenge(ask, NEW)


async def ask_old(ask: Ask) -> bodies.PasskeyAsked:
    return await _challenge(ask, OLD)


async def _answered(ask: Ask, kind: str) -> bytes:
    """The challenge that is answered, if it is one that this person was given and nobody has answered."""
    try:
        challenge = decode(json.loads(decode(ask.body.client_data))["challenge"]).decode()
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise WrongCode() from None
    found = await ask.house.store.write(use_token, kind, challenge, ask.house.now())
    if found is None or found[0] != ask.person.id:
        raise WrongCode()
    return challenge.encode()


def _credential(body: bodies.Credential) -> dict[str, Any]:
    """A credential as its library reads it."""
    response = {"clientDataJSON": body.client_data}
    if body.attestation:
        response["attestationObject"] = body.attestation
    else:
        response |= {"authenticatorData": body.authenticator_data or "", "signature": body.signature or ""}
    return {"id": body.id, "rawId": body.id, "type": "public-key", "response": response}


async def keep(ask: Ask) -> bodies.Keys:
    """Keeps a new passkey of mine."""
    from webauthn import verify_registration_response

    challenge, now = await _answered(ask, NEW), ask.house.now()
    origin = ask.home.rstrip("/")
    details: Any = {"expected_challenge": challenge, "expected_rp_id": rp_id(ask), "expected_origin": origin}
    try:
        found = verify_registration_response(credential=_credential(ask.body), **details)
    except Exception:  # whatever a stranger sends proves nothing
        raise WrongCode() from None
    id, key = encode(found.credential_id), found.credential_public_key
    passkey = Passkey(id, ask.person.id, key, found.sign_count, ask.body.name, now)
    if not await ask.house.store.write(add_passkey, passkey, now):
        raise WrongCode()
    return await keys_now(ask)


async def come_back(ask: Ask) -> Response:
    """This device is the owner's of a passkey from now on."""
    from webauthn import verify_authentication_response

    challenge, store = await _answered(ask, OLD), ask.house.store
    passkey = await store.read(find_passkey, ask.body.id.rstrip("="))
    if passkey is None:
        raise WrongCode()
    origin = ask.home.rstrip("/")
    details: Any = {"expected_challenge": challenge, "expected_rp_id": rp_id(ask), "expected_origin": origin}
    details |= {"credential_public_key": passkey.public_key, "credential_current_sign_count": passkey.count}
    try:
        found = verify_authentication_response(credential=_credential(ask.body), **details)
    except Exception:  # whatever a stranger sends proves nothing
        raise WrongCode() from None
    await store.write(count_passkey, passkey.id, found.new_sign_count)
    return taken_over(ask, await store.read(find_person, passkey.person))


async def forget(ask: Ask) -> bodies.Keys:
    await ask.house.store.write(remove_passkey, ask.person.id, ask.body.id)
    return await keys_now(ask)


def _guessed(path: str, serve: Any, summary: str, answer: Any, body: Any) -> Endpoint:
    return Endpoint("POST", path, serve, summary, answer, body, bucket="guesses")


PASSKEY_ENDPOINTS = (
    _guessed(K + "/passkey/ask", ask_new, "Begin a passkey", bodies.PasskeyAsked, bodies.Nothing),
    _guessed(K + "/passkey", keep, "Keep a passkey", bodies.Keys, bodies.Credential),
    Endpoint("POST", K + "/passkey/forget", forget, "Forget a passkey", bodies.Keys, bodies.Forget),
    _guessed(B + "/passkey/ask", ask_old, "Begin to come back", bodies.PasskeyAsked, bodies.Nothing),
    _guessed(B + "/passkey", come_back, "Come back by passkey", bodies.TakenOver, bodies.Credential),
)
