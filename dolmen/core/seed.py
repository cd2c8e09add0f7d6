"""The secret 128-bit seed of a game, the promise that it was fixed beforehand, and what is drawn from it."""

from __future__ import annotations

import hashlib
import operator
import secrets
import struct
from collections.abc import Sequence
from typing import TypeVar

from dolmen.core.dice import DICE_WORDS, SEED_WORDS, roll
from dolmen.core.errors import BadSeed

SEED_BYTES = 4 * SEED_WORDS
LAYOUT = f"<{SEED_WORDS}I"  # a seed is so many words of 32 bits, the lowest byte first

Seed = int | bytes  # how a seed is given wherever one is asked for
Thing = TypeVar("Thing")


def fresh_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(given: Seed | None) -> bytes:
    """The 16 bytes of a seed given as a number or as bytes; without one, a seed that nobody can guess."""
    if given is None:
        return fresh_seed()
    if isinstance(given, bytes):
        if len(given) != SEED_BYTES:
            raise BadSeed(asked=f"{len(given)} bytes")
        return given
    try:
        return operator.index(given).to_bytes(SEED_BYTES, "little")
    except (TypeError, OverflowError):
        raise BadSeed(asked=repr(given)) from None


def words_of(seed: bytes) -> tuple[int, ...]:
    """The four words of a seed, as dice take them."""
    return struct.unpack(LAYOUT, seed)


def seed_of(words: Sequence[int]) -> bytes:
    """The seed of four words."""
    return struct.pack(LAYOUT, *words)


def by_lot(things: Sequence[Thing], seed: bytes) -> Thing:
    """Any of some things, all equally likely, the same for the same seed."""
    dice = [*words_of(seed), *[0] * (DICE_WORDS - SEED_WORDS)]
    return things[roll(dice, len(things))]


def commitment(seed: bytes) -> str:
    """What is shown of the seed from the start: its hash, which fixes it and tells nothing of it."""
    return hashlib.sha256(b"dolmen seed " + seed).hexdigest()


def subseed(seed: bytes, *names: object) -> bytes:
    """An independent seed for a purpose: the nth game of a batch, the bot in a seat."""
    text = " ".join(str(name) for name in names)
    return hashlib.sha256(b"dolmen subseed " + seed + text.encode()).digest()[:SEED_BYTES]
