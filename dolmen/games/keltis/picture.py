"""Keltis, drawn: the board, and beside it the others' rows, deck and piles, my rows and my hand."""

from dolmen.picture.icons import bring_icons
from dolmen.picture.scene import column
from dolmen.picture.svg import at

from .board import COLOURS
from .picture_board import board
from .picture_cards import all_piles, can_refuse, held
from .picture_player import HEAD, player_panel, player_strip
from .picture_scene import KeltisScene
from .picture_told import described

bring_icons(__file__)

GAP = 8


def draw(view, viewer, words, names=(), narrow=False):
    """The view as a picture; narrow for a phone."""
    scene = KeltisScene(view, viewer, words, names, narrow)
    content, height = phone(scene) if narrow else desk(scene)
    return scene.picture(content, height, described(scene))


def desk(scene):
    """The board on one side; on the other the opponents, deck and piles, my rows and my hand."""
    board_w, height = 592, 724
    side, count = scene.width - board_w - 3 * GAP, len(scene.others)
    piles_h, row_h, hand_h = ((130, 34, 152), (116, 28, 138), (104, 23, 128))[count - 1]
    mine_h = HEAD + COLOURS * row_h + 10
    each = (height - piles_h - mine_h - hand_h - (count + 2) * GAP) / count
    pieces = [(player_panel(scene, other, side, each), each) for other in scene.others]
    pieces.append((all_piles(scene, side, piles_h), piles_h))
    pieces.append((player_panel(scene, scene.me, side, mine_h), mine_h))
    pieces.append((held(scene, side, hand_h), hand_h))
    content, _ = column(pieces, board_w + 2 * GAP, GAP, GAP)
    return at(GAP, GAP, board(scene, board_w, height)) + content, height + 2 * GAP


def phone(scene):
    """One below the other: the opponents, the board, deck and piles, my rows and my hand."""
    w = scene.width - 16
    hand_h = 158 if can_refuse(scene) else 118
    pieces = [player_strip(scene, other, w, 34) for other in scene.others]
    pieces += [(board(scene, w, 570), 570), (all_piles(scene, w, 92), 92)]
    pieces += [player_strip(scene, scene.me, w, 52), (held(scene, w, hand_h), hand_h)]
    content, y = column(pieces, 8, 8, 6)
    return content, y + 2
