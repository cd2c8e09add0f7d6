"""What a lead is worth: which `scale` of a game's search.toml tells the winner best.

    python -m bench.scale GAME [--players P] [--games N]

Adepts play games. At each decision the judge's leads are turned into chances to win as the search does, with one scale
after another, and compared with who won: the mean log-likelihood of the winner, the higher the better. It is shown for
each fifth of a game, too, since a lead near the end is worth more than the same lead at the beginning.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np

from dolmen.arena.match import play_seated
from dolmen.bots import find_bot
from dolmen.bots.desk import desk_of
from dolmen.core.game import Game, find_game
from dolmen.core.seed import seed_from, subseed

SCALES = (1.0, 1.5, 2.2, 3.0, 4.0, 6.0, 9.0, 13.0, 20.0)
PARTS = 5


def positions_of(game: Game, players: int, seed: bytes) -> tuple[np.ndarray, np.ndarray]:
    """One game of adepts: the leads of all players at each decision, and each player's share of the victory."""
    desk, leads = desk_of(game), list[list[float]]()

    def note_leads(table: Any) -> None:
        leads.append([float(desk.rules.judge(table[0], player)) for player in range(players)])

    sitting, chosen = [find_bot("adept")] * players, game.settle(players)
    sitting[0].get_ready(game)
    played = play_seated(desk, sitting, chosen, subseed(seed, "deal"), subseed(seed, "bot"), watch=note_leads)
    return np.array(leads), np.array(played.wins)


def likelihood(leads: np.ndarray, wins: np.ndarray, scale: float) -> np.ndarray:
    """How well the leads tell the winner, position by position: the logarithm of the chance that the winner had."""
    odds = leads / scale
    odds = odds - odds.max(axis=1, keepdims=True)
    return ((odds - np.log(np.exp(odds).sum(axis=1, keepdims=True))) * wins).sum(axis=1)


def measure(game: Game, players: int, count: int) -> None:
    """Prints a line of Markdown a scale."""
    played = [positions_of(game, players, subseed(seed_from(1), "game", number)) for number in range(count)]
    leads = np.concatenate([found for found, _ in played])
    wins = np.concatenate([np.repeat(first[None], len(found), axis=0) for found, first in played])
    part = np.concatenate([PARTS * np.arange(len(found)) // max(len(found), 1) for found, _ in played])
    print(f"{game.name}, {players} players, {count} games, {len(leads)} positions; even is {-np.log(players):.3f}")
    print("| scale | all |" + "".join(f" {100 * p // PARTS} % |" for p in range(PARTS)))
    print("| ---: |" + " ---: |" * (1 + PARTS))
    for scale in SCALES:
        found = likelihood(leads, wins, scale)
        by_part = "".join(f" {found[part == p].mean():.3f} |" for p in range(PARTS))
        print(f"| {scale:g} | {found.mean():.3f} |{by_part}", flush=True)


def main() -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    game = find_game(asked.game)
    measure(game, asked.players or game.players[0], asked.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
