"""Which settings the environments are tried with: some in every run, all of them in the long one."""

from __future__ import annotations

from dolmen.core.game import Game, games
from dolmen.laws.walk import Setting, settings


def usual(game: Game, place: int) -> Setting:
    """The usual options for one of a game's numbers of players."""
    players = game.players[place % len(game.players)]
    return next(setting for setting in settings(game) if setting.players == players)


FEW = [usual(game, place) for place, game in enumerate(games().values())]  # all numbers of players among them
ALL = [setting for game in games().values() for setting in settings(game)]


def asked(setting: Setting) -> dict[str, object]:
    """What an environment is asked for."""
    return {"players": setting.players, "options": setting.options}
