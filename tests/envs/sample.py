"""Which settings the environments are tried with: some in every run, all of them in the long one."""

from __future__ import annotations

from dolmen.core.game import games
from dolmen.laws.walk import Setting, settings

FEW = [next(settings(game)) for game in games().values()]  # the fewest players and the usual options
ALL = [setting for game in games().values() for setting in settings(game)]


def asked(setting: Setting) -> dict[str, object]:
    """What an environment is asked for."""
    return {"players": setting.players, "options": setting.options}
