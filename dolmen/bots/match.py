"""One game of bots against each other, from the deal to the points, and what became of it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from dolmen.bots import desk_of
from dolmen.bots.desk import Desk
from dolmen.bots.level import Level, find_level
from dolmen.bots.own import find_bot
from dolmen.bots.program import Program
from dolmen.core.game import Game, find_game
from dolmen.core.native import has_compiler
from dolmen.core.options import Chosen
from dolmen.core.plain import Plain
from dolmen.core.seed import subseed

SMALL_TREE = 1 << 16  # nodes a thread: what a second's search fills


@dataclass(frozen=True)
class Budget:
    """What a bot that searches, or a program, may take for a move; without either, the seconds of its level."""

    seconds: float | None = None
    iterations: int | None = None  # of each thread
    threads: int = 1  # that a search thinks with


@dataclass
class Outcome:
    """How a game ended, a place a seat: points, how many stand before, decisions, seconds thought, faults by kind."""

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


Choose = Callable[[Any, Sequence[int], bytes], int]  # a view in a box, the legal actions, a seed


class Interrupted(Exception):
    """The game was broken off."""


def play_game(
    name: str,
    seats: Sequence[str],
    chosen: Chosen,
    deal: bytes,
    bots: bytes,
    budget: Budget,
    stop: threading.Event | None = None,
) -> Outcome:
    """Plays one game of the bots with these words: `deal` is its seed, `bots` that of their dice."""
    desk = desk_of(find_game(name))
    programs: dict[int, Program] = {}
    try:
        sitting = [sit_down(desk, word, seat, len(seats), chosen, budget, programs) for seat, word in enumerate(seats)]
        outcome = play_seated(desk, sitting, chosen, deal, bots, stop)
        for program in programs.values():
            program.end(outcome.scores, outcome.ranks)
    finally:
        for program in programs.values():
            program.close()
    outcome.faults = [dict(programs[seat].faults) if seat in programs else {} for seat in range(len(seats))]
    return outcome


def play_seated(
    desk: Desk,
    sitting: Sequence[Choose],
    chosen: Chosen,
    deal: bytes,
    bots: bytes,
    stop: threading.Event | None = None,
    watch: Callable[[Any], None] | None = None,
) -> Outcome:
    """Plays from the deal to the end, unless it is stopped between two moves. A forced action is not asked for.

    `watch` is shown the whole position in its box, with what is hidden, before each decision.
    """
    game, seats = desk.game, range(len(sitting))
    decisions, seconds = [0 for _ in seats], [0.0 for _ in seats]
    table, view, legal = desk.boxes(1), desk.boxes(1), desk.numbers(game.most_legal)
    game.prepare(table[0], len(seats), chosen, deal)
    desk.rules.setup(table[0])
    step = 0
    while (count := int(desk.rules.legal_actions(table[0], legal))) > 0:
        if stop is not None and stop.is_set():
            raise Interrupted
        seat, action = desk.player(table), int(legal[0])
        if count > 1:
            if watch is not None:
                watch(table)
            desk.copy(table, view)
            desk.rules.hide(view[0], seat)
            start = time.perf_counter()
            action = sitting[seat](view, [int(a) for a in legal[:count]], subseed(bots, "bot", seat, step))
            seconds[seat] += time.perf_counter() - start
            decisions[seat] += 1
        desk.rules.apply(table[0], action)
        step += 1
    scores = [int(desk.rules.score(table[0], seat)) for seat in seats]
    ranks = [int(desk.rules.rank(table[0], seat)) for seat in seats]
    return Outcome(scores, ranks, decisions, seconds)


def sit_down(
    desk: Desk, word: str, seat: int, players: int, chosen: Chosen, budget: Budget, programs: dict[int, Program]
) -> Choose:
    """What a seat is asked with."""
    bot = find_bot(word)
    if isinstance(bot, Program):
        bot.begin(desk.game, players, chosen, seat, budget.seconds)
        programs[seat] = bot
        return lambda view, legal, seed: bot.choose(plain_view(desk, view), legal, seed)
    if isinstance(bot, str):
        level = find_level(bot)
        if level.searches and has_compiler():
            return searching(desk.game, level, seat, budget)
        return lambda view, legal, seed: desk.choose(level.name, view, seat, seed)
    return lambda view, legal, seed: checked(bot.choose(plain_view(desk, view), seat, legal), legal, word)


def searching(game: Game, level: Level, seat: int, budget: Budget) -> Choose:
    """A level that searches, on one thread if nothing else is said: games run side by side."""
    searcher = own_searcher(game, budget.threads)
    limit = budget.seconds or (None if budget.iterations else level.seconds)

    def choose(view: Any, legal: Sequence[int], seed: bytes) -> int:
        return searcher.analyse(view, seat, seed, iterations=budget.iterations, seconds=limit).best

    return choose


_kept = threading.local()


def own_searcher(game: Game, threads: int) -> Any:
    """The searcher of this thread; its trees are used again from move to move and from seat to seat."""
    from dolmen.bots.searcher import Searcher

    searchers = _kept.__dict__.setdefault("searchers", {})
    if (game, threads) not in searchers:
        searchers[game, threads] = Searcher(game, threads=threads, nodes=SMALL_TREE)
    return searchers[game, threads]


def plain_view(desk: Desk, view: Any) -> Plain:
    """The view in a box as an object of its own."""
    return Plain(view[0]) if desk.is_compiled else view[0].copy()


def checked(action: int, legal: Sequence[int], word: str) -> int:
    """An action of a bot in Python, which has to be legal: who writes one wants to hear of it at once."""
    if action not in legal:
        raise ValueError(f"the bot {word} chose {action}, which is not legal; legal: {list(legal)}")
    return int(action)
