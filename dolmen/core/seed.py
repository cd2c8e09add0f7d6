"""The secret 128-bit seed of a game, and the promise that it was fixed beforehand."""

from __future__ import annotations

import hashlib
import secrets

SEED_BYTES = 16


def fresh_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(number: int) -> bytes:
    """A seed by number, for games to be repeated."""
    return number.to_bytes(SEED_BYTES, "little")


def commitment(seed: bytes) -> str:
    """What is shown of the seed from the start: its hash, which fixes it and tells nothing of it."""
    return hashlib.sha256(b"dolmen seed " + seed).hexdigest()


def subseed(seed: bytes, *names: object) -> bytes:
    """An independent seed for a purpose: the nth game of a batch, the bot in a seat."""
    text = " ".join(str(name) for name in names)
    return hashlib.sha256(b"dolmen subseed " + seed + text.encode()).digest()[:SEED_BYTES]
