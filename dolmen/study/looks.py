"""What a slice of a study finds: results game by game, and the closer looks at the first games of a series.

One dictionary of arrays per slice, the same wherever it is made.
"""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

from dolmen.bots.adept import BOXES
from dolmen.core.dice import DICE_WORDS
from dolmen.core.explain import explained
from dolmen.core.game import Game, find_game
from dolmen.core.native import native
from dolmen.study import looking
from dolmen.study.hearing import hear_games, hear_openings
from dolmen.study.playing import Played, play_slice
from dolmen.study.series import Series, Slice
from dolmen.study.terms import Closeness

TENTHS = 10  # of a game, in which choices are counted
Found = dict[str, np.ndarray]


def study_slice(series: Series, part: Slice, close: Closeness | None, stop: threading.Event | None = None) -> Found:
    """Plays a slice and looks at it; without `close` only at the results."""
    played = play_slice(series, part, stop)
    found = results(played)
    if close is None:
        return found
    found.update(choices_by_tenth(played))
    looked = Looker(series, part.first, played)
    if part.first < close.watched:
        found.update(looked.watch(close, min(close.watched - part.first, part.count)))
    if part.first < close.weighed:
        found.update(looked.weigh(close, min(close.weighed - part.first, part.count)))
    deal, deals = part.first // series.repeats, part.count // series.repeats
    if deal < close.openings:
        found.update(hear_openings(series, deal, min(close.openings - deal, deals)))
    if part.first < close.heard:
        found.update(hear_games(series, part.first, played, min(close.heard - part.first, part.count)))
    return found


def results(played: Played) -> Found:
    """Points, places and length of each game."""
    ends = np.cumsum(played.lengths)
    starts = ends - played.lengths
    free = played.choices > 1
    turns = np.ones(len(played.players), np.int32)
    turns[1:] = played.players[1:] != played.players[:-1]
    turns[starts] = 1
    pondered = np.where(free, np.log2(np.maximum(played.choices, 1)), 0.0)
    return {
        "scores": played.scores,
        "ranks": played.ranks,
        "steps": played.lengths,
        "decisions": np.add.reduceat(free.astype(np.int32), starts),
        "turns": np.add.reduceat(turns, starts),
        "pondered": np.add.reduceat(pondered, starts),  # bits: the logarithms of how many actions there were
        "legal": np.add.reduceat(np.where(free, played.choices, 0).astype(np.int64), starts),
        "first": played.players[starts],
    }


def choices_by_tenth(played: Played) -> Found:
    """For each tenth of the games: steps, decisions, and how many actions those had, together and squared."""
    place = np.concatenate([np.arange(length) * TENTHS // length for length in played.lengths])
    free = played.choices > 1
    counts = np.where(free, played.choices, 0).astype(np.float64)
    columns = [np.bincount(place, weight, TENTHS) for weight in (np.ones(len(place)), free, counts, counts**2)]
    return {"tenths": np.stack(columns, 1)}


class Looker:
    """Compiled looks into the games of a slice."""

    def __init__(self, series: Series, first: int, played: Played):
        self.game: Game = find_game(series.game)
        self.series, self.first, self.played = series, first, played
        chosen = np.zeros(1, self.game.state)
        self.game.prepare(chosen[0], len(series.seats), series.options, bytes(16))
        self.terms = (series.repeats, chosen, series.words("deals"), series.words("bots"))
        self.room = (np.zeros(DICE_WORDS, np.int64), *(np.zeros(n, self.game.state) for n in (1, 1, BOXES)))
        self.loops: Any = native(looking, self.game.rules)

    def watch(self, close: Closeness, count: int) -> Found:
        """How all stand at equal distances of each game."""
        played, players, terms = self.played, len(self.series.seats), len(self.game.parts)
        judged = np.zeros((count, close.moments, close.guesses, players))
        won, seen = np.zeros((close.moments, terms)), np.zeros((close.moments, terms))
        with explained(self.game):
            self.loops.watch_games(
                self.first, count, *self.terms, self.series.words("watching"), *self.room,
                played.actions, played.lengths, shares(played.ranks), judged, np.zeros(terms), won, seen,
            )  # fmt: skip
        return {"watched": judged.astype(np.float32), "won_terms": won, "seen_terms": seen}

    def weigh(self, close: Closeness, count: int) -> Found:
        """What the actions of one decision of each game lead to."""
        played = self.played
        where = np.zeros((count, 4), np.int64)
        judged = np.zeros((count, close.tried, close.tries, len(self.series.seats)))
        with explained(self.game):
            self.loops.weigh_decisions(
                self.first, count, *self.terms, self.series.words("weighing"), *self.room,
                np.zeros(self.game.most_legal, np.int64), played.actions, played.choices, played.lengths, where, judged,
            )  # fmt: skip
        found = where[:, 2] > 0
        numbers = self.first + np.arange(count)
        where = np.column_stack([numbers, where])[found]
        return {"where": where, "lengths": played.lengths[:count][found], "weighed": judged[found].astype(np.float32)}


def shares(ranks: np.ndarray) -> np.ndarray:
    """Each seat's share of the victory: one, or a fraction where several share it."""
    won = (ranks == 0).astype(np.float64)
    return won / won.sum(1, keepdims=True)
