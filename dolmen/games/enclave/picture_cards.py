"""Enclave, drawn: cards with their icons."""

from functools import lru_cache

from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import width_of, wrap
from dolmen.picture.palette import dye_class, emblem_of, seat_class
from dolmen.picture.pieces import coin, shadow
from dolmen.picture.svg import at, circle, group, lines, rect, rim, text
from dolmen.words import signed

from .cards import (
    CARD_WORDS,
    COLOUR,
    DECK_OF,
    EFFECT,
    FIRST_MISSION,
    KIND,
    MISSION_DAMAGE,
    MISSION_KNOWLEDGE,
    MISSION_PRYZES,
    MISSION_TRAPS,
    MISSION_TREE,
    NOTHING,
    PRICE,
    SARCOPHAGUS,
    SCHEME,
    SESAME,
    Deck,
    Kind,
)
from .names import SEAT_COLOURS, described, face_line

WOUND_ICONS = ("heart", "moon")  # physical, mental
KIND_DYES = {
    Kind.TRAP: "red",
    Kind.MISSION: "brown",
    Kind.PROTECTION: "blue",
    Kind.MEDICINE: "pink",
    Kind.THIEF: "yellow",
    Kind.MACHINE: "grey",
    Kind.SCHEME: "green",
}
KIND_ICONS = {
    Kind.TRAP: "trap",
    Kind.MISSION: "sword",
    Kind.PROTECTION: "shield",
    Kind.MEDICINE: "clover",
    Kind.THIEF: "figure",
    Kind.MACHINE: "gear",
    Kind.SCHEME: "scroll",
}
DECK_ICONS = ("trap", "jewel", "sword", "house", "clover")
LOCATION_ICONS = ("shepherd", "eye", "clover", "house", "castle", "tree")


def card_text(words, card):
    """What a card is and does, for hovering."""
    return words.say(described(card))


def effects_of(card):
    """Icons and numbers of what a card does."""
    kind = KIND[card]
    if kind == Kind.MISSION:
        return []
    if kind == Kind.SCHEME:
        return [("scroll", f"+{SCHEME[card]}")]
    if kind == Kind.MACHINE:
        pairs = (("key", SESAME[card]), ("bag", SARCOPHAGUS[card]))
        return [(name, f"+{n}") for name, n in pairs if n]
    shown = str if kind in (Kind.TRAP, Kind.PROTECTION) else signed
    return [(WOUND_ICONS[wound], shown(n)) for wound, n in enumerate(EFFECT[card]) if n]


def row_of_icons(pairs, x, y, size, width):
    """Icons with their numbers, side by side about a middle."""
    letter = size * 0.86
    wide = [size + 2 + width_of(number, letter, True) for _, number in pairs]
    gap = 6
    total = sum(wide) + gap * (len(pairs) - 1)
    scale = min(1, width / total) if total else 1
    left, drawn = x - total * scale / 2, []
    for (name, number), w in zip(pairs, wide, strict=True):
        drawn.append(icon(name, left, y - size * 0.82 * scale, size * scale))
        drawn.append(text(left + (size + 2) * scale, y, number, max(12, letter * scale), "serif bold"))
        left += (w + gap) * scale
    return "".join(drawn)


@lru_cache(maxsize=4000)
def card_face(words, card, w=128, h=92):
    """A card face up: a band with its kind, its price on a coin, its name, and what it does in icons."""
    kind = Kind(KIND[card])
    if kind == Kind.MISSION:
        return mission_face(words, card - FIRST_MISSION, words.say(face_line(card)), w, h)
    band = 22
    drawn = [shadow(w, h, 7), rect(0, 0, w, h, 7, "paper"), rect(1, 1, w - 2, band, 6, "plain-own")]
    drawn.append(group(centred(KIND_ICONS[kind], w / 2, band / 2 + 1, 18), cls="on-own"))
    if DECK_OF[card] == Deck.PRYZE:
        drawn.append(icon("jewel", w - 21, 2, 18))
    elif COLOUR[card] != NOTHING:
        colour = SEAT_COLOURS[COLOUR[card]]
        mark = centred(emblem_of(colour), w - 12, 12, 13)
        drawn.append(group(circle(w - 12, 12, 9, "own"), group(mark, cls="on-own"), cls=seat_class(colour)))
    if kind != Kind.TRAP:
        drawn.append(at(1, -1, coin(PRICE[card], 26)))
    size = 13 if w > 110 else 12
    named = wrap(words.say(face_line(card)), w - 8, size, 3 if h > 100 else 2)
    drawn.append(
        group(
            lines(w / 2, band + size + 3, named, size, size + 2, "", "middle"),
            row_of_icons(effects_of(card), w / 2, h - 8, 20, (w - 8) * 0.88),
            cls="on-paper",
        )
    )
    return group(*drawn, cls=dye_class(KIND_DYES[kind]))


def mission_face(words, mission, name, w, h):
    """A mission: traps and damage above, the reward below."""
    threats = [("trap", str(MISSION_TRAPS[mission]))]
    threats += [(WOUND_ICONS[wound], str(n)) for wound, n in enumerate(MISSION_DAMAGE[mission]) if n]
    rewards = (("scroll", MISSION_KNOWLEDGE), ("jewel", MISSION_PRYZES), ("tree", MISSION_TREE))
    gains = [(what, str(table[mission])) for what, table in rewards if table[mission]]
    size = 13 if w > 110 else 12
    named = wrap(name, w - 8, size, 2)
    drawn = [
        shadow(w, h, 7),
        rect(0, 0, w, h, 7, "paper"),
        rect(1, 1, w - 2, 8, 4, "plain-own"),
        group(
            lines(w / 2, 23, named, size, size + 1, "", "middle"),
            row_of_icons(threats, w / 2, h - 31, 19, (w - 8) * 0.88),
            row_of_icons(gains, w / 2, h - 7, 19, (w - 8) * 0.88),
            cls="on-paper",
        ),
    ]
    return group(*drawn, cls=dye_class("brown"))


def card_key(card):
    return f"card-{CARD_WORDS[card]}"


def choice_rim(w, h):
    return rim(-3, -3, w + 6, h + 6, 9)
