"""Enclave, drawn: cards. One with room is a card, one with less a chip of two lines, the least is one line."""

from functools import lru_cache

from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import fit, width_of, wrap
from dolmen.picture.palette import emblem_of, seat_class
from dolmen.picture.pieces import coin, shadow
from dolmen.picture.svg import at, circle, group, line, lines, rect, rim, text

from .cards import CARD_WORDS, COLOUR, DECK_OF, FIRST_MISSION, KIND, NOTHING, PRICE, Deck, Kind
from .names import SEAT_COLOURS, described, face_line
from .picture_marks import (
    KIND_ICONS,
    effects_of,
    gains_of,
    marks,
    middle_signs,
    signs,
    signs_of,
    signs_width,
    threats_of,
)
from .picture_scene import SANS, SERIF

BADGE = 26  # of the head of a card: its price on one side, where it is from on the other
CARD, CHIP = (78, 100), (92, 40)  # the least room of a card, and of a chip with two lines
LARGEST = (160, 220)


def card_text(words, card):
    """What a card is and does, for hovering."""
    return words.say(described(card))


def card_key(card):
    return f"card-{CARD_WORDS[card]}"


def choice_rim(w, h):
    return rim(-3, -3, w + 6, h + 6, 10)


@lru_cache(maxsize=6000)
def card_face(words, card, w=104, h=140):
    """A card face up, as its room allows."""
    name, kind = words.say(face_line(card)), Kind(KIND[card])
    if kind == Kind.MISSION:
        return mission_face(words, card - FIRST_MISSION, name, w, h)
    if w < CARD[0] or h < CARD[1]:
        return chip(name, kind, signs_of(card), PRICE[card] if kind != Kind.TRAP else None, w, h)
    band = 24
    drawn = [
        *blank(w, h),
        rect(1, 1, w - 2, band, 7, "plain-own"),
        rect(1, band / 2, w - 2, band / 2 + 1, 0, "plain-own"),
    ]
    spoken = words(f"kind-short-{kind.name.lower()}")
    wide = 22 + width_of(spoken, 12, True)
    if w >= 150 and wide <= w - 2 * BADGE:
        drawn.append(icon(KIND_ICONS[kind], (w - wide) / 2, 4, 17))
        drawn.append(group(text((w - wide) / 2 + 22, 17, spoken, 12, "bold"), cls="on-own"))
    else:
        drawn.append(centred(KIND_ICONS[kind], w / 2, band / 2 + 1, 17))
    if DECK_OF[card] == Deck.PRYZE:
        drawn.append(icon("jewel", w - 22, 3, 18))
    elif COLOUR[card] != NOTHING:
        drawn.append(owner_mark(COLOUR[card], w - 12, 12))
    if kind != Kind.TRAP:
        drawn.append(at(-4, -4, coin(PRICE[card], 28)))
    named, size = name_lines(name, w - 8, 3 if h > 128 or w < 100 else 2)
    below = band + 5 + len(named) * (size + 2) + 4
    size_of = min(64, h - below - 6)
    drawn.append(
        group(
            lines(w / 2, band + size + 4, named, size, size + 2, "serif bold", "middle"),
            at(5, below + max(0, (h - below - 6 - size_of) * 0.4), marks(card, w - 10, size_of)),
            cls="on-paper",
        )
    )
    return group(*drawn, cls=f"kind-{kind.name.lower()}")


def blank(w, h):
    """Paper with weight: a shadow, an ink line, a light inner edge."""
    return [shadow(w, h, 9, 3), rect(0, 0, w, h, 8, "paper"), rect(2.5, 2.5, w - 5, h - 5, 6, "inner")]


def owner_mark(colour, x, y, r=9):
    """The emblem of the thief whose starting card it is."""
    colour = SEAT_COLOURS[colour]
    emblem = group(centred(emblem_of(colour), x, y, r * 1.5), cls="on-own")
    return group(circle(x, y, r, "own"), emblem, cls=seat_class(colour))


def name_lines(name, width, most):
    """A name in lines of 14 letters or smaller, so that its longest word fits."""
    longest = max(name.split(), key=len)
    size = max(12, min(14, 14 * width * SERIF / max(1, width_of(longest, 14, True))))
    if len(wrap(name, width * SERIF, size)) > most:
        size = 12
    return wrap(name, width * (SERIF if size > 12 else 0.9), size, most), size


