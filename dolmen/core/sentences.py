"""The notation of a game whose actions can be listed: families of sentences, each from its first action number on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class Sentences:
    """Action numbers and their sentences, both ways.

        said = Sentences({LAY: [f"lay {stone}" for stone in STONE_WORDS], DRAW: ["draw"]})
        sentence, parse = said.sentence, said.parse

    The numbers are those the rules use: a family that begins elsewhere, or a sentence said twice, is refused.
    """

    def __init__(self, families: Mapping[int, Sequence[str]]):
        self.listed: list[str] = []
        for first, family in families.items():
            if first != (here := len(self.listed)):
                raise ValueError(f"{family[0]!r} is action {first} in the rules, but {here} in the notation")
            self.listed += family
        self._actions = {said: action for action, said in enumerate(self.listed)}
        if len(self._actions) < len(self.listed):
            twice = next(said for action, said in enumerate(self.listed) if self._actions[said] != action)
            raise ValueError(f"two actions have the sentence {twice!r}")

    def sentence(self, action: int) -> str:
        """The one sentence of an action."""
        return self.listed[action]

    def parse(self, text: str) -> int:
        """The action of a sentence; KeyError if there is none."""
        return self._actions[text]
