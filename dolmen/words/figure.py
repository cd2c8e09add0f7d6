"""Pictures of the rules for players that are positions of the engine: whoever wonders can play them.

FIGURES = {"tower": lambda words: position(__package__, words, ("draw", "lay r3"), players=2, seed=7)}
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence

from dolmen.core.contract.room import PHONE
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.words.names import seat_names
from dolmen.words.texts import Texts


def position(
    package: str,
    words: Texts,
    sentences: Sequence[str],
    viewer: int = NOBODY,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 1,
) -> str:
    """The picture of a game of a package after some sentences, as a viewer sees it, drawn as for a phone."""
    play = played(package, sentences, players, options, seed)
    sight = play.sight(viewer)
    return play.game.picture(sight, viewer, words, seat_names(play.game, sight, words), box=PHONE)


def played(
    package: str,
    sentences: Sequence[str],
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 1,
) -> Play:
    """A game of a package after some sentences, for figures and for tests of what the rules say of them."""
    game: Game = importlib.import_module(package).GAME
    play = Play.new(game, players, options, seed)
    for sentence in sentences:
        play.play(sentence)
    return play
