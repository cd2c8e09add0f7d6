"""How a game wants to be searched: the `search.toml` in its folder, chosen by measurement, else what serves most."""

from __future__ import annotations

import tomllib
from dataclasses import astuple, dataclass
from functools import lru_cache

import numpy as np

from dolmen.core.game import Game

FILE = "search.toml"


@dataclass(frozen=True)
class Taste:
    """The settings of the tree search, in the order of the places that search.py names."""

    curiosity: float = 0.5  # how much what was seldom tried is preferred
    depth: int = 8  # actions played on below the tree before the position is judged
    greed: float = 0.5  # the share of those that the judge chooses
    scale: float = 6.0  # the lead in points that makes a victory about three to one
    tries: int = 4  # actions that the judge compares for one of those
    trust: float = 2.0  # how many visits the judge's first opinion of an action weighs
    looks: int = 4  # untried actions that the judge compares when one is added to the tree
    faith: float = 20.0  # how many visits the judge's opinion of what can be done now weighs: it is a mean over guesses

    def as_array(self) -> np.ndarray:
        """As the compiled search takes it."""
        return np.array(astuple(self), np.float64)


@lru_cache(maxsize=64)
def taste_of(game: Game) -> Taste:
    """The taste written down in the game's folder; a name or value that makes no sense there is refused."""
    path = game.folder / FILE
    if not path.exists():
        return Taste()
    return Taste(**tomllib.loads(path.read_text("utf-8"))["taste"])
