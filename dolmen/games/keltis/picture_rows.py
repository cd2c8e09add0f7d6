"""Keltis, drawn: rows of cards with their direction, as a fan, as a chip where there is little room."""

from functools import lru_cache

from dolmen.picture.icons import centred
from dolmen.picture.palette import DYES, dye_class
from dolmen.picture.svg import about, at, group, part, path, piece, place, rect, rim, text

from .board import COLOURS, NO_CARD, VALUES, Direction, Phase, RowRule
from .maps import COLOUR_WORDS
from .places import row_key
from .telling import card_line, colour_line

ARROWS = {Direction.UNDECIDED: "either", Direction.RISING: "rise", Direction.FALLING: "fall"}
TALL = 1.4  # the height of a card, of its width
FAN = 38  # a cell so high has room for its cards below its head
STEP, WIDE_STEP = 13.5, 21  # from one card of a fan to the next, and after a 10
LEAST_STEP, LEAST_TEN = 10, 16  # the same where there are many
DOWN, DOTS = 15, 13  # from one card to the next below it; the room for an ellipsis


def glide(scene, content, card, told=""):
    """A card that glides under its name, where no other could be meant."""
    return piece(content, f"card-{card}", told) if card in scene.single else about(content, told)


def row_cells(scene, player, w, h, gap=4):
    """Five rows side by side."""
    each = (w - gap * (COLOURS - 1)) / COLOURS
    cells = [at(round(i * (each + gap), 1), 0, row_cell(scene, player, i, round(each, 1), h)) for i in range(COLOURS)]
    return "".join(cells)


def row_cell(scene, player, colour, w, h):
    """One row of a player's."""
    look = fan_cell(scene, player, colour, w, h) if h >= FAN else chip_cell(scene, player, colour, w, h)
    content, told = group(look, cls=dye_class(COLOUR_WORDS[colour])), told_row(scene, player, colour)
    shown = sheddable(scene, content, player, colour, told, rim(0, 0, w, h, 7))
    return place(shown, row_key(player, colour))


def fan_cell(scene, player, colour, w, h):
    """A head with the mark and the direction; below it the cards as a fan, the last one whole and large."""
    word, head = COLOUR_WORDS[colour], 14 if h < 60 else 20
    values = scene.row_values(player, colour)
    drawn = [
        rect(0, 0, w, h, 6, "row-ground"),
        path(f"M0 {head}V6a6 6 0 0 1 6-6H{w - 6:g}a6 6 0 0 1 6 6V{head}z", "plain-own"),
    ]
    arrow = centred(ARROWS[Direction(scene.view.direction[player][colour])], w - head * 0.62, head / 2, head * 0.86)
    signs = centred(DYES[word], head * 0.62, head / 2, head * 0.76)
    if values and w >= head * 2.4:
        signs += arrow
    drawn += [group(signs, cls="on-own"), rect(0, 0, w, h, 6, "row-edge")]
    if values:
        drawn.append(at(3, head + 3, fan(scene, colour, values, w - 6, h - head - 6)))
    return "".join(drawn)


def fan(scene, colour, values, w, h):
    """Cards over each other, each earlier one with its number in sight: side by side, or down where that shows more."""
    last = max(min(h * 0.76, w if w < 44 else w * 0.56, 60), min(w, 20))
    across, small = fitting(values, w - last), max(18, min(last, 36))
    down = 1 + int((h - small * TALL) / DOWN)
    if h > 1.5 * w and down >= len(values):
        small = min(w * 0.7, (h - DOWN * (len(values) - 1)) / TALL, 60)
        return fan_down(scene, colour, values, small, has_more=False)
    if across == len(values):
        return fan_across(scene, colour, values, w, min(h, last * TALL), last)
    if down > across:
        return fan_down(scene, colour, values[-down:], small, len(values) > down)
    shown = values[-max(1, fitting(values, w - last - DOTS)) :]
    dots = text(0, last * 0.7, "…", 12, "bold") if w - last >= DOTS else ""
    left = DOTS if dots else 0
    return dots + at(left, 0, fan_across(scene, colour, shown, w - left, min(h, last * TALL), last))


def fitting(values, room):
    """How many of the last cards have room for their numbers, the last one aside."""
    count = 1
    for value in reversed(values[:-1]):
        room -= LEAST_TEN if value > 9 else LEAST_STEP
        if room < 0:
            break
        count += 1
    return count


