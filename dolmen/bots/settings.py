"""How a game wants to be searched: the `search.toml` in its folder, chosen by measurement, else what serves most."""

from __future__ import annotations

import tomllib
from dataclasses import astuple, dataclass, fields
from functools import lru_cache

import numpy as np

from dolmen.core.errors import DolmenError
from dolmen.core.game import Game

FILE, TABLE = "search.toml", "search"


class BadSettings(DolmenError):
    """A `search.toml` that cannot be used."""

    key = "error-bad-settings"

    def sentence(self) -> str:
        return "{file}: {why}; a table [search] may set {possible}".format(**self.details)


@dataclass(frozen=True)
class SearchSettings:
    """The settings of the tree search, in the order of the places that search.py names."""

    curiosity: float = 0.5  # how much what was seldom tried is preferred
    depth: int = 8  # actions played on below the tree before the position is judged
    greed: float = 0.5  # the share of those that the judge chooses
    scale: float = 6.0  # the lead in points that makes a victory about three to one
    tries: int = 4  # actions that the judge compares for one of those
    trust: float = 2.0  # how many visits the judge's first opinion of an action weighs
    looks: int = 4  # untried actions that the judge compares when one is added to the tree
    faith: float = 20.0  # how many visits the judge's opinion of what can be done now weighs: it is a mean over guesses
    belief: int = 0  # the last steps by which a network that looks ahead weighs its guesses; the tree search does not
    # What is worth trying, for a network that looks ahead: so many points, by the adept, make an action e times as
    # likely; 0: the adept is not asked.
    advice: float = 0.0
    # The most players with whom the champion plays by the title's network, if there is one: with more it searches on.
    network: int = 99

    def as_array(self) -> np.ndarray:
        """As the compiled search takes it."""
        return np.array(astuple(self), np.float64)


NAMES = tuple(setting.name for setting in fields(SearchSettings))


@lru_cache(maxsize=64)
def settings_of(game: Game) -> SearchSettings:
    """The settings written down in the game's folder; a name or value that makes no sense there is refused."""
    path = game.folder / FILE
    if not path.exists():
        return SearchSettings()
    try:
        return _read(path.read_text("utf-8"))
    except ValueError as error:
        raise BadSettings(file=str(path), why=str(error), possible=", ".join(NAMES)) from None


def _read(text: str) -> SearchSettings:
    written = tomllib.loads(text)
    if list(written) != [TABLE]:
        raise ValueError(f"it has not one table [{TABLE}] and nothing else")
    for name in written[TABLE]:
        if name not in NAMES:
            raise ValueError(f"{name!r} is not a setting of the search")
    settings = SearchSettings(**written[TABLE])
    settings.as_array()  # refuses what is no number
    return settings