def chip(name, kind, pairs, price, w, h):
    """A card in one or two lines: kind, name, what it does, and its price."""
    drawn = [shadow(w, h, 7), rect(0, 0, w, h, 7, "paper"), rect(1, 1, 5, h - 2, 3, "plain-own")]
    small = [icon(KIND_ICONS[kind], 9, h / 2 - 8, 16)]
    left, size = 29, 15
    if h >= CHIP[1] and w >= CHIP[0]:  # two lines: the name above
        low = h / 2 + 2
        small = [text(12, h / 2 - 4, fit(name, (w - 18) * SANS, 12), 12)]
        row_of = [(KIND_ICONS[kind], ""), *pairs]
        cost = [("coin", str(price))] if price is not None else []
        if signs_width([*cost, *row_of], size) + 18 > w:
            row_of = pairs  # the band at its side has the colour of the kind
        while signs_width([*cost, *row_of], size) + 15 > w and len(row_of) > 1:
            row_of = row_of[:-1]
        small.append(at(11, low, signs(row_of, size)))
        small.append(at(0, low, signs(cost, size, w - 6)) if cost else "")
    else:
        while signs_width(pairs, size) > w - left - 6 and len(pairs) > 1:
            pairs = pairs[:-1]
        wide = signs_width(pairs, size)
        small.append(at(0, h / 2 - size / 2, signs(pairs, size, w - 6)))
        if (room := w - left - wide - 12) >= 44:
            small.append(text(left, h / 2 + 4.5, fit(name, room * SANS, 12), 12))
    return group(*drawn, group(*small, cls="on-paper"), cls=f"kind-{kind.name.lower()}")


@lru_cache(maxsize=2000)
def mission_face(words, mission, name, w, h):
    """A mission: traps and damage above, the reward below."""
    pairs = [*threats_of(mission), ("enclave-open", ""), *gains_of(mission)]
    if w < CARD[0] or h < CARD[1]:
        return chip(name, Kind.MISSION, pairs, None, w, h)
    band = 22 if h >= 130 else 10
    drawn = [
        *blank(w, h),
        rect(1, 1, w - 2, band, 7, "plain-own"),
        rect(1, band / 2, w - 2, band / 2 + 1, 0, "plain-own"),
    ]
    if band > 20:
        drawn.append(group(text(w / 2, 16, words("kind-mission"), 12, "bold", "middle"), cls="on-own"))
    named, size = name_lines(name, w - 8, 2 if h < 150 else 3)
    below = band + 5 + len(named) * (size + 2)
    foot = 30
    drawn.append(
        group(
            lines(w / 2, band + size + 4, named, size, size + 2, "serif bold", "middle"),
            at(4, below, middle_signs(threats_of(mission), w - 8, 28, h - below - foot)),
            line(6, h - foot, w - 6, h - foot, "cut"),
            at(4, h - foot, middle_signs(gains_of(mission), w - 8, 24, foot)),
            cls="on-paper",
        )
    )
    return group(*drawn, cls="kind-mission")


def chip_width(cards):
    """How wide the chip of the widest of some cards is."""
    return max((signs_width(signs_of(card), 15) + 22 for card in cards), default=0)


def deal(count, w, h, gap=10, most=LARGEST, extra=0, least=0.0):
    """How many cards lie side by side in a room, and how large each is; None where they do not fit.

    `extra` is kept free below each; `least` is the width of a chip that can still be read.
    """
    best = (-1.0, 1, w, h)
    for columns in range(1, max(1, count) + 1):
        rows = -(-max(1, count) // columns)
        each = min(most[0], (w - gap * (columns - 1)) / columns)
        tall = min(most[1], (h - gap * (rows - 1)) / rows - extra)
        if tall < 24:
            continue
        rank = 2 if each >= CARD[0] and tall >= CARD[1] else 1 if each >= CHIP[0] and tall >= CHIP[1] else 0
        if rank == 2:
            tall = max(CARD[1], min(tall, each * 1.5))
        else:
            if (w - gap * (columns - 1)) / columns < max(64, least):
                continue
            each, tall = min((w - gap * (columns - 1)) / columns, 220), min(tall, 56)
        best = max(best, (rank * 1e6 + min(each * 1.35, tall) * 100 + each, columns, each, tall))
    return best[1:] if best[0] >= 0 else None


__all__ = [
    "CARD",
    "CHIP",
    "card_face",
    "card_key",
    "card_text",
    "chip",
    "choice_rim",
    "deal",
    "effects_of",
    "mission_face",
]
