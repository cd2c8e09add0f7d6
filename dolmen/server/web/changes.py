"""Pictures of scenes differ little: each is sent as what it keeps of the one before, and what is new."""

from __future__ import annotations

import re

_GROUPS = re.compile(r"(?=<g[ >])")


def pieces_of(picture: str) -> list[str]:
    """A picture cut before each of its groups."""
    return _GROUPS.split(picture)


def changes(before: str, after: str) -> str | list[int | str]:
    """A picture as numbers of pieces of the one before, and pieces of its own; whole where there was none."""
    if not before:
        return after
    known = {piece: number for number, piece in enumerate(pieces_of(before))}
    return [known.get(piece, piece) for piece in pieces_of(after)]
