"""Choices made at the same time: the rules take them one after another, the table lets everybody choose at once.

Whoever is yet to choose what others choose now chooses from their own view, and the choice is kept, sealed, until it is
their turn. That somebody has chosen is seen by all, as at a real table; what they have chosen is seen by nobody.
"""

from __future__ import annotations

from dolmen.server.table.table import Table
from dolmen.wire.messages import Together


def choosing_together(table: Table) -> dict[int, bool]:
    """Who chooses at the same time now, and whether the rules have their choice. What a spectator sees decides."""
    if table.running is None or not table.running.chooses_together or table.status != "running" or table.turn is None:
        return {}
    return table.game.story.together(table.public_sight)


def may_choose_early(table: Table, seat: int | None) -> bool:
    """Whether a seat can choose before its turn, and has not done so."""
    return seat is not None and is_yet_to_choose(table, seat) and sealed_choice(table, seat) is None


def is_yet_to_choose(table: Table, seat: int) -> bool:
    """Whether the turn of a seat is still to come in what others choose now."""
    return table.turn != seat and choosing_together(table).get(seat) is False


def sealed_choice(table: Table, seat: int) -> int | None:
    """The action that a seat has chosen and that waits, sealed, for its turn."""
    answer = table.standing.get(seat)
    if answer is None or not answer.sentence or not is_yet_to_choose(table, seat):
        return None
    action = table.game.notation.parse(answer.sentence)
    return action if action in table.play.legal_early(seat) else None


def together_shown(table: Table) -> Together | None:
    """Who has chosen and who has not, for everybody; None where nobody chooses together."""
    players = choosing_together(table)
    if not players:
        return None
    chosen = [seat for seat in players if players[seat] or sealed_choice(table, seat) is not None]
    return Together(sorted(chosen), sorted(set(players) - set(chosen)))
