"""How far anybody could get who saw everything or had more time, against levels that see their own.

    python -m bench.seeing GAME [--players 4] [--games 100] [--seconds 0.05] [--times 1] [--rival master@1] [--jobs 2]
        [--level champion]

It looks ahead as the champion does, but from the position as it is: what others hold and what will be drawn it knows
and does not guess. Nobody can play so. With `--level` it is that level, which guesses as everybody must; with `--times
10` it thinks ten times as long as the others. Paired deals, each in every seat. Prints a line of a table.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np

from bench import seeing_loop
from dolmen.arena.count import standings
from dolmen.arena.ledger import Terms
from dolmen.arena.match import Outcome, play_seated
from dolmen.arena.plan import Pairing, plan
from dolmen.bots import Bot, Budget, at_table, find_bot, get_ready
from dolmen.bots.clock import by_processor
from dolmen.bots.desk import desk_of
from dolmen.bots.lookahead import Lookahead
from dolmen.bots.room import Room
from dolmen.core.game import find_game
from dolmen.core.native import native
from dolmen.core.view import View
from dolmen.crew import run_all

CHAMPION, SEES = "champion", "sees all"
SEED = 43
HEAD = """\
| game | players | thinks | against | games | share | 95 % | even |
| --- | ---: | --- | --- | ---: | ---: | --- | ---: |"""


class OpenRoom(Room):
    """Imagines games that go on from the position as it is."""

    def __init__(self, room: Room):
        super().__init__(room.game, network=room.network)
        self.code: Any = SimpleNamespace(**{name: getattr(room.code, name) for name in ("look", "play_on", "settle")})
        self.code.imagine = native(seeing_loop, room.game.rules).imagine
        self.truth: View | None = None

    def try_out(self, view: View, *how: Any) -> np.ndarray:
        """What became of each action, from the truth instead of the view."""
        return super().try_out(self.truth or view, *how)


class SeesAll(Bot):
    """The champion with open cards: `watch` shows it every position."""

    def __init__(self, name: str, seconds: float):
        self.seconds = seconds
        self._thinker = Lookahead(find_game(name), threads=1)
        self._room = OpenRoom(self._thinker.rooms[0])
        self._thinker.rooms[0] = self._room

    def watch(self, table: np.ndarray) -> None:
        """The whole position, before whoever is to move decides."""
        self._room.truth = View(self._thinker.game, int(table[0]["player"]), table.copy())

    def choose(self, view: View, seat: int, legal: Sequence[int], seed: bytes) -> int:
        """What turns out best from where things really stand."""
        return self._thinker.analyse(view, seat, legal, seed, self.seconds).best


def play(terms: Terms, times: float, level: str | None, pairing: Pairing) -> Outcome:
    """Plays one game; the first of the bots sees all, or has more time."""
    game, seconds = find_game(terms.game), times * (terms.budget.seconds or 0)
    favoured = find_bot(level, Budget(seconds=seconds, threads=1)) if level else SeesAll(terms.game, seconds)
    sitting = [favoured if entry == 0 else find_bot(terms.bots[entry], terms.budget) for entry in pairing.entries]
    get_ready(game, terms.bots, terms.budget)
    seed = bytes.fromhex(terms.seed)
    watch = favoured.watch if isinstance(favoured, SeesAll) else None
    with by_processor(), at_table(dict(enumerate(sitting)), game, len(sitting), terms.options):
        deal, bots = pairing.deal_seed(seed), pairing.bot_seed(seed)
        return play_seated(desk_of(game), sitting, terms.options, deal, bots, watch=watch)


def main() -> None:
    """Plays a match and prints how it ended."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", metavar="GAME")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.05, help="for a move")
    parser.add_argument("--times", type=float, default=1.0, help="as long does the one think who is measured")
    parser.add_argument("--level", help="that is measured, and guesses; else the champion with open cards")
    parser.add_argument("--rival", default="master@1")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    if asked.rival in (asked.level, CHAMPION):
        parser.error("it is measured against a level of another name")
    players = asked.players or find_game(asked.name).players[0]
    budget = Budget(seconds=asked.seconds, threads=1)
    measured = asked.level or CHAMPION
    terms = Terms.settled(asked.name, [measured, *[asked.rival] * (players - 1)], seed=SEED, budget=budget)
    work = partial(play, terms, asked.times, asked.level)
    games = list(run_all(work, plan(terms.bots, asked.games), jobs=asked.jobs, is_compiled=False))
    found = next(one for one in standings(terms.bots, games) if one.name == measured)
    thinks = f"{asked.level or SEES}, {1000 * asked.times * asked.seconds:.0f} ms"
    within = f"{100 * found.low:.1f} to {100 * found.high:.1f}"
    print(HEAD)
    row = (asked.name, players, thinks, asked.rival, len(games), f"{100 * found.share:.1f} %", within)
    print("|", " | ".join(map(str, row)), f"| {100 * found.even:.0f} % |")


if __name__ == "__main__":
    main()
