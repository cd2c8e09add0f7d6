"""Games to look at: random ones, always the same, and their positions."""

from __future__ import annotations

import random
from functools import cache

from dolmen.core.game import Game
from dolmen.core.play import Events, Play
from dolmen.core.seed import seed_from
from dolmen.laws.walk import Walker, random_play, random_setting

NAMES = ["Anna", "Bea", "Carlo", "Dora", "Ezio"]
MOST = 30  # positions of one game that a law looks at; random games of Keltis can take many hundred steps


@cache
def walker(game: Game) -> Walker:
    """One compiled walker per game, since compiling takes seconds."""
    return Walker(game)


def some_plays(game: Game, count: int, seed: int = 11) -> list[Play]:
    """Whole random games, with any number of players and any options."""
    played, chance = _played(game, seed)
    while len(played) < count:
        played.append(random_play(random_setting(game, chance), seed_from(chance.getrandbits(64))))
    return played[:count]


@cache
def _played(game: Game, seed: int) -> tuple[list[Play], random.Random]:
    """The games of a seed that were played so far, for all laws that look at them, and the chance of the next."""
    return [], random.Random(seed)


def moments(play: Play, every: int = 7) -> list[Play]:
    """The same game at several of its positions, the first and the last among them."""
    every = max(every, len(play.steps) // MOST)
    running = play.at(0)
    found = [running.copy()]
    for number, step in enumerate(play.steps, 1):
        running.act(step.action)
        if number % every == 0 or number == len(play.steps):
            found.append(running.copy())
    return found


def events_of(play: Play) -> Events:
    """All that the rules told in a game."""
    return (*play.opening, *(event for step in play.steps for event in step.tale))
