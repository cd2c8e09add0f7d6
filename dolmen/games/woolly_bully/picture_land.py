"""Woolly Bully, drawn: the landscape in its frame, with its rulers, its tiles and the places still empty."""

from dolmen.picture.icons import centred
from dolmen.picture.preview import slot
from dolmen.picture.svg import about, at, circle, group, line, part, path, piece, rect, rim, text
from dolmen.picture.windows import middle_of, ruler, window

from .board import BEASTS_OF_A_KIND, CENTRE, NOTHING, Phase, due_kind, x_of, y_of
from .gates import is_dead
from .notation import KIND_WORDS, place_words
from .picture_marks import Marks
from .picture_tile import SIZE, tile_at
from .picture_told import told_tile
from .rules.forests import is_covered
from .rules.landscape import count_touching, number_at, wanted
from .telling import edges_line, place_line

LEAST, LARGEST = 38, 110  # pixels of a tile; a landscape that is larger than its frame is dragged in it
EDGE = 4  # round the landscape
FAR = 6000  # farther than it reaches
ROOMY = 56  # under this, a tile shows less
ACROSS, DOWN = 22, 30  # the rulers: how high the upper one is, how wide the left one
LETTERS = 12
ROSE = 56


class Landscape:
    """The landscape of a scene, drawn into a frame: its tiles as large as there is room, rulers at its edges."""

    def __init__(self, scene, width, height, has_rulers=True):
        view = scene.view
        self.scene, self.view, self.viewer, self.words = scene, view, scene.viewer, scene.words
        self.width, self.height, self.has_rulers = width, height, has_rulers
        across, down = (ACROSS, DOWN) if has_rulers else (0, 0)
        self.frame = (down, across, width - down, height - across)
        self.spots = [*view.place[: view.laid], *view.empty[: view.empties]]
        xs, ys = [x_of(p) for p in self.spots], [y_of(p) for p in self.spots]
        self.west, self.north = min(xs), max(ys)
        self.columns, self.rows = max(xs) - self.west + 1, self.north - min(ys) + 1
        fitting = min((self.frame[2] - 2 * EDGE) / self.columns, (self.frame[3] - 2 * EDGE) / self.rows)
        self.size = int(max(LEAST, min(LARGEST, fitting)))
        self.scale = self.size / SIZE
        self.extent = (-EDGE, -EDGE, self.columns * self.size + 2 * EDGE, self.rows * self.size + 2 * EDGE)
        self.start = middle_of(self.frame, self.extent)

    def draw(self):
        """The meadow, empty places, tiles, then fences of safe fields, beasts and numbers; the rulers beside them."""
        view, marks = self.view, Marks(self)
        drawn = [self.village_lines()]
        drawn += [self.tile(number) for number in range(view.laid) if self.is_on_top(number)]
        drawn.append(marks.draw())
        drawn += [self.empty(place) for place in view.empty[: view.empties]]
        drawn += [self.wolf_place(wolf) for wolf in range(BEASTS_OF_A_KIND)]
        content = group("".join(drawn), cls="small" if self.size < ROOMY else "")
        x, y = self.corner(CENTRE)
        origin = (x + self.size / 2, y + self.size / 2, self.size)
        shown = window("land", content, self.frame, self.extent, origin)
        ground = rect(0, 0, self.width, self.height, 10, "meadow")
        return ground + shown + ((self.rulers() + self.rose()) if self.has_rulers else "")

    def corner(self, place):
        """Where a place begins in the landscape."""
        return (x_of(place) - self.west) * self.size, (self.north - y_of(place)) * self.size

    def is_on_top(self, number):
        return number_at(self.view, self.view.place[number]) == number + 1

    def tile(self, number):
        """A tile as it lies; it glides when the landscape is scaled anew."""
        x, y = self.corner(self.view.place[number])
        shade = rect(1, 2, self.size, self.size, 4 * self.scale, "shadow")
        drawn = shade + tile_at(0, 0, self.size, self.view.lies[number])
        return at(x, y, piece(drawn, f"laid-{number}", told_tile(self.scene, number)))

    # The frame

    def village_lines(self):
        """A faint line along the row and the column of the village."""
        x, y = (at + self.size / 2 for at in self.corner(CENTRE))
        return line(x, -FAR, x, FAR, "village-line") + line(-FAR, y, FAR, y, "village-line")

    def rulers(self):
        """How far west, east, north, south of the village: the words that places have."""
        w, h = self.width, self.height
        each, tall = -(-DOWN // self.size), -(-16 // self.size)
        xs = [x for x in range(self.west, self.west + self.columns) if x % each == 0]
        ys = [y for y in range(self.north, self.north - self.rows, -1) if y % tall == 0]
        size, (left, top) = self.size, self.start
        across = [
            (
                (x - self.west + 0.5) * size,
                self.mark(f"x{x}", 0, ACROSS / 2, max(DOWN, size), ACROSS, x, "west", "east"),
            )
            for x in xs
        ]
        down = [
            ((self.north - y + 0.5) * size, self.mark(f"y{y}", DOWN / 2, 0, DOWN, max(16, size), y, "south", "north"))
            for y in ys
        ]
        drawn = rect(0, 0, w, ACROSS, 10, "ruler") + rect(0, 0, DOWN, h, 10, "ruler")
        drawn += ruler("land", "x", (DOWN, 0, w - DOWN, ACROSS), left, across)
        drawn += ruler("land", "y", (0, ACROSS, DOWN, h - ACROSS), top, down)
        needle = path("M4 17V8H1.5L6 2l4.5 6H8v9z", "needle")
        drawn += at(17, 2, needle) + text(4, 16, self.words("side-north-short"), LETTERS, "serif bold")
        return about(drawn, self.words("pic-rulers"))

    def mark(self, key, x, y, wide, high, steps, less, more):
        """One number of a ruler; the page marks it for the place that is chosen."""
        way = less if steps < 0 else more
        words = self.words(f"ruler-{way}", n=abs(steps)) if steps else "0"
        ground = rect(x - wide / 2 + 1, y - high / 2 + 1, wide - 2, high - 2, 5, "ruler")
        return f'<g data-mark="{key}">{ground}{text(x, y + 4.5, words, LETTERS, "bold soft", "middle")}</g>'

    def rose(self):
        """A compass at the lower right, where no tile and no place lies."""
        x, y = self.width - ROSE - 6, self.height - ROSE - 6
        left, top = self.frame[0] + self.start[0] + self.size, self.frame[1] + self.start[1] + self.size
        near = (self.corner(place) for place in self.spots)
        if self.width < 420 or any(a + left > x and b + top > y for a, b in near):
            return ""
        half = ROSE / 2
        signs = [("north", half, 14), ("south", half, ROSE - 5), ("east", ROSE - 10, half + 4), ("west", 10, half + 4)]
        letters = "".join(
            text(a, b, self.words(f"side-{side}-short"), LETTERS, "serif bold", "middle") for side, a, b in signs
        )
        star = path("M28 17l3 8-3 3-3-3z", "needle")
        star += path("M28 39l3-8-3-3-3 3zM17 28l8 3 3-3-3-3zM39 28l-8 3-3-3 3-3z", "mark")
        return at(x, y, group(circle(half, half, half, "ruler"), star, letters, cls="above"))

    # Empty places

    def empty(self, place):
        """A place where a tile could come: it says what it wants; a dead one is crossed out."""
        edges, (x, y), s = wanted(self.view, place), self.corner(place), self.size
        if is_dead(edges):
            cross = group(centred("cross", s / 2, s / 2, s * 0.4), cls="ghost")
            return at(x, y, about(cross, self.words("why-dead-place")))
        arm = s * 0.13
        plus = path(f"M{s / 2 - arm:g} {s / 2:g}h{2 * arm:g}M{s / 2:g} {s / 2 - arm:g}v{2 * arm:g}", "plus")
        drawn = rect(2.5, 2.5, s - 5, s - 5, 5, "place") + plus
        wants = self.words("pic-place-about", edges=self.words.say(edges_line(edges)), n=count_touching(edges))
        return at(x, y, self.chosen_by(place, drawn, wants))

    def chosen_by(self, place, content, explained, key="pic-place", cls="on-land"):
        """Makes a place a part while the viewer may choose one."""
        if self.viewer < 0 or self.view.phase == Phase.OVER:
            return about(content, explained)
        name = self.words(key, place=self.words.say(place_line(place)))
        more = {"slot": slot(0, 0, self.size), "does": self.does(place), "marks": f"x{x_of(place)} y{y_of(place)}"}
        glow = rim(1, 1, self.size - 2, self.size - 2, 5)
        return part(content, place_words(place), name, explained, rim=glow, cls=cls, **more)

    def does(self, place):
        """What laying something here does, for the button that lays it."""
        view, words = self.view, self.words
        if view.phase == Phase.BEAST:
            return words("pic-come-here", kind=words(f"kind-{KIND_WORDS[due_kind(view.series, view.step)]}"))
        return words("pic-lay-here", n=min(view.left, count_touching(wanted(view, place))))

    def wolf_place(self, wolf):
        """An uncovered wolf can be chosen by a hunter."""
        view = self.view
        if view.post[wolf] == NOTHING or is_covered(view, wolf):
            return ""
        place = view.place[view.post[wolf]]
        x, y = self.corner(place)
        return at(x, y, self.chosen_by(place, "", self.words("pic-wolf"), "pic-wolf-place", "wolf-place"))
