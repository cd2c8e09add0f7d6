"""Táin, drawn: a clan's ring fort, with its gates towards the middle of the land."""

from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import fit, width_of
from dolmen.picture.palette import emblem_of, seat_class
from dolmen.picture.svg import about, at, circle, group, path, piece, place, rect, text

from .board import SPACES, STABLES, Phase, clan_of
from .picture_goods import house, joined_goods, stables
from .picture_space import gate
from .rules import rank, score

SMALL = 240  # a fort so narrow has small signs
STONE = 18  # the stones of a wall are about so long
BROAD = 1.15  # names have room also in a broad face


def fort(scene, player, measures, is_up=False):
    """A fort in its own zone: name, goods, thresholds, wall; the entrances outside. Mine is the other way round."""
    zone, row, wall = measures.zone, measures.row, measures.wall
    look = seat_class(clan_of(scene.view, player))
    deep = zone.h - row  # of what is inside
    top = row if is_up else 0
    frame = "fort-wall in-light" if player == scene.looked_at else "fort-wall"
    drawn = [
        rect(0, top + 3, zone.w, deep, 10, "shadow"),
        group(rect(0, top, zone.w, deep, 10, f"{frame} mine" if player == scene.me else frame), cls=look),
        grounds(measures, is_up),
        stone_wall(zone.w, wall, row if is_up else deep - wall),
    ]
    head = zone.h - measures.head - 2 if is_up else 1
    drawn.append(at(0, head, heading(scene, player, measures)))
    if not measures.is_joined:
        goods = head - measures.goods if is_up else head + measures.head
        stable_w, house_w = STABLES * measures.slot, (SPACES - STABLES) * measures.slot
        drawn.append(at(measures.slot_x(0), goods, stables(scene, player, stable_w, measures.goods)))
        drawn.append(at(measures.slot_x(STABLES), goods, house(scene, player, house_w, measures.goods)))
    pairs = 0 if is_up else zone.h - 2 * row - wall
    for space in range(SPACES):
        drawn.append(at(measures.slot_x(space), pairs, gate(scene, player, space, measures, is_up)))
    return at(zone.x, zone.y, *drawn)


def grounds(measures, is_up):
    """Straw in the stables, flagstones in the house: under thresholds and goods."""
    high = measures.row + measures.goods + 2
    top = measures.row + measures.wall if is_up else measures.zone.h - measures.row - measures.wall - high
    left, right = measures.slot_x(0), measures.slot_x(STABLES)
    return rect(left - 1, top, STABLES * measures.slot + 2, high, 7, "straw-floor") + rect(
        right - 1, top, (SPACES - STABLES) * measures.slot + 2, high, 7, "stone-floor"
    )


def stone_wall(width, tall, y):
    """A dry wall of two courses."""
    half = tall / 2
    upper = "".join(f"M{x:g} 1V{half:g}" for x in range(STONE, int(width), 2 * STONE))
    lower = "".join(f"M{x:g} {half:g}V{tall - 1:g}" for x in range(2 * STONE, int(width), 2 * STONE))
    return at(0, y, rect(0, 0, width, tall, 4, "wall"), path(f"M1 {half:g}H{width - 1:g}{upper}{lower}", "joints"))


def heading(scene, player, measures):
    """Whose fort it is, torch and flag, tiles behind the screen and discarded, points; joined, the goods as well."""
    view, words, w, tall = scene.view, scene.words, measures.zone.w, measures.head
    clan = clan_of(view, player)
    look, is_small = seat_class(clan), w < SMALL
    r = min(11 if is_small else 18, tall / 2 - 1)
    each, mark = (31, 12) if is_small else (47, 20) if tall >= 30 else (39, 15)
    sign = 12 if is_small else 16 if measures.is_joined else min(26, tall - 6)
    counts_x = w - measures.pad - 2 * r - 2 * each - 4
    size = 15 if tall >= 30 and not is_small else 13 if tall >= 26 and not is_small else 12
    high = size * 1.7
    most = w * 0.21 if measures.is_joined else counts_x - measures.pad - 1.7 * sign - 4
    wide = max(high, min(180, most, BROAD * width_of(scene.names[player], size, True) + high * 1.15 + 8))
    drawn = [
        at(
            measures.pad,
            (tall - high) / 2,
            place(plaque(clan, scene.names[player], wide, high, size), f"clan-{player}"),
        )
    ]
    x = measures.pad + wide + 2
    if view.active == player and not scene.is_over:
        drawn.append(at(x, (tall - sign) / 2, piece(icon("marker", 0, 0, sign), "marker", words("pic-marker"))))
    if scene.is_over and rank(view, player) == 0:
        drawn.append(about(icon("crown", x, (tall - sign) / 2, sign), words("pic-points")))
    x += sign * (0.7 if is_small else 0.9)
    if view.passed[player] and view.phase == Phase.SCOUT:
        told = words("pic-told-passed", player=scene.names[player])
        drawn.append(about(icon("passed", x, (tall - sign) / 2, sign, look), told))
    drawn.append(points(scene, player, w - measures.pad - r, tall / 2, r))
    counts = (("supply", "tile", view.in_supply[player]), ("discards", "discards", view.in_discards[player]))
    for i, (key, name, number) in enumerate(counts):
        letters = 12 if is_small else 14
        counted = icon(name, 0, (tall - mark) / 2, mark, look) + text(mark + 1, tall / 2 + 5, number, letters, "bold")
        drawn.append(at(counts_x + i * each, 0, place(about(counted, words(f"fact-{key}")), f"{key}-{player}")))
    if measures.is_joined:
        left = x + sign + 4
        drawn.append(at(left, 0, joined_goods(scene, player, counts_x - left - 4, tall)))
    return "".join(drawn)


def plaque(clan, name, width, height, size):
    """The name of a clan's player on its colour, with its emblem; that alone where there is no room for letters."""
    written, left = "", (width - height * 1.05 - 5) / BROAD
    if left > 0:
        written = text(height * 1.05, height / 2 + size * 0.36, fit(name, left, size, True), size, "bold")
    emblem = centred(emblem_of(clan), height * 0.55, height / 2, height * 0.74)
    return group(
        rect(0, 0, width, height, height / 2, "own"), group(emblem, written, cls="on-own"), cls=seat_class(clan)
    )


def points(scene, player, x, y, r):
    """The points in a ring of the clan's colour."""
    number = score(scene.view, player)
    ring = group(circle(x, y, r, "score-ring"), cls=seat_class(clan_of(scene.view, player)))
    size = 16 if r >= 16 else 13 if r >= 12 else 12
    return about(ring + text(x, y + size * 0.36, number, size, "serif bold", "middle"), scene.words("pic-points"))
