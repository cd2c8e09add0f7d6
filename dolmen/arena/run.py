"""Plays the games of an arena side by side, and keeps each as soon as it is over."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial

from dolmen.arena.ledger import Ledger, Terms
from dolmen.arena.match import Outcome, play_game
from dolmen.arena.plan import Pairing, plan
from dolmen.bots import find_bot, get_ready
from dolmen.core.batch import cores
from dolmen.core.game import find_game
from dolmen.crew import LOCAL, run_all


def run(
    ledger: Ledger,
    games: int,
    jobs: int | None = None,
    on: str = LOCAL,
    on_game: Callable[[Ledger], None] = lambda ledger: None,
) -> list[Pairing]:
    """Plays what is not yet in the ledger; returns the whole plan. Game after game depends on its number alone."""
    terms = ledger.terms
    for word in terms.bots:
        find_bot(word)
    todo = [pairing for pairing in plan(terms.bots, games) if pairing.number not in ledger.played]
    if todo:
        get_ready(find_game(terms.game), terms.bots, terms.budget)
        jobs = jobs or max(1, cores() // (terms.budget.threads or cores()))
        for pairing, outcome in run_all(partial(play_pairing, terms), todo, on, jobs):
            ledger.add(pairing, outcome)
            on_game(ledger)
    return plan(terms.bots, games)


def play_pairing(terms: Terms, pairing: Pairing, stop: threading.Event | None = None) -> Outcome:
    """Plays one game of the plan."""
    seed = bytes.fromhex(terms.seed)
    seats = [terms.bots[entry] for entry in pairing.entries]
    deal, bots = pairing.deal_seed(seed), pairing.bot_seed(seed)
    return play_game(terms.game, seats, terms.options, deal, bots, terms.budget, stop)
