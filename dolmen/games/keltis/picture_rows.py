"""Keltis, drawn: rows of cards with their direction."""

from functools import lru_cache

from dolmen.picture.icons import centred
from dolmen.picture.layout import huddle, row, wrap
from dolmen.picture.palette import DYES, dye_class
from dolmen.picture.svg import about, at, circle, group, part, piece, rect, rim, text

from .board import COLOURS, NO_CARD, VALUES, Direction, Phase, RowRule
from .maps import COLOUR_WORDS
from .telling import card_line, colour_line

ARROWS = {Direction.UNDECIDED: "either", Direction.RISING: "rise", Direction.FALLING: "fall"}


def glide(scene, content, card, told=""):
    """A card that glides under its name, where no other could be meant."""
    return piece(content, f"card-{card}", told) if card in scene.single else about(content, told)


def card_rows(scene, player, width, each, chip):
    """Five rows, one below the other; mine take a card that is played, and give their last one when shedding."""
    drawn = [at(0, colour * each, card_row(scene, player, colour, width, each, chip)) for colour in range(COLOURS)]
    return "".join(drawn)


def card_row(scene, player, colour, width, each, chip):
    """A row: its colour, its direction, its cards in order, the last one large."""
    view = scene.view
    values = scene.row_values(player, colour)
    word = COLOUR_WORDS[colour]
    tall = each - 3
    size = min(tall - 2, 20)
    head = circle(tall / 2 + 1, tall / 2, min(tall / 2 - 1, 16), "own") + group(
        centred(DYES[word], tall / 2 + 1, tall / 2, size * 0.86), cls="on-own"
    )
    arrow = centred(ARROWS[Direction(view.direction[player][colour])], tall + 14, tall / 2, min(tall, 20))
    if not values:
        arrow = group(arrow, cls="ghost")
    left = tall + 30
    step = huddle(len(values), width - left - 6, chip, 3)
    drawn = [rect(0, 0, width, tall, tall / 2, "own-soft"), head, arrow]
    for i, value in enumerate(values):
        look = chip_card(word, value, chip, tall, i == len(values) - 1)
        drawn.append(at(left + i * step, 0, glide(scene, look, colour * VALUES + value)))
    content = group(*drawn, cls=dye_class(word))
    told = told_row(scene, player, colour)
    return sheddable(scene, content, player, colour, told, rim(0, -1, width, tall + 2, tall / 2))


def told_row(scene, player, colour):
    words, values = scene.words, scene.row_values(player, colour)
    named = colour_line(colour, "f")
    if not values:
        return words("pic-row-empty", colour=named)
    either = "pic-row-either" if scene.view.row_rule == RowRule.BOTH else "pic-row-only-rises"
    key = (either, "pic-row-rises", "pic-row-falls")[scene.view.direction[player][colour]]
    return words(key, colour=named, cards=" ".join(str(value) for value in values))


def row_cells(scene, player, width, tall):
    """Five rows in one line: the last card of each and its direction; below, where there is room, all of them."""
    drawn = []
    for (x, w), colour in zip(row(COLOURS, 0, width, 4), range(COLOURS), strict=True):
        drawn.append(at(x, 0, row_cell(scene, player, colour, w, tall)))
    return "".join(drawn)


def row_cell(scene, player, colour, w, tall):
    view, word, last = scene.view, COLOUR_WORDS[colour], scene.view.last[player][colour]
    head = min(tall, 36)
    cell = rect(0, 0, w, tall, 7, "own-soft")
    cell += circle(13, head / 2, 10, "own") + group(centred(DYES[word], 13, head / 2, 13), cls="on-own")
    if last != NO_CARD:
        cell += text(w / 2 + 3, head / 2 + 7, last, 20, "serif bold", "middle")
        cell += centred(ARROWS[Direction(view.direction[player][colour])], w - 12, head / 2, 15)
    for i, words in enumerate(wrap(" ".join(map(str, scene.row_values(player, colour))), w - 8, 13, 3)):
        if head + 13 + 15 * i < tall:
            cell += text(6, head + 11 + 15 * i, words, 13, "serif")
    content, told = group(cell, cls=dye_class(word)), told_row(scene, player, colour)
    return sheddable(scene, content, player, colour, told, rim(0, 0, w, max(tall, 44), 7))


def sheddable(scene, content, player, colour, told, edge):
    """A row of mine, which gives its last card when one must be shed."""
    values = scene.row_values(player, colour)
    if not (scene.is_mine and player == scene.viewer and scene.view.phase == Phase.SHED and values):
        return about(content, told)
    label = scene.words("label-shed-row", card=card_line(colour * VALUES + values[-1]))
    return part(content, f"row {COLOUR_WORDS[colour]}", label, told, rim=edge)


@lru_cache(maxsize=500)
def chip_card(word, value, width, height, is_last):
    """A small card in a row; the last one stands out."""
    look = rect(0, 0.5, width, height - 1, 4, "paper")
    if is_last:
        look = rect(1, 2, width, height - 1, 4, "shadow") + look
        look += rect(1.5, 2, width - 3, height - 4, 3, "own-line")
    size = max(12, min(height * 0.72, 20 if is_last else 17, width * 0.66))
    face = "serif bold" if is_last else "serif"
    number = text(width / 2, height / 2 + size * 0.36, value, size, face, "middle")
    return group(look, group(number, cls="on-paper"), cls=dye_class(word))
