"""Plays the games of an arena side by side, and keeps each as soon as it is over."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from contextlib import contextmanager
from functools import partial

from dolmen.arena.ledger import Ledger, Terms
from dolmen.arena.plan import Pairing, plan
from dolmen.bots import desk_of
from dolmen.bots.level import find_level
from dolmen.bots.match import Outcome, play_game
from dolmen.bots.own import find_bot
from dolmen.core.batch import cores
from dolmen.core.game import find_game
from dolmen.core.native import has_compiler
from dolmen.core.seed import SEED_BYTES

AHEAD = 2  # games handed out for each job, so that nobody waits and little is lost on Ctrl-C


def run(
    ledger: Ledger,
    games: int,
    jobs: int | None = None,
    on_game: Callable[[Ledger], None] = lambda ledger: None,
) -> list[Pairing]:
    """Plays what is not yet in the ledger; returns the whole plan. Game after game depends on its number alone."""
    terms = ledger.terms
    for word in terms.bots:
        find_bot(word)
    todo = [pairing for pairing in plan(terms.bots, games) if pairing.number not in ledger.played]
    if todo:
        get_ready(terms.game, terms.bots)
        for pairing, outcome in _played(ledger, todo, jobs or max(1, cores() // terms.budget.threads)):
            ledger.add(pairing, outcome)
            on_game(ledger)
    return plan(terms.bots, games)


def get_ready(name: str, bots: Sequence[str]) -> None:
    """Compiles before the clock of any bot runs, and before the threads would all do so."""
    if not has_compiler():
        return
    from dolmen.bots.searcher import warm_up
    from dolmen.core.play import Play

    game = find_game(name)
    play, desk = Play.new(game, seed=bytes(SEED_BYTES)), desk_of(game)
    for word in dict.fromkeys(bots):
        if ":" in word:
            continue
        if find_level(word).searches:
            warm_up(game)
        else:
            desk.choose(word, desk.box(play.view(play.player)), play.player, bytes(SEED_BYTES))


def _played(ledger: Ledger, todo: list[Pairing], jobs: int) -> Iterator[tuple[Pairing, Outcome]]:
    waiting: dict[Future[Outcome], Pairing] = {}
    left = iter(todo)
    with _crew(jobs) as (crew, play):
        while True:
            while len(waiting) < AHEAD * jobs and (pairing := next(left, None)) is not None:
                waiting[crew.submit(play, ledger.terms, pairing)] = pairing
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=lambda future: waiting[future].number):
                yield waiting.pop(future), future.result()


Play = Callable[[Terms, Pairing], Outcome]


@contextmanager
def _crew(jobs: int) -> Iterator[tuple[Executor, Play]]:
    """Compiled bots run without the interpreter's lock, so threads serve; interpreted ones need processes.

    When the arena is left early, games that wait are cancelled and running ones are broken off before their next move.
    """
    stop = threading.Event()
    crew: Executor = ThreadPoolExecutor(jobs, "arena") if has_compiler() else ProcessPoolExecutor(jobs)
    try:
        yield crew, partial(play_pairing, stop=stop) if has_compiler() else play_pairing
    finally:
        stop.set()
        crew.shutdown(cancel_futures=True)


def play_pairing(terms: Terms, pairing: Pairing, stop: threading.Event | None = None) -> Outcome:
    """Plays one game of the plan."""
    seed = bytes.fromhex(terms.seed)
    seats = [terms.bots[entry] for entry in pairing.entries]
    deal, bots = pairing.deal_seed(seed), pairing.bot_seed(seed)
    return play_game(terms.game, seats, terms.options, deal, bots, terms.budget, stop)
