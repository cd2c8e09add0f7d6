"""Plays slices of a series: whole loops compiled where no bot searches, else one decision after another."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from dolmen.arena.match import Interrupted, play_seated
from dolmen.bots import Bot, at_table, find_bot
from dolmen.bots.adept import BOXES
from dolmen.bots.desk import desk_of
from dolmen.core.dice import DICE_WORDS
from dolmen.core.explain import explained
from dolmen.core.game import Game, find_game
from dolmen.core.native import has_compiler, native
from dolmen.study import loops
from dolmen.study.series import SEER, Series, Slice

LEVELS = {"random": loops.RANDOM, "novice": loops.NOVICE, "adept": loops.ADEPT, SEER: loops.SEER}
ROOM = 1 << 20  # steps that are written at once
AT_ONCE = 1000  # games between two looks at whether to stop


@dataclass
class Played:
    """Games one after another: their steps in a row (`lengths` says how many each has), points and ranks by seat."""

    actions: np.ndarray
    choices: np.ndarray  # how many actions were legal
    players: np.ndarray
    lengths: np.ndarray
    scores: np.ndarray
    ranks: np.ndarray

    @classmethod
    def joined(cls, parts: list[Played]) -> Played:
        """Several, one after another."""
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in cls.__dataclass_fields__))


def play_slice(series: Series, part: Slice, stop: threading.Event | None = None) -> Played:
    """Plays the games of a slice."""
    if has_compiler() and all(word in LEVELS for word in series.seats):
        return _compiled(series, part, stop)
    return Played.joined([_one(series, number, stop) for number in range(part.first, part.first + part.count)])


def _compiled(series: Series, part: Slice, stop: threading.Event | None) -> Played:
    game = find_game(series.game)
    play, room = native(loops, game.rules).play_games, _Room(game, series)
    found, first, end = [], part.first, part.first + part.count
    while first < end:
        if stop is not None and stop.is_set():
            raise Interrupted
        with explained(game):
            played = room.play(play, first, min(AT_ONCE, end - first))
        found.append(played)
        first += len(played.lengths)
    return Played.joined(found)


class _Room:
    """What the compiled loop works in."""

    def __init__(self, game: Game, series: Series):
        seats, most = len(series.seats), game.most_legal
        chosen = np.zeros(1, game.state)
        game.prepare(chosen[0], seats, series.options, bytes(16))
        levels = np.array([LEVELS[word] for word in series.seats], np.int64)
        self.series, self.seats, self.longest = series, seats, game.longest
        self.chosen = chosen
        self.before = (series.repeats, chosen, series.words("deals"), series.words("bots"), levels)
        self.inside = (
            np.zeros(DICE_WORDS, np.int64), np.zeros(1, game.state), np.zeros(1, game.state),
            np.zeros(BOXES, game.state), np.zeros(most, np.int64), np.zeros(most, np.int64), np.zeros(most),
        )  # fmt: skip
        steps = max(ROOM, 2 * game.longest)
        self.steps = tuple(np.zeros(steps, kind) for kind in (np.int32, np.int32, np.int8))

    def play(self, play: Any, first: int, count: int) -> Played:
        """Plays games from `first` on, as many of `count` as there is room for."""
        lengths, scores = np.zeros(count, np.int32), np.zeros((count, self.seats), np.int32)
        ranks = np.zeros((count, self.seats), np.int8)
        done = play(
            first, count, *self.before, *self.inside, self.longest, *self.steps, lengths, scores, ranks
        )  # fmt: skip
        used = int(lengths[:done].sum())
        actions, choices, players = (column[:used].copy() for column in self.steps)
        return Played(actions, choices, players, lengths[:done], scores[:done], ranks[:done])


def _one(series: Series, number: int, stop: threading.Event | None) -> Played:
    """One game of bots that search, or that are somebody's own."""
    return play_one(series, number, [find_bot(word, series.budget) for word in series.seats], stop)


def play_one(series: Series, number: int, sitting: Sequence[Bot], stop: threading.Event | None = None) -> Played:
    """One game of a series by bots that are already there, in the place of those that its words name."""
    game = find_game(series.game)
    for bot in sitting:
        bot.get_ready(game)
    steps: list[tuple[int, int, int]] = []
    with at_table(dict(enumerate(sitting)), game, len(sitting), series.options):
        outcome = play_seated(
            desk_of(game), sitting, series.options, series.deal_seed(number), series.bot_seed(number), stop,
            hear=lambda seat, action, count: steps.append((action, count, seat)),
        )  # fmt: skip
    actions, choices, players = np.array(steps).T
    return Played(
        actions.astype(np.int32),
        choices.astype(np.int32),
        players.astype(np.int8),
        np.array([len(steps)], np.int32),
        np.array([outcome.scores], np.int32),
        np.array([outcome.ranks], np.int8),
    )
