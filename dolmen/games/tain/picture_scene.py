"""Táin, drawn: what all drawings of one view ask."""

from dolmen.core.viewer import NOBODY
from dolmen.picture.scene import Scene

from .board import Discards, Phase
from .recall import is_choosing
from .telling import clan_line


class TainScene(Scene):
    """One view of Táin being drawn."""

    def __init__(self, view, viewer, words, names, narrow):
        super().__init__(view, viewer, words, names, narrow)
        self.is_scouting = view.phase == Phase.SCOUT and viewer != NOBODY
        self.is_over = view.phase == Phase.OVER
        self.is_open = self.is_over or view.discards == Discards.OPEN
        self.asked_holder = view.board if is_choosing(view) else NOBODY
        # Whose board is framed: that of the player to move; while raids are judged, the board that is.
        is_judging = view.phase == Phase.RAID and self.asked_holder == NOBODY
        self.looked_at = NOBODY if self.is_over else view.board if is_judging else view.player

    def clan(self, player):
        """The clan of a player, for the texts that name it: `red clan`."""
        return clan_line(self.view, player)
