"""Mac Robber, drawn: what all drawings of one view ask."""

from dolmen.picture.layout import around, fit, name_of, width_of, wrap
from dolmen.picture.svg import about, picture, piece, place, text

from .board import Estate, Phase
from .cubes import blue_of, count_pieces, green_of
from .deeds import open_deeds, open_takes
from .picture_room import zones_of
from .scoring import COUNTED_BLUE, COUNTED_GREEN, COUNTED_HERDS

# How much wider than the kit says letters may be in the widest of the faces that devices have.
WIDER = {"": 1.08, "bold": 1.14, "serif": 1.2, "serif bold": 1.26}


class MacRobberScene:
    """One view of Mac Robber being drawn, in a box."""

    def __init__(self, view, viewer, words, names, box):
        self.view, self.viewer, self.words, self.box = view, viewer, words, box
        self.names = [name_of(player, names, words) for player in range(view.players)]
        self.me, self.others = around(view.players, viewer)
        self.zones = zones_of(box, view.players)
        self.is_over = view.phase == Phase.OVER
        self.is_asked = viewer == view.player and view.phase < Phase.SHOW
        self.deeds = open_deeds(view) if view.phase == Phase.ACT else 0
        self.takes = open_takes(view) if view.phase == Phase.BARD else 0
        self.now = counted_now(view)
        self.has_keys = True  # False for what is drawn a second time, on a sheet

    def picture(self, content, told):
        """The whole picture, with the position in sentences for those who hear it."""
        title = self.words("picture-title")
        return picture(self.box.width, self.box.height, title, told, content, cls="mac_robber")


def keyed(scene, content, key, told=""):
    """A piece that glides under its key; drawn a second time it only explains itself."""
    return piece(content, key, told) if scene.has_keys else about(content, told)


def spot(scene, content, *keys):
    """Something at which events may happen, under one key or under several."""
    for key in keys if scene.has_keys else ():
        content = place(content, key)
    return content


def counted_now(view):
    """The view with what a scoring now would count."""
    now = view.copy()
    for player in range(view.players):
        now.counted[player][COUNTED_HERDS] = count_pieces(view, player, Estate.CATTLE)
        now.counted[player][COUNTED_BLUE] = blue_of(view, player)
        now.counted[player][COUNTED_GREEN] = green_of(view, player)
    return now


def written(x, y, words, width, size=13, cls="", anchor="start"):
    """A line of text, cut where its room ends."""
    return text(x, y, fit(str(words), width / wider(cls), size, "bold" in cls), size, cls, anchor)


def wider(cls):
    """How much wider letters of a class may be than the kit says."""
    return WIDER[" ".join(word for word in ("serif", "bold") if word in cls.split())]


def width_in(words, size, cls=""):
    """About how wide a line is in its letters."""
    return width_of(str(words), size, "bold" in cls) * wider(cls)


def wrapped(words, width, size, most=99, cls=""):
    """A text in lines of at most this width."""
    return wrap(words, width / wider(cls) / (1.07 if "bold" in cls else 1), size, most)
