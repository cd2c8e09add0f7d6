"""Tunes the weights of a game's judge by self-play, with CMA-ES.

    python -m bench.tune tune GAME [--players 2,4] [--minutes 10] [--deals 12] [--only NAME,…] [--seed 1]
    python -m bench.tune duel GAME [--players 2,4] [--deals 100] [--set NAME=VALUE,…]…

`tune` lets adepts with changed weights play against adepts with the weights of judge.py and with the best found so far,
and against novices with either, in turn. The last of these rivals is there since in a game of bluff what beats
everybody else may lose to its own mistakes. At the end the mean of the search plays deals that nobody has seen; whether
its weights are worth writing into judge.py is for a person to say. What it began with, what won and how it did is kept
in bench/tuned/GAME.jsonl; every evaluation goes to var/tuned/GAME.log.
`duel` plays such matches with weights given by hand. The optimiser: `pip install --require-hashes -r locks/tune.lock`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from bench.self_play import Result, SelfPlay
from dolmen.arena.count import interval
from dolmen.core.game import find_game
from dolmen.core.seed import seed_from

KEPT = Path(__file__).parent / "tuned"
LOGS = Path(__file__).parent.parent / "var" / "tuned"
STEP, LEAST_STEP = 0.5, 0.05  # how far a weight is moved at first, as a part of its size and at least
FIRST_SIGMA = 0.6
UNSEEN = 1_000_000  # deals from this number on are kept for the last match
RIVALS = 4  # in turn: adepts with the weights of the source and the best found so far, novices with the same two
LAST = 10  # times as many deals as for an evaluation are played in that match
MARGIN = 0.3  # how much of what is maximised is the lead and not the victory
SCALE = 8.0  # the lead in points that counts as about half of a clear one


def goodness(result: Result, players: int) -> float:
    """What is maximised: victories above what is even, and a little of the lead, which is less a matter of luck."""
    wins = result.wins.mean() * players - 1.0
    return float((1.0 - MARGIN) * wins + MARGIN * np.tanh(result.leads / SCALE).mean())


def match(
    tables: list[SelfPlay], one: np.ndarray, others: np.ndarray, are_novices: bool, deals: int, first: int
) -> float:
    """Plays at all tables; the mean goodness."""
    results = [table.play(one, others, deals_at(table, deals), first, are_novices=are_novices) for table in tables]
    return float(np.mean([goodness(r, t.players) for r, t in zip(results, tables, strict=True)]))


def deals_at(table: SelfPlay, deals: int) -> int:
    """So many deals for two players; fewer for more, who play a deal more often."""
    return max(1, 2 * deals // table.players)


def tune(name: str, tables: list[SelfPlay], minutes: float, deals: int, only: list[str], seed: int) -> None:
    """Searches for better weights and logs how."""
    import cma

    weights = tables[0].weights
    start, labels = weights.values, weights.labels
    free = np.array([i for i, label in enumerate(labels) if not only or label.split("[")[0] in only])
    steps = np.maximum(STEP * np.abs(start), LEAST_STEP)

    def vector(point: Any) -> np.ndarray:
        values = start.copy()
        values[free] += steps[free] * np.asarray(point)
        return values

    LOGS.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + 60 * minutes
    search = cma.CMAEvolutionStrategy(np.zeros(len(free)), FIRST_SIGMA, {"seed": seed, "verbose": -9})
    with (LOGS / f"{name}.log").open("w") as log, (KEPT / f"{name}.jsonl").open("w") as kept:
        write(kept, {"game": name, "players": [t.players for t in tables], "guesses": tables[0].guesses, "deals": deals,
                     "seed": seed, "weights": dict(zip(labels, start.tolist(), strict=True))})  # fmt: skip
        generation = 0
        while time.monotonic() < until:
            rival = (start, vector(search.mean))[generation % 2]
            are_novices = generation % RIVALS >= 2
            points = search.ask()
            found = [match(tables, vector(p), rival, are_novices, deals, generation * deals) for p in points]
            search.tell(points, [-value for value in found])
            for point, value in zip(points, found, strict=True):
                write(log, {"generation": generation, "goodness": round(value, 4),
                            "weights": np.round(vector(point)[free], 4).tolist()})  # fmt: skip
            generation += 1
            print(
                f"{generation}: best {max(found):+.3f}, mean {np.mean(found):+.3f}, sigma {search.sigma:.2f}",
                flush=True,
            )
        best = vector(search.mean)
        write(kept, {"best": {labels[i]: round(float(best[i]), 3) for i in free}})
        for table in tables:
            for line in against_rivals(table, best, start, LAST * deals_at(table, deals)):
                write(kept, line)
                print(line)


def against_rivals(table: SelfPlay, one: np.ndarray, start: np.ndarray, deals: int) -> Iterator[dict[str, Any]]:
    """How weights do on unseen deals, one line per rival: adepts, novices, novices with the same weights."""
    for words, others, are_novices in (("adept", start, False), ("novice", start, True), ("own novice", one, True)):
        result = table.play(one, others, deals, UNSEEN, are_novices=are_novices)
        yield {"unseen deals against": words, **said(table, result)}


def write(file: Any, line: dict[str, Any]) -> None:
    """Adds a line to a file of lines."""
    file.write(json.dumps(line) + "\n")
    file.flush()


def said(table: SelfPlay, result: Result) -> dict[str, Any]:
    """A result in figures."""
    low, high = interval([list(deal) for deal in result.wins])
    return {
        "players": table.players, "games": int(result.wins.size), "share": round(float(result.wins.mean()), 4),
        "low": round(float(low), 4), "high": round(float(high), 4), "lead": round(float(result.leads.mean()), 2),
    }  # fmt: skip


def read_changes(text: str) -> dict[str, float]:
    """`HOLD=0.2,TILE_WORTH[1]=0.9`."""
    pairs = (part.split("=") for part in text.split(",") if part)
    return {label: float(value) for label, value in pairs}


def main() -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("tune", "duel"))
    parser.add_argument("game")
    parser.add_argument("--players", type=lambda text: [int(n) for n in text.split(",")])
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--deals", type=int, default=12)
    parser.add_argument("--guesses", type=int, default=16)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--only", type=lambda text: text.split(","), default=[])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", action="append", dest="sets", type=read_changes)
    asked = parser.parse_args()
    game = find_game(asked.game)
    counts = asked.players or [game.players[0]]
    tables = [SelfPlay(game, n, asked.guesses, seed_from(asked.seed), asked.threads) for n in counts]
    if asked.what == "tune":
        tune(game.name, tables, asked.minutes, asked.deals, asked.only, asked.seed)
        return 0
    for changes in asked.sets or [{}]:
        for table in tables:
            weights = table.weights
            for line in against_rivals(table, weights.changed(changes), weights.values, asked.deals):
                print(changes, line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
