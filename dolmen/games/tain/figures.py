"""Táin: the pictures of the rules for players: boards and tiles of the game itself, in positions of the engine."""

from dolmen.core.viewer import NOBODY
from dolmen.words import played, seat_names

from .picture import described, outland_flat
from .picture_clan import board, board_height
from .picture_scene import TainScene
from .picture_tiles import held, help_beside

TALL = 48  # the size of a tile on a board
MARGIN = 8
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
    return TainScene(sight, viewer, words, seat_names(play.game, sight, words), narrow=True)


def framed(scene, content, height):
    """A part of the table as a picture of its own."""
    return scene.picture(
        f'<g transform="translate({MARGIN} {MARGIN})">{content}</g>', height + 2 * MARGIN, described(scene)
    )


def tiles(words):
    scene = scene_of(words, (), 2, 0)
    return framed(scene, held(scene, scene.width - 2 * MARGIN, 108), 108)


def one_board(sentences, players, viewer):
    """The green board after some sentences."""

    def drawn(words):
        scene = scene_of(words, sentences, players, viewer)
        content = board(scene, 0, scene.width - 2 * MARGIN, TALL, is_mine=True)
        return framed(scene, content, board_height(scene, TALL))

    return drawn


def outland(words):
    scene = scene_of(words, OUTLAND, 2, NOBODY)
    return framed(scene, outland_flat(scene, scene.width - 2 * MARGIN, 142), 142)


def clashes(words):
    scene = scene_of(words, (), 2, NOBODY)
    return framed(scene, help_beside(scene, scene.width - 2 * MARGIN, 330), 330)


def choice(words):
    scene = scene_of(words, HOSTAGES, 2, 0)
    return framed(scene, held(scene, scene.width - 2 * MARGIN, 108), 108)


FIGURES = {
    "tiles": tiles,
    "board": one_board(LAYING, 2, 0),
    "outland": outland,
    "clashes": clashes,
    "raids": one_board(RAIDS, 3, NOBODY),
    "choice": choice,
}
