"""Whole games of adepts with weights of their own against adepts or novices with others, compiled: for tuning."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from bench.weights import Weights
from dolmen.bots import adept, novice
from dolmen.core import dice as dice_rules
from dolmen.core.game import Game
from dolmen.core.native import fast_jit, native
from dolmen.core.seed import subseed, words_of

TABLE, GUESSED, TRIED, BOXES = 0, 1, 2, 3
ONE, OTHER = 0, 1  # whose weights a seat has
WIN, LEAD = 0, 1


@dataclass(frozen=True)
class Result:
    """How one set of weights did, a number a game: its share of the victory, and its lead over the best rival."""

    wins: np.ndarray  # by deal and seat
    leads: np.ndarray


class SelfPlay:
    """Plays adepts of one game against each other; the same deals for all, everybody in every seat."""

    def __init__(self, game: Game, players: int, guesses: int, seed: bytes, threads: int = 1):
        self.game, self.players, self.guesses, self.seed, self.threads = game, players, guesses, seed, threads
        self.weights = Weights(game)
        self.match = compiled_match(game)

    def play(
        self, one: np.ndarray, others: np.ndarray, deals: int, first_deal: int = 0, *, are_novices: bool = False
    ) -> Result:
        """`one` sits in each seat once a deal, `others` in the rest, as adepts or as novices with those weights."""
        with ThreadPoolExecutor(self.threads) as pool:
            numbers = range(first_deal, first_deal + deals)
            rows = np.array(list(pool.map(lambda deal: self._deal(one, others, deal, are_novices), numbers)))
        return Result(rows[:, :, WIN], rows[:, :, LEAD])

    def _deal(self, one: np.ndarray, others: np.ndarray, deal: int, are_novices: bool) -> np.ndarray:
        game, most = self.game, self.game.most_legal
        boxes, view = np.zeros(BOXES, game.state), np.zeros(1, game.state)
        legal, values = np.zeros(most, np.int64), np.zeros(most)
        vectors, results = np.stack([one, others]), np.zeros((self.players, 2))
        for seat in range(self.players):
            lay_out(game, self.players, subseed(self.seed, "deal", deal), boxes)
            sides = np.full(self.players, OTHER)
            sides[seat] = ONE
            dice = np.array([*words_of(subseed(self.seed, "bots", deal, seat)), 0], np.int64)
            self.match(
                boxes, view, sides, are_novices, vectors, self.guesses, dice, legal, values, seat, results[seat]
            )  # fmt: skip
        return results


def lay_out(game: Game, players: int, seed: bytes, boxes: np.ndarray) -> None:
    """Makes the table ready for `setup`: nothing is left on it of the game before."""
    boxes[TABLE] = np.zeros((), game.state)
    game.prepare(boxes[TABLE], players, game.settle(players), seed)


@lru_cache(maxsize=8)
def compiled_match(game: Game) -> Any:
    """The loop of one game, compiled for its rules and its weighed judge."""
    rules, judge = native(game.rules), Weights(game).judge()
    setup, legal_actions, apply = rules.setup, rules.legal_actions, rules.apply
    hide, guess, score, rank = rules.hide, rules.guess, rules.score, rules.rank
    fork_dice = native(dice_rules).fork_dice
    leave_follies_out, err = native(novice, game.rules).leave_follies_out, native(novice, game.rules).err
    guesses_of_novice = novice.GUESSES
    best_of, guesses_for = native(adept, game.rules).best_of, native(adept, game.rules).guesses_for

    def weigh(boxes, view, player, weights, guesses, dice, legal, n, values):
        for i in range(n):
            values[i] = 0.0
        for _ in range(guesses):
            boxes[GUESSED] = view[0]
            fork_dice(dice, boxes[GUESSED].dice)
            guess(boxes[GUESSED], player)
            for i in range(n):
                boxes[TRIED] = boxes[GUESSED]
                apply(boxes[TRIED], legal[i])
                values[i] += judge(boxes[TRIED], player, weights)

    weigh = fast_jit(weigh, cache=False)

    def match(boxes, view, sides, are_novices, vectors, guesses, dice, legal, values, seat, result):
        setup(boxes[TABLE])
        n = legal_actions(boxes[TABLE], legal)
        while n > 0:
            action = legal[0]
            if n > 1:
                player = boxes[TABLE].player
                view[0] = boxes[TABLE]
                hide(view[0], player)
                is_novice = are_novices and sides[player] == OTHER
                count = guesses_of_novice if is_novice else min(guesses, guesses_for(n))
                weigh(boxes, view, player, vectors[sides[player]], count, dice, legal, n, values)
                if is_novice:
                    n = leave_follies_out(values, legal, n)
                    err(values, n, dice)
                action = legal[best_of(values, n, dice)]
            apply(boxes[TABLE], action)
            n = legal_actions(boxes[TABLE], legal)
        firsts, best = 0, -1_000_000
        for player in range(len(sides)):
            firsts += rank(boxes[TABLE], player) == 0
            if player != seat:
                best = max(best, score(boxes[TABLE], player))
        result[WIN] = 1.0 / firsts if rank(boxes[TABLE], seat) == 0 else 0.0
        result[LEAD] = score(boxes[TABLE], seat) - best

    return fast_jit(match, cache=False)
