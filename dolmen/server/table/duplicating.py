"""Duplicate tables: the same deals for several groups, and each person beside those who had the same seat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from statistics import mean

from dolmen.core.game import find_game
from dolmen.core.seed import fresh_seed
from dolmen.server.store.duplicates import open_seal, settle_duplicate, stale_seals, write_duplicate
from dolmen.server.store.rows import Agreed, KeptSeat, KeptTable
from dolmen.server.table.house import House
from dolmen.server.table.looking import look_at
from dolmen.server.table.seating import fresh_table_name, known_level, opened
from dolmen.server.table.table import Table
from dolmen.wire.bodies import NewDuplicate

BETWEEN_SECONDS = 0.001  # so that groups are kept in their order


async def create_duplicate(house: House, person: str, wanted: NewDuplicate) -> str:
    """Opens the tables of all groups; with bots one more group, which plays at once. Its name."""
    game = find_game(wanted.game)
    options, seed, id = game.settle(wanted.players, wanted.options), fresh_seed(), fresh_table_name()
    level = None if wanted.bots is None else known_level(house, wanted.bots)
    groups = []
    for number in range(wanted.groups + (level is not None)):
        is_bots = number == wanted.groups
        seat = KeptSeat("bot", level=level) if is_bots else KeptSeat("open")
        agreed = Agreed(
            fresh_table_name(), game.name, game.version, options, seed, wanted.pace, wanted.grace, False, False, person,
            house.now() + BETWEEN_SECONDS * number, id,
        )  # fmt: skip
        groups.append(Table(agreed, [replace(seat) for _ in range(wanted.players)], "open", sealed=True))
    began = await house.store.write(write_duplicate, id, list[KeptTable](groups))
    for table, at in zip(groups, began, strict=True):
        await opened(house, table, at)
    return id


async def unseal(house: House, table: Table) -> None:
    """After the end of a group: opens what was sealed, if it was the last."""
    if table.sealed:
        await look_at(house, await house.store.write(settle_duplicate, table.id))


async def unseal_stale(house: House) -> None:
    """Opens what a process that died left sealed."""
    for id in await house.store.read(stale_seals):
        await look_at(house, await house.store.write(open_seal, id))


@dataclass(frozen=True, slots=True)
class Compared:
    """Somebody beside those who had the same seat in other groups."""

    group: int
    seat: int
    score: int
    others: float | None  # what those had, in the mean
    ahead: float  # by how much somebody is ahead of them


def compare(groups: list[list[int | None]]) -> list[Compared]:
    """Of each group the scores by seat: everybody beside those with the same seat, whoever is farthest ahead first.

    A group that was closed before its game was over has no scores and is left out.
    """
    whole = [(number, scores) for number, scores in enumerate(groups) if None not in scores]
    found = []
    for number, scores in whole:
        for seat, score in enumerate(scores):
            others = [float(other[seat] or 0) for place, other in whole if place != number]
            middle, mine = mean(others) if others else None, score or 0
            found.append(Compared(number, seat, mine, middle, 0.0 if middle is None else mine - middle))
    return sorted(found, key=lambda one: (-one.ahead, -one.score, one.group, one.seat))
