"""picture.py of a game: a view as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dolmen.core.contract.needed import needed


@needed
def draw(view: Any, viewer: int, words: Any, names: Sequence[str] = (), narrow: bool = False) -> str:
    """The picture of a view, made with the kit in dolmen/picture; `narrow` is the layout for a phone."""
    raise NotImplementedError
