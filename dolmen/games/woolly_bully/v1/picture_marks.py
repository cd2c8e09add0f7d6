"""Woolly Bully, drawn: what is marked on the landscape: fields with their numbers, dangers, beasts, the last tile."""

from dolmen.picture.icons import centred
from dolmen.picture.palette import dye_class
from dolmen.picture.svg import about, at, circle, group, line, path, rect, text

from .board import BEASTS_OF_A_KIND, COLOUR_WORDS, NOTHING, SIDES, STEP, Terrain
from .picture_tile import CORNERS, MIDDLE, MIDDLES, QUARTER, SIZE, medal, turned
from .picture_told import told_field
from .rules.forests import forest_of, is_covered, is_uncovered_wolf
from .rules.scoring import is_threatened, terrain_of

SMALLEST = 12  # of letters
ROOMY = 56
HATCH = "M25 1L62 38M50 1L75 26M75 1L87 13"  # in the upper quarter
EDGES = ((MIDDLE, 0), (SIZE, MIDDLE), (MIDDLE, SIZE), (0, MIDDLE))  # the middles of the sides of a tile


class Marks:
    """What is marked on a landscape."""

    def __init__(self, land):
        self.land, self.view, self.words, self.size = land, land.view, land.words, land.size
        self.fields = {}  # the quarters of every field of sheep and of every forest, by its lowest one
        for quarter in range(SIDES * self.view.laid):
            self.fields.setdefault(self.view.region[quarter], []).append(quarter)

    def draw(self):
        """Dangers below, then fences, wolves and hunters, numbers on top."""
        view = self.view
        wolves = [wolf for wolf in range(BEASTS_OF_A_KIND) if view.post[wolf] != NOTHING]
        loose = [wolf for wolf in wolves if is_uncovered_wolf(view, wolf)]
        sheep = [field for field in self.fields if view.size[field] and terrain_of(view, field) <= Terrain.BLUE]
        drawn = [self.over(forest_of(view, wolf), QUARTER, "peril") for wolf in loose]
        drawn += [self.over(field, HATCH, "hatch") for field in sheep if is_threatened(view, field)]
        drawn += [self.fence(field) for field in sheep if self.is_safe(field) and view.size[field] > 1]
        drawn += [self.danger(wolf) for wolf in loose] + [self.latest()]
        drawn += [self.lead(hunter) for hunter in range(BEASTS_OF_A_KIND)]
        drawn += [self.covered(wolf) for wolf in wolves if is_covered(view, wolf)]
        fewest = 3 if self.size >= ROOMY else 4 if self.size >= 34 else 5
        drawn += [self.number_of(field) for field in sheep if view.size[field] >= fewest]
        return "".join(drawn)

    def is_safe(self, field):
        return not self.view.open[field] and not is_threatened(self.view, field)

    def at_tile(self, number, *content):
        """Something drawn on the field of a tile."""
        return at(*self.land.corner(self.view.place[number]), *content, scale=self.land.scale)

    def over(self, field, shape, look):
        """A shape over every quarter of a field, but not over wolves and hunters."""
        drawn = []
        for quarter in self.fields.get(field, ()):
            number, side = divmod(quarter, SIDES)
            if number not in self.view.post and self.land.is_on_top(number):
                drawn.append(self.at_tile(number, turned(side, path(shape, look))))
        return group(*drawn, cls="above")

    def fence(self, field):
        """The outline of a safe field: chalk, and a line of its colour. It runs along the diagonals of tiles."""
        outline = "".join(wall for quarter in self.fields[field] for wall in self.walls(quarter, field))
        look = f"above {dye_class(COLOUR_WORDS[terrain_of(self.view, field) - Terrain.BLACK])}"
        return group(path(outline, "chalk-band"), path(outline, "border"), cls=look)

    def walls(self, quarter, field):
        """The sides of a quarter, towards the middle of its tile, behind which the field ends."""
        number, side = divmod(quarter, SIDES)
        x, y = self.land.corner(self.view.place[number])
        scale = self.land.scale
        for corner, beside in ((side, (side - 1) % SIDES), ((side + 1) % SIDES, (side + 1) % SIDES)):
            if self.view.region[SIDES * number + beside] != field:
                from_x, from_y = CORNERS[corner]
                yield (
                    f"M{x + from_x * scale:.1f} {y + from_y * scale:.1f}"
                    f"L{x + MIDDLE * scale:.1f} {y + MIDDLE * scale:.1f}"
                )

    def joint(self, field):
        """Where two quarters of a field meet, the nearest to its middle; else in its one tile."""
        view, joints, inside = self.view, [], []
        for quarter in self.fields[field]:
            number, side = divmod(quarter, SIDES)
            x, y = self.land.corner(view.place[number])
            at_x, at_y = MIDDLES[side]
            inside.append((x + (at_x + MIDDLE) / 2 * self.land.scale, y + (at_y + MIDDLE) / 2 * self.land.scale))
            other = view.at[view.place[number] + STEP[side]] - 1
            if other >= 0 and view.region[SIDES * other + (side + 2) % SIDES] == field:
                joints.append((x + EDGES[side][0] * self.land.scale, y + EDGES[side][1] * self.land.scale))
        spots = joints or inside
        middle = [sum(spot[n] for spot in inside) / len(inside) for n in range(2)]
        return min(spots, key=lambda spot: (spot[0] - middle[0]) ** 2 + (spot[1] - middle[1]) ** 2)

    def number_of(self, field):
        """How many sheep a field has: filled when it is safe, a broken ring when it is open, a wolf when threatened."""
        view, (x, y) = self.view, self.joint(field)
        letters = max(SMALLEST, self.size * 0.19)
        r = letters * (0.82 if view.size[field] < 10 else 0.98)
        is_open, is_safe = bool(view.open[field]), self.is_safe(field)
        drawn = circle(x, y, r + 1.2, "paper") + ("" if not is_safe else circle(x, y, r, "own"))
        drawn += circle(x, y, r, "open-ring") if is_open else ""
        number = text(x, y + letters * 0.36, view.size[field], letters, "serif bold", "middle")
        drawn += group(number, cls="on-own" if is_safe else "on-paper")
        if is_threatened(view, field):
            drawn += circle(x + r * 1.9, y, r * 0.9, "paper") + centred("wolf", x + r * 1.9, y, r * 1.6)
        drawn = group(drawn, cls=dye_class(COLOUR_WORDS[terrain_of(view, field) - Terrain.BLACK]))
        return about(drawn, told_field(self.land.scene, field))

    # Wolves and hunters

    def danger(self, wolf):
        """A loose wolf is framed."""
        frame = (rect(3, 3, SIZE - 6, SIZE - 6, 6, look) for look in ("danger-edge", "danger"))
        return self.at_tile(self.view.post[wolf], group(*frame, cls="above"))

    def covered(self, wolf):
        """A wolf that a hunter lies on, or has covered from afar, is struck out; under a hunter it peeps out."""
        number = self.view.post[wolf]
        struck = group(line(28, 28, 72, 72, "sign"), cls="bad")
        if self.land.is_on_top(number):
            return self.at_tile(number, about(struck, self.words("pic-wolf-covered")))
        peep = at(56, 56, medal("wolf", "", 30), struck, scale=0.44)
        return self.at_tile(number, about(peep, self.words("pic-wolf-covered")))

    def lead(self, hunter):
        """A line from a hunter to the wolf it has covered from afar."""
        view = self.view
        wolf = view.covers[hunter]
        if wolf == NOTHING:
            return ""
        ends = [self.land.corner(view.place[view.post[b]]) for b in (BEASTS_OF_A_KIND + hunter, wolf)]
        if ends[0] == ends[1]:
            return ""
        half = self.size / 2
        return line(ends[0][0] + half, ends[0][1] + half, ends[1][0] + half, ends[1][1] + half, "lead above")

    def latest(self):
        """The tile that was laid last."""
        number = self.view.laid - 1
        if number == 0:
            return ""
        x, y = self.land.corner(self.view.place[number])
        return rect(x + 1.5, y + 1.5, self.size - 3, self.size - 3, 4, "latest above")
