"""What people and bots are called at a table."""

from __future__ import annotations

from dolmen.server.store.rows import KeptSeat
from dolmen.server.table.table import Table
from dolmen.words import Texts
from dolmen.words.names import BOT_NAMES


def names_of(table: Table, words: Texts) -> list[str]:
    """What the players are called in a language."""
    if words.language not in table.names:
        table.names[words.language] = [name_at(number, seat, words) for number, seat in enumerate(table.seats)]
    return table.names[words.language]


def name_at(number: int, seat: KeptSeat, words: Texts) -> str:
    """What somebody is called at a table: bots have names there, so that two of them can be told apart."""
    return BOT_NAMES[number % len(BOT_NAMES)] if seat.kind == "bot" else name_of(seat, words)


def name_of(seat: KeptSeat, words: Texts) -> str:
    """The name of a person or a bot."""
    if seat.kind == "bot" and seat.level:
        return words("bot-name", level=level_text(seat.level, words))
    return seat.name or words("guest-name")


def level_text(level: str, words: Texts) -> str:
    """What a level of bots is called."""
    return words(f"level-{level}") if words.has(f"level-{level}") else level
