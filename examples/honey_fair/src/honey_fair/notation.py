"""Honey Fair in words: `bid 7`."""

from dolmen.core.sentences import Sentences

from .board import JARS, Event

said = Sentences({0: [f"bid {coin}" for coin in range(1, JARS + 1)]})
sentence, parse = said.sentence, said.parse


def public(action: int) -> str:
    """What others see while the coin lies face down."""
    return "bid"


def remark(event, state, reader: int) -> str | None:
    """Which jar is put up, for transcripts: everybody sees it."""
    return f"jar {event[1]}" if event[0] == Event.SHOWN else None
