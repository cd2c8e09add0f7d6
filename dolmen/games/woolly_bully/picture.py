"""Woolly Bully, drawn for its box: the landscape as large as can be, my flock and my hand nearest to me.

In a wide box my things stand in a column at the right, else below the landscape; places and sizes of these zones follow
from the box alone. The list of fields lies on a sheet where there is no room for it.
"""

from dolmen.core.contract.room import DESK
from dolmen.picture.icons import bring_icons, icon
from dolmen.picture.layout import fit
from dolmen.picture.pieces import panel
from dolmen.picture.sheets import HEAD, handle, sheet
from dolmen.picture.svg import at, rim, text

from .board import COLOURS
from .picture_facts import FIELD, bag, counts, fields, fields_in_a_row, flocks, help_lines, stop_track
from .picture_hand import hand
from .picture_land import Landscape
from .picture_scene import WoollyBullyScene
from .picture_tile import with_tiles
from .picture_told import described, told_fields

bring_icons(__file__)

GAP = 8
WIDE = 1.15  # a box so much wider than high has a column beside the landscape
LIST = COLOURS * FIELD + 30  # the list of fields and its title


def draw(view, viewer, words, names=(), box=DESK):
    """The view as a picture for a box."""
    scene = WoollyBullyScene(view, viewer, words, names, box)
    content = beside(scene) if box.width > WIDE * box.height else below(scene)
    return scene.picture(with_tiles(content), scene.height, described(scene))


def beside(scene):
    """A column at the right: flock, hand, bonuses, counts; the list of fields if there is room."""
    w, h = scene.width, scene.height
    side = int(min(320, max(176, w * 0.26)))
    x, land = w - side - 4, w - side - 4 - GAP - 4
    is_low = h < 420
    flock, track, count = (42, 32, 30) if is_low else (56, 60, 38)
    has_list = h >= 620
    drawn = [at(4, 4, Landscape(scene, land, h - 8).draw()), at(x, 4, flocks(scene, side, flock))]
    foot = track + GAP + count + (GAP + LIST if has_list else 0)
    top, bottom = 4 + flock + GAP, h - 4 - foot
    drawn += [at(x, top, panel(side, bottom - top - GAP), at(8, 6, hand(scene, side - 16, bottom - top - GAP - 14)))]
    drawn.append(at(x, bottom, stop_track(scene, side, track)))
    y = bottom + track + GAP
    if has_list:
        drawn += [at(x, y, counts(scene, side, count)), at(x, y + count + GAP, listed(scene, side))]
        return "".join(drawn)
    drawn += [at(x, y, counts(scene, side - 48, count)), at(x + side - 44, y + count / 2 - 18, opens(scene))]
    wide, high = min(land - 16, 420), min(h - 16, HEAD + LIST + 70)
    return "".join(drawn) + at(12, 8, fields_sheet(scene, wide, high))


def below(scene):
    """Under the landscape: flock, bonuses and bag in a row, then my hand at the thumb."""
    w, h = scene.width, scene.height
    is_low, is_tall = h < 460, h >= 680
    status, held = (40, 84) if is_low else (44, 108) if not is_tall else (52, 132)
    extra = 44 + GAP if is_tall else 0
    inner = w - 8
    land = h - status - held - extra - 3 * GAP
    drawn = [at(4, 4, Landscape(scene, inner, land).draw())]
    y = land + 4 + GAP
    if is_tall:
        left = int(inner * 0.66)
        drawn.append(at(4, y, fields_in_a_row(scene, left, 44)))
        drawn.append(at(4 + left + 12, y + 3, counts(scene, inner - left - 12, 38)))
        y += 44 + GAP
    own = int(inner * (0.36 if is_tall else 0.3))
    end = 0 if is_tall else 100
    drawn.append(at(4, y, flocks(scene, own, status)))
    left = own + GAP if scene.viewer >= 0 else 0
    drawn.append(at(4 + left, y, stop_track(scene, inner - left - end, status)))
    if not is_tall:
        drawn += [at(inner - 86, y, bag(scene, status)), at(inner - 32, y + status / 2 - 18, opens(scene))]
    y += status + GAP
    drawn.append(at(4, y, panel(inner, h - y - 4), at(8, 6, hand(scene, inner - 16, h - y - 16))))
    if is_tall:
        return "".join(drawn)
    return "".join(drawn) + at(8, 8, fields_sheet(scene, min(inner - 8, 420), min(land - 8, HEAD + LIST + 70)))


def listed(scene, width):
    """The list of fields in its panel."""
    name = text(10, 20, fit(scene.words("pic-fields"), width - 20, 14, True), 14, "serif bold")
    return panel(width, LIST) + name + at(10, 28, fields(scene, width - 20))


def opens(scene):
    """What opens the list of fields."""
    words = scene.words
    return handle(panel(36, 36) + icon("sheep", 4, 4, 28), "fields", words("pic-fields"), rim(0, 0, 36, 36))


def fields_sheet(scene, width, height):
    """The list of fields where it has no room of its own, over the landscape."""
    words = scene.words
    lines = int((height - HEAD - COLOURS * FIELD - 16) // 16)
    content = at(14, HEAD, fields(scene, width - 28))
    content += at(14, HEAD + COLOURS * FIELD + 4, help_lines(scene, width - 28, lines))
    told = " ".join(told_fields(scene))
    return sheet("fields", content, width, height, words("pic-fields"), words("sheet-close"), told)
