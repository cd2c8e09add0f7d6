"""Enclave, drawn: where the zones of the table lie. Box and number of players decide, never what is asked."""

from typing import NamedTuple

from .picture_scene import Rect

GAP = 6
STRIP, LOW_STRIP = 40, 32  # the others as a strip of chips
DECKS_ROW = 34


class Zones(NamedTuple):
    """People, board and my edge; on the board the rail of places, the stage and the decks; and where sheets lie."""

    people: Rect
    is_column: bool  # the others stand one below the other
    board: Rect
    rail: Rect
    has_tabs: bool  # the rail is a row of tabs
    stage: Rect
    decks: Rect | None  # None: the decks are a tab of their own
    edge: Rect
    is_tall_edge: bool  # my board above my hand, not beside it
    sheet: Rect


def zones(box, others):
    """The arrangement for a box with so many others."""
    w, h = box.width, box.height
    if h < 460 and w >= 440:
        return on_its_side(w, h)
    if w >= 860 and h >= 480:
        return wide(w, h)
    return stacked(w, h, others)


def wide(w, h):
    """A desk or a laptop: people at the right, my edge below everything."""
    edge_h = 152 if h < 620 else 176 if h < 740 else 206 if h < 880 else 230
    people_w = 226 if w < 1040 else 250 if w < 1300 else 306
    rail_w = 164 if w < 1040 else 186 if w < 1300 else 348
    top = h - edge_h - GAP
    board = Rect(0, 0, w - people_w - GAP, top)
    rail = Rect(GAP, GAP, rail_w, top - 2 * GAP)
    x = rail_w + 2 * GAP
    decks = Rect(x, top - DECKS_ROW - GAP, board.w - x - GAP, DECKS_ROW)
    stage = Rect(x, GAP, board.w - x - GAP, decks.y - 2 * GAP)
    return Zones(
        people=Rect(w - people_w, 0, people_w, top),
        is_column=True,
        board=board,
        rail=rail,
        has_tabs=False,
        stage=stage,
        decks=decks,
        edge=Rect(0, top + GAP, w, edge_h),
        is_tall_edge=False,
        sheet=Rect(x, GAP, board.w - x - GAP, top - 2 * GAP),
    )


def stacked(w, h, others):
    """A tablet or a phone: people above, then the board with tabs, my edge at the thumb."""
    each = (w - GAP * (others - 1)) / others
    people_h = people_height(w, h, each)
    is_tall_edge = w < 560
    edge_h = tall_edge(h) if is_tall_edge else 150 if h < 680 else 176
    tabs_h = 36 if h < 400 else 42 if h < 480 else 50 if w < 560 else 54
    y = people_h + GAP
    board = Rect(0, y, w, h - edge_h - GAP - y)
    has_decks = board.h >= 240
    rail = Rect(4, y + 4, w - 8, tabs_h)
    low = y + board.h - 4
    decks = Rect(4, low - DECKS_ROW, w - 8, DECKS_ROW) if has_decks else None
    stage = Rect(4, y + tabs_h + 8, w - 8, (low - DECKS_ROW - 4 if has_decks else low) - y - tabs_h - 8)
    sheet = stage if stage.h >= 330 else Rect(0, 0, w, h - edge_h - GAP)
    return Zones(
        people=Rect(0, 0, w, people_h),
        is_column=False,
        board=board,
        rail=rail,
        has_tabs=True,
        stage=stage,
        decks=decks,
        edge=Rect(0, h - edge_h, w, edge_h),
        is_tall_edge=is_tall_edge,
        sheet=sheet,
    )


def people_height(w, h, each):
    """Panels where there is room for them, else a strip."""
    if h < 400:
        return LOW_STRIP
    if h < 560 or (w < 560 and h < 820):
        return STRIP
    return 112 if each >= 196 else 152 if each >= 132 else STRIP


def tall_edge(h):
    """The height of an edge with the hand below the board."""
    return 124 if h < 400 else 138 if h < 420 else 160 if h < 500 else 200 if h < 660 else 250 if h < 860 else 300


def on_its_side(w, h):
    """A phone on its side: the board left, my edge as a column at the right."""
    edge_w = max(200, min(330, w * 0.4))
    left = w - edge_w - GAP
    strip = LOW_STRIP if h < 400 else STRIP
    y = strip + GAP
    tabs_h = 40
    return Zones(
        people=Rect(0, 0, left, strip),
        is_column=False,
        board=Rect(0, y, left, h - y),
        rail=Rect(4, y + 4, left - 8, tabs_h),
        has_tabs=True,
        stage=Rect(4, y + tabs_h + 8, left - 8, h - y - tabs_h - 12),
        decks=None,
        edge=Rect(left + GAP, 0, edge_w, h),
        is_tall_edge=True,
        sheet=Rect(0, 0, left, h),
    )
