"""Mac Robber, drawn: a clan board with its court and estates."""

from dolmen.picture.icons import centred, icon
from dolmen.picture.palette import dye_class, seat_class
from dolmen.picture.pieces import cube, panel, plaque
from dolmen.picture.svg import about, at, group, part, piece, rect, rim, text
from dolmen.words import minus

from .board import (
    CLAN_WORDS,
    COLOUR_WORDS,
    COURT_COLOURS,
    LEAST_WARRIORS,
    LOWEST_TILE,
    PIECE_COLOUR,
    PIECE_CUBES,
    PRINTED,
    SLOTS,
    TILES,
    TWO,
    UNKNOWN,
    Estate,
    Phase,
)
from .deeds import is_last
from .scoring import COUNTED_HERDS, blue_points, green_points, most_herds_points, rank, score
from .story import COLOURS_OF_SEATS
from .telling import ESTATE_WORDS

COURT_ICONS = ("warrior", "piper", "monk")  # by colour
PIECE_ICONS = {Estate.CATTLE: "cow", Estate.CASTLE: "castle", Estate.ABBEY: "abbey"}
HEAD, COURT = 34, 38


def slot_size(width):
    """How large a slot for an estate is on a board of this width."""
    return min(58 if width < 500 else 76, (width - 20 - (SLOTS - 1) * 4) / SLOTS)


def board_height(width):
    return HEAD + COURT + slot_size(width) + 16


def board(scene, player, width):
    """Name, points, court and estates; the boards of others can be chosen for an assault or a bard."""
    high = board_height(width)
    is_turn = not scene.is_over and player == scene.view.player and scene.view.phase != Phase.SHOW
    colour = seat_class(COLOURS_OF_SEATS[player])
    drawn = [
        panel(width, high, f"mine {colour}" if is_turn else colour),
        heading(scene, player, width),
        at(10, HEAD + 2, court(scene, player, width - 20)),
        at(10, HEAD + COURT + 6, estates(scene, player, width - 20)),
    ]
    content = "".join(drawn)
    phrase = board_phrase(scene, player)
    if not phrase:
        return content
    key = "pic-assault" if scene.view.phase == Phase.VENTURE else "pic-bard"
    label = scene.words(key, player=scene.names[player])
    explained = scene.words(f"{key}-about{'-two' if key == 'pic-assault' and scene.view.assault_win == TWO else ''}")
    return part(content, phrase, label, explained, rim=rim(1, 1, width - 2, high - 2, 10))


def board_phrase(scene, player):
    """What a board says when it is chosen: whom to assault, to whom the bard goes."""
    if not scene.is_asked or player == scene.viewer:
        return ""
    if scene.view.phase == Phase.VENTURE:
        return f"assault {CLAN_WORDS[player]}"
    if scene.view.phase == Phase.ACT:
        return f"bard {CLAN_WORDS[player]}|{CLAN_WORDS[player]}"
    return ""


def heading(scene, player, width):
    """The name, the markers, the points, and what a scoring now would add."""
    words, view = scene.words, scene.view
    points = score(view, player)
    shown = minus(points)
    drawn = [icon("star", width - 36 - 13 * len(shown), 7, 22), text(width - 8, 27, shown, 22, "serif bold", "end")]
    drawn = [about("".join(drawn), words("pic-points", player=scene.names[player], n=points))]
    right = width - 44 - 13 * len(shown)
    if not scene.is_over and width > 250:
        gain = sum(gains_now(scene, player))
        drawn.append(about(text(right, 25, f"+{gain}", 14, "soft", "end"), words("pic-gain", n=gain)))
        right -= 18 + 8 * len(str(gain))
    for name, key, holds in (
        ("crown", "winner", scene.is_over and rank(view, player) == 0),
        ("warrior", "following", view.following == player),
        ("marker", "start", view.start == player and not scene.is_over),
    ):
        if holds:
            right -= 24
            look = icon(name, right, 6, 22, dye_class("yellow") if name == "warrior" else "")
            drawn.append(piece(look, f"marker-{key}", words(f"pic-marker-{key}")))
    if is_last(view, player) and not scene.is_over:
        word = words("pic-last-word") if width > 250 else "1"
        wide = 14 + 8 * len(word)
        right -= wide + 4
        look = rect(0, 0, wide, 20, 10, "here") + text(wide / 2, 15, word, 13, "bold on-here", "middle")
        drawn.append(at(right, 7, piece(look, "marker-last", words("pic-marker-last"))))
    drawn.append(at(8, 6, plaque(COLOURS_OF_SEATS[player], scene.names[player], max(52, min(220, right - 16)), 14)))
    return "".join(drawn)


