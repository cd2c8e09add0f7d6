"""What a title is played with while a network learns it: every number of players, mostly the usual options."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np

from dolmen.bots.senses import facts
from dolmen.core.errors import BadOption
from dolmen.core.game import Game
from dolmen.core.options import Chosen
from dolmen.core.seed import SEED_BYTES

Variant = tuple[int, Chosen]  # how many play, and the value of each option
FEWEST = 0.4  # of all games are for the fewest players, since those are longest in learning
UNUSUAL = 0.3  # of all games have options drawn by lot
DRAWN = 64  # such choices of options for each number of players
TRIES = 100


def usual(game: Game, players: int) -> Variant:
    """A number of players with the default options."""
    return players, game.settle(players)


def drawn(game: Game, players: int, chance: random.Random) -> Variant:
    """A number of players with options drawn by lot: each is unusual half of the time."""
    for _ in range(TRIES):
        asked = {o.name: chance.choice(o.choices(players)) for o in game.options if chance.random() < 0.5}
        try:
            return players, game.settle(players, asked)
        except BadOption:  # two that do not go together
            continue
    return usual(game, players)


def prepared(game: Game, variants: Sequence[Variant]) -> np.ndarray:
    """States that have players and options only, one for each variant."""
    states = np.zeros(len(variants), game.state)
    for state, (players, options) in zip(states, variants, strict=True):
        game.prepare(state, players, options, bytes(SEED_BYTES))
    return states


def told(game: Game, states: np.ndarray) -> np.ndarray:
    """What a network is told of each variant."""
    return np.stack([facts(game, state) for state in states])


def spread(game: Game, slots: int, seed: int) -> tuple[list[Variant], np.ndarray]:
    """Variants, and which of them each slot plays; slots with the same number of players lie side by side."""
    chance = random.Random(seed)
    variants: list[Variant] = []
    places = np.zeros(slots, np.int32)
    start = 0
    for players, end in zip(game.players, _ends(len(game.players), slots), strict=True):
        first = len(variants)
        variants.append(usual(game, players))
        variants.extend(drawn(game, players, chance) for _ in range(DRAWN if game.options else 0))
        for slot in range(start, end):
            is_unusual = chance.random() < UNUSUAL and game.options
            places[slot] = first + (chance.randrange(DRAWN) + 1 if is_unusual else 0)
        start = end
    return variants, places


def _ends(kinds: int, slots: int) -> list[int]:
    """Where the slots of each number of players end."""
    if kinds == 1:
        return [slots]
    shares = [FEWEST] + [(1 - FEWEST) / (kinds - 1)] * (kinds - 1)
    return [round(slots * float(share)) for share in np.cumsum(shares)]
