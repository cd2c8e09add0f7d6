"""Táin: the pictures of the rules for players: boards and tiles of the game itself, in positions of the engine."""

from dolmen.core.contract.room import Box
from dolmen.core.viewer import NOBODY
from dolmen.picture.svg import at, rect
from dolmen.words import played, seat_names

from .picture import described
from .picture_fort import fort
from .picture_hand import hand
from .picture_help import clash_table, worth
from .picture_outland import outland as drawn_outland
from .picture_plan import AIRY, Zone, measured
from .picture_scene import TainScene

WIDE, MARGIN = 390, 8
INSIDE = WIDE - 2 * MARGIN
FORT, HAND, OUTLAND_HIGH, TABLE = 210, 76, 84, 150  # the heights of what is shown
OPTIONS = {"start": "green"}

# Guards and raiders of a first round, as the rules for players tell it.
LAYING = ("guard warrior stable 2", "raid boy green stable 1", "outland chief", "raid chief green house 1")
# The raids on the green board that the rules for players explain one by one.
RAIDS = (
    "guard bluff stable 1",
    "raid chief green stable 1",
    "raid warrior green house 1",
    "guard warrior stable 2",
    "raid boy green stable 2",
    "raid boy green house 2",
    "guard boy house 1",
    "pass",
    "pass",
    "guard boy house 2",
    "pass",
)
# A chief and a warrior in the outland.
OUTLAND = ("outland chief", "outland warrior", "pass", "pass")
# Red kidnaps a boy and the daughter of green; in the next round green gets into the house once, and has to choose.
HOSTAGES = (
    "guard daughter stable 1",
    "raid warrior green stable 1",
    "raid boy red stable 1",
    "guard warrior stable 1",
    "pass",
    "pass",
    "guard bluff stable 1",
    "raid boy red house 1",
    "pass",
    "pass",
)


def scene_of(words, sentences, players, viewer):
    """A position of the engine, ready to be drawn."""
    play = played(__package__, sentences, players, OPTIONS)
    sight = play.sight(viewer)
    return TainScene(sight, viewer, words, seat_names(play.game, sight, words), Box(WIDE, 600))


def framed(scene, content, height):
    """A part of the table as a picture of its own, on its land."""
    high = height + 2 * MARGIN
    ground = rect(0, 0, WIDE, high, 8, "land")
    return scene.picture(ground + at(MARGIN, MARGIN, content), described(scene), (WIDE, high))


def tiles(words):
    scene = scene_of(words, (), 2, 0)
    return framed(scene, hand(scene, INSIDE, HAND), HAND)


def one_board(sentences, players, viewer):
    """The green fort after some sentences."""

    def drawn(words):
        scene = scene_of(words, sentences, players, viewer)
        return framed(scene, fort(scene, 0, measured(Zone(0, 0, INSIDE, FORT), AIRY), is_up=True), FORT)

    return drawn


def outland(words):
    scene = scene_of(words, OUTLAND, 2, NOBODY)
    return framed(scene, drawn_outland(scene, INSIDE, OUTLAND_HIGH), OUTLAND_HIGH)


def clashes(words):
    scene = scene_of(words, (), 2, NOBODY)
    below = at(0, TABLE + 8, rect(0, 0, INSIDE, 66, 8, "slate"), at(12, 8, worth(words, INSIDE - 20)))
    return framed(scene, clash_table(words, INSIDE, TABLE) + below, TABLE + 74)


def choice(words):
    scene = scene_of(words, HOSTAGES, 2, 0)
    return framed(scene, hand(scene, INSIDE, HAND), HAND)


FIGURES = {
    "tiles": tiles,
    "board": one_board(LAYING, 2, 0),
    "outland": outland,
    "clashes": clashes,
    "raids": one_board(RAIDS, 3, NOBODY),
    "choice": choice,
}
