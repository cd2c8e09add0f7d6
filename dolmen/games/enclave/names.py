"""Enclave: cards, places, decks and levels as lines of text."""

from dolmen.words import Line, Named, list_line, signed

from .cards import (
    CARD_WORDS,
    COLOUR,
    COLOUR_WORDS,
    DECK_WORDS,
    EFFECT,
    FIRST_MISSION,
    KIND,
    LOCATION_WORDS,
    LOCATIONS,
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
    THIEF_WORDS,
    TREE_WORDS,
    Deck,
    Kind,
)
from .cards import DECK_OF as DECK

SEAT_COLOURS = (1, 2, 0, 3)  # the thieves' red, blue, green and yellow in the palette of seats


def card_line(card: int) -> Line:
    """`Red Riot Shield`: no two cards share a name."""
    return Line(f"card-{CARD_WORDS[card]}")


def face_line(card: int) -> Line:
    """The name on the face of a card, which shows its colour beside it: `Riot Shield`."""
    word = CARD_WORDS[card]
    if COLOUR[card] != NOTHING:
        word = word.removesuffix(f"-{COLOUR_WORDS[COLOUR[card]]}")
    return Line(f"card-{word}")


def counted(what: str, n: int) -> Line:
    """`1 coin`, `2 coins`."""
    return Line.of(f"count-{what}", n=n)


def gains_line(coins: int, knowledge: int) -> Line:
    """`2 coins and 1 knowledge`: what is not 0."""
    return list_line([counted(what, n) for what, n in (("coins", coins), ("knowledge", knowledge)) if n])


def mission_line(mission: int) -> Line:
    """The name of a mission, or of Angelos."""
    if mission < len(MISSION_TRAPS) - 1:
        return card_line(FIRST_MISSION + mission)
    return Line("tree-angelos")


def cards_line(cards: list[int]) -> Line:
    """`Riot Shield, Ghost Coat`: up to six cards."""
    return join_lines([card_line(card) for card in cards])


def players_line(players: list[int]) -> Line:
    """`Anna, Bea`."""
    return join_lines([Line.of("name", player=Named(player)) for player in players])


def join_lines(lines: list[Line]) -> Line:
    """One line of several, with commas."""
    joined = lines[0]
    for line in lines[1:]:
        joined = Line.of("list", first=joined, last=line)
    return joined


def tree_line(card: int) -> Line:
    return Line(f"tree-{TREE_WORDS[card]}")


def tree_effect(card: int) -> Line:
    return Line(f"tree-{TREE_WORDS[card]}.effect")


def thief_line(thief: int) -> Line:
    return Line(f"thief-{THIEF_WORDS[thief]}")


def deck_line(deck: int) -> Line:
    return Line(f"deck-{DECK_WORDS[deck]}")


def place_line(location: int) -> Line:
    """A location, or a level of the Tree by its line."""
    if location > LOCATIONS:
        return Line.of("level", level=location - LOCATIONS + 1)
    return Line(f"place-{LOCATION_WORDS[location]}")


WOUNDS = ("physical", "mental")


def damage_line(physical: int, mental: int) -> Line:
    """`4 physical damage`, `3 physical damage and 3 mental damage`: what is not 0."""
    return list_line([counted(what, n) for what, n in zip(WOUNDS, (physical, mental), strict=True) if n])


def effect_line(card: int) -> Line:
    """What a card does, in a few words."""
    kind = Kind(KIND[card])
    if kind == Kind.MISSION:
        return mission_effect(card - FIRST_MISSION)
    if kind == Kind.MACHINE:
        gains = (("sesame", SESAME[card]), ("sarcophagus", SARCOPHAGUS[card]))
        return join_lines([Line.of(f"effect-{what}", n=n) for what, n in gains if n])
    if kind == Kind.SCHEME:
        return counted("knowledge", SCHEME[card])
    if kind == Kind.THIEF:
        pairs = zip(WOUNDS, EFFECT[card], strict=True)
        return join_lines([Line.of(f"effect-best-{what}", by=signed(n)) for what, n in pairs if n])
    return effect_on_wounds(kind, EFFECT[card])


def effect_on_wounds(kind: Kind, effect: tuple[int, int]) -> Line:
    """The damage of a trap, what protection stops, what medicine heals; a negative number is a side effect."""
    good = damage_line(max(0, effect[0]), max(0, effect[1]))
    if min(effect) < 0:
        return Line.of("effect-medicine-side", what=good, side=damage_line(max(0, -effect[0]), max(0, -effect[1])))
    return Line.of(f"effect-{kind.name.lower()}", what=good)


def mission_effect(mission: int) -> Line:
    """Traps and damage, then the reward."""
    traps, (physical, mental) = MISSION_TRAPS[mission], MISSION_DAMAGE[mission]
    threats = [counted("trap", traps) if traps else Line("no-traps")]
    threats += [counted(what, n) for what, n in zip(WOUNDS, (physical, mental), strict=True) if n]
    tables = (("knowledge", MISSION_KNOWLEDGE), ("pryze", MISSION_PRYZES), ("tokens", MISSION_TREE))
    rewards = [counted(what, table[mission]) for what, table in tables if table[mission]]
    return Line.of("effect-mission", threats=join_lines(threats), rewards=join_lines(rewards))


def kind_line(card: int) -> Line:
    return Line(f"kind-{Kind(KIND[card]).name.lower()}")


def described(card: int) -> Line:
    """A card with kind, price and effect, for hovering and for screen readers."""
    if DECK[card] in (Deck.KNIVES, Deck.MAGGOT, Deck.PRYZE):
        price = counted("coins", PRICE[card])
        return Line.of("described", card=card_line(card), kind=kind_line(card), price=price, effect=effect_line(card))
    return Line.of("described-short", card=card_line(card), effect=effect_line(card))


def split_line(split: tuple[int, ...]) -> Line:
    """`2 traps and 1 pryze`: what is looked at."""
    return list_line([counted(DECK_WORDS[deck], n) for deck, n in enumerate(split) if n])
