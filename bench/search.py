"""How fast the tree search looks ahead, beside OpenSpiel's in C++, in one run.

    python bench/search.py [GAME…] [--seconds S]

Both search from the first decision of a game, on one thread, and play every iteration to the end at random, so that the
work is the same in kind: guess what is hidden, walk down the tree, play on. Games differ in length, so what is compared
is moves per CPU second, in the tree and below it. Beside it, each game as it is searched in earnest.
"""

from __future__ import annotations

import argparse
import sys
import time

from dolmen.bench.peers import Peer, PeerMissing, measure_peer
from dolmen.bots.searcher import Searcher
from dolmen.bots.settings import SearchSettings, settings_of
from dolmen.core.game import Game, find_game, games
from dolmen.core.play import Play

CHUNK = 200  # iterations a question, as many as the peer makes


def speed(game: Game, settings: SearchSettings, seconds: float) -> tuple[float, float]:
    """Iterations and moves per CPU second, from the first decision that is one."""
    play = Play.new(game, seed=1)
    while len(play.legal) == 1:
        play.act(play.legal[0])
    searcher = Searcher(game, settings, threads=1)
    view = play.view(play.player)
    searcher.analyse(view, play.player, 0, iterations=1)
    iterations = moves = number = 0
    start = time.thread_time()
    while time.thread_time() - start < seconds:
        number += 1
        found = searcher.analyse(view, play.player, number, iterations=CHUNK)
        iterations, moves = iterations + found.iterations, moves + found.moves
    spent = time.thread_time() - start
    return iterations / spent, moves / spent


def main() -> int:
    """Prints a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--seconds", type=float, default=2.0)
    asked = parser.parse_args()
    print("| search | iterations per CPU s | moves an iteration | moves per CPU s |\n| --- | ---: | ---: | ---: |")
    try:
        for peer in measure_peer(Peer("open_spiel_ismcts", ("open_spiel",), limit=240.0), asked.seconds):
            rate = peer.games_per_second * peer.moves_per_cpu_second / peer.moves_per_second
            show(peer.game, rate, peer.moves_per_cpu_second)
    except PeerMissing as missing:
        print(f"not measured: {missing}", file=sys.stderr)
    for name in asked.game or games():
        game = find_game(name)
        to_the_end = SearchSettings(depth=game.longest, greed=0.0, trust=0.0, looks=1, faith=0.0)
        show(f"dolmen/{name}, to the end by lot", *speed(game, to_the_end, asked.seconds))
        show(f"dolmen/{name}, as it is searched", *speed(game, settings_of(game), asked.seconds))
    return 0


def show(name: str, iterations: float, moves: float) -> None:
    """Prints one row."""
    print(f"| {name} | {iterations:,.0f} | {moves / iterations:,.1f} | {moves:,.0f} |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
