"""sketch.py of a game: a view as lines for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dolmen.core.contract.needed import needed


@needed
def sketch(view: Any, viewer: int, words: Any, names: Sequence[str] = ()) -> str:
    """The view in rich's markup, at most 80 columns wide."""
    raise NotImplementedError
