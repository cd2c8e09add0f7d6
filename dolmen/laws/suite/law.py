"""What a law over whole games is: a sentence, and a function that fails where it is broken."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from dolmen.core.game import Game
from dolmen.laws.walk import Setting, settings


@dataclass(frozen=True)
class Law:
    """One law, and of what it speaks: of a game as a whole, or of each of its settings."""

    holds: Callable[[Any], None]  # fails where the law is broken
    subjects: Callable[[Game], Iterable[Game | Setting]]
    is_large: bool = False  # looks at so many pictures and texts that daily work holds the template alone against it

    @property
    def name(self) -> str:
        """The law in words, joined like the name of a test."""
        return self.holds.__name__


LAWS: list[Law] = []


def _itself(game: Game) -> tuple[Game, ...]:
    return (game,)


def law(holds: Callable[[Game], None]) -> Callable[[Game], None]:
    """Marks a law of every game."""
    LAWS.append(Law(holds, _itself))
    return holds


def large_law(holds: Callable[[Game], None]) -> Callable[[Game], None]:
    """Marks a law of every game that takes its time."""
    LAWS.append(Law(holds, _itself, is_large=True))
    return holds


def law_of_settings(holds: Callable[[Setting], None]) -> Callable[[Setting], None]:
    """Marks a law of every number of players and every option of a game."""
    LAWS.append(Law(holds, settings))
    return holds


def law_where(applies: Callable[[Game], bool]) -> Callable[[Callable[[Game], None]], Callable[[Game], None]]:
    """Marks a law of the games that have what it speaks of."""

    def mark(holds: Callable[[Game], None]) -> Callable[[Game], None]:
        LAWS.append(Law(holds, lambda game: (game,) if applies(game) else ()))
        return holds

    return mark
