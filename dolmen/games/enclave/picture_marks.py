"""Enclave, drawn: marks. The shape says what a number does, the glyph on it which of the two tracks is meant.

A burst is damage, a shield protects, a cross heals, an arrow raises the maximum; a heart is physical, a moon mental.
"""

from functools import lru_cache

from dolmen.picture.icons import icon
from dolmen.picture.layout import width_of
from dolmen.picture.svg import at, group, text
from dolmen.words import signed

from .cards import (
    EFFECT,
    FIRST_MISSION,
    KIND,
    MISSION_DAMAGE,
    MISSION_KNOWLEDGE,
    MISSION_PRYZES,
    MISSION_TRAPS,
    MISSION_TREE,
    SARCOPHAGUS,
    SCHEME,
    SESAME,
    Kind,
    Location,
)

WOUND_ICONS = ("enclave-heart", "enclave-moon")  # physical, mental
SHAPES = {
    Kind.TRAP: "enclave-burst",
    Kind.MISSION: "enclave-burst",
    Kind.PROTECTION: "enclave-ward",
    Kind.MEDICINE: "enclave-remedy",
    Kind.THIEF: "enclave-boost",
}
KIND_ICONS = {
    Kind.TRAP: "trap",
    Kind.MISSION: "enclave-portal",
    Kind.PROTECTION: "enclave-protection",
    Kind.MEDICINE: "enclave-medicine",
    Kind.THIEF: "enclave-thief",
    Kind.MACHINE: "gear",
    Kind.SCHEME: "scroll",
}
DECK_ICONS = ("trap", "jewel", "enclave-portal", "enclave-knives", "enclave-flask")
LOCATION_ICONS = {
    Location.SHEPHERD: "enclave-crook",
    Location.ORACLE: "eye",
    Location.MAGGOT: "enclave-flask",
    Location.KNIVES: "enclave-knives",
    Location.BOARDING: "enclave-portal",
    Location.TREE: "tree",
}
LEAST_MARK = 30  # smaller ones could not be read


@lru_cache(maxsize=2000)
def mark(kind, wound, number, size):
    """A shape with the glyph of its track and a number."""
    glyph = size * 0.27
    low = size * (0.84 if kind == Kind.THIEF else 0.79)
    top = size * (0.28 if kind == Kind.THIEF else 0.13)
    letter = max(12, size * (0.4 if len(number) < 2 else 0.36))
    if kind == Kind.MEDICINE:
        top, low = size * 0.08, size * 0.67
    return group(
        icon(SHAPES[kind], 0, 0, size),
        icon(("enclave-heart-pale", "enclave-moon-pale")[wound], (size - glyph) / 2, top, glyph),
        text(size / 2, low, number, letter, "serif bold on-strong", "middle"),
        cls=f"of-{wound}",
    )


def effects_of(card):
    """Icons and numbers of what a card does; a wound by its number."""
    kind = KIND[card]
    if kind == Kind.MISSION:
        return []
    if kind == Kind.SCHEME:
        return [("scroll", f"+{SCHEME[card]}")]
    if kind == Kind.MACHINE:
        pairs = (("key", SESAME[card]), ("enclave-coffin", SARCOPHAGUS[card]))
        return [(name, f"+{n}") for name, n in pairs if n]
    shown = str if kind in (Kind.TRAP, Kind.PROTECTION) else signed
    return [(WOUND_ICONS[wound], shown(n)) for wound, n in enumerate(EFFECT[card]) if n]


def threats_of(mission):
    """Traps and printed damage of a mission."""
    drawn = [("trap", str(MISSION_TRAPS[mission]))]
    return drawn + [(WOUND_ICONS[wound], str(n)) for wound, n in enumerate(MISSION_DAMAGE[mission]) if n]


def gains_of(mission):
    """The reward of a mission."""
    rewards = (("scroll", MISSION_KNOWLEDGE), ("jewel", MISSION_PRYZES), ("tree", MISSION_TREE))
    return [(what, str(table[mission])) for what, table in rewards if table[mission]]


def signs_of(card):
    """A card in icons and numbers, as lists show it."""
    if KIND[card] != Kind.MISSION:
        return effects_of(card)
    mission = card - FIRST_MISSION
    return [*threats_of(mission), ("enclave-open", ""), *gains_of(mission)]


def signs_width(pairs, size):
    """How wide icons with their numbers are."""
    return sum(size + (2 + width_of(n, size * 0.9, True) if n else 0) + 5 for _, n in pairs) - 5 if pairs else 0


def fitting_signs(pairs, width, size=15):
    """The signs of a card and their size, smaller and without the arrow where there is little room."""
    while signs_width(pairs, size) > width and size > 13:
        size -= 1
    if signs_width(pairs, size) > width:
        pairs = [pair for pair in pairs if pair[1]]
    return pairs, size


def signs(pairs, size, right=0.0):
    """Icons with their numbers side by side, from 0 or, with `right`, up to there; y 0 is their top."""
    letter = max(12, size * 0.86)
    x, drawn = (right - signs_width(pairs, size) if right else 0), []
    for name, number in pairs:
        drawn.append(icon(name, x, 0, size))
        x += size
        if number:
            drawn.append(text(x + 2, size * 0.5 + letter * 0.36, number, letter, "serif bold"))
            x += 2 + width_of(number, size * 0.9, True)
        x += 5
    return "".join(drawn)


def marks(card, width, size):
    """What a card does, in large marks about the middle of a width; smaller where there is little room."""
    kind = KIND[card]
    pairs = effects_of(card)
    if kind in SHAPES:
        wounds = [wound for wound, n in enumerate(EFFECT[card]) if n]
        each = min(size, (width - 6 * (len(pairs) - 1)) / max(1, len(pairs)))
        if each >= LEAST_MARK:
            left = (width - len(pairs) * each - 6 * (len(pairs) - 1)) / 2
            shown = [mark(kind, wound, n, each) for wound, (_, n) in zip(wounds, pairs, strict=True)]
            return "".join(at(left + i * (each + 6), (size - each) / 2, one) for i, one in enumerate(shown))
    return middle_signs(pairs, width, min(size, 26), size)


def middle_signs(pairs, width, size, height):
    """Icons with numbers about the middle of a room."""
    size = min(size, size * width / max(width, signs_width(pairs, size)))
    return at((width - signs_width(pairs, size)) / 2, (height - size) / 2, signs(pairs, size))
