"""What a picture is drawn for: one view, who looks at it, in which language, and how much room there is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from dolmen.core.contract.room import DESK, Box
from dolmen.picture.layout import around, name_of
from dolmen.picture.svg import Number, at, picture


class Scene:
    """One view being drawn for a box. Drawings are functions that take a scene first: `board(scene, player, width)`.

    A game's own scene adds what its drawings ask again and again: who may choose now, what a seat looks like.
    """

    def __init__(
        self,
        view: Any,
        viewer: int,
        words: Callable[..., str],
        names: Sequence[str] = (),
        box: Box = DESK,
    ):
        self.view, self.viewer, self.words = view, viewer, words
        self.box, self.width, self.height = box, box.width, box.height
        self.names = [name_of(player, names, words) for player in range(view.players)]
        self.me, self.others = around(view.players, viewer)

    def picture(self, content: str, height: Number, told: str) -> str:
        """The whole picture, with the position in sentences for those who hear it."""
        return picture(self.width, height, self.words("picture-title"), told, content)


def column(pieces: Iterable[tuple[str, Number]], x: Number, y: Number, gap: Number) -> tuple[str, Number]:
    """Pieces with their heights, one below the other (none for what has no height); and where the next would begin."""
    drawn = []
    for content, height in pieces:
        if height:
            drawn.append(at(x, y, content))
            y += height + gap
    return "".join(drawn), y
