"""What a table may choose about a game before it begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from dolmen.core.errors import BadOption, UnknownOption


@dataclass(frozen=True)
class Option:
    """One choice: a name and the words of its values; the state's field of that name holds the number of the value.

    `values` may depend on the number of players. The first value is the default.
    """

    name: str
    values: tuple[str, ...] | Callable[[int], tuple[str, ...]]

    def choices(self, players: int) -> tuple[str, ...]:
        """The words that may be chosen, the default first."""
        return self.values(players) if callable(self.values) else self.values


Chosen = dict[str, str]


def settle(game: str, options: tuple[Option, ...], players: int, asked: Mapping[str, object]) -> Chosen:
    """Every option with its value, defaults filled in; an unknown name or value is refused, saying what is possible."""
    names = [option.name for option in options]
    for name in asked:
        if name not in names:
            raise UnknownOption(game=game, asked=name, possible=", ".join(names) or "none")
    chosen = {}
    for option in options:
        choices = option.choices(players)
        value = str(asked.get(option.name, choices[0])).strip().lower()
        if value not in choices:
            raise BadOption(option=option.name, asked=value, possible=" | ".join(choices))
        chosen[option.name] = value
    return chosen
