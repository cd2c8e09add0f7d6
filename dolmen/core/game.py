"""A game as its folder hands it over, and the folders found. Nothing outside a game's folder names it."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from dolmen.core.errors import BadPlayers, UnknownGame
from dolmen.core.options import Chosen, Option, settle
from dolmen.core.plain import Plain


def _all_agree(players: int, options: Chosen) -> None:
    """Options that do not touch each other."""


@dataclass(frozen=True, eq=False)
class Game:
    """Everything Dolmen needs of a title. Modules and functions are described in docs/game.md."""

    name: str  # the word of commands and addresses
    folder: Path  # where words, rules for players and data lie
    players: range  # how many may play
    minutes: tuple[int, int]  # how long people take
    version: int  # of the rules; a change that replays differently raises it
    state: np.dtype
    actions: int  # how many action numbers there are
    most_legal: int  # the longest list of legal actions that can occur
    longest: int  # no game has more actions than this
    rules: ModuleType  # the functions of the contract
    invariants: tuple[str, ...]  # what check() numbers from 1; invariants[0] is the healthy state
    notation: ModuleType  # action <-> sentence, the words of seats, remarks of chance
    planes: tuple[tuple[str, int], ...]  # the names and sizes of what observe() writes, in its order
    story: ModuleType  # what is told, asked and explained to people
    picture: Callable[..., str]  # view -> SVG
    sketch: Callable[..., str]  # view -> the terminal
    options: tuple[Option, ...] = ()
    agrees: Callable[[int, Chosen], None] = _all_agree  # raises BadOption where two do not go together
    earlier: Mapping[int, ModuleType] = field(default_factory=dict)  # the rules of earlier versions, for old records

    @property
    def observation_size(self) -> int:
        """How many numbers observe() writes."""
        return sum(size for _, size in self.planes)

    def settle(self, players: int, asked: Mapping[str, object] | None = None) -> Chosen:
        """Checks a number of players and options, and fills in the defaults."""
        if players not in self.players:
            possible = " | ".join(str(n) for n in self.players)
            raise BadPlayers(game=self.name, asked=players, possible=possible)
        chosen = settle(self.name, self.options, players, asked or {})
        self.agrees(players, chosen)
        return chosen

    def prepare(self, state: Any, players: int, chosen: Chosen, seed: bytes) -> None:
        """Writes players, options and seed into a zeroed state (Plain or record), ready for setup()."""
        values: dict[str, Any] = {"players": players}
        for option in self.options:
            values[option.name] = option.choices(players).index(chosen[option.name])
        for name, value in values.items():
            if isinstance(state, Plain):
                setattr(state, name, value)
            else:
                state[name] = value
        for word in range(4):
            dice = state.dice if isinstance(state, Plain) else state["dice"]
            dice[word] = int.from_bytes(seed[4 * word : 4 * word + 4], "little")


BOARD_WORDS = {"state": "STATE", "actions": "ACTIONS", "most_legal": "MOST_LEGAL", "longest": "LONGEST"}


def game_in(package: str, **facts: Any) -> Game:
    """A game from the files of its folder, as docs/game.md says what each holds; `facts` are all that is not there."""

    def file(name: str) -> Any:
        return importlib.import_module(f"{package}.{name}")

    board = file("board")
    found = {field: getattr(board, word) for field, word in BOARD_WORDS.items() if field not in facts}
    found |= {part: file(part) for part in ("rules", "notation", "story")}
    found |= {"picture": file("picture").draw, "sketch": file("sketch").sketch}
    found |= {"invariants": file("check").INVARIANTS, "planes": file("tensor").PLANES}
    found |= {"name": package.rpartition(".")[2], "folder": Path(board.__file__).parent}
    return Game(**{**found, **facts})


@cache
def games() -> dict[str, Game]:
    """The games found under dolmen/games, by name; the template among them."""
    from dolmen import games as home

    found = {}
    for module in pkgutil.iter_modules(home.__path__):
        game = importlib.import_module(f"{home.__name__}.{module.name}").GAME
        found[game.name] = game
    return dict(sorted(found.items()))


def find_game(name: str) -> Game:
    """The game of that name."""
    try:
        return games()[name]
    except KeyError:
        raise UnknownGame(asked=name, possible=", ".join(games())) from None
