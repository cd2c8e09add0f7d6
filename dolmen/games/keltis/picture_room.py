"""Keltis: where the zones of the table lie in a box: by its size and the number of players, never by what is asked."""

from dataclasses import dataclass

from dolmen.core.contract.room import Box
from dolmen.picture.svg import at

LEAST = (320, 300)  # less room than this cannot hold the board in letters that can be read
WIDE, SIDE_BY_SIDE = 560, 1.25  # a box so wide, and so much wider than high, has the cards beside the board
FLAT = 400  # a box so low has no room for the others' rows: they lie on a sheet
HAND = 8
THUMB = 38  # a card in the hand is at least so wide, else the hand has two lines


@dataclass(frozen=True)
class Zone:
    """A rectangle of the picture."""

    x: float
    y: float
    w: float
    h: float

    def put(self, content):
        """What is drawn from the corner of the zone."""
        return at(self.x, self.y, content)

    def split(self, count, gap, is_across):
        """Equal zones, one beside or below the other."""
        if is_across:
            each = (self.w - gap * (count - 1)) / count
            return [Zone(round(self.x + i * (each + gap), 1), self.y, round(each, 1), self.h) for i in range(count)]
        each = (self.h - gap * (count - 1)) / count
        return [Zone(self.x, round(self.y + i * (each + gap), 1), self.w, round(each, 1)) for i in range(count)]


@dataclass(frozen=True)
class Room:
    """The zones of one box; `others` is empty where there is no room for them."""

    width: int
    height: int
    board: Zone
    others: list
    dock: Zone
    hand: Zone
    lines: int  # of the hand


def arrange(box: Box, others: int) -> Room:
    """The zones for a box and so many other players."""
    w, h = max(box.width, LEAST[0]), max(box.height, LEAST[1])
    return beside(w, h, others) if w >= WIDE and w >= SIDE_BY_SIDE * h else below(w, h, others)


def beside(w, h, others):
    """The board on the left; on the right the others, deck and piles over my rows, my hand."""
    gap = 8 if w >= 900 else 5
    wide = max(240, min(640, round(0.42 * w)))
    x, tall = w - wide - gap, h - 2 * gap
    lines = 1 if wide / HAND >= THUMB else 2
    hand = min(round(wide / HAND * 1.4), 124) if lines == 1 else min(round(0.33 * tall), 124)
    left = tall - hand - 2 * gap
    dock = max(100, min(260, round(0.42 * left)))
    theirs = min(left - dock, max(175 * others, round(0.36 * left)))
    dock = left - theirs
    above = Zone(x, gap, wide, theirs)
    is_across = (theirs - gap * (others - 1)) / others < 30
    return Room(
        w,
        h,
        Zone(gap, gap, x - 2 * gap, tall),
        above.split(others, gap, is_across),
        Zone(x, gap + theirs + gap, wide, dock),
        Zone(x, h - gap - hand, wide, hand),
        lines,
    )


def below(w, h, others):
    """One below the other: the others, the board, deck and piles over my rows, my hand at the thumb."""
    gap = 4 if w < 600 else 8
    wide = w - 2 * gap
    lines = 1
    hand = max(46, min(round(wide / HAND * 1.42), round(0.13 * h)))
    is_flat = h < FLAT
    dock = 42 if is_flat else max(104, min(210, round(0.175 * h)))
    theirs = 0 if is_flat else max(46, min(122, round(0.09 * h)))
    top = gap + (theirs + gap if theirs else 0)
    below_board = h - 3 * gap - hand - dock
    return Room(
        w,
        h,
        Zone(gap, top, wide, below_board - top),
        Zone(gap, gap, wide, theirs).split(others, gap, is_across=True) if theirs else [],
        Zone(gap, below_board + gap, wide, dock),
        Zone(gap, h - gap - hand, wide, hand),
        lines,
    )
