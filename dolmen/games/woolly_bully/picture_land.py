"""Woolly Bully, drawn: the landscape, scaled to fit, with its fields, its dangers and the places still empty."""

from dolmen.picture.icons import centred
from dolmen.picture.palette import dye_class
from dolmen.picture.svg import about, at, circle, group, line, part, path, piece, rect, rim, text

from .board import (
    BEASTS_OF_A_KIND,
    COLOUR_WORDS,
    COLOURS,
    NOTHING,
    SIDES,
    Phase,
    Terrain,
    x_of,
    y_of,
)
from .notation import place_words
from .picture_tile import CORNERS, MIDDLE, MIDDLES, SIZE, medal, tile_at
from .picture_told import is_dead, told_field, told_tile
from .rules.forests import is_covered
from .rules.landscape import count_touching, wanted
from .rules.scoring import is_threatened, next_safe_field, terrain_of
from .telling import edges_line, place_line

SMALLEST_NUMBER = 12
ROOMY = 44  # tiles of this size have room for the number of every field


class Landscape:
    """The landscape of a scene, drawn into a frame: its tiles as large as there is room."""

    def __init__(self, scene, width, heights, largest):
        view = scene.view
        self.scene, self.view, self.viewer, self.words = scene, view, scene.viewer, scene.words
        self.width = width
        self.tiles = range(view.laid)
        spots = [*view.place[: view.laid], *view.empty[: view.empties]]
        xs, ys = [x_of(p) for p in spots], [y_of(p) for p in spots]
        self.west, self.north = min(xs), max(ys)
        columns, rows = max(xs) - self.west + 1, self.north - min(ys) + 1
        lowest, highest = heights
        self.size = min(largest, width / columns, highest / rows)
        self.height = max(lowest, rows * self.size)
        self.left = (width - columns * self.size) / 2
        self.top = (self.height - rows * self.size) / 2

    def draw(self):
        """Empty places below, then tiles, fences of safe fields, beasts and numbers."""
        drawn = [rect(0, 0, self.width, self.height, 10, "well")]
        drawn += [self.tile(number) for number in self.tiles if self.is_on_top(number)]
        drawn += [self.safe_fence(colour) for colour in range(COLOURS)]
        drawn += [self.lead(hunter) for hunter in range(BEASTS_OF_A_KIND)]
        drawn += [self.number_of(field) for field in self.fields() if self.view.size[field] >= self.fewest_sheep]
        drawn += [self.empty(place) for place in self.view.empty[: self.view.empties]]
        drawn += [self.covered(wolf) for wolf in range(BEASTS_OF_A_KIND)]
        return "".join(drawn)

    @property
    def fewest_sheep(self):
        """Fields with fewer sheep get no number: where tiles are small, only those that matter do."""
        return 2 if self.size >= ROOMY else 4

    def corner(self, place):
        """Where a place begins in the frame."""
        return self.left + (x_of(place) - self.west) * self.size, self.top + (self.north - y_of(place)) * self.size

    def is_on_top(self, number):
        return self.view.at[self.view.place[number]] == number + 1

    def tile(self, number):
        """A tile as it lies; it glides when the landscape is scaled anew."""
        lies = self.view.lies[number]
        x, y = self.corner(self.view.place[number])
        drawn = piece(tile_at(0, 0, self.size, lies), f"laid-{number}", told_tile(self.scene, number))
        newest = rect(1.5, 1.5, self.size - 3, self.size - 3, 3, "caught") if number == self.view.laid - 1 > 0 else ""
        return at(x, y, drawn, newest)

    # Fields

    def fields(self):
        """The lowest quarters of all sheep fields."""
        view = self.view
        return [q for q in range(SIDES * view.laid) if view.size[q] and terrain_of(view, q) <= Terrain.BLUE]

    def safe_fence(self, colour):
        """The outline of the largest safe field of a colour."""
        view = self.view
        field = next_safe_field(view, colour, NOTHING)
        if field == NOTHING or view.size[field] < 2:
            return ""
        lines = []
        for quarter in range(SIDES * view.laid):
            if view.region[quarter] == field:
                lines += self.walls(quarter, field)
        return group(path("".join(lines), "own-line"), cls=dye_class(COLOUR_WORDS[colour]))

    def walls(self, quarter, field):
        """The sides of a quarter, towards the middle of its tile, behind which the field ends."""
        number, side = divmod(quarter, SIDES)
        x, y = self.corner(self.view.place[number])
        scale = self.size / SIZE
        for corner, beside in ((side, (side - 1) % SIDES), ((side + 1) % SIDES, (side + 1) % SIDES)):
            if self.view.region[SIDES * number + beside] != field:
                from_x, from_y = CORNERS[corner]
                yield (
                    f"M{x + from_x * scale:.1f} {y + from_y * scale:.1f}"
                    f"L{x + MIDDLE * scale:.1f} {y + MIDDLE * scale:.1f}"
                )

    def number_of(self, field):
        """How many sheep a field has: filled when it is closed, with a wolf when it is threatened."""
        view = self.view
        quarters = [q for q in range(field, SIDES * view.laid) if view.region[q] == field]
        number, side = divmod(quarters[len(quarters) // 2], SIDES)
        x, y = self.corner(view.place[number])
        scale = self.size / SIZE
        x, y = x + MIDDLES[side][0] * scale, y + MIDDLES[side][1] * scale
        edges, threatened = view.open[field], is_threatened(view, field)
        letters = max(SMALLEST_NUMBER, self.size * 0.2)
        r = letters * 0.78
        drawn = circle(x, y, r, "paper" if edges else "own")
        drawn += group(
            text(x, y + letters * 0.36, view.size[field], letters, "serif bold", "middle"),
            cls="on-paper" if edges else "on-own",
        )
        if edges:
            drawn += circle(x, y, r, "own-line")
        if threatened:
            drawn += centred("wolf", x + r * 1.1, y - r * 0.7, r * 1.5)
        drawn = group(drawn, cls=dye_class(COLOUR_WORDS[terrain_of(view, field) - Terrain.BLACK]))
        return about(drawn, told_field(self.scene, field))

    # Wolves and hunters

    def covered(self, wolf):
        """A wolf that a hunter lies on, or has covered from afar, is struck out; under a hunter it peeps out."""
        view = self.view
        if view.post[wolf] == NOTHING or not is_covered(view, wolf):
            return ""
        number = view.post[wolf]
        x, y = self.corner(view.place[number])
        s = self.size
        if self.is_on_top(number):
            sign = group(line(s * 0.3, s * 0.3, s * 0.7, s * 0.7, "sign"), cls="bad")
            return at(x, y, about(sign, self.words("pic-wolf-covered")))
        peep = at(
            s * 0.45,
            s * 0.45,
            medal("wolf", "", 22),
            group(line(30, 70, 70, 30, "sign"), cls="bad"),
            scale=0.6 * s / SIZE,
        )
        return at(x, y, about(peep, self.words("pic-wolf-covered")))

    def lead(self, hunter):
        """A line from a hunter to the wolf it has covered from afar."""
        view = self.view
        wolf = view.covers[hunter]
        if wolf == NOTHING:
            return ""
        ends = [self.corner(view.place[view.post[b]]) for b in (BEASTS_OF_A_KIND + hunter, wolf)]
        if ends[0] == ends[1]:
            return ""
        half = self.size / 2
        return line(ends[0][0] + half, ends[0][1] + half, ends[1][0] + half, ends[1][1] + half, "caught")

    # Empty places

    def empty(self, place):
        """A place where a tile could come: it says what it wants; a dead one is crossed out."""
        view, words = self.view, self.words
        edges = wanted(view, place)
        x, y = self.corner(place)
        s = self.size
        if is_dead(edges):
            return at(x, y, about(group(centred("cross", s / 2, s / 2, s * 0.4), cls="ghost"), words("why-dead-place")))
        drawn = rect(3, 3, s - 6, s - 6, 5, "place")
        wants = words("pic-place-about", edges=words.say(edges_line(edges)), n=count_touching(edges))
        return at(x, y, self.chosen_by(place, drawn, wants))

    def chosen_by(self, place, content, explained, key="pic-place"):
        """Makes a place a part while the viewer may choose one."""
        if self.viewer < 0 or self.view.phase == Phase.OVER:
            return about(content, explained)
        name = self.words(key, place=self.words.say(place_line(place)))
        return part(content, place_words(place), name, explained, rim=rim(2, 2, self.size - 4, self.size - 4, 5))

    def wolf_places(self):
        """Uncovered wolves can be chosen by a hunter."""
        view, drawn = self.view, []
        for wolf in range(BEASTS_OF_A_KIND):
            if view.post[wolf] != NOTHING and not is_covered(view, wolf):
                place = view.place[view.post[wolf]]
                x, y = self.corner(place)
                drawn.append(at(x, y, self.chosen_by(place, "", self.words("pic-wolf"), "pic-wolf-place")))
        return "".join(drawn)
