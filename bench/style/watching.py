"""Games of a champion, and what it thought: of every decision its chance to win, and what an adept would have done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from dolmen.bots import Bot, find_bot
from dolmen.bots.adept import BOXES
from dolmen.bots.analysis import Analysis
from dolmen.bots.desk import desk_of
from dolmen.core.explain import explained
from dolmen.core.game import Game, find_game
from dolmen.core.native import native
from dolmen.core.seed import subseed
from dolmen.core.view import View
from dolmen.study import looking
from dolmen.study.looks import Found, shares
from dolmen.study.playing import Played, play_one
from dolmen.study.series import Series, Slice

GUESSES = 16  # of what the champion does not see, where two actions are compared
STEPS = ("actions", "choices", "players")  # arrays that have a value for every step
GAMES = ("lengths", "scores", "ranks")


class Noting(Bot):
    """A bot that plays as another one does, and writes down what it thought."""

    def __init__(self, bot: Bot, game: Game, notes: list[tuple]):
        self.bot, self.game, self.notes = bot, game, notes
        self.desk = desk_of(game)
        self.loops: Any = native(looking, game.rules)

    def get_ready(self, game: Game, patience: float = float("inf")) -> bool:
        return self.bot.get_ready(game, patience)

    def choose(self, view: View, seat: int, legal: Sequence[int], seed: bytes) -> int:
        """The other bot's choice; noted are the adept's, the chance to win, how likely both are, how they differ."""
        thought = self.bot.analyse(view, seat, legal, seed)
        other = self.desk.choose("adept", view, seat, subseed(seed, "adept"))
        differs = np.zeros(len(self.game.parts))
        if other != thought.best:
            self.compare(view, seat, thought.best, other, subseed(seed, "parts"), differs)
        chosen = likely(thought, thought.best)
        self.notes.append((other, win(thought), chosen, likely(thought, other), differs))
        return thought.best

    def compare(self, view: View, seat: int, action: int, other: int, seed: bytes, out: np.ndarray) -> None:
        """Writes by how much each part of the judge's opinion is higher after one action than after another."""
        boxes, terms = self.desk.boxes(BOXES), np.zeros(len(out))
        with explained(self.game):
            self.loops.compare_parts(view.box, seat, self.desk.dice(seed), boxes, action, other, GUESSES, terms, out)


def win(thought: Analysis) -> float:
    """The chance to win that a bot gives itself with what it does."""
    return next((each.win for each in thought.prospects if each.action == thought.best), np.nan)


def likely(thought: Analysis, action: int) -> float:
    """How likely a network would play an action, or which share of the visits of a search it had."""
    visits = sum(each.visits for each in thought.prospects)
    found = next((each for each in thought.prospects if each.action == action), None)
    if found is None:
        return 0.0
    return found.visits / visits if visits else found.reward


def watch_slice(series: Series, part: Slice, is_noted: bool) -> Found:
    """Plays some games; where it is asked for, every seat's thoughts are noted."""
    game = find_game(series.game)
    notes: list[tuple] = []
    sitting = [find_bot(word, series.budget) for word in series.seats]
    if is_noted:
        sitting = [Noting(bot, game, notes) for bot in sitting]
    numbers = range(part.first, part.first + part.count)
    played = Played.joined([play_one(series, number, sitting) for number in numbers])
    found = {name: getattr(played, name) for name in (*STEPS, *GAMES)}
    if is_noted:
        adepts, wins, chosen, others, differs = (np.array(column) for column in zip(*notes, strict=True))
        found |= {"adepts": adepts.astype(np.int32), "wins": wins.astype(np.float32)}
        found |= {"likely": np.stack([chosen, others], 1).astype(np.float32), "differs": differs.astype(np.float32)}
    return found


@dataclass
class Watched:
    """Games of one seating, one after another; notes stand in the order of the decisions of all seats."""

    series: Series
    found: Found

    @classmethod
    def joined(cls, series: Series, parts: list[Found]) -> Watched:
        """Slices put together, in the order of their games."""
        parts = sorted(parts, key=lambda found: int(found["first"][0]))
        names = [name for name in parts[0] if name != "first"]
        return cls(series, {name: np.concatenate([found[name] for found in parts]) for name in names})

    def __getitem__(self, name: str) -> np.ndarray:
        return self.found[name]

    @property
    def games(self) -> int:
        return len(self["lengths"])

    @cached_property
    def shares(self) -> np.ndarray:
        """Each seat's share of the victory, game by game."""
        return shares(self["ranks"])

    @cached_property
    def starts(self) -> np.ndarray:
        """Where the steps of each game begin."""
        return np.cumsum(self["lengths"]) - self["lengths"]

    @cached_property
    def decided(self) -> np.ndarray:
        """The steps that were decisions, in the order of the notes."""
        return np.flatnonzero(self["choices"] > 1)

    @cached_property
    def game_of(self) -> np.ndarray:
        """The game of each decision."""
        return np.repeat(np.arange(self.games), self["lengths"])[self.decided]

    @cached_property
    def progress(self) -> np.ndarray:
        """How much of its game was played before each decision, from 0 to 1."""
        return (self.decided - self.starts[self.game_of]) / self["lengths"][self.game_of]

    @cached_property
    def seat_of(self) -> np.ndarray:
        """Whose decision it was."""
        return self["players"][self.decided].astype(int)

    @cached_property
    def taken(self) -> np.ndarray:
        """The action of each decision."""
        return self["actions"][self.decided]

    @cached_property
    def won(self) -> np.ndarray:
        """The share of the victory that whoever decided had in the end."""
        return self.shares[self.game_of, self.seat_of]

    def steps_of(self, game: int) -> list[int]:
        """The actions of a game."""
        start = self.starts[game]
        return self["actions"][start : start + self["lengths"][game]].tolist()
