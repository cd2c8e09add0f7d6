"""Mac Robber, drawn: what all drawings of one view ask."""

from dolmen.picture.layout import fit
from dolmen.picture.palette import seat_class
from dolmen.picture.pieces import button
from dolmen.picture.scene import Scene
from dolmen.picture.svg import part, rim, text

from .board import Estate, Phase
from .cubes import blue_of, count_pieces, green_of
from .deeds import open_deeds, open_takes
from .scoring import COUNTED_BLUE, COUNTED_GREEN, COUNTED_HERDS
from .story import COLOURS_OF_SEATS


class MacRobberScene(Scene):
    """One view of Mac Robber being drawn."""

    def __init__(self, view, viewer, words, names, narrow):
        super().__init__(view, viewer, words, names, narrow)
        self.is_over = view.phase == Phase.OVER
        self.is_asked = viewer == view.player and view.phase < Phase.SHOW
        self.deeds = open_deeds(view) if view.phase == Phase.ACT else 0
        self.takes = open_takes(view) if view.phase == Phase.BARD else 0
        self.now = counted_now(view)


def counted_now(view):
    """The view with what a scoring now would count."""
    now = view.copy()
    for player in range(view.players):
        now.counted[player][COUNTED_HERDS] = count_pieces(view, player, Estate.CATTLE)
        now.counted[player][COUNTED_BLUE] = blue_of(view, player)
        now.counted[player][COUNTED_GREEN] = green_of(view, player)
    return now


def panel_title(words, width, size=16):
    return text(width / 2, 25, fit(words, width - 24, size, True), size, "serif bold", "middle")


def wide_button(scene, phrase, key, width, name=""):
    told = scene.words(key)
    edge = rim(1, 1, width - 2, 42, 10)
    return part(button(told, width, 44, name, seat_class(COLOURS_OF_SEATS[scene.me])), phrase, told, rim=edge)
