"""How much likelier weighed guesses make the truth: positions of games that bare networks play against themselves.

What rivals see there is compared, number by number, with what they would see in guesses: `python -m bench.belief tain
--players 2 --games 6`. Of the numbers in which some guess differs from the truth: the share of the weight on guesses
that agree, and the mean logarithm of it, blindly and weighed as the champion does it (one guess in four is blind).
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

import numpy as np
import typer

from dolmen.bots.belief import GUESSES, Belief, Found
from dolmen.bots.lookahead_loop import ANYHOW
from dolmen.bots.memory import BELIEF
from dolmen.bots.net import Net
from dolmen.bots.room import Room
from dolmen.core.dice import DICE_WORDS, SEED_WORDS
from dolmen.core.game import Game, find_game
from dolmen.core.native import native
from dolmen.core.play import Play
from dolmen.core.seed import seed_from, subseed, words_of
from dolmen.core.view import View

BATCHES = 3
ROUND_ARMS = 4  # actions that are tried in the round whose time is compared
DEPTH = 12


@dataclass
class Looked:
    """What was found at one position: shares and logarithms of the truth, blindly and weighed; seconds of a thread."""

    found: bool
    left: int
    tried: int
    steps: int
    blind: float
    weighed: float
    blind_log: float
    weighed_log: float
    seconds: float  # of one batch
    round: float  # of 96 games imagined


class Look:
    """Looks at positions of one game."""

    def __init__(self, game: Game, steps: int):
        self.game, self.steps, self.rules = game, steps, native(game.rules)
        self.belief, self.room = Belief(Room(game, GUESSES)), Room(game)

    def at(self, play: Play) -> Looked | None:
        """One position; None where nothing is hidden."""
        view, seed = play.view(play.player), subseed(play.seed, "look", len(play.steps))
        memory, truth = play.memory(play.player, self.steps), np.zeros(1, self.game.state)
        play.state.store(truth[0])
        true, guessed = self.shown(truth, view.viewer)[0], self.shown(self.blind(view, seed), view.viewer)
        hidden = (guessed != true).any(0)
        if not hidden.any():
            return None
        agree = (guessed == true)[:, hidden].mean(0)
        clock = time.thread_time()
        self.belief.of(view, memory, seed, 1)
        one, clock = time.thread_time() - clock, time.thread_time()
        arms = np.array([play.legal[k % len(play.legal)] for k in range(ROUND_ARMS)], np.int64)
        self.room.try_out(view, view.viewer, arms, np.zeros(DICE_WORDS, np.int64), DEPTH)
        took = time.thread_time() - clock
        return self.compared(self.belief.of(view, memory, seed, BATCHES), true, hidden, agree, one, took, view.viewer)

    def compared(
        self, found: Found | None, true: np.ndarray, hidden: np.ndarray, agree: np.ndarray, one: float, took: float,
        seat: int,
    ) -> Looked:  # fmt: skip
        blind_log = float(np.log(smooth(agree)).mean())
        if found is None:
            share = float(agree.mean())
            return Looked(False, 0, 0, 0, share, share, blind_log, blind_log, one, took)
        weighed = found.weights @ (self.shown(found.states, seat) == true)[:, hidden]
        mixed = (1 - 1 / ANYHOW) * weighed + agree / ANYHOW
        log = float(np.log(smooth(mixed)).mean())
        left = len(found.states)
        return Looked(True, left, found.tried, found.steps, agree.mean(), mixed.mean(), blind_log, log, one, took)

    def blind(self, view: View, seed: bytes) -> np.ndarray:
        """As many guesses, each as likely."""
        states, dice = np.zeros(BATCHES * GUESSES, self.game.state), np.zeros(DICE_WORDS, np.int64)
        dice[:SEED_WORDS] = words_of(subseed(seed, "blind"))
        self.belief.code.begin(view.box, view.viewer, dice, states)
        return states

    def shown(self, states: np.ndarray, seat: int) -> np.ndarray:
        """What the rivals of a seat see in some states, one row each."""
        size, players = self.game.observation_size, int(states[0]["players"])
        rivals = [rival for rival in range(players) if rival != seat]
        seen, box = np.zeros((len(states), size * len(rivals)), np.float32), np.zeros(1, self.game.state)
        for n in range(len(states)):
            for place, rival in enumerate(rivals):
                box[0] = states[n]
                self.rules.hide(box[0], rival)
                self.rules.observe(box[0], rival, seen[n, place * size : (place + 1) * size])
        return seen


def smooth(shares: np.ndarray) -> np.ndarray:
    """Shares among guesses as likelihoods: half a guess for and half a guess against are added."""
    count = BATCHES * GUESSES
    return (count * shares + 0.5) / (count + 1)


def positions(game: Game, players: int, games: int, every: int, seed: int) -> Iterator[Play]:
    """Positions with a choice, one in so many, of games of the network that draws what it plays."""
    bot, lots = Net(is_drawn=True), random.Random(seed)
    for number in range(games):
        play = Play.new(game, players, seed=subseed(seed_from(seed), number))
        while not play.over:
            if len(play.legal) > 1 and play.steps and lots.randrange(every) == 0:
                yield play
            dice = subseed(play.seed, "bot", len(play.steps))
            play.act(bot.choose(play.view(play.player), play.player, play.legal, dice))


def main(
    name: Annotated[str, typer.Argument(metavar="GAME")],
    players: int = 2,
    games: int = 6,
    every: int = 4,
    steps: int = BELIEF,
    seed: int = 1,
) -> None:
    """Prints one row of the table in strength.md."""
    game = find_game(name)
    look = Look(game, steps)
    seen = [one for play in positions(game, players, games, every, seed) if (one := look.at(play)) is not None]
    found = [one for one in seen if one.found]
    gains = np.array([(one.weighed - one.blind, one.weighed_log - one.blind_log) for one in seen])
    doubt = 1.96 * gains.std(0) / np.sqrt(len(gains))
    blind, weighed, blind_log, weighed_log = (
        np.mean([getattr(one, what) for one in seen]) for what in ("blind", "weighed", "blind_log", "weighed_log")
    )
    left, tried, back = (np.mean([getattr(one, what) for one in found]) for what in ("left", "tried", "steps"))
    once, took = (1000 * np.median([getattr(one, what) for one in seen]) for what in ("seconds", "round"))
    print(
        f"| {name} | {players} | {len(seen)} | {len(found) / len(seen):.0%} | {back:.1f} | {left:.0f} of {tried:.0f} |"
        f" {once:.1f} | {took:.1f} | {blind:.1%} | {weighed:.1%} | {gains[:, 0].mean():+.1%} ± {doubt[0]:.1%} |"
        f" {blind_log:.3f} | {weighed_log:.3f} | {gains[:, 1].mean():+.3f} ± {doubt[1]:.3f} |"
    )


if __name__ == "__main__":
    typer.run(main)
