"""What a curious player asks of each title, by name of the game."""

from __future__ import annotations

import importlib

from bench.style.hearing import Title


def title_of(name: str) -> Title:
    """The questions of a title."""
    found: Title = importlib.import_module(f"{__name__}.{name}").TITLE
    return found
