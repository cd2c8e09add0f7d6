"""Mac Robber, drawn: a clan with its court and estates, as a board, in one line, or as a badge."""

from dolmen.picture.icons import icon
from dolmen.picture.layout import row
from dolmen.picture.palette import dye_class, seat_class
from dolmen.picture.svg import about, at, group, part, rect, rim, text
from dolmen.words import minus

from .board import (
    CLAN_WORDS,
    COLOUR_WORDS,
    COURT_COLOURS,
    LEAST_WARRIORS,
    LOWEST_TILE,
    PRINTED,
    SLOTS,
    TILES,
    UNKNOWN,
    Estate,
    Phase,
)
from .cubes import count_pieces
from .deeds import is_last
from .picture_pieces import PIECE_ICONS, cubes_row, emblem, estate, on_tartan, pill, tartan
from .picture_scene import keyed, spot, width_in, written
from .picture_spoils import loot_part
from .scoring import COUNTED_HERDS, blue_points, green_points, most_herds_points, rank, score
from .story import COLOURS_OF_SEATS
from .telling import ESTATE_WORDS

COURT_ICONS = ("warrior", "piper", "monk")  # by colour
MOST_CUBES = 8  # more of a colour in a court are told by their number
LEAST_SLOT = 17  # the width of an estate that can be told from another; below it they are counted


def board(scene, player, w, h):
    """Name, points, court and estates; the boards of others can be chosen for a bard."""
    head = 34 if h >= 150 else 28 if h >= 100 else 23
    pad = 8 if w >= 240 else 5
    if h - head < 42:
        return chosen_as(scene, player, low_board(scene, player, w, h, head), w, h)
    court_high = max(20, min(46, (h - head) * 0.36))
    low = head + court_high + pad * 1.4
    drawn = [
        surface(scene, player, w, h),
        heading(scene, player, w, head),
        at(pad, head + pad * 0.7, court(scene, player, w - 2 * pad, court_high)),
        at(pad, low, estates(scene, player, w - 2 * pad, h - low - pad * 0.8)),
    ]
    return chosen_as(scene, player, "".join(drawn), w, h)


def low_board(scene, player, w, h, head):
    """A board with court and estates in one line."""
    high, left = h - head - 6, (w - 14) * 0.54
    return "".join(
        (
            surface(scene, player, w, h),
            heading(scene, player, w, head),
            at(5, head + 3, court(scene, player, min(left, 114), high)),
            at(left + 9, head + 3, counted_estates(scene, player, w - left - 12, high)),
        )
    )


def surface(scene, player, w, h):
    """The board itself; framed in its colour for the player to move."""
    is_turn = not scene.is_over and player == scene.view.player and scene.view.phase != Phase.SHOW
    colour = seat_class(COLOURS_OF_SEATS[player])
    return rect(0.5, 2, w, h, 10, "shadow") + rect(0, 0, w, h, 10, f"panel mine {colour}" if is_turn else "panel")


def chosen_as(scene, player, content, w, h):
    """The clan as a part, where a bard may go to it; whom to assault is chosen on the stage."""
    if not scene.is_asked or player == scene.viewer or scene.view.phase != Phase.ACT:
        return content
    phrase = f"bard {CLAN_WORDS[player]}|{CLAN_WORDS[player]}"
    label = scene.words("pic-bard", player=scene.names[player])
    edge = rim(1, 1, w - 2, h - 2, 10)
    return part(content, phrase, label, scene.words("pic-bard-about"), rim=edge, cls="quiet")


def heading(scene, player, w, h):
    """The clan's tartan with name, markers and points."""
    words, view = scene.words, scene.view
    size = 16 if h >= 34 else 14 if h >= 28 else 13
    shown = minus(score(view, player))
    points = pill(w - 6, h / 2, shown, size, cls="pill")
    drawn = [tartan(player, round(w), h, 10, top_only=True), emblem(player, h * 0.55, h / 2, h * 0.62)]
    told = words("pic-points", player=scene.names[player], n=score(view, player))
    drawn.append(points_at(scene, player, about(points, told)))
    right = w - 12 - max(size * 1.7, width_in(shown, size, "serif bold") + size * 0.9)
    left = h * 0.98
    tags, right = markers(scene, player, left, right, h)
    drawn.append(tags)
    letters = size - 1
    name = scene.names[player]
    if right - left >= 28:
        drawn.append(on_tartan(player, written(left, h / 2 + letters * 0.35, name, right - left - 2, letters, "bold")))
    end = left + width_in(name, letters, "bold") + 10
    clan = words(f"clan-{CLAN_WORDS[player]}")
    if clan != name and right - end > width_in(clan, 12) + 6:
        drawn.append(on_tartan(player, text(end, h / 2 + 4.5, clan, 12)))
    return "".join(drawn)


def points_at(scene, player, content):
    """The points of a clan; where there is no track, they are what events happen at."""
    return content if "track" in scene.zones else spot(scene, content, f"disc-{player}")


