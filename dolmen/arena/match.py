"""One game of bots against each other, from the deal to the points, and what became of it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from dolmen.bots import Bot, Budget, ask, at_table, find_bot
from dolmen.bots.clock import now
from dolmen.bots.desk import Desk, desk_of
from dolmen.bots.memory import Past
from dolmen.core.game import find_game
from dolmen.core.options import Chosen
from dolmen.core.seed import Seed, seed_from, subseed


@dataclass
class Outcome:
    """How a game ended, seat by seat: points, how many stand before, decisions, seconds thought, faults by kind."""

    scores: list[int]
    ranks: list[int]
    decisions: list[int]
    seconds: list[float]
    faults: list[dict[str, int]] = field(default_factory=list)

    @property
    def wins(self) -> list[float]:
        """The share of the victory of each seat."""
        first = self.ranks.count(0)
        return [1 / first if rank == 0 else 0.0 for rank in self.ranks]


class Interrupted(Exception):
    """The game was broken off."""


def play_game(
    name: str,
    seats: Sequence[str],
    chosen: Chosen,
    deal: Seed,
    bots: Seed,
    budget: Budget,
    stop: threading.Event | None = None,
) -> Outcome:
    """Plays one game of the bots with these words: `deal` is its seed, `bots` that of their dice."""
    game = find_game(name)
    sitting = [find_bot(word, budget) for word in seats]
    for bot in sitting:
        bot.get_ready(game)
    with at_table(dict(enumerate(sitting)), game, len(seats), chosen):
        outcome = play_seated(desk_of(game), sitting, chosen, deal, bots, stop)
        for bot in sitting:
            bot.end(outcome.scores, outcome.ranks)
    outcome.faults = [dict(bot.faults) for bot in sitting]
    return outcome


def play_seated(
    desk: Desk,
    sitting: Sequence[Bot],
    chosen: Chosen,
    deal: Seed,
    bots: Seed,
    stop: threading.Event | None = None,
    watch: Callable[[Any], None] | None = None,
    hear: Callable[[int, int, int], None] | None = None,
) -> Outcome:
    """Plays from the deal to the end, unless it is stopped between two moves. A forced action is not asked for.

    `watch` is shown the whole position in its box, with what is hidden, before each decision; `hear` is told of each
    action who played it and among how many, forced ones too.
    """
    game, seats, dice = desk.game, range(len(sitting)), seed_from(bots)
    decisions, seconds = [0 for _ in seats], [0.0 for _ in seats]
    table, legal = desk.boxes(1), desk.numbers(game.most_legal)
    game.prepare(table[0], len(seats), chosen, seed_from(deal))
    desk.deal(table)
    memories = [bot.remembers(game) for bot in sitting]
    past, step = Past(desk, max(memories)), 0
    while (count := int(desk.rules.legal_actions(table[0], legal))) > 0:
        if stop is not None and stop.is_set():
            raise Interrupted
        seat, action = desk.player(table), int(legal[0])
        if count > 1:
            if watch is not None:
                watch(table)
            view, possible = desk.view(table, seat), [int(one) for one in legal[:count]]
            view.memory = past.seen(seat, memories[seat])
            start = now()
            action = ask(sitting[seat], view, possible, subseed(dice, "bot", seat, step))
            seconds[seat] += now() - start
            decisions[seat] += 1
        if hear is not None:
            hear(seat, action, count)
        past.note(table, seat, action)
        desk.rules.apply(table[0], action)
        step += 1
    scores = [int(desk.rules.score(table[0], seat)) for seat in seats]
    ranks = [int(desk.rules.rank(table[0], seat)) for seat in seats]
    return Outcome(scores, ranks, decisions, seconds)
