"""The coach: at a table of one person among bots, on wish, asks once before a costly mistake is played.

It knows what that person's seat sees. Where two people sit it never speaks, and it asks about a decision once.
"""

from __future__ import annotations

import asyncio
import hashlib

from dolmen.server.refusals import Late, NoCoach, NotRunning, NotYours
from dolmen.server.store.coached import note_coached, was_coached
from dolmen.server.store.rows import Coached, KeptSeat
from dolmen.server.table.acting import wake
from dolmen.server.table.house import House
from dolmen.server.table.table import Table
from dolmen.server.table.worker import Tip
from dolmen.wire.messages import Coach

SPARE_SECONDS = 1.0  # beyond what the coach may think, for a worker that is busy; nobody waits longer for it


def may_coach(seats: list[KeptSeat]) -> bool:
    """Whether one person alone sits there, with bots around that have never been people."""
    people = [seat for seat in seats if seat.kind == "person"]
    return len(people) == 1 and all(seat.kind == "bot" and seat.left_by is None for seat in seats if seat not in people)


def decision_of(view: bytes) -> str:
    """The name of a decision: who sees the same has the same before them."""
    return hashlib.sha256(b"dolmen decision " + view).hexdigest()[:32]


async def consider(house: House, table: Table, person: str, asked: Coach) -> list[Tip]:
    """What the coach would rather play than an action, and that action; nothing where it has nothing to say."""
    async with table.lock:
        await wake(house, table)
        if not table.agreed.coach or not may_coach(table.seats):
            raise NoCoach()
        if asked.seat not in table.seats_of(person):
            raise NotYours()
        play = table.play
        if table.closed or play.over:
            raise NotRunning()
        if asked.number != len(play.steps) or play.player != asked.seat:
            raise Late()
        action = dict(zip(play.sentences, play.legal, strict=True)).get(" ".join(asked.sentence.lower().split()))
        if action is None:
            raise Late()
        view, legal, running = play.view(asked.seat), play.legal, table.at_play
    decision = decision_of(view.pack(table.game.state))
    if len(legal) < 2 or await house.store.read(was_coached, table.id, decision):
        return []
    if running.coaching is not None and not running.coaching.done():
        return []  # one thought at a time: bots at all tables wait in the same line
    limit = house.settings.coach_seconds
    thinking = house.spawn(house.workers.weigh(table.game, view, asked.seat, legal, action, table.id, limit))
    running.coaching = thinking
    done, _ = await asyncio.wait({thinking}, timeout=limit + SPARE_SECONDS)
    tips, loss = thinking.result() if done and not thinking.exception() else ([], 0.0)
    note = Coached(asked.number, table.game.notation.sentence(action), loss)
    if not tips or not await house.store.write(note_coached, table.id, decision, note):
        return []
    table.coached.append(note)
    return tips


def coached(table: Table) -> tuple[int, int]:
    """How often the coach asked in a game, and how often something else was played then."""
    steps, sentence = table.play.steps, table.game.notation.sentence
    notes = [note for note in table.coached if note.number < len(steps)]
    return len(notes), sum(sentence(steps[note.number].action) != note.sentence for note in notes)
