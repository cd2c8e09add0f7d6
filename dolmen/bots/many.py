"""The adept in many games at once, on the cores or on a GPU: `actions = adept_actions(batch)`.

Its dice start from the batch's seed, the number of the game and how many actions were played in it, so that a choice
depends on nothing else: not on the device, nor on what was asked before. The random level is `batch.random_actions()`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from dolmen.bots import adept_loop
from dolmen.bots.adept import BOXES, guesses_for
from dolmen.core.batch import Batch
from dolmen.core.device import Device
from dolmen.core.dice import DICE_WORDS
from dolmen.core.game import Game
from dolmen.core.seed import subseed, words_of
from dolmen.core.viewer import NOBODY

BYTES_OF_GUESSES = 2**31  # that lie on a device at a time
STEPS = 12  # of games that are compared
DICE = (DICE_WORDS, np.dtype(np.int64))


@dataclass(frozen=True)
class Many:
    """Games on a device, one in each place: what they are, and what can be done in them."""

    device: Device
    game: Game
    states: Any
    numbers: Any
    counts: Any  # of legal actions; 0 where nobody is asked
    moves: Any
    legal: Any


def adept_actions(batch: Batch) -> Any:
    """What the adept would play in each game, for the player to move; -1 where it is over."""
    many = Many(batch.device, batch.game, batch.states, batch.numbers, batch.counts, batch.moves, batch.legal)
    return choose_in_many(many, subseed(batch.seed, "adept"))


def choose_in_many(many: Many, seed: bytes) -> Any:
    """The adept's action in each game; -1 where nobody is asked."""
    actions = many.device.put(np.full(len(many.states), NOBODY, np.int32), np.int32)
    words = many.device.put(words_of(seed), np.int64)
    choose = _choose_widely if many.device.is_wide else _choose_one_by_one
    choose(many, actions, words)
    return actions


def differences(game: Game, players: int, games: int, device: str | Device, seed: int = 1) -> Iterator[str]:
    """Where the adept, playing so many games here and on a device, chooses otherwise; nothing where that is right."""
    here, there = (Batch(game, games, players, seed=seed, auto_reset=True, device=one) for one in ("cpu", device))
    for number in range(STEPS):
        actions = adept_actions(here)
        if (actions != there.host(adept_actions(there))).any():
            yield f"the adept's actions after {number} steps"
        here.step(actions)
        there.step(actions)


def _choose_one_by_one(many: Many, actions: Any, seed: Any) -> None:
    """A thread has some games, one after another."""
    rows = (many.states, many.numbers, many.counts, many.moves, actions)
    state, most = many.game.state, many.game.most_legal
    scratch = [(1, state), (BOXES, state), DICE, (most, np.dtype(np.int32)), (most, np.dtype(np.float64))]
    many.device.run(adept_loop, "choose_actions", rows, (seed,), scratch)


def _choose_widely(many: Many, actions: Any, seed: Any) -> None:
    """A thread has one guess, then one action of a game; some games at a time, so that their guesses have room."""
    counts = many.device.host(many.counts)
    asked = np.flatnonzero(counts)
    ends = (_guesses(counts[asked]).cumsum() * many.game.state.itemsize) // BYTES_OF_GUESSES
    for part in np.split(asked, np.flatnonzero(np.diff(ends)) + 1):
        _choose_part(many, actions, seed, part, counts[part])


def _choose_part(many: Many, actions: Any, seed: Any, games: np.ndarray, counts: np.ndarray) -> None:
    """The same for some games, with so many actions each."""
    zeros, put, run, state = many.device.zeros, many.device.put, many.device.run, many.game.state
    asked = put(games, np.int64)
    slots, nths, first_guess = (put(array, np.int32) for array in _laid_out(_guesses(counts)))
    guessed = zeros((len(slots),), state)
    played = (many.states, many.numbers, many.moves)
    run(adept_loop, "deal_guesses", (guessed, slots, nths), (asked, *played, seed), [DICE])
    slots, places, first_value = (put(array, np.int32) for array in _laid_out(np.where(counts > 1, counts, 0)))
    values = zeros((len(slots),), np.float64)
    seen = (many.states, many.counts, many.legal, guessed, first_guess)
    run(adept_loop, "weigh_actions", (values, slots, places), (asked, *seen), [(1, state)])
    listed = (many.counts, many.legal, many.numbers, many.moves)
    run(adept_loop, "take_best", (asked, first_value), (actions, *listed, values, seed), [DICE])


def _guesses(counts: np.ndarray) -> np.ndarray:
    """How many guesses each game can afford; none where there is no choice."""
    lengths, which = np.unique(counts, return_inverse=True)
    return np.array([guesses_for(int(n)) if n > 1 else 0 for n in lengths], np.int64)[which]


def _laid_out(sizes: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Rows of such sizes one after another: of each element the row and its place there, and where each row begins."""
    rows, firsts = np.repeat(np.arange(len(sizes)), sizes), sizes.cumsum() - sizes
    return rows, np.arange(len(rows)) - firsts[rows], firsts
