"""Each level against the one below it, in every title and with every number of players.

    python -m bench.ladder [GAME…] [--games 60] [--seconds 0.05] [--jobs 2] [--steps master:adept,…]
        [--minutes M] [--keep bench/kept/ladder]

One seat has the higher level, all others the lower one, on paired deals; whoever thinks ahead has `--seconds` and one
thread. Asked are six of ten games with two players, one and a half times an even share with more. Matches are kept and
go on as those of `bench.champion`, which plays the same step at the top with more games.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from bench.champion import SEED, TITLES, play_missing, whole_deals
from dolmen.arena.count import Standing, standings
from dolmen.arena.ledger import Ledger, Terms
from dolmen.bots import Budget
from dolmen.core.game import find_game

STEPS = "novice:random,adept:novice,master:adept,champion:master"
OF_TWO, TIMES_EVEN = 0.6, 1.5  # what a level has to take from the one below it
HEAD = """\
| game | players | level | against | games | share | 95 % | asked | reached |
| --- | ---: | --- | --- | ---: | ---: | --- | ---: | --- |"""
REACHED, MISSED, UNSURE = "yes", "**no**", "within the interval"


def matches(asked: argparse.Namespace) -> Iterator[Ledger]:
    """Every step of the ladder, with what was played of it before."""
    asked.keep.mkdir(parents=True, exist_ok=True)
    budget = Budget(seconds=asked.seconds, threads=1)
    for step in asked.steps.split(","):
        upper, lower = step.split(":")
        for name in asked.names or TITLES:
            for players in find_game(name).players:
                terms = Terms.settled(name, [upper, *[lower] * (players - 1)], seed=SEED, budget=budget)
                yield Ledger(terms, asked.keep / f"{name}-{players}-{upper}-{lower}.jsonl")


def wanted(players: int) -> float:
    """The share that a level has to take from so many."""
    return OF_TWO if players == 2 else TIMES_EVEN / players


def verdict(found: Standing, share: float) -> str:
    """Whether it was reached; what was missed may still be true if the interval holds it."""
    if found.share >= share:
        return REACHED
    return MISSED if found.high < share else UNSURE


def told(ledger: Ledger) -> str:
    """A line of the table."""
    bots, whole = ledger.terms.bots, whole_deals(ledger)
    head = f"| {ledger.terms.game} | {len(bots)} | {bots[0]} | {bots[1]} | {len(whole)} |"
    share = wanted(len(bots))
    if not whole:
        return f"{head} | | {100 * share:.0f} % | |"
    found = next(standing for standing in standings(bots, whole) if standing.name == bots[0])
    within = f"{100 * found.low:.1f} to {100 * found.high:.1f}"
    return f"{head} {100 * found.share:.1f} % | {within} | {100 * share:.0f} % | {verdict(found, share)} |"


def main() -> None:
    """Plays what is missing, and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=60, help="of each match; 0 prints what was played")
    parser.add_argument("--seconds", type=float, default=0.05, help="for a move")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--steps", default=STEPS)
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--keep", type=Path, default=Path("bench/kept/ladder"))
    asked = parser.parse_args()
    ledgers = list(matches(asked))
    if asked.games:
        play_missing(ledgers, asked.games, asked.jobs, asked.minutes)
    print(HEAD)
    for ledger in ledgers:
        print(told(ledger))


if __name__ == "__main__":
    main()
