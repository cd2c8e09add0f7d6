"""Enclave, drawn for its box: people, the board with its places or the stage, my edge; the rest on sheets.

Where the zones lie depends on the box and the number of players alone (`picture_room`). Only the inside of the board
changes: all six places while plans are made, else the place that is asked, large, with the others in the rail.
"""

from dolmen.core.contract.room import DESK
from dolmen.picture.icons import bring_icons
from dolmen.picture.svg import group, picture, place, rect

from .picture_hand import edge
from .picture_places import decks_row, overview, rail
from .picture_room import zones
from .picture_scene import EnclaveScene, Rect, focus_of
from .picture_sheets import sheets
from .picture_stage import stage
from .picture_thief import people
from .picture_told import described

bring_icons(__file__)

LOW_DECKS = 30


def draw(view, viewer, words, names=(), box=DESK):
    """The view as a picture that fills the box."""
    scene = EnclaveScene(view, viewer, words, names, box)
    room = zones(box, len(scene.others))
    mine = edge(scene, room.edge, room.is_tall_edge)  # first: what the hand says needs no bar
    content = people(scene, room.people, room.is_column) + board(scene, room) + mine + sheets(scene, room.sheet)
    return picture(box.width, box.height, words("picture-title"), described(scene), content, cls="enclave")


def board(scene, room):
    """The ash tray with all places, or with the rail and the stage, and the decks below."""
    tray = rect(*room.board, 12, "ash zone")
    if focus_of(scene.view) is None:
        zone = overview_zone(room)
        if room.decks:
            decks = decks_row(scene, zone.x, room.decks.y, zone.w, room.decks.h)
        else:  # no tab either while all places are shown
            decks = decks_row(scene, zone.x, zone.y + zone.h - LOW_DECKS, zone.w, LOW_DECKS)
            zone = zone._replace(h=zone.h - LOW_DECKS - 5)
        inside = place(overview(scene, zone), "stage")
    else:
        decks = decks_row(scene, *room.decks) if room.decks else ""
        inside = rail(scene, room.rail, room.has_tabs) + place(stage(scene, room.stage), "stage")
    return tray + group(inside + decks, cls="on-ash")


def overview_zone(room):
    """Where the panels of all places lie: rail and stage together."""
    top, left = min(room.rail.y, room.stage.y), min(room.rail.x, room.stage.x)
    right = room.stage.x + room.stage.w
    low = room.stage.y + room.stage.h
    return Rect(left, top, right - left, low - top)
