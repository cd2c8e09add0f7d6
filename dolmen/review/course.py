"""The course of a finished game: the state before every step, and what any viewer knew of it."""

from __future__ import annotations

import numpy as np

from dolmen.bots.desk import desk_of
from dolmen.core.play import Play
from dolmen.core.view import View


class Course:
    """A game replayed once; views are made from what was kept."""

    def __init__(self, play: Play, is_compiled: bool | None = None):
        self.game, self.players, self.options = play.game, play.players, play.options
        self.is_from_deal = play.start is None
        self.actions = [step.action for step in play.steps]
        self.movers = [step.player for step in play.steps]
        self.legal: list[tuple[int, ...]] = []  # before each step
        self._desk = desk_of(self.game, is_compiled)
        self._kept: list[bytes] = []
        past = play.at(0)
        for action in self.actions:
            self._keep(past)
            past.act(action)
        self._keep(past)
        winners = past.winners
        self.scores = past.scores
        self.shares = [1 / len(winners) if player in winners else 0.0 for player in range(self.players)]

    def _keep(self, past: Play) -> None:
        self.legal.append(past.legal)
        self._kept.append(past.state.pack(self.game.state))

    def __len__(self) -> int:
        return len(self.actions)

    def view(self, step: int, viewer: int) -> View:
        """What a viewer knew before a step; behind the last step, everything."""
        record = np.frombuffer(self._kept[step], self.game.state).copy()
        if self._desk.is_compiled:
            return self._desk.view(record, viewer)
        return self._desk.view([View(self.game, viewer, record)], viewer)

    def is_decision(self, step: int) -> bool:
        """Whether there was a choice at a step."""
        return len(self.legal[step]) > 1

    def knows_action(self, step: int, viewer: int) -> bool:
        """Whether a player saw what was done at a step, or did it: nothing was played face down."""
        notation, action = self.game.notation, self.actions[step]
        return self.movers[step] == viewer or notation.public(action) == notation.sentence(action)

    def turns(self) -> list[int]:
        """The steps at which somebody else is to move than before, the first among them."""
        return [step for step in range(len(self)) if step == 0 or self.movers[step] != self.movers[step - 1]]
