"""Enclave: cards, places, decks and levels as lines of text."""

from dolmen.words import Line, signed

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


def card_name(card: int) -> str:
    """The key of a card's name; the starting cards of all colours share theirs."""
    word = CARD_WORDS[card]
    if COLOUR[card] != NOTHING:
        word = word.removesuffix(f"-{COLOUR_WORDS[COLOUR[card]]}")
    return f"card-{word}"


def card_line(card: int) -> Line:
    """`Riot Shield`."""
    return Line(card_name(card))


def mission_line(mission: int) -> Line:
    """The name of a mission, or of Angelos."""
    if mission < len(MISSION_TRAPS) - 1:
        return card_line(FIRST_MISSION + mission)
    return Line("tree-angelos")


def cards_line(cards: list[int]) -> Line:
    """`Riot Shield, Ghost Coat`: up to six cards."""
    return join_lines([card_line(card) for card in cards])


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


def effect_line(card: int) -> Line:
    """What a card does, in a few words."""
    kind, (physical, mental) = KIND[card], EFFECT[card]
    if kind == Kind.MISSION:
        return mission_effect(card - FIRST_MISSION)
    if kind == Kind.MACHINE:
        return Line.of("effect-machine", sesame=SESAME[card], sarcophagus=SARCOPHAGUS[card])
    if kind == Kind.SCHEME:
        return Line.of("effect-scheme", knowledge=SCHEME[card])
    key = {Kind.TRAP: "trap", Kind.PROTECTION: "protection", Kind.MEDICINE: "medicine", Kind.THIEF: "thief"}[Kind(kind)]
    form = "both" if physical and mental else "physical" if physical else "mental"
    numbers = {"physical": signed(physical), "mental": signed(mental)}
    if kind in (Kind.TRAP, Kind.PROTECTION):
        numbers = {"physical": str(physical), "mental": str(mental)}
    return Line.of(f"effect-{key}-{form}", **{name: n for name, n in numbers.items() if form in (name, "both")})


def mission_effect(mission: int) -> Line:
    """Traps and damage, then the reward."""
    physical, mental = MISSION_DAMAGE[mission]
    return Line.of(
        "effect-mission",
        traps=MISSION_TRAPS[mission],
        physical=physical,
        mental=mental,
        knowledge=MISSION_KNOWLEDGE[mission],
        pryzes=MISSION_PRYZES[mission],
        tokens=MISSION_TREE[mission],
    )


def described(card: int) -> Line:
    """A card with kind, price and effect, for hovering and for screen readers."""
    if DECK[card] in (Deck.KNIVES, Deck.MAGGOT, Deck.PRYZE):
        kind = Line(f"kind-{Kind(KIND[card]).name.lower()}")
        return Line.of("described", card=card_line(card), kind=kind, price=PRICE[card], effect=effect_line(card))
    return Line.of("described-short", card=card_line(card), effect=effect_line(card))


def split_line(split: tuple[int, ...]) -> Line:
    """`2 traps, 1 pryze`: what is looked at."""
    parts = [Line.of(f"count-{DECK_WORDS[deck]}", n=n) for deck, n in enumerate(split) if n]
    return join_lines(parts)
