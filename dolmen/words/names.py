"""What players are called where nobody has a name."""

from __future__ import annotations

from typing import Any

from dolmen.core.game import Game
from dolmen.words.grammar import Word
from dolmen.words.texts import Texts

BOT_NAMES = ("Fergus", "Maeve", "Conall", "Deirdre", "Finn")  # by seat; lessons speak of them


def seat_names(game: Game, view: Any, words: Texts) -> list[str]:
    """The names of all seats, beginning with a capital: `Red`, `Player 1`; behind a small word, `del giocatore 1`."""
    return [_as_name(words.word(game.story.seat(view, player).line)) for player in range(view.players)]


def _as_name(word: str) -> str:
    name = word[:1].upper() + word[1:]
    return Word(name, word.gender, word.plural, inside=str(word)) if isinstance(word, Word) else name
