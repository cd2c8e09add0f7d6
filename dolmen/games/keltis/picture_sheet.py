"""Keltis, drawn: everybody's rows, card by card, on a sheet over the board."""

from dolmen.picture.icons import centred
from dolmen.picture.layout import wrap
from dolmen.picture.palette import DYES, dye_class
from dolmen.picture.sheets import HEAD, handle, sheet
from dolmen.picture.svg import about, at, group, lines, rect, rim

from .board import COLOURS, Direction
from .maps import COLOUR_WORDS
from .picture_figures import SIGN, start_place
from .picture_player import SHEET, heading
from .picture_rows import ARROWS, told_row

NAMED = 24  # the line with a player's name
SIGNS = 18  # the line with marks and directions


def rows_handle(scene, zone):
    """What opens the sheet where the others have no seats: a sign beside the start stone."""
    _, _, _, tall = start_place(scene)
    left, w = zone.w - SIGN - 2, SIGN
    look = rect(0, 0, w, tall, 8, "panel") + centred("card", w / 2, tall / 2, min(tall - 4, 24))
    edge = rim(0, -2, w, tall + 4, 8)
    return at(left, zone.h - tall - 2, handle(look, SHEET, scene.words("pic-rows-open"), edge))


def rows_sheet(scene, room):
    """The sheet, and where it lies: over the board and the others, never over my hand."""
    zone = room.board
    w, h = min(zone.w, 720), min(zone.h, 620)
    players = (*scene.others, scene.me)
    each = (h - HEAD - 4) / len(players)
    drawn = [at(8, HEAD - 4 + i * each, player_rows(scene, p, w - 16, each - 3)) for i, p in enumerate(players)]
    told = " ".join(told_rows(scene, player) for player in players)
    shown = sheet(SHEET, "".join(drawn), w, h, scene.words("pic-rows"), scene.words("sheet-close"), told)
    return shown, zone.x + (zone.w - w) / 2, zone.y


def told_rows(scene, player):
    """All rows of a player in words."""
    return f"{scene.names[player]}. " + " ".join(told_row(scene, player, colour) for colour in range(COLOURS))


def player_rows(scene, player, w, h):
    """A player's name and points, and five columns with the numbers of their cards."""
    named = NAMED if h >= 66 else 0
    each = w / COLOURS
    drawn = [heading(scene, player, w, NAMED - 2) if named else ""]
    for colour in range(COLOURS):
        cell = row_column(scene, player, colour, each - 3, h - named)
        drawn.append(at(round(colour * each, 1), named, about(cell, told_row(scene, player, colour))))
    return "".join(drawn)


def row_column(scene, player, colour, w, h):
    """The cards of one row as numbers, in lines."""
    word, values = COLOUR_WORDS[colour], scene.row_values(player, colour)
    signs = min(SIGNS, h * 0.4)
    drawn = [rect(0, 0, w, h, 6, "row-ground"), rect(0, 0, w, signs, 6, "plain-own")]
    marks = centred(DYES[word], 10, signs / 2, signs * 0.76)
    if values:
        marks += centred(ARROWS[Direction(scene.view.direction[player][colour])], w - 10, signs / 2, signs * 0.8)
    size = 15 if h > 70 else 12
    step = size + 2
    room = max(1, int((h - signs - 2) / step))
    cards = wrap(" ".join(map(str, values)), w - 6, size, room)
    drawn += [group(marks, cls="on-own"), lines(4, signs + size, cards, size, step, "serif bold")]
    return group(*drawn, cls=dye_class(word))
