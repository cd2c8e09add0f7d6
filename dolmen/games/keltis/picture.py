"""Keltis, drawn for its room: the others' rows, the board, deck and piles over my rows, my hand."""

from dolmen.core.contract.room import DESK
from dolmen.picture.icons import bring_icons
from dolmen.picture.svg import at, picture

from .picture_board import board
from .picture_cards import held
from .picture_dock import dock
from .picture_player import seats
from .picture_room import arrange
from .picture_scene import KeltisScene
from .picture_sheet import rows_handle, rows_sheet
from .picture_told import described

bring_icons(__file__)


def draw(view, viewer, words, names=(), box=DESK):
    """The view as a picture that fills the box."""
    scene = KeltisScene(view, viewer, words, names)
    room = arrange(box, len(scene.others))
    drawn = [room.board.put(board(scene, room.board))]
    if room.others:
        drawn += [zone.put(seat) for zone, seat in seats(scene, room)]
    else:
        drawn.append(room.board.put(rows_handle(scene, room.board)))
    drawn += [room.dock.put(dock(scene, room.dock)), room.hand.put(held(scene, room.hand, room.lines))]
    sheet, x, y = rows_sheet(scene, room)
    drawn.append(at(x, y, sheet))
    return picture(room.width, room.height, words("picture-title"), described(scene), *drawn, cls="keltis")
