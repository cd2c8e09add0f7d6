"""A view that draws itself as its viewer sees it."""

from __future__ import annotations

from collections.abc import Sequence

from dolmen.core.contract.room import DESK, Box
from dolmen.core.view import View
from dolmen.core.viewer import NOBODY

LANGUAGE = "en"
Size = tuple[int, int]
DESK_SIZE = (DESK.width, DESK.height)


class DrawnView(View):
    """What a player, or `NOBODY`, knows of a game: its fields are those of the game's `board.py`, with blanks."""

    __slots__ = ()

    def svg(self, lang: str = LANGUAGE, names: Sequence[str] | None = None, size: Size = DESK_SIZE) -> str:
        """The picture as SVG; `names` are what the players are called, else by the names of their seats."""
        from dolmen.picture import standalone  # pictures and words take time to import: only who looks waits for them
        from dolmen.words import seat_names, texts

        sight, words = self.copy(), texts(lang, self.game)
        self.game.rules.forget(sight, self.viewer)
        called = seat_names(self.game, sight, words) if names is None else names
        return standalone(self.game.picture(sight, self.viewer, words, called, box=Box(*size)), self.game)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        viewer = "a spectator" if self.viewer == NOBODY else f"player {self.viewer}"
        return f"<what {viewer} knows of {self.game.name}>"
