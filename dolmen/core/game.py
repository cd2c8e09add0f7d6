"""A game as its folder hands it over, and the games that are found. Nothing outside a game's folder names it."""

from __future__ import annotations

import importlib
import importlib.metadata
import pkgutil
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from dolmen.core.contract.elements import Elements
from dolmen.core.contract.lessons import Lesson
from dolmen.core.contract.room import Drawing
from dolmen.core.contract.rules import count_legal as uncounted
from dolmen.core.dice import SEED_WORDS
from dolmen.core.errors import BadPlayers, BrokenGame, UnknownGame, UnknownVersion
from dolmen.core.options import Chosen, Option, settle
from dolmen.core.plain import Plain
from dolmen.core.seed import words_of

ENTRY_POINTS = "dolmen.games"  # the group in which packages of others name their games


def _all_agree(players: int, options: Chosen) -> None:
    """Options that do not touch each other."""


@dataclass(frozen=True, eq=False)
class Game:
    """Everything Dolmen needs of a title, put together and checked by core.folder; docs/game.md explains each part."""

    name: str  # the word of commands and addresses
    folder: Path  # where words, rules for players and data lie
    players: range  # how many may play
    minutes: tuple[int, int]  # how long people take
    version: int  # of the rules; a change that replays differently raises it
    state: np.dtype
    actions: int  # how many action numbers there are
    most_legal: int  # the longest list of legal actions that can occur
    longest: int  # no game has more actions than this
    rules: ModuleType  # the functions of core.contract.rules
    invariants: tuple[str, ...]  # what check() numbers from 1; invariants[0] is the healthy state
    notation: ModuleType  # the functions of core.contract.notation
    planes: tuple[tuple[str, int], ...]  # the names and sizes of what observe() writes, in its order
    traits: tuple[tuple[str, int], ...]  # the names and sizes of what describe() writes, in its order
    parts: tuple[str, ...]  # the names of what parts() writes, in its order
    story: ModuleType  # the functions of core.contract.story
    picture: Drawing  # view -> SVG
    sketch: Callable[..., str]  # view -> the terminal
    public: tuple[str, ...] = ()  # fields of the state that everybody sees whole
    elements: tuple[Elements, ...] = ()  # what the title consists of, and which events speak of it
    claims: Mapping[str, Callable[..., bool]] = field(default_factory=dict)  # whether a reason why not is true
    forecasts: Mapping[str, Callable[..., Any]] = field(default_factory=dict)  # what comes of a number that foretells
    figures: Mapping[str, Callable[..., str]] = field(default_factory=dict)  # pictures of the rules for players
    lessons: tuple[Lesson, ...] = ()  # guided first games
    options: tuple[Option, ...] = ()
    agrees: Callable[[int, Chosen], None] = _all_agree  # raises BadOption where two do not go together
    earlier: Mapping[int, Game] = field(default_factory=dict)  # older versions, whole, for what was kept of them
    is_template: bool = False  # a small game to copy, shown after the others

    @property
    def counts_legal(self) -> bool:
        """Whether count_legal() and nth_legal() are the game's own."""
        return getattr(self.rules, "count_legal", uncounted) is not uncounted

    @property
    def observation_size(self) -> int:
        """How many numbers observe() writes."""
        return sum(size for _, size in self.planes)

    @property
    def description_size(self) -> int:
        """How many numbers describe() writes."""
        return sum(size for _, size in self.traits)

    def of_version(self, version: int) -> Game:
        """The game as it was in a version, with its own state, actions, rules and words."""
        if version == self.version:
            return self
        if version in self.earlier:
            return self.earlier[version]
        known = ", ".join(str(number) for number in sorted({*self.earlier, self.version}))
        raise UnknownVersion(game=self.name, asked=version, possible=known)

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
        dice = state.dice if isinstance(state, Plain) else state["dice"]
        dice[:SEED_WORDS] = words_of(seed)


# --- the games that are found ------------------------------------------------------------------------------------


@cache
def packages() -> dict[str, str]:
    """The package of each game by name: those under dolmen/games, and those that installed packages name."""
    from dolmen import games as home

    found = {module.name: f"{home.__name__}.{module.name}" for module in pkgutil.iter_modules(home.__path__)}
    for entry in importlib.metadata.entry_points(group=ENTRY_POINTS):
        found.setdefault(entry.name, entry.module)
    return dict(sorted(found.items()))


@cache
def load(name: str) -> Game | BrokenGame:
    """The game of a name that is known, or what is wrong with it."""
    package = packages()[name]
    try:
        game = importlib.import_module(package).GAME
        if game.name != name:
            raise BrokenGame(game=name, faults=(f"{package} is found as {name!r}, but GAME.name is {game.name!r}",))
        return game
    except BrokenGame as broken:
        return broken
    except Exception as error:  # whatever an author's file does wrong must not harm the other games
        return BrokenGame(game=name, faults=(where(error, package),))


def where(error: Exception, package: str) -> str:
    """An error of a game's files in one sentence, with the file and line of the game that it comes from."""
    if isinstance(error, SyntaxError):
        return f"{error.filename}, line {error.lineno}: {error.msg}"
    spot = traceback.extract_tb(error.__traceback__)[-1]
    for frame in traceback.extract_tb(error.__traceback__):
        if package.rpartition(".")[2] in Path(frame.filename).parts:
            spot = frame
    return f"{spot.filename}, line {spot.lineno}: {type(error).__name__}: {error}"


def games() -> dict[str, Game]:
    """The games that can be played, by name; a template after the others."""
    found = [game for name in packages() if isinstance(game := load(name), Game)]
    return {game.name: game for game in sorted(found, key=lambda game: game.is_template)}


def lightest_first() -> list[Game]:
    """The games that can be played, the shortest first; a template after the others."""
    return sorted(games().values(), key=lambda game: (game.is_template, sum(game.minutes)))


def broken_games() -> dict[str, tuple[str, ...]]:
    """The games that cannot be played, with their faults, one sentence each."""
    return {name: broken.faults for name in packages() if isinstance(broken := load(name), BrokenGame)}


def find_game(name: str) -> Game:
    """The game of that name."""
    if name not in packages():
        raise UnknownGame(asked=name, possible=", ".join(games()))
    found = load(name)
    if isinstance(found, BrokenGame):
        raise found
    return found