def markers(scene, player, left, right, h):
    """The markers of a clan, from the right; and where they begin."""
    words, view = scene.words, scene.view
    name = width_in(scene.names[player], 14, "bold")
    drawn = []
    for key, name_of_icon, holds in (
        ("winner", "crown", scene.is_over and rank(view, player) == 0),
        ("following", "warrior", view.following == player),
        ("start", "marker", view.start == player and not scene.is_over),
        ("last", "", is_last(view, player) and not scene.is_over),
    ):
        if not holds:
            continue
        told = words(f"pic-tag-{key}")
        wide = width_in(told, 12, "bold") + 12
        if name_of_icon:
            wide += 16
        if right - left - name < wide + 8:
            told, wide = "" if name_of_icon else "1", 22
        right -= wide
        look = rect(0, 0, wide, 20, 9, "pill")
        if name_of_icon:
            look += icon(name_of_icon, 3, 2, 16, dye_class("yellow") if key == "following" else "")
        x = (wide + (16 if name_of_icon else 0)) / 2
        look += text(x, 14.5, told, 12, "bold", "middle") if told else ""
        look = keyed(scene, group(look, cls="on-paper"), f"marker-{key}", words(f"pic-marker-{key}"))
        drawn.append(at(right, h / 2 - 10, look))
        right -= 4
    return "".join(drawn), right


def gains_now(scene, player):
    """What a scoring now would give: green, cattle, most cattle, blue."""
    now = scene.now
    return (
        green_points(now, player),
        now.counted[player][COUNTED_HERDS],
        most_herds_points(now, player),
        blue_points(now, player),
    )


def court(scene, player, w, h):
    """Warriors, pipers and monks, and the cards of the hand where there is room for them."""
    has_cards = w >= 116
    shares = (1.25, 1, 1, 0.85) if has_cards else (1, 1, 1)
    gap = 5 if w >= 240 else 2
    unit = (w - gap * (len(shares) - 1)) / sum(shares)
    drawn, x = [], 0.0
    for colour in range(COURT_COLOURS):
        wide = unit * shares[colour]
        drawn.append(at(x, 0, followers_at(scene, player, colour, wide, h)))
        x += wide + gap
    if has_cards:
        drawn.append(at(x, 0, cards_at(scene, player, unit * shares[-1], h)))
    return "".join(drawn) if has_cards else spot(scene, "".join(drawn), f"cards-{player}")


def followers_at(scene, player, colour, w, h):
    """The followers of one colour: who they are, how many, and their cubes."""
    count = scene.view.court[player][colour]
    size, letters = min(h * 0.82, w * 0.52, 42), max(12, min(22, h * 0.5))
    has_well = w >= 34
    look = rect(0, 0, w, h, 7, "well") if has_well else ""
    look += icon(COURT_ICONS[colour], 2, (h - size) / 2, size, dye_class(COLOUR_WORDS[colour]))
    look += text(size + 3, h / 2 + letters * 0.36, count, letters, "serif bold")
    start, room = size + 8 + 0.75 * letters * len(str(count)), min(26, h * 0.6)
    if 0 < count <= MOST_CUBES and w - start - 4 >= room:
        step = min(room * 0.62, (w - start - 4 - room) / max(1, count - 1))
        if step >= 4 or count == 1:
            left = w - 4 - room - step * (count - 1)
            look += cubes_row(colour, count, left, (h - room) / 2, room, step)
    told = scene.words(f"pic-court-{COLOUR_WORDS[colour]}", n=count, least=LEAST_WARRIORS)
    return keyed(scene, look, f"court-{player}-{COLOUR_WORDS[colour]}", told)


def cards_at(scene, player, w, h):
    """How many cards a clan holds."""
    cards = scene.view.in_hand[player] + scene.view.in_fresh[player]
    size, letters = min(h * 0.7, w * 0.5, 32), max(12, min(22, h * 0.5))
    look = icon("card", 1, (h - size) / 2, size) + text(size + 4, h / 2 + letters * 0.36, cards, letters, "serif bold")
    return keyed(scene, look, f"cards-{player}", scene.words("pic-cards-of", player=scene.names[player], n=cards))


