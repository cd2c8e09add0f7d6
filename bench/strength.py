"""How strong the levels are, and how each game wants to be searched.

    python bench/strength.py levels [GAME…] [--games N] [--iterations N | --seconds S]
    python bench/strength.py settings GAME [--games N] [--iterations N] [--players P] [--rival search]
                                           [--set name=value,…]…

`levels` plays each level against the next, by arena. `settings` lets searches with different settings play against
adepts (or against the search as the game has it now, with as many iterations) on the same deals, one line for each;
without `--set` it tries a small grid round what is written down. The result is written by hand into the game's
search.toml, with its figures.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from dolmen.arena.count import interval, standings
from dolmen.arena.ledger import Ledger, Terms
from dolmen.arena.match import play_seated
from dolmen.arena.plan import plan
from dolmen.arena.run import run
from dolmen.bots import Bot, Budget, find_bot
from dolmen.bots.desk import desk_of
from dolmen.bots.searcher import SMALL_TREE, Searcher
from dolmen.bots.settings import SearchSettings, settings_of
from dolmen.core.game import Game, find_game, games
from dolmen.core.seed import seed_from
from dolmen.core.view import View

PAIRINGS = (("adept", "random"), ("master", "adept"), ("adept", "novice"), ("novice", "random"))
GRID: tuple[dict[str, Any], ...] = (
    {},
    {"depth": 0},
    {"depth": 3},
    {"depth": 20},
    {"greed": 1.0},
    {"curiosity": 0.25},
    {"curiosity": 1.0},
    {"scale": 3.0},
    {"scale": 12.0},
    {"trust": 0.0},
    {"trust": 8.0},
    {"looks": 16},
    {"faith": 100.0},
)


def measure_levels(names: list[str], count: int, budget: Budget) -> None:
    """Prints a line of Markdown a pairing, for two players and for as many as can play, one against all others."""
    print("| game | players | bot | against | games | share | 95 % | even |")
    print("| --- | ---: | --- | --- | ---: | ---: | --- | ---: |")
    for name in names:
        game = find_game(name)
        for better, worse in PAIRINGS:
            for players in sorted({game.players[0], min(4, game.players[-1])}):
                bots = (better, *[worse] * (players - 1))
                ledger = Ledger(Terms.settled(game, bots, seed=1, budget=budget))
                run(ledger, count)
                found = next(one for one in standings(bots, ledger.played.values()) if one.name == better)
                print(
                    f"| {name} | {players} | {better} | {worse} | {len(ledger.played)} | {100 * found.share:.1f} % "
                    f"| {100 * found.low:.1f} to {100 * found.high:.1f} | {100 * found.even:.0f} % |",
                    flush=True,
                )


def measure_settings(
    name: str, count: int, iterations: int, players: int, trials: list[dict[str, Any]], rival: str
) -> None:
    """Prints how a search with each of the settings does against its rivals."""
    for changes in trials:
        settings = replace(settings_of(find_game(name)), **changes)
        share, low, high, seconds = duel(name, settings, count, iterations, players, rival)
        words = ", ".join(f"{key} {value}" for key, value in changes.items()) or "as it is"
        print(f"| {name} | {players} | {words} | {100 * share:.1f} % | {100 * low:.1f} to {100 * high:.1f} "
              f"| {1000 * seconds:.1f} ms |", flush=True)  # fmt: skip


class Searched(Bot):
    """A search with settings of its own, and the CPU seconds that it took."""

    def __init__(self, game: Game, settings: SearchSettings, iterations: int):
        self.searcher, self.iterations = Searcher(game, settings, threads=1, nodes=SMALL_TREE), iterations
        self.spent, self.asked = 0.0, 0

    def choose(self, view: View, seat: int, legal: Sequence[int], seed: bytes) -> int:
        """What was visited most."""
        start = time.thread_time()
        best = self.searcher.analyse(view, seat, seed, self.iterations).best
        self.spent, self.asked = self.spent + time.thread_time() - start, self.asked + 1
        return best


def duel(
    name: str, settings: SearchSettings, count: int, iterations: int, players: int, rival: str
) -> tuple[float, float, float, float]:
    """The share of a search with these settings against its rivals, its interval, and the CPU seconds of a move."""
    game = find_game(name)
    desk, search = desk_of(game), Searched(game, settings, iterations)
    other = find_bot("adept") if rival == "adept" else Searched(game, settings_of(game), iterations)
    other.get_ready(game)
    by_deal: dict[int, list[float]] = {}
    for pairing in plan(("search", *["adept"] * (players - 1)), count):
        sitting = [search if entry == 0 else other for entry in pairing.entries]
        seed = seed_from(2)
        outcome = play_seated(desk, sitting, game.settle(players), pairing.deal_seed(seed), pairing.bot_seed(seed))
        by_deal.setdefault(pairing.deal, []).append(outcome.wins[pairing.entries.index(0)])
    wins = [won for deal in by_deal.values() for won in deal]
    return sum(wins) / len(wins), *interval(list(by_deal.values())), search.spent / max(search.asked, 1)


def read_changes(text: str) -> dict[str, Any]:
    """`depth=0,trust=8`."""
    pairs = (part.split("=") for part in text.split(",") if part)
    return {key: type(getattr(SearchSettings(), key))(value) for key, value in pairs}


def main() -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("levels", "settings"))
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--iterations", type=int)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--players", type=int)
    parser.add_argument("--rival", choices=("adept", "search"), default="adept")
    parser.add_argument("--set", action="append", dest="sets", type=read_changes)
    asked = parser.parse_args()
    names = asked.game or list(games())
    if asked.what == "levels":
        measure_levels(names, asked.games, Budget(asked.seconds, asked.iterations))
    for name in names if asked.what == "settings" else ():
        players = asked.players or find_game(name).players[0]
        measure_settings(name, asked.games, asked.iterations or 1000, players, asked.sets or list(GRID), asked.rival)
    return 0


if __name__ == "__main__":
    sys.exit(main())
