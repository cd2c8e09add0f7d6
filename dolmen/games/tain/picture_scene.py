"""Táin, drawn: what all drawings of one view ask."""

from dolmen.core.contract.room import Box
from dolmen.core.viewer import NOBODY
from dolmen.picture.layout import around, name_of
from dolmen.picture.svg import picture

from .board import Discards, Phase
from .picture_plan import plan
from .recall import is_choosing
from .telling import clan_line


class TainScene:
    """One view of Táin being drawn for a box."""

    def __init__(self, view, viewer, words, names, box: Box):
        self.view, self.viewer, self.words, self.box = view, viewer, words, box
        self.names = [name_of(player, names, words) for player in range(view.players)]
        self.me, self.others = around(view.players, viewer)
        self.plan = plan(box.width, box.height, len(self.others))
        self.is_scouting = view.phase == Phase.SCOUT and viewer != NOBODY
        self.is_over = view.phase == Phase.OVER
        self.is_open = self.is_over or view.discards == Discards.OPEN
        self.asked_holder = view.board if is_choosing(view) else NOBODY
        # Whose fort is framed: that of the player to move; while raids are judged, the one that is raided.
        is_judging = view.phase == Phase.RAID and self.asked_holder == NOBODY
        self.looked_at = NOBODY if self.is_over else view.board if is_judging else view.player

    def clan(self, player):
        """The clan of a player, for the texts that name it: `red clan`."""
        return clan_line(self.view, player)

    def picture(self, content, told, size=None):
        """The whole picture, with the position in sentences for those who hear it."""
        width, height = size or (self.box.width, self.box.height)
        return picture(width, height, self.words("picture-title"), told, content)
