"""Táin, drawn: where everything goes in a box. It depends on the box and on how many play, never on what is asked."""

from dataclasses import dataclass
from functools import lru_cache

from .board import SPACES, STABLES

LARGEST, ENOUGH, FINE = 84, 60, 44  # the largest tile; one large enough to look for other virtues; one for the help
JOINED_FROM = 320  # so wide is a fort whose goods stand beside its name
HIGHEST = 300  # of a fort: more would be air
SIDE = 196  # what stands beside my fort is at least so wide
SIDES_FROM = 900
STRIP = 128  # the help in a strip of its own


# How a fort is built: by its height, as low as can be, or with the goods beside the name.
STYLES = AIRY, LOW, JOINED = "airy", "low", "joined"
# From a height on: the bands of name, goods and wall.
BANDS = ((230, (38, 46, 20)), (170, (32, 34, 18)), (130, (26, 26, 16)), (0, (24, 22, 15)))


@dataclass(frozen=True)
class Zone:
    """A rectangle of the picture."""

    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True)
class Fort:
    """The measures of a clan's fort in its zone: heights of its bands, width of its slots, size of its tiles."""

    zone: Zone
    is_joined: bool  # goods stand beside the name, and not below it
    head: float
    goods: float
    wall: float
    row: float
    slot: float
    split: float  # between stables and house
    pad: float

    @property
    def tile(self) -> float:
        """How large a tile is."""
        return min(self.slot - 5, self.row - 6, LARGEST)

    def slot_x(self, space: int) -> float:
        """Where a pair of spaces begins, from the left of the fort."""
        return self.pad + space * self.slot + (self.split if space >= STABLES else 0)


@dataclass(frozen=True)
class Plan:
    """Where everything goes."""

    rivals: tuple[Fort, ...]
    mine: Fort
    outland: Zone
    hand: Zone
    sides: tuple[Zone, ...]  # left and right of my fort, or none
    strip: Zone | None  # the help, where it has a strip of its own

    @property
    def has_help(self) -> bool:
        """Whether the table of who gets past whom is in sight, and not on a sheet."""
        return bool(self.sides or self.strip)

    @property
    def is_hand_upright(self) -> bool:
        """Whether my tiles stand in a column at the right."""
        return self.hand.h > self.hand.w

    @property
    def worth(self) -> float:
        """How good it is: large tiles, then the help in sight, names and goods on lines of their own."""
        least = min(fort.tile for fort in (*self.rivals, self.mine))
        seen = 6 if self.has_help and least >= FINE else 0
        return min(least, ENOUGH) + seen - 3 * self.mine.is_joined - (self.mine.head < 24) - 2 * self.is_hand_upright


@lru_cache(maxsize=256)
def plan(width: int, height: int, rivals: int) -> Plan:
    """The best of all arrangements for a box."""
    orders = {(rivals, 1), (1,) * (rivals + 1)} | ({(2, 2)} if rivals == 3 else set())
    found = [
        arrange(width, height, order, style, is_upright, has_strip)
        for order in sorted(orders, key=len)
        for style in STYLES
        for is_upright in (False, True)
        for has_strip in (False, True)
    ]
    return max((one for one in found if one), key=lambda one: one.worth)


def arrange(width: int, height: int, order: tuple[int, ...], style: str, is_upright: bool, has_strip: bool):
    """One arrangement: so many forts in each row, mine the last; None where it makes no sense."""
    gap = 4 if min(width, height) < 600 else 8
    has_sides = order[-1] == 1 and width >= SIDES_FROM and len(order) == 2
    if (has_strip and has_sides) or (is_upright and width < height):
        return None
    hand = min(128, max(84, width * 0.17)) if is_upright else min(88, max(50, height * 0.115))
    w = width - 2 * gap - (hand + gap if is_upright else 0)
    bottom = height - gap - (0 if is_upright else hand + gap)
    top = gap + (STRIP + gap if has_strip else 0)
    outland = min(92, max(36, height * 0.09))
    room = bottom - top - outland - gap * len(order)
    high = min(HIGHEST, room / len(order))
    spare = room - high * len(order)
    outland += min(spare, 28)
    gap_y = gap + (spare - min(spare, 28)) / (len(order) + 1)
    forts, y = [], top + (gap_y - gap)
    mine_w = min(640, w - 2 * (SIDE + gap)) if has_sides else w
    sides: tuple[Zone, ...] = ()
    for number, count in enumerate(order):
        is_last = number == len(order) - 1
        if is_last:
            land = Zone(gap, y, w, outland)
            y += outland + gap_y
        if has_sides and (is_last or count == 1):
            x = gap + (w - mine_w) / 2
            forts.append(measured(Zone(x, y, mine_w, high), style))
            if is_last:
                edge = x - 2 * gap
                sides = (Zone(gap, y, edge, high), Zone(x + mine_w + gap, y, edge, high))
        else:
            each = (w - gap * (count - 1)) / count
            forts += [measured(Zone(gap + i * (each + gap), y, each, high), style) for i in range(count)]
        y += high + gap_y
    if is_upright:
        held = Zone(width - gap - hand, gap, hand, height - 2 * gap)
    else:
        held = Zone(gap, height - gap - hand, w, hand)
    strip = Zone(gap, gap, w, STRIP) if has_strip else None
    if forts[0].is_joined and min(one.zone.w for one in forts) < JOINED_FROM:
        return None
    return Plan(tuple(forts[:-1]), forts[-1], land, held, sides, strip)


def measured(zone: Zone, style: str) -> Fort:
    """A fort with its bands: the higher it is, the more room has each."""
    if style == AIRY:
        head, goods, wall = next(bands for least, bands in BANDS if zone.h >= least)
    else:
        head, goods, wall = (26, 0, 14) if style == JOINED else (21, 19, 13)
    pad = 4 if zone.w < 300 else 8
    split = 4 if zone.w < 300 else 10
    row = (zone.h - head - goods - wall - 4) / 2
    return Fort(zone, style == JOINED, head, goods, wall, row, (zone.w - 2 * pad - split) / SPACES, split, pad)
