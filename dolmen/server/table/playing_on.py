"""Playing on from a decision of a finished game: the player's own view, the unknown dealt afresh, bots all around."""

from __future__ import annotations

from dolmen.core.dice import SEED_WORDS, seed_dice
from dolmen.core.play import Play
from dolmen.core.seed import fresh_seed, seed_of, words_of
from dolmen.server.refusals import NotFound
from dolmen.server.store.rows import Agreed, KeptSeat
from dolmen.server.store.tables import write_table
from dolmen.server.table.house import House
from dolmen.server.table.seating import fresh_table_name, opened
from dolmen.server.table.table import Table
from dolmen.wire.messages import Pace


def dealt_afresh(play: Play, number: int, seed: bytes) -> bytes:
    """A state that whoever was to move after so many steps could have been in, for all that they knew."""
    past = play.at(number)
    player = past.player
    guessed = past.view(player).copy()
    seed_dice(guessed.dice, *words_of(seed))
    play.rules.guess(guessed, player)
    return guessed.pack(play.game.state)


async def play_on(house: House, table: Table, number: int, person: str, name: str, request: str | None = None) -> Table:
    """A new table that goes on from a position of an old one whose game is over; nobody is rated."""
    async with table.lock:
        play, seats = table.play, list(table.seats)
    if number >= len(play.steps):
        raise NotFound()
    mine = play.steps[number].player
    start = await house.read_past(number, dealt_afresh, play, number, fresh_seed())
    begun = Play.from_state(table.game, start)
    agreed = Agreed(
        fresh_table_name(), table.game.name, table.game.version, begun.options, seed_of(begun.state.dice[:SEED_WORDS]),
        Pace(), 0.0, False, True, person, house.now(), start=start, came_from=table.id,
    )  # fmt: skip
    around = [_bot_like(house, seat) for seat in seats]
    around[mine] = KeptSeat("person", name, person)
    new = Table(agreed, around, "open")
    return await opened(house, new, await house.store.write(write_table, new, request))


def _bot_like(house: House, seat: KeptSeat) -> KeptSeat:
    """A bot of the same level as before; in the place of a person one of the usual level."""
    known = seat.level if seat.kind == "bot" and seat.level in house.workers.levels else None
    return KeptSeat("bot", level=known or house.workers.best)
