"""Keltis, drawn: the others' seats, with their rows, what they have gathered and what is known of their hands."""

from functools import lru_cache

from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import width_of
from dolmen.picture.palette import DYES, dye_class
from dolmen.picture.pieces import panel, plaque
from dolmen.picture.sheets import handle
from dolmen.picture.svg import about, at, group, place, rect, rim, text
from dolmen.words import signed

from .board import COLOURS, VALUES
from .maps import COLOUR_WORDS
from .picture_rows import row_cells
from .picture_stones import wish
from .places import seat_key
from .rules import rank, score
from .scoring import stone_points
from .story import known_cards

NARROW = 106  # a heading so narrow has the name alone
LOW = 46  # a panel so low has one line
SHEET = "rows"  # the sheet with everybody's rows


def seats(scene, room):
    """The zones of the others, and what is drawn in each: a tap shows all rows, card by card."""
    for zone, player in zip(room.others, scene.others, strict=True):
        content = place(seat_panel(scene, player, zone.w, zone.h), seat_key(player))
        yield zone, handle(content, SHEET, scene.words("pic-rows-open"), rim(0, 0, zone.w, zone.h, 10))


def seat_panel(scene, player, w, h):
    """Name and points of a player over the five rows; beside them where the panel is low."""
    if h < LOW:
        named = round(w * 0.4)
        drawn = panel(w, h, "to-move" if player == scene.asked else "") + at(
            3, (h - 20) / 2, heading(scene, player, named, 20)
        )
        return drawn + at(named + 8, 3, row_cells(scene, player, w - named - 11, h - 6, 2))
    head = 20 if h < 74 else 30
    pad = 3 if h < 74 else 6
    drawn = [panel(w, h, "to-move" if player == scene.asked else "")]
    drawn.append(at(pad, pad - 1, heading(scene, player, w - 2 * pad, head - 2)))
    top = head + pad
    drawn.append(at(pad, top, row_cells(scene, player, w - 2 * pad, h - top - pad, 2 if w < 260 else 4)))
    return "".join(drawn)


def heading(scene, player, w, h):
    """Whose it is, what is known of the hand, wish stones and what they count, points on the track, the total."""
    size = 12 if h < 24 else 14
    wanted = max(1.1 * width_of(scene.names[player], size, True) + size * 2.7, 50)
    named = min(wanted, w if w < NARROW else max(w * 0.44, min(w - 56, 120)))
    plate = at(0, (h - size * 1.75) / 2, plaque(scene.colour(player), scene.names[player], named, size))
    edge = rect(0, (h - size * 1.75) / 2, named, size * 1.75, size * 0.87, "plate-edge")
    left, right = named + 5, w
    drawn = [plate + edge]
    for fact in (total, gathered, known, on_track, in_hand) if w >= NARROW else ():
        content, wide = fact(scene, player, h, right - left)
        if content and wide <= right - left:
            if fact is known:
                drawn.append(at(left, 0, content))
                left += wide + 4
            else:
                drawn.append(at(right - wide, 0, content))
                right -= wide + (5 if h < 24 else 9)
    return "".join(drawn)


def total(scene, player, h, _room):
    """The total if the game ended now; the winner's crown at the end."""
    shown = signed(score(scene.view, player)).removeprefix("+")
    size = 13 if h < 24 else 17
    wide = max(width_of(shown, size, True) + 14, 30)
    crown = h if scene.is_over and rank(scene.view, player) == 0 else 0
    look = icon("crown", 0, 0, h) if crown else ""
    look += rect(crown, 1, wide, h - 2, (h - 2) / 2, "here")
    look += text(crown + wide / 2, h / 2 + size * 0.36, shown, size, "serif bold on-here", "middle")
    return about(look, scene.words("pic-total", player=scene.names[player], points=shown)), wide + crown


def gathered(scene, player, h, room):
    """The wish stones of a player, and what they count now."""
    view = scene.view
    points = signed(stone_points(view, player))
    size, letters = (13, 12) if h < 24 else (18, 14)
    held = [(stone, count) for stone, count in enumerate(view.stones[player]) if count]
    drawn, x = [], 0.0
    for stone, count in held:
        drawn.append(at(x + size / 2, h / 2, wish(stone, size)))
        x += size + 1
        if count > 1:
            drawn.append(text(x, h / 2 + 4.5, f"×{count}", 12, "bold"))
            x += width_of(f"×{count}", 12, True) + 4
    if not held or x + 30 > room:
        stones = sum(view.stones[player])
        drawn, x = [at(size / 2, h / 2, group(wish(COLOURS, size), cls="" if held else "gone"))], size + 1
        if stones:
            drawn.append(text(x, h / 2 + 4.5, f"×{stones}", 12, "bold"))
            x += width_of(f"×{stones}", 12, True) + 1
    look = "bad" if points.startswith("−") else "good"
    drawn.append(group(text(x + 4, h / 2 + letters * 0.36, points, letters, "serif bold"), cls=look))
    told = scene.words("pic-gathered", n=sum(view.stones[player]), points=points)
    return about("".join(drawn), told), x + 4 + width_of(points, letters, True)


def on_track(scene, player, h, _room):
    """The points that tiles have brought."""
    points = signed(scene.view.points[player])
    size = 12 if h < 24 else 14
    drawn = icon("star", 0, h / 2 - 8, 16) + text(18, h / 2 + size * 0.36, points.removeprefix("+"), size, "serif bold")
    told = scene.words("pic-track", player=scene.names[player], points=points)
    return about(drawn, told), 18 + width_of(points, size, True)


def in_hand(scene, player, h, _room):
    """How many cards a player holds."""
    if h < 24:
        return "", 0
    drawn = icon("card", 0, h / 2 - 9, 18) + text(20, h / 2 + 5, scene.view.hand_size[player], 14, "serif bold")
    return about(drawn, scene.words("fact-hand")), 30


def seen_cards(scene, player):
    """The cards that everybody knows to be in a hand; once all is over, the whole hand."""
    return scene.hand(player) if scene.is_over else known_cards(scene.view, player)


def known(scene, player, h, room):
    """Those cards behind an eye, as many as there is room for."""
    cards = seen_cards(scene, player)
    if not cards or (player == scene.viewer and not scene.is_over):
        return "", 0
    tall = min(h - 2, 20)
    fitting = int((room - 18) / 30)
    shown = cards if len(cards) <= fitting else cards[: max(0, int((room - 36) / 30))]
    drawn = [icon("eye", 0, h / 2 - 8, 16)]
    for i, found in enumerate(shown):
        drawn.append(
            at(18 + 30 * i, (h - tall) / 2, known_chip(COLOUR_WORDS[found // VALUES], found % VALUES, 28, tall))
        )
    wide = 18 + 30 * len(shown)
    if len(shown) < len(cards):
        drawn.append(text(wide, h / 2 + 4.5, f"+{len(cards) - len(shown)}", 12, "bold"))
        wide += 18
    names = ", ".join(scene.card_name(found) for found in cards)
    key = "pic-final-hand" if scene.is_over else "pic-known"
    return about("".join(drawn), scene.words(key, player=scene.names[player], cards=names)), wide


@lru_cache(maxsize=500)
def known_chip(word, value, width, height):
    """A small card by itself: its colour, the mark of the colour, its value."""
    mark = centred(DYES[word], 7, height / 2, 9 if value > 9 else 11)
    number = text(width - 3, height / 2 + 4.6, value, 12 if value > 9 else 13, "serif bold", "end")
    return group(rect(0, 0, width, height, 5, "own"), group(mark, number, cls="on-own"), cls=dye_class(word))
