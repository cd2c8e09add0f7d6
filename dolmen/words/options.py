"""What the values of options are called."""

from __future__ import annotations

from dolmen.words.texts import Texts


def value_text(name: str, value: str, words: Texts) -> str:
    """The text of an option's value; of a long list of values, which has none, the texts of its words."""
    key = f"option-{name}-{value.replace(' ', '_')}"
    if words.has(key):
        return words(key)
    keys = [f"option-{name}-{word}" for word in value.split()]
    return ", ".join(words(one) for one in keys) if all(words.has(one) for one in keys) else value
