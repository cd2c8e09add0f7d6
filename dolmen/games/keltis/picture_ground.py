"""Keltis: where the stones of a board lie in a zone, and how large what lies on them is."""

from functools import lru_cache

from dolmen.picture.layout import width_of

from .maps import IS_ONE_A_PATH, LISTS, START

ACROSS = 9.2  # half the width of a stone, in units of the data
ROW = 10  # units from row to row
NAME = 12  # the letters of a stone's name


class Ground:
    """The places and sizes of one board in a zone of this size."""

    def __init__(self, board, width, height):
        spaces = LISTS[board]
        self.width, self.height = width, height
        self.gutter = 32 if width < 440 else 42 if width < 640 else 58
        heights = [space["y"] for space in spaces[1:]]
        self.start_tall = max(22, min(64, round(height * 0.085)))
        self.sx = (width - self.gutter - 2) / 100
        self.sy = (height - self.start_tall - 3) / (max(heights) - min(heights) + ROW)
        self.pitch = ROW * self.sy
        top = max(heights) + ROW / 2
        self.at = [(round(self.gutter + s["x"] * self.sx, 1), round((top - s["y"]) * self.sy, 1)) for s in spaces]
        self.at[START] = (self.at[START][0], height - self.start_tall / 2 - 2)
        share = 0.86 - 0.1 * max(0, min(1, (self.pitch - 24) / 60))
        self.rx, self.ry = round(ACROSS * self.sx, 1), round(min(self.pitch * share / 2, ACROSS * self.sx * 0.62), 1)
        self.is_flat = self.pitch < 34  # no room between the values of two rows
        self.name = NAME if self.ry < 22 else 13
        self.mark = round(max(9, min(self.ry * 0.55, 19)), 1)
        self.is_stacked = self.ry * 2 >= 22  # the mark of the colour over the name, else beside it
        widest = max(width_of(name_of(board, space), self.name, True) for space in range(1, len(spaces)))
        left = max(self.mark, widest) + 6 if self.is_stacked else self.mark + widest + 5
        self.left = left  # the room for mark and name
        figures = max(15, min(0.28 * 2 * self.rx, 44))  # the room that figures have
        self.tile = round(max(9, min(self.ry * 0.78, (2 * self.rx - left - 3 - figures) / 2, 24)), 1)  # a tile's radius
        self.tile_x = round(-self.rx + left + self.tile + 1, 1)
        self.tall = round(min(max(self.ry * 1.5, 18), 46), 1)  # a small figure
        self.beside = round(self.tile_x + self.tile + 1, 1)  # where figures begin


@lru_cache(maxsize=200)
def ground_of(board, width, height):
    """The ground of a board, worked out once."""
    return Ground(board, width, height)


def name_of(board, space):
    """What is written on a stone: its name, or on a board of paths its row, the path being its colour."""
    word = LISTS[board][space]["id"]
    return str(LISTS[board][space]["row"]) if IS_ONE_A_PATH[board] or len(word) > 3 else word


def way_between(scene, start, to):
    """A path from one stone to the next."""
    (x1, y1), (x2, y2) = scene.ground.at[start], scene.ground.at[to]
    if start == START:
        x1 += (x2 - x1) * 0.4
    return f"M{x1:g} {y1:g}L{x2:g} {y2:g}"