def fan_across(scene, colour, values, w, h, last):
    """Each card further to the right."""
    word, drawn, left = COLOUR_WORDS[colour], [], 0.0
    last, h = round(last, 1), round(h, 1)
    wanted = sum(WIDE_STEP if value > 9 else STEP for value in values[:-1])
    share = min(1, (w - last) / wanted) if wanted else 1
    for value in values[:-1]:
        drawn.append(at(round(left, 1), 0, glide(scene, behind(word, value, last, h), colour * VALUES + value)))
        left += max((WIDE_STEP if value > 9 else STEP) * share, LEAST_TEN if value > 9 else LEAST_STEP)
    top = glide(scene, mini_card(word, values[-1], last, h), colour * VALUES + values[-1])
    return "".join(drawn) + at(round(max(0, min(left, w - last)), 1), 0, top)


def fan_down(scene, colour, values, last, has_more):
    """Each card further down, as they lie on a table."""
    word, last = COLOUR_WORDS[colour], round(last, 1)
    tall = round(last * TALL, 1)
    drawn = [text(last + 3, 12, "…", 12, "bold")] if has_more else []
    for i, value in enumerate(values[:-1]):
        drawn.append(at(0, i * DOWN, glide(scene, behind(word, value, last, tall), colour * VALUES + value)))
    top = glide(scene, mini_card(word, values[-1], last, tall), colour * VALUES + values[-1])
    return "".join(drawn) + at(0, (len(values) - 1) * DOWN, top)


@lru_cache(maxsize=1000)
def mini_card(word, value, w, h):
    """A small card: its value, and its colour at its foot."""
    size = max(12, min(h * 0.56, w * (0.6 if value > 9 else 0.8)))
    foot = max(3, h * 0.14)
    look = rect(0.6, 1.2, w, h, 4, "shadow") + rect(0, 0, w, h, 4, "paper")
    look += path(f"M0.8 {h - foot:g}H{w - 0.8:g}V{h - 4:g}a3 3 0 0 1-3 3H3.8a3 3 0 0 1-3-3z", "plain-own")
    number = text(w / 2, (h - foot) / 2 + size * 0.36, value, size, "serif bold", "middle")
    return group(look, group(number, cls="on-paper"), cls=dye_class(word))


@lru_cache(maxsize=1000)
def behind(word, value, w, h):
    """A card that the next one covers: its value at its left edge."""
    look, size = rect(0, 0, w, h, 4, "paper"), 12 if w < 40 else 13
    return group(look, group(text(2.5, size, value, size, "serif bold"), cls="on-paper"), cls=dye_class(word))


def chip_cell(scene, player, colour, w, h):
    """Where there is little room: the last card on its colour, and the direction."""
    last, size = scene.view.last[player][colour], 14 if h > 20 else 12
    drawn = rect(0, 0, w, h, 5, "own")
    middle = h / 2 + size * 0.36
    if last == NO_CARD:
        return drawn + group(
            group(centred(DYES[COLOUR_WORDS[colour]], w / 2, h / 2, min(h * 0.6, 15)), cls="gone"), cls="on-own"
        )
    if w < (40 if last > 9 else 33):
        return drawn + group(text(w / 2, middle, last, size, "serif bold", "middle"), cls="on-own")
    arrow = centred(ARROWS[Direction(scene.view.direction[player][colour])], w - 9, h / 2, 12)
    return drawn + group(text((w - 10) / 2 + 1, middle, last, size, "serif bold", "middle") + arrow, cls="on-own")


def told_row(scene, player, colour):
    """A row in words."""
    words, values = scene.words, scene.row_values(player, colour)
    named = colour_line(colour, "f")
    if not values:
        return words("pic-row-empty", colour=named)
    either = "pic-row-either" if scene.view.row_rule == RowRule.BOTH else "pic-row-only-rises"
    key = (either, "pic-row-rises", "pic-row-falls")[scene.view.direction[player][colour]]
    return words(key, colour=named, cards=" ".join(str(value) for value in values))


def sheddable(scene, content, player, colour, told, edge):
    """A row of mine, which gives its last card when one must be shed."""
    values = scene.row_values(player, colour)
    if not (scene.is_mine and player == scene.viewer and scene.view.phase == Phase.SHED and values):
        return about(content, told)
    label = scene.words("label-shed-row", card=card_line(colour * VALUES + values[-1]))
    return part(content, f"row {COLOUR_WORDS[colour]}", label, told, rim=edge)
