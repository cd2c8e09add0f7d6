"""What a table does by itself for a player to move: a standing answer, a window that closes, a turn whose time is over.

Nothing here changes a table: it says what is due, and when. `acting` plays it.
"""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.server.store.rows import StandingAnswer
from dolmen.server.table.names import names_of
from dolmen.server.table.table import Table
from dolmen.words import texts

LONGEST_PROGRESS = 200  # letters, as the store keeps it


@dataclass(frozen=True, slots=True)
class Due:
    """An action that the table plays for the player to move."""

    at: float
    by: str  # who plays it: `standing`, `window` or `hourglass`
    action: int


def due_action(table: Table, now: float) -> Due | None:
    """What the table plays for the player to move unless they play before, None where it waits for them."""
    running, turn = table.running, table.turn
    if running is None or turn is None or table.seats[turn].kind != "person":
        return None
    answer = table.standing.get(turn)
    if answer is not None and answer.sentence:
        return Due(now, "standing", table.game.notation.parse(answer.sentence))
    decline = running.decline()
    if decline is not None and decline in running.play.legal and (closes := closing_time(table)) is not None:
        return Due(closes, "window", decline)
    if running.hourglass is not None and (ends := running.hourglass.ends()) is not None:
        return Due(ends, "hourglass", running.hourglass.choice(running.public_sight))
    return None


def closing_time(table: Table) -> float | None:
    """When the table says no for a player who is asked between turns; None where it waits for them.

    One window serves all who are asked in it, so that nobody waits twice. It waits for those who want to be asked. A
    slow table has no window and waits for nobody else.
    """
    running, turn, agreed = table.running, table.turn, table.agreed
    if running is None or turn is None or running.decline() is None:
        return None
    answer = table.standing.get(turn)
    if answer is not None and answer.until == "ask":
        return None
    return running.opened + agreed.grace if agreed.grace or agreed.pace.kind == "days" else None


def is_meant(table: Table, answer: StandingAnswer) -> bool:
    """Whether a standing answer still holds: one for a round ends with it."""
    return answer.until != "round" or answer.progress == progress_of(table)


def progress_of(table: Table) -> str:
    """How far the game is, as everybody sees it."""
    words = texts("en", table.game)
    line = table.game.story.progress(table.public_sight)
    return words.say(line, names_of(table, words))[:LONGEST_PROGRESS]
