"""The laws of words over many random games: compiled to get about, interpreted where people would look.

Of each game one position is looked at, or a few, and the step that was played from each.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import numpy as np

from dolmen.core.explain import explained
from dolmen.core.game import Game
from dolmen.core.native import native
from dolmen.core.play import Play
from dolmen.laws.forms import name_faults, number_faults
from dolmen.laws.recorder import said_so_far
from dolmen.laws.spoken import heard
from dolmen.laws.walk import BrokenLaw, Setting

LOOKS = 2  # positions of each game


class Listener:
    """Plays random games of one game and listens to what people are told in them."""

    def __init__(self, game: Game):
        self.game = game
        self.twin = native(game.rules)
        self.table = np.zeros(1, game.state)
        self.known: dict[str, int] = {}  # the texts that fit, and how many examples of each were tried
        self.legal = np.zeros(game.most_legal + 1, np.int64)

    def listen(self, setting: Setting, seed: bytes, looks: int = LOOKS) -> Counter[str]:
        """One random game; returns how much was looked at, or raises the first law that is broken."""
        tally: Counter[str] = Counter()
        with explained(self.game):
            actions, seen = self._play(setting, seed, looks)
        for number, state in sorted(seen.items()):
            for law, fault in heard(Play.from_state(self.game, state), actions[number], tally):
                raise BrokenLaw(f"{law.replace('_', ' ')}: {fault}", replayed(setting, seed, actions[: number + 1]))
            for fault in self._forms():
                raise BrokenLaw(f"texts fit: {fault}", replayed(setting, seed, actions[: number + 1]))
        return tally

    def _forms(self) -> Iterator[str]:
        """Whether texts that were said for the first time, or with details of another kind, fit numbers and names."""
        said = said_so_far(self.game)
        known, self.known = self.known, {key: len(lines) for key, lines in said.items()}
        new = {key: lines for key, lines in said.items() if len(lines) > known.get(key, 0)}
        if new:
            yield from number_faults(self.game, new, said)
            yield from name_faults(self.game, new)

    def _play(self, setting: Setting, seed: bytes, looks: int) -> tuple[list[int], dict[int, np.void]]:
        """The actions of a game, and some of its positions, each as likely as the others, by their number."""
        chance, state = random.Random(seed), self.table[0]
        self.table[0] = np.zeros(1, self.game.state)[0]
        self.game.prepare(state, setting.players, setting.options, seed)
        self.twin.setup(state)
        actions: list[int] = []
        kept: list[tuple[int, np.void]] = []
        while n := int(self.twin.legal_actions(state, self.legal)):
            number = len(actions)
            place = number if number < looks else chance.randrange(number + 1)
            if place < looks:
                kept[place : place + 1] = [(number, self.table.copy()[0])]
            actions.append(int(self.legal[chance.randrange(n)]))
            self.twin.apply(state, actions[-1])
        return actions, dict(kept)


def replayed(setting: Setting, seed: bytes, actions: Sequence[int]) -> Play:
    """The game that shows a broken law, from its deal on."""
    play = Play(setting.game, setting.players, setting.options, seed)
    for action in actions:
        play.act(action)
    return play