def estates(scene, player, w, h):
    """The six places side by side; where they would be too small, how many there are of each kind."""
    gap = 5 if w >= 300 else 2
    lines_of = 1 if (w - gap * (SLOTS - 1)) / SLOTS >= LEAST_SLOT else 2
    if lines_of == 2 and h < 2 * LEAST_SLOT + gap:
        return counted_estates(scene, player, w, h)
    cells, high = row(SLOTS // lines_of, 0, w, gap), (h - gap * (lines_of - 1)) / lines_of
    bought = [tile for tile in range(TILES) if scene.view.tile_place[tile] == player]
    tiles = [None] * PRINTED + bought + [None] * SLOTS
    drawn = []
    for slot in range(SLOTS):
        down, across = divmod(slot, len(cells))
        x, wide = cells[across]
        drawn.append(at(x, down * (high + gap), estate_at(scene, player, slot, wide, high, tiles[slot])))
    return spot(scene, "".join(drawn), f"estates-{player}")


def estate_at(scene, player, slot, w, h, tile):
    """A place for an estate, an estate, and what stands on it; spoils can be taken from it."""
    words, kind = scene.words, scene.view.estate[player][slot]
    if kind == Estate.NONE:
        return about(estate(kind, w, h), words("pic-slot", n=slot + 1))
    drawn = estate(kind, w, h)
    has_number = tile is not None and scene.view.tile[tile] != UNKNOWN and w >= 22  # once the game is over
    if kind == Estate.EMPTY and not has_number and w >= width_in(words("pic-empty"), 12) + 4 and h >= 18:
        drawn += text(w / 2, h / 2 + 4, words("pic-empty"), 12, "soft", "middle")
    if has_number:
        number = text(11, 13, LOWEST_TILE + scene.view.tile[tile], 12, "bold", "middle")
        drawn += group(rect(0, 0, 22, 17, 5, "paper"), number, cls="on-paper")
    told = words("pic-estate", n=slot + 1, what=words(f"pic-{ESTATE_WORDS[kind]}"))
    key = f"piece-{player}-{slot}"
    return loot_part(scene, player, slot, drawn, w, h, key, told) or keyed(scene, drawn, key, told)


def counted_estates(scene, player, w, h):
    """`2 herds, 1 castle, 1 empty`, as pictures with numbers."""
    kinds = [kind for kind in (*PIECE_ICONS, Estate.EMPTY) if count_pieces(scene.view, player, kind)]
    drawn = []
    for kind, (x, wide) in zip(kinds, row(max(3, len(kinds)), 0, w, 1), strict=False):
        count = count_pieces(scene.view, player, kind)
        size = min(h, wide - 9)
        look = at(0, (h - size) / 2, estate(kind, size, size)) + text(size + 1.5, h / 2 + 4.5, count, 12, "serif bold")
        told = scene.words("pic-is", what=scene.words(f"pic-{ESTATE_WORDS[kind]}"), how=count)
        slots = [slot for slot in range(SLOTS) if scene.view.estate[player][slot] == kind]
        drawn.append(at(x, 0, spot(scene, about(look, told), *(f"piece-{player}-{slot}" for slot in slots))))
    return spot(scene, "".join(drawn), f"estates-{player}")


def line_of(scene, player, w, h):
    """A clan in one line: emblem and points, the court, the estates."""
    words, view = scene.words, scene.view
    shown = minus(score(view, player))
    head = max(58.0, h + 8 + width_in(shown, 15, "serif bold") + 14)
    drawn = [surface(scene, player, w, h), at(3, 3, tartan(player, round(head), h - 6, 8))]
    drawn.append(emblem(player, 3 + h * 0.42, h / 2, h * 0.56))
    told = words("pic-points", player=scene.names[player], n=score(view, player))
    points = points_at(scene, player, about(pill(head - 1, h / 2, shown, 14), told))
    drawn.append(spot(scene, points, f"cards-{player}"))
    left = head + 8
    each = min(44.0, (w - left) * 0.15)
    for colour in range(COURT_COLOURS):
        drawn.append(at(left + colour * (each + 2), 3, followers_at(scene, player, colour, each, h - 6)))
    left += 3 * (each + 2) + 4
    drawn.append(at(left, 4, estates(scene, player, w - left - 6, h - 8)))
    return "".join(drawn)


def chip(scene, player, w, h):
    """A rival as a badge: emblem, name where there is room, points."""
    shown = minus(score(scene.view, player))
    told = scene.words("pic-points", player=scene.names[player], n=score(scene.view, player))
    drawn = [tartan(player, round(w), h, 9)]
    wide = max(24, width_in(shown, 14, "serif bold") + 14)
    if w >= 34 + wide:
        drawn += [emblem(player, 18, h / 2, 22), about(pill(w - 4, h / 2, shown, 14), told)]
        if w - 40 - wide > 44:
            name = written(32, h / 2 + 4.5, scene.names[player], w - 38 - wide, 13, "bold")
            drawn.append(on_tartan(player, name))
    elif w < 32:
        number = text(w / 2, h - 7, shown, 13, "serif bold", "middle")
        drawn += [emblem(player, w / 2, h * 0.3, 18), about(on_tartan(player, number), told)]
    else:
        drawn += [emblem(player, w / 2, h * 0.27, h * 0.42), about(pill(w / 2, h * 0.72, shown, 12, "middle"), told)]
    return chosen_as(scene, player, spot(scene, "".join(drawn), *keys_of(player)), w, h)


def keys_of(player):
    """All keys of a clan, where one badge stands for it."""
    court_keys = (f"court-{player}-{COLOUR_WORDS[colour]}" for colour in range(COURT_COLOURS))
    slots = (f"piece-{player}-{slot}" for slot in range(SLOTS))
    return (*court_keys, *slots, f"estates-{player}", f"cards-{player}", f"disc-{player}")
