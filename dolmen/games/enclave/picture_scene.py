"""Enclave, drawn: what all drawings of one view ask, and rectangles."""

from contextlib import contextmanager
from typing import NamedTuple

from dolmen.picture.scene import Scene
from dolmen.picture.svg import about, part, piece

from .actions import MOST_LEGAL
from .board import Phase, Stage
from .cards import ANGELOS, LOCATIONS, NOTHING, Location
from .notation import sentence
from .rules import legal_actions
from .story import label, seat

SMALL, BODY = 12, 13  # the sizes of letters
SERIF = 0.86  # of the room is left to the broadest of the faces that a title may be set in
SANS = 0.92
MISSION_STAGES = (Stage.EQUIP, Stage.USE, Stage.REWARD)


class Rect(NamedTuple):
    """A place in the picture, in pixels."""

    x: float
    y: float
    w: float
    h: float


class EnclaveScene(Scene):
    """One view of Enclave being drawn, with what may be said now."""

    def __init__(self, view, viewer, words, names, box):
        super().__init__(view, viewer, words, names)
        self.box, self.width, self.height = box, box.width, box.height
        # How high a bar is where there is room.
        self.finger = 26 if box.height < 350 else 30 if box.height < 460 else 44 if box.is_coarse else 36
        self.colours = [seat(view, player).colour for player in range(view.players)]
        self.is_asked = viewer == view.player and view.phase not in (Phase.NONE, Phase.OVER)
        self.labels = {}
        if self.is_asked:
            out = [0] * MOST_LEGAL
            actions = out[: legal_actions(view, out)]
            self.labels = {sentence(action): words.say(label(action, view), self.names) for action in actions}
        self.drawn = set()  # sentences that some part of the picture says by itself
        self.keys = set()  # of the pieces drawn so far: each has its own
        self.on_sheet = False
        self.has_folded_hand = False  # some cards of the hand lie on a sheet
        self.decks = {}  # what decks are called and how they look, which every sheet of a deck shows again

    @contextmanager
    def sheet(self):
        """What is drawn meanwhile lies on a sheet: nothing of it is chosen or glides."""
        self.on_sheet = True
        yield
        self.on_sheet = False

    def chooses(self, *phases):
        """Whether the viewer is asked one of these decisions."""
        return self.is_asked and self.view.phase in phases

    def thing(self, content, key, hover):
        """A piece that glides and explains itself."""
        if self.on_sheet or key in self.keys:
            return about(content, hover) if hover else content
        self.keys.add(key)
        return piece(content, key, hover)

    def pick(self, content, phrase, edge, hover="", key=""):
        """A part that says a whole sentence; a mere piece where it cannot be said now."""
        if phrase in self.labels and not self.on_sheet:
            self.drawn.add(phrase)
            return part(content, phrase, self.labels[phrase], hover, key=self.own_key(key), rim=edge)
        return self.thing(content, key, hover) if key else about(content, hover) if hover else content

    def ask_or_pick(self, content, phrase, edge, hover, key=""):
        """A part of the viewer's own that says a sentence, or is asked why it cannot be said now."""
        if phrase in self.labels or not self.is_asked or self.on_sheet or not phrase:
            return self.pick(content, phrase, edge, hover, key)
        return part(content, phrase, hover, hover, key=self.own_key(key), rim=edge)

    def own_key(self, key):
        """A key, unless another piece has it already."""
        if not key or key in self.keys:
            return ""
        self.keys.add(key)
        return key


def focus_of(view):
    """The location that the stage shows; None while the whole table is looked at."""
    if view.phase == Phase.OVER or view.stage in (Stage.END, Stage.OVER):
        return None
    if view.phase == Phase.LEVEL or view.stage == Stage.TREE:
        return Location.TREE
    if view.mission != NOTHING:
        return Location.TREE if view.mission == ANGELOS else Location.BOARDING
    if is_travelling(view):
        return Location(view.here)
    return None


def is_travelling(view):
    return Stage.TRAVEL <= view.stage < Stage.TREE and 0 < view.stop <= LOCATIONS and view.here != NOTHING


def is_here(view, location):
    """Whether the round is at a location now."""
    if location == Location.TREE:
        return view.stage == Stage.TREE
    return is_travelling(view) and view.here == location


def is_done(view, location):
    """Whether the round has been at a location already."""
    if view.stage < Stage.TRAVEL or view.stage >= Stage.END:
        return False
    if location == Location.TREE:
        return False
    return view.stage == Stage.TREE or (0 < view.token[location] < view.stop)
