"""Keltis, drawn: the panels of players, with what they have gathered and what is known of their hands."""

from functools import lru_cache

from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import grid
from dolmen.picture.palette import DYES, dye_class
from dolmen.picture.pieces import panel, plaque
from dolmen.picture.svg import about, at, circle, group, rect, text
from dolmen.words import signed

from .board import COLOURS, VALUES
from .maps import COLOUR_WORDS
from .picture_cards import zone
from .picture_rows import card_rows, row_cells
from .picture_stones import wish
from .rules import rank, score
from .scoring import stone_points
from .story import known_cards

HEAD = 34


def player_panel(scene, player, width, height):
    """A player's panel: name, points and wish stones, the five rows, the cards known in their hand."""
    drawn = [frame(scene, player, width, height), at(8, 3, heading(scene, player, width - 16))]
    beside = 134 if seen_cards(scene, player) else 0
    each = (height - HEAD - 8) / COLOURS
    if each < 20:
        drawn.append(at(8, HEAD + 2, row_cells(scene, player, width - 16 - beside, height - HEAD - 9)))
    else:
        chip = 30 if each > 30 else 26
        drawn.append(at(8, HEAD + 3, card_rows(scene, player, width - 16 - beside, each, chip)))
    drawn.append(at(width - beside, HEAD + 5, known_chips(scene, player, 3)))
    return playing(scene, player, "".join(drawn), width, height)


def player_strip(scene, player, width, cell):
    """A player on a phone: name and points, the five rows in a line, what is known of the hand; and how high it is."""
    height = 42 + cell + (24 if seen_cards(scene, player) else 0)
    drawn = [frame(scene, player, width, height), at(6, 2, heading(scene, player, width - 12))]
    drawn.append(at(6, 36, row_cells(scene, player, width - 12, cell)))
    drawn.append(at(6, 42 + cell, known_chips(scene, player, 8)))
    return playing(scene, player, "".join(drawn), width, height), height


def frame(scene, player, width, height):
    return panel(width, height, "asked" if player == scene.asked else "")


def playing(scene, player, content, width, height):
    """My panel takes the card that I play."""
    if player != scene.viewer:
        return content
    return zone(scene, content, "play", scene.words("pic-play"), width, height)


def heading(scene, player, width):
    """Whose it is, their wish stones, the points on the track, and what the total would be now."""
    words, view = scene.words, scene.view
    named = 112 if scene.narrow else 176
    drawn = [at(0, 3, plaque(scene.colour(player), scene.names[player], named) + rect(0, 0, named, 26, 13, "rule"))]
    x = named + 10
    if scene.is_over and rank(view, player) == 0:
        drawn.append(icon("crown", x - 4, 2, 26))
        x += 26
    track = 104 if scene.narrow else 182
    drawn.append(at(x, 5, gathered(scene, player, width - x - track, 20 if scene.narrow else 23)))
    if not scene.narrow:
        points = signed(view.points[player])
        star = icon("star", width - 174, 5, 20) + text(width - 152, 21, points, 17, "serif bold")
        drawn.append(about(star, words("pic-track", player=scene.names[player], points=points)))
    hand = icon("card", width - 98, 4, 22) + text(width - 74, 21, view.hand_size[player], 17, "serif bold")
    drawn.append(about(hand, words("fact-hand")))
    total = signed(score(view, player)).removeprefix("+")
    sign = rect(width - 50, 2, 50, 26, 13, "here")
    sign += text(width - 25, 21, total, 18, "serif bold on-here", "middle")
    drawn.append(about(sign, words("pic-total", player=scene.names[player], points=total)))
    return "".join(drawn)


def gathered(scene, player, width, size):
    """The wish stones of a player, and what they count now."""
    view, words = scene.view, scene.words
    points = signed(stone_points(view, player))
    held = [(stone, count) for stone, count in enumerate(view.stones[player]) if count]
    step = min(size + 12, (width - 38) / max(len(held), 1))
    drawn = []
    for i, (stone, count) in enumerate(held):
        drawn.append(at(i * step + size / 2, size / 2, wish(stone, size)))
        if count > 1:
            badge = circle(i * step + size - 2, size - 3, 7.5, "paper")
            drawn.append(
                badge + group(text(i * step + size - 2, size + 1.5, count, 12, "bold", "middle"), cls="on-paper")
            )
    x = step * len(held)
    if not held:
        drawn.append(group(at(size / 2, size / 2, wish(COLOURS, size)), cls="ghost"))
        x = size
    look = "bad" if points.startswith("−") else "good"
    drawn.append(group(text(x + 6, size * 0.76, points, 15, "serif bold"), cls=look))
    told = words("pic-gathered", n=sum(view.stones[player]), points=points)
    return about("".join(drawn), told)


def seen_cards(scene, player):
    """The cards that everybody knows to be in a hand; once all is over, the whole hand."""
    return scene.hand(player) if scene.is_over else known_cards(scene.view, player)


def known_chips(scene, player, columns):
    """Those cards, in a grid behind an eye."""
    cards = seen_cards(scene, player)
    if not cards:
        return ""
    drawn = [icon("eye", 0, 0, 20)]
    wide = 32
    if len(cards) > 2 * columns:
        columns, wide = columns + 1, 26
    for found, (x, y) in zip(cards, grid(len(cards), columns, 23, 0, wide + 1.5, 22), strict=True):
        drawn.append(at(x, y, known_chip(COLOUR_WORDS[found // VALUES], found % VALUES, wide, 20)))
    names = ", ".join(scene.card_name(found) for found in cards)
    key = "pic-final-hand" if scene.is_over else "pic-known"
    return about("".join(drawn), scene.words(key, player=scene.names[player], cards=names))


@lru_cache(maxsize=500)
def known_chip(word, value, width, height):
    """A small card by itself: its colour, the mark of the colour, its value."""
    size = 13 if value > 9 else 15
    mark = centred(DYES[word], 7, height / 2, 9 if value > 9 else 11)
    number = text(width - 3, height / 2 + 5.2, value, size, "serif bold", "end")
    return group(rect(0, 0, width, height, 5, "own"), group(mark, number, cls="on-own"), cls=dye_class(word))
