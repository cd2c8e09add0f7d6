"""Woolly Bully, drawn: what all drawings of one view ask."""

from dolmen.core.contract.room import DESK
from dolmen.picture.scene import Scene

from .board import Phase
from .story import seat


class WoollyBullyScene(Scene):
    """One view of Woolly Bully being drawn."""

    def __init__(self, view, viewer, words, names, box=DESK):
        super().__init__(view, viewer, words, names, box=box)
        self.colours = [seat(view, player).colour for player in range(view.players)]
        self.is_asked = viewer == view.player and view.phase != Phase.OVER
