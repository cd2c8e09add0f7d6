"""What a network is told of a game besides `observe`: how many play, and what was chosen before it began."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from dolmen.core.game import Game

MOST_PLAYERS = 5  # in any title: so many seats a network's opinion has room for


@cache
def widths(game: Game) -> tuple[tuple[str, int], ...]:
    """The options of a game, each with the most values it can have."""
    return tuple((option.name, max(len(option.choices(n)) for n in game.players)) for option in game.options)


def facts_size(game: Game) -> int:
    """How many numbers `facts` has."""
    return MOST_PLAYERS + sum(width for _, width in widths(game))


def facts(game: Game, state: Any) -> np.ndarray:
    """The number of players and the value of each option, as a 1 among zeros each; from a state, a view or a record."""
    told = np.zeros(facts_size(game), np.float32)
    told[_field(state, "players") - 1] = 1
    start = MOST_PLAYERS
    for name, width in widths(game):
        told[start + _field(state, name)] = 1
        start += width
    return told


def _field(state: Any, name: str) -> int:
    return int(state[name]) if isinstance(state, np.void) else int(getattr(state, name))


def input_size(game: Game) -> int:
    """How many numbers a network is told of a position."""
    return game.observation_size + facts_size(game)
