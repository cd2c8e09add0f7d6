"""OpenSpiel's own search (its Python IS-MCTS with random roll-outs) against our levels, through the adapter.

    python -m bench.ismcts [GAME…] [--games N] [--simulations N] [--level master]

Two players, each deal played twice with seats exchanged. At equal simulations both search so many times a move; at
equal time our level has, for every move, as many seconds as the last move of the other took. Prints lines for
strength.md.
The whole table: `python -m bench.ismcts keltis tain --games 100 --simulations 400`, some hours on one core.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import dolmen.envs.openspiel  # noqa: F401 - registers the games
from dolmen.arena.count import interval
from dolmen.bots import Budget, ask, find_bot
from dolmen.core.play import Play
from dolmen.core.seed import subseed

CURIOSITY = 1.4
LEAST_SECONDS = 0.001
TERMS = ("simulations", "time")


@dataclass
class Count:
    """What a series of games showed: our share of each, and what the moves of both took."""

    shares: list[float] = field(default_factory=list)
    theirs: list[float] = field(default_factory=list)  # seconds of each move of OpenSpiel's search


def one_game(name: str, level: str, simulations: int, terms: str, deal: int, seat: int, count: Count) -> None:
    """Plays one deal, our level in a seat."""
    game = pyspiel.load_game(f"dolmen_{name}", {"seed": 1})
    chance = np.random.RandomState(deal)
    rival = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), CURIOSITY, simulations, random_state=chance)
    state = game.new_initial_state()
    state.apply_action(deal)
    table = state.table
    play = Play(table.game, 2, table.options, table.seed_of(deal))
    while not play.over:
        if play.player == seat:
            last = count.theirs[-1] if count.theirs else LEAST_SECONDS
            budget = Budget(iterations=simulations) if terms == "simulations" else Budget(seconds=last)
            bot = find_bot(level, budget)
            bot.get_ready(play.game)
            action = ask(bot, play.view(seat), play.legal, subseed(play.seed, "bot", len(play.steps)))
        else:
            start = time.perf_counter()
            action = int(rival.step(state))
            if len(play.legal) > 1:
                count.theirs.append(time.perf_counter() - start)
        play.act(action)
        state.apply_action(action)
    count.shares.append((play.ranks[seat] == 0) / len(play.winners))


def main() -> None:
    """Prints a line of Markdown per game and terms."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=["keltis", "tain"])
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--level", default="master")
    asked = parser.parse_args()
    print("| game | level | equal | simulations | seconds a move | games | share | 95 % |")
    print("| --- | --- | --- | ---: | ---: | ---: | ---: | --- |")
    for name in asked.names:
        for terms in TERMS:
            count = Count()
            for number in range(asked.games):
                one_game(name, asked.level, asked.simulations, terms, number // 2, number % 2, count)
            share = float(np.mean(count.shares))
            low, high = interval([count.shares[first : first + 2] for first in range(0, asked.games, 2)])
            print(
                f"| {name} | {asked.level} | {terms} | {asked.simulations} | {np.mean(count.theirs):.2f} "
                f"| {len(count.shares)} | {100 * share:.1f} % | {100 * low:.1f} to {100 * high:.1f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
