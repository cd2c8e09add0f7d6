"""picture.py of a game: a view as SVG, in an arrangement that suits the room it has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dolmen.core.contract import room
from dolmen.core.contract.needed import needed


@needed
def draw(view: Any, viewer: int, words: Any, names: Sequence[str] = (), box: room.Box = room.DESK) -> str:
    """The picture of a view, made with the kit in dolmen/picture, for the room that `box` tells of."""
    raise NotImplementedError
