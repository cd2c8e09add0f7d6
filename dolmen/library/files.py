"""Transcripts in files. A running game does not tell its seed, so the seed lies in a file of its own beside it."""

from __future__ import annotations

from pathlib import Path

from dolmen.core.errors import BadSeed
from dolmen.core.seed import seed_from


def seed_file(path: Path) -> Path:
    """The file that keeps the seed of a running game."""
    return path.with_name(path.name + ".seed")


def kept_seed(path: Path) -> bytes | None:
    """The seed beside a transcript, if it is kept there."""
    beside = seed_file(path)
    if not beside.exists():
        return None
    try:
        return seed_from(bytes.fromhex(beside.read_text("utf-8").strip()))
    except ValueError:
        raise BadSeed(asked=f"what {beside} holds") from None