def gains_now(scene, player):
    """What a scoring now would give: green, cattle, most cattle, blue."""
    now = scene.now
    return (
        green_points(now, player),
        now.counted[player][COUNTED_HERDS],
        most_herds_points(now, player),
        blue_points(now, player),
    )


def court(scene, player, width):
    """Warriors, pipers and monks, and the cards of the hand."""
    words, view = scene.words, scene.view
    each, drawn = width / 4, []
    small = each < 50
    for colour in range(COURT_COLOURS):
        count = view.court[player][colour]
        look = rect(0, 0, each - 4, 34, 7, "well")
        look += icon(COURT_ICONS[colour], 3, 5, 24 if not small else 20, dye_class(COLOUR_WORDS[colour]))
        if each > 80:
            look += at(each - 26, 8, cube(COLOUR_WORDS[colour], 18))
        look += text(30 if not small else 24, 25, count, 20 if not small else 17, "serif bold")
        told = words(f"pic-court-{COLOUR_WORDS[colour]}", n=count, least=LEAST_WARRIORS)
        drawn.append(at(colour * each, 0, about(look, told)))
    cards = view.in_hand[player] + view.in_fresh[player]
    look = icon("card", 3, 6, 24 if not small else 20) + text(30 if not small else 24, 25, cards, 20, "serif bold")
    drawn.append(at(3 * each, 0, about(look, words("pic-cards-of", player=scene.names[player], n=cards))))
    return "".join(drawn)


def estates(scene, player, width):
    size = slot_size(width + 20)
    step = (width - size) / (SLOTS - 1)
    bought = [tile for tile in range(TILES) if scene.view.tile_place[tile] == player]
    tiles = [None] * PRINTED + bought + [None] * SLOTS
    return "".join(at(slot * step, 0, estate_at(scene, player, slot, size, tiles[slot])) for slot in range(SLOTS))


def estate_at(scene, player, slot, size, tile):
    """A place for an estate, an estate, and what stands on it."""
    words, kind = scene.words, scene.view.estate[player][slot]
    if kind == Estate.NONE:
        return about(rect(1, 1, size - 2, size - 2, 6, "place"), words("pic-slot", n=slot + 1))
    drawn = rect(0, 0, size, size, 6, "grass")
    if kind != Estate.EMPTY:
        dye, count = COLOUR_WORDS[PIECE_COLOUR[kind]], PIECE_CUBES[kind]
        tiny = size * 0.32
        look = centred(PIECE_ICONS[kind], size / 2, size * 0.38, size * 0.66)
        left = (size - count * tiny * 0.9) / 2
        look += "".join(at(left + i * tiny * 0.9, size - tiny - 1, cube(dye, tiny)) for i in range(count))
        drawn += piece(look, f"piece-{player}-{slot}")
    if tile is not None and scene.view.tile[tile] != UNKNOWN:  # the game is over: the numbers are shown
        number = text(11, 13, LOWEST_TILE + scene.view.tile[tile], 12, "bold", "middle")
        drawn += group(rect(0, 0, 22, 17, 5, "paper"), number, cls="on-paper")
    return about(drawn, words("pic-estate", n=slot + 1, what=words(f"pic-{ESTATE_WORDS[kind]}")))
