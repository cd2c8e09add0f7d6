"""The champion against the search by the judge and against adepts, title by title, at equal time.

    python -m bench.champion [GAME…] [--games 400] [--seconds 0.05] [--jobs 2] [--rivals master@1,adept]
        [--players few,4] [--minutes M] [--keep bench/kept/champion]

Each game has a process and a thread of its own, `--jobs` at a time, and seconds of its processor: other work beside
makes a match longer, and nobody weaker. Every match is a file of the arena in the folder: what it holds is not played
again, and `dolmen arena --resume FILE` reads it. All matches advance deal by deal, so that a run may be stopped at any
time, or stops after `--minutes`; only deals that were played in every seat count. Prints the table for strength.md;
`--games 0` prints what the folder has.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path

from dolmen.arena.count import standings
from dolmen.arena.ledger import Ledger, Terms
from dolmen.arena.match import Outcome
from dolmen.arena.plan import Pairing, plan
from dolmen.arena.run import play_pairing
from dolmen.bots import Budget, get_ready
from dolmen.bots.clock import by_processor
from dolmen.core.game import find_game
from dolmen.crew import run_all

TITLES = ("tain", "keltis", "mac_robber", "enclave", "woolly_bully")
CHAMPION = "champion"
FEW, FOUR = "few", "4"
SEED = 41
HEAD = """\
| game | players | against | games | share | 95 % | even | ms a decision, champion | the others |
| --- | ---: | --- | ---: | ---: | --- | ---: | ---: | ---: |"""

Task = tuple[int, Terms, Pairing]  # the first is the place of the match among all


def matches(asked: argparse.Namespace) -> Iterator[Ledger]:
    """What is to be played, with what was played before."""
    asked.keep.mkdir(parents=True, exist_ok=True)
    for rival in asked.rivals.split(","):
        for name in asked.names or TITLES:
            few = find_game(name).players[0]
            for players in sorted({few if word == FEW else int(word) for word in asked.players.split(",")}):
                budget = Budget(seconds=asked.seconds, threads=1)
                terms = Terms.settled(name, [CHAMPION, *[rival] * (players - 1)], seed=SEED, budget=budget)
                yield Ledger(terms, asked.keep / f"{name}-{players}-{rival}.jsonl")


def missing(ledgers: Sequence[Ledger], games: int, minutes: float | None) -> Iterator[Task]:
    """The games that are not played yet, deal by deal over all matches, until time is up."""
    until = time.monotonic() + 60 * minutes if minutes else None
    plans = [plan(ledger.terms.bots, games) if games else [] for ledger in ledgers]
    for turn in zip_longest(*plans):
        for place, (ledger, pairing) in enumerate(zip(ledgers, turn, strict=True)):
            if until is not None and time.monotonic() > until:
                return
            if pairing is not None and pairing.number not in ledger.played:
                yield place, ledger.terms, pairing


def prepare(task: tuple[str, tuple[str, ...]]) -> None:
    """Compiles what the bots of a title need, so that its games find it on the disk."""
    name, bots = task
    get_ready(find_game(name), bots, Budget(threads=1))


def play(task: Task) -> Outcome:
    """Plays one game of a match; seconds are those of the processor, so that other work beside takes nothing away."""
    _, terms, pairing = task
    with by_processor():
        return play_pairing(terms, pairing)


def whole_deals(ledger: Ledger) -> list[tuple[Pairing, Outcome]]:
    """The games of deals that were played in every seat."""
    games = list(ledger.played.values())
    deals = Counter(pairing.deal for pairing, _ in games)
    return [(pairing, outcome) for pairing, outcome in games if deals[pairing.deal] == len(ledger.terms.bots)]


def told(ledger: Ledger) -> str:
    """A line of the table."""
    bots, whole = ledger.terms.bots, whole_deals(ledger)
    head = f"| {ledger.terms.game} | {len(bots)} | {bots[1]} | {len(whole)} |"
    if not whole:
        return f"{head} | | | | |"
    found = {standing.name: standing for standing in standings(bots, whole)}
    ours, theirs = found[bots[0]], found[bots[1]]
    took = " | ".join(f"{1000 * one.seconds / one.decisions:.0f}" for one in (ours, theirs))
    within = f"{100 * ours.low:.1f} to {100 * ours.high:.1f}"
    return f"{head} {100 * ours.share:.1f} % | {within} | {100 * ours.even:.0f} % | {took} |"


def play_missing(ledgers: Sequence[Ledger], games: int, jobs: int, minutes: float | None) -> None:
    """Compiles what the matches need, and plays what is missing, so many games at a time."""
    for_title: dict[str, set[str]] = {}
    for ledger in ledgers:
        for_title.setdefault(ledger.terms.game, set()).update(ledger.terms.bots)
    titles = [(name, tuple(sorted(bots))) for name, bots in for_title.items()]
    for _ in run_all(prepare, titles, jobs=jobs, is_compiled=False):
        pass
    todo = missing(ledgers, games, minutes)
    for (place, _, pairing), outcome in run_all(play, todo, jobs=jobs, is_compiled=False):
        ledgers[place].add(pairing, outcome)


def main() -> None:
    """Plays what is missing, and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=400, help="of each match; 0 prints what was played")
    parser.add_argument("--seconds", type=float, default=0.05, help="for a move")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rivals", default="master@1,adept")
    parser.add_argument("--players", default=f"{FEW},{FOUR}")
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--keep", type=Path, default=Path("bench/kept/champion"))
    asked = parser.parse_args()
    ledgers = list(matches(asked))
    if asked.games:
        play_missing(ledgers, asked.games, asked.jobs, asked.minutes)
    print(HEAD)
    for ledger in ledgers:
        print(told(ledger))


if __name__ == "__main__":
    main()
