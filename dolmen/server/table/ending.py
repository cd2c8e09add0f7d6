"""The end of a game: scores, places and ratings, written once however many processes see it end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from dolmen.server.metrics import ENDED
from dolmen.server.store.results import close_table
from dolmen.server.store.rows import KeptSeat, Outcome
from dolmen.server.table.house import House
from dolmen.server.table.ratings import rate, rated_at, worth
from dolmen.server.table.table import Table


async def finish(house: House, table: Table) -> None:
    """Closes the books of a table whose game is over. With the table's lock held."""
    play = table.play
    scores, places = play.scores, [rank + 1 for rank in play.ranks]
    results, players = list(zip(scores, places, strict=True)), rated_at(table)
    new_ratings = partial(rate, players=players, seats=table.seats, places=places)
    details = (table.id, house.now(), results, table.game.name, players, new_ratings, worth)
    outcomes = await house.store.write(close_table, *details, about=table.id)
    table.status = "over"
    table.standing.clear()
    if outcomes is None:  # another process was faster: what it wrote stands
        _note(table, (await house.kept_table(table.id)).seats)
    else:
        ENDED.inc()
        _note(table, outcomes)
    house.tell_table(table)
    house.tell_news()
    if table.sealed:
        house.ended.add(table.id)


def _note(table: Table, outcomes: Sequence[Outcome | KeptSeat]) -> None:
    """How the game ended for each seat, as the store has it."""
    for seat, outcome in zip(table.seats, outcomes, strict=True):
        seat.score, seat.place = outcome.score, outcome.place
        seat.rated_before, seat.rated_after = outcome.rated_before, outcome.rated_after
