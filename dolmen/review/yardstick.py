"""How a game wants to be reviewed: the `review.toml` in its folder, chosen by measurement, else what serves most."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from functools import lru_cache

from dolmen.bots.settings import BadSettings
from dolmen.core.game import Game

FILE, TABLE = "review.toml", "review"


@dataclass(frozen=True)
class Yardstick:
    """Who plays on, and how much is spent on a review; all of it counts, so that a review can be repeated."""

    looks: int = 4  # actions that whoever plays on compares by the judge
    guesses: int = 32  # with which all actions of a decision begin
    most: int = 512  # guesses of a decision that is still open
    open: int = 24  # decisions of a game that may have so many
    chances: int = 64  # guesses on each side of a chance
    luck: int = 100  # hundredths of what the judge sees in a chance that count, fitted to results
    moments: int = 60  # of the line of chances
    moment_guesses: int = 64


NAMES = tuple(setting.name for setting in fields(Yardstick))


@lru_cache(maxsize=64)
def yardstick_of(game: Game) -> Yardstick:
    """What is written down in the game's folder; a name or value that makes no sense there is refused."""
    path = game.folder / FILE
    if not path.exists():
        return Yardstick()
    try:
        return _read(path.read_text("utf-8"))
    except ValueError as error:
        raise BadSettings(file=str(path), why=str(error), possible=", ".join(NAMES)) from None


def _read(text: str) -> Yardstick:
    written = tomllib.loads(text)
    if list(written) != [TABLE]:
        raise ValueError(f"it has not one table [{TABLE}] and nothing else")
    for name, value in written[TABLE].items():
        if name not in NAMES:
            raise ValueError(f"{name!r} is no setting of a review")
        if type(value) is not int or value < 1:
            raise ValueError(f"{name} is {value!r}, not a whole number above 0")
    return Yardstick(**written[TABLE])
