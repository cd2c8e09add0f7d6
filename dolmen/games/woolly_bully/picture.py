"""Woolly Bully, drawn: the players above, the landscape in the middle, what is known of it beside, my hand below."""

from dolmen.picture.icons import bring_icons
from dolmen.picture.svg import at

from .picture_facts import facts
from .picture_hand import buttons, hand
from .picture_land import Landscape
from .picture_players import STRIP, player_strips
from .picture_scene import WoollyBullyScene
from .picture_told import described

bring_icons(__file__)

GAP = 10


def draw(view, viewer, words, names=(), narrow=False):
    """The view as a picture; narrow for a phone."""
    scene = WoollyBullyScene(view, viewer, words, names, narrow)
    content, height = phone(scene) if narrow else desk(scene)
    return scene.picture(content, height, described(scene))


def desk(scene):
    """The players; the landscape with what is known beside it; my hand with the buttons beside it."""
    side, y = 236, STRIP + 2 * GAP
    left = scene.width - side - 3 * GAP
    drawn = [player_strips(scene, GAP, GAP, scene.width - 2 * GAP, GAP)]
    land, tall = landscape(scene, left, (470, 560), 92)
    drawn += [at(GAP, y, land), at(left + 2 * GAP, y, facts(scene, side, tall))]
    y += tall + GAP
    (held, high), (bars, higher) = hand(scene, left), buttons(scene, side)
    drawn += [at(GAP, y, held), at(left + 2 * GAP, y, bars)]
    return "".join(drawn), y + max(high, higher, 1) + GAP


def phone(scene):
    """One below the other: players, landscape, buttons, my hand, what is known."""
    w = scene.width - 16
    land, tall = landscape(scene, w, (160, 440), 64)
    content, y = at(8, STRIP + 16, land), STRIP + 16 + tall + 8
    for piece, height in (buttons(scene, w), hand(scene, w)):
        content += at(8, y, piece)
        y += height + 8 if height else 0
    content += at(8, y, facts(scene, w, 490))
    return player_strips(scene, 8, 8, w, 5) + content, y + 490 + 8


def landscape(scene, width, heights, largest):
    """The landscape and how high it is."""
    land = Landscape(scene, width, heights, largest)
    return land.draw() + land.wolf_places(), land.height
