"""notation.py of a game: an action is a number with one sentence."""

from __future__ import annotations

from typing import Any

from dolmen.core.contract.needed import needed


@needed
def sentence(action: int) -> str:
    """The one sentence of an action, in lower-case words: `lay g2`."""
    raise NotImplementedError


@needed
def parse(text: str) -> int:
    """The action of a sentence; KeyError or ValueError if there is none."""
    raise NotImplementedError


@needed
def public(action: int) -> str:
    """The words that others see of an action while it is secret: its sentence where nothing is played face down."""
    raise NotImplementedError


def seat(state: Any, player: int) -> str:
    """The word of a seat in transcripts: `red`, or without a name of its own `p1`."""
    return f"p{player + 1}"


def remark(event: tuple[int, ...], state: Any, reader: int) -> str | None:
    """What chance gave, for transcripts, as `reader` may see it (FULL: everything); None for what is no chance."""
    return None
