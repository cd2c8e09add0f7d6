"""What players are called where nobody has a name."""

from __future__ import annotations

from typing import Any

from dolmen.core.game import Game
from dolmen.words.texts import Texts


def seat_names(game: Game, view: Any, words: Texts) -> list[str]:
    """The names of all seats, beginning with a capital: `Red`, `Player 1`."""
    said = (words.say(game.story.seat(view, player).line) for player in range(view.players))
    return [name[:1].upper() + name[1:] for name in said]
