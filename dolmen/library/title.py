"""What there is to be played."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.game import Game, games
from dolmen.library.view import LANGUAGE


@dataclass(frozen=True)
class Title:
    """A game that can be played. Options have their words, the default first, for the fewest players."""

    name: str  # what `dolmen.new` takes
    title: str
    summary: str
    players: tuple[int, ...]
    minutes: tuple[int, int]  # how long people take
    options: dict[str, tuple[str, ...]]
    version: int  # of the rules

    def __str__(self) -> str:
        return f"{self.name}: {self.title}, {self.players[0]} to {self.players[-1]} players. {self.summary}"


def titles(lang: str = LANGUAGE) -> tuple[Title, ...]:
    """Every game that is installed."""
    return tuple(_title(game, lang) for game in games().values())


def _title(game: Game, lang: str) -> Title:
    from dolmen.words import texts

    words = texts(lang, game)
    options = {option.name: option.choices(game.players[0]) for option in game.options}
    players = tuple(game.players)
    return Title(game.name, words("title"), words("summary"), players, game.minutes, options, game.version)
