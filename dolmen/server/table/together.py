"""Choices made at the same time: the rules ask one after another, the table lets everybody choose at once.

Whoever is yet to be asked what others are asked now chooses from his own view, and the choice is kept, sealed, until it
is asked. That somebody has chosen is seen by all, as at a real table; what he has chosen is seen by nobody.
"""

from __future__ import annotations

from dolmen.server.table.table import Table
from dolmen.wire.messages import Together


def choosing_together(table: Table) -> dict[int, bool]:
    """Who chooses at the same time now, and whether the rules have had his answer. What a spectator sees decides."""
    together = getattr(table.game.story, "together", None)
    if together is None or table.status != "running" or table.running is None or table.turn is None:
        return {}
    return together(table.running.public)


def may_choose_early(table: Table, seat: int | None) -> bool:
    """Whether a seat is yet to be asked what others are asked now, and has not chosen."""
    return seat is not None and is_yet_to_be_asked(table, seat) and sealed_choice(table, seat) is None


def is_yet_to_be_asked(table: Table, seat: int) -> bool:
    """Whether a seat is yet to be asked what others are asked now."""
    return table.turn != seat and choosing_together(table).get(seat) is False


def sealed_choice(table: Table, seat: int) -> int | None:
    """The action that a seat has chosen and that waits, sealed, to be asked."""
    standing = table.aheads.get(seat)
    if standing is None or not standing.say or not is_yet_to_be_asked(table, seat):
        return None
    action = table.game.notation.parse(standing.say)
    return action if action in table.play.legal_early(seat) else None


def together_shown(table: Table) -> Together | None:
    """Who is ready and who is not, for everybody; None where nobody chooses together."""
    players = choosing_together(table)
    if not players:
        return None
    chosen = [seat for seat in players if players[seat] or sealed_choice(table, seat) is not None]
    return Together(sorted(chosen), sorted(set(players) - set(chosen)))
