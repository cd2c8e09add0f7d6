"""Finished games and reviews for tests: whole games are played in a moment, reviews are made with two guesses."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from dolmen.review.model import dump
from dolmen.review.review import review
from dolmen.server.table.reviewer import Finished, replayed
from dolmen.server.table.reviewers import Reviewers
from tests.server.helpers import Doorway, Visitor, play_on

FIRST = {"first_player": "first"}


class Quick(Reviewers):
    """Makes reviews in this process, compiled, with two guesses a decision; counts them."""

    def __init__(self) -> None:
        super().__init__(60.0)
        self.made: list[Finished] = []

    async def review(self, finished: Finished, tell: Callable[[int, int], None]) -> bytes:
        self.made.append(finished)
        return dump(review(replayed(finished), guesses=2, progress=tell, threads=1))


async def finished(door: Doorway, person: Visitor, *others: str, **more: object) -> str:
    """A game of Cairn that somebody has played to the end against bots."""
    table = await person.new_table("cairn", "me", *(others or ("random",)), options=FIRST, **more)
    socket = await person.live(table)
    await play_on(socket, await socket.next("position"))
    await socket.next("table", status="over")
    await socket.leave()
    return table


async def reviewed(person: Visitor, table: str) -> dict:
    """Asks for a review and waits until it is made; how far it is then."""
    state = await person.post(f"/api/tables/{table}/review")
    while state["status"] in ("waiting", "taken"):
        await asyncio.sleep(0.02)
        state = await person.get(f"/api/tables/{table}/review")
    return state
