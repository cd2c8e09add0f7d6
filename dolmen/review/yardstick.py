"""How a game wants to be reviewed: the `review.toml` in its folder, chosen by measurement, else what serves most."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any

from dolmen.bots.settings import BadSettings
from dolmen.core.game import Game

FILE, TABLE, ORDER, LASTS = "review.toml", "review", "order", "lasts"
WHOLE = 1000  # thousandths: what the shares of all places in an order of play sum to


@dataclass(frozen=True)
class Yardstick:
    """Who plays on, and how much is spent on a review; all of it counts, so that a review can be repeated."""

    looks: int = 4  # actions that whoever plays on compares by the judge
    guesses: int = 32  # with which all actions of a decision begin
    most: int = 512  # guesses of a decision that is still open
    open: int = 24  # decisions of a game that may have so many
    chances: int = 64  # guesses on each side of a chance
    luck: int = 100  # hundredths of what the judge sees in a chance that count, fitted to results; 0: it sees nothing
    begins: int = 100  # hundredths of what studies found in the order of play that count, fitted in the same way
    moments: int = 60  # of the line of chances
    moment_guesses: int = 64
    # By number of players: thousandths of what a play-out tells that are left after each action in it, fitted to
    # results; all of it where nothing is said. The rest says that all are even.
    lasts: Mapping[int, int] = field(default_factory=dict)
    # By number of players: thousandths of the victories of whoever begins, of the next and so on, as studies found.
    order: Mapping[int, tuple[int, ...]] = field(default_factory=dict)

    def by_order(self, players: int, first: int) -> list[float]:
        """The share of the victory that each player may hope for, since this one begins."""
        even, counted = 1 / players, self.begins / 100
        found = [self.order[players][(player - first) % players] / WHOLE for player in range(players)]
        return [even + counted * (share - even) for share in found]


NAMES = tuple(setting.name for setting in fields(Yardstick))
LEAST = {"luck": 0, "begins": 0}  # of a setting; of all others 1


@lru_cache(maxsize=64)
def yardstick_of(game: Game) -> Yardstick:
    """What is written down in the game's folder; a name or value that makes no sense there is refused."""
    path = game.folder / FILE
    if not path.exists():
        return Yardstick()
    try:
        return read_yardstick(path.read_text("utf-8"))
    except ValueError as error:
        raise BadSettings(file=str(path), why=str(error), possible=", ".join(NAMES)) from None


def read_yardstick(text: str) -> Yardstick:
    """What a review.toml says."""
    written = tomllib.loads(text)
    if list(written) != [TABLE]:
        raise ValueError(f"it has not one table [{TABLE}] and nothing else")
    settings = written[TABLE]
    for name, value in settings.items():
        if name not in NAMES:
            raise ValueError(f"{name!r} is no setting of a review")
        if name not in (ORDER, LASTS) and (type(value) is not int or value < LEAST.get(name, 1)):
            raise ValueError(f"{name} is {value!r}, not a whole number from {LEAST.get(name, 1)} on")
    tables = {ORDER: _read_order(settings.get(ORDER, {})), LASTS: _read_lasts(settings.get(LASTS, {}))}
    return Yardstick(**{**settings, **tables})


def _read_order(written: Mapping[str, Any]) -> dict[int, tuple[int, ...]]:
    """The shares of places, as whole numbers that sum to WHOLE."""
    for players, shares in written.items():
        if str(len(shares)) != players or sum(shares) != WHOLE or any(type(share) is not int for share in shares):
            raise ValueError(f"{ORDER}.{players} has not {players} whole numbers that sum to {WHOLE}")
    return {int(players): tuple(shares) for players, shares in written.items()}


def _read_lasts(written: Mapping[str, Any]) -> dict[int, int]:
    """Thousandths by number of players."""
    for players, value in written.items():
        if not players.isdigit() or type(value) is not int or not 0 < value <= WHOLE:
            raise ValueError(f"{LASTS}.{players} is {value!r}, not a whole number from 1 to {WHOLE}")
    return {int(players): value for players, value in written.items()}
