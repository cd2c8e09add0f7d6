"""Enclave: cards, places and people of the Tree by name, and the events that speak of them."""

from dolmen.core.contract.elements import Elements, Told

from .board import Event
from .cards import CARD_WORDS, CARDS, FIRST, LINES, LOCATION_WORDS, MOST_TRAPS, SIZE, TREE_WORDS, Deck, Location


def cards_of(kind: str, *decks: Deck, **told: tuple[Told, ...]) -> Elements:
    """The cards of some decks, one after another; events speak of cards by their number among all."""
    cards = [card for deck in decks for card in range(FIRST[deck], FIRST[deck] + SIZE[deck])]
    names = tuple(CARD_WORDS[card] for card in cards)
    return Elements(kind, names, of=tuple(cards.index(card) if card in cards else -1 for card in range(CARDS)), **told)


ELEMENTS = (
    cards_of("trap", Deck.TRAP, used=tuple(Told(Event.TRAPS, thing=2 + nth) for nth in range(MOST_TRAPS))),
    cards_of(
        "mission",
        Deck.MISSION,
        offered=(Told(Event.ROW, thing=2),),
        gained=(Told(Event.SET_OUT, thing=2, player=1),),
        used=(Told(Event.RETURNED, thing=2, player=1),),
    ),
    cards_of(
        "card",
        Deck.PRYZE,
        Deck.KNIVES,
        Deck.MAGGOT,
        offered=(Told(Event.ROW, thing=2), Told(Event.ON_OFFER, thing=2, player=1)),
        gained=(
            Told(Event.DEALT, thing=2, player=1),
            Told(Event.BOUGHT, thing=2, player=1),
            Told(Event.KEPT, thing=2, player=1),
            Told(Event.STOLEN, thing=3, player=1),
        ),
        used=(
            Told(Event.USED, thing=2, player=1),
            Told(Event.HEALED, thing=2, player=1),
            Told(Event.OFFERED, thing=2, player=1),
            Told(Event.INSTALLED, thing=2, player=1),
            Told(Event.STUDIED, thing=2, player=1),
        ),
    ),
    Elements(
        "place",
        tuple(LOCATION_WORDS),
        used=(Told(Event.QUEUED, thing=2, player=1),),
        of=tuple(min(line, Location.TREE) for line in range(LINES)),  # all levels are the Tree
    ),
    Elements(
        "person",
        tuple(TREE_WORDS),
        offered=(Told(Event.TREE_CARD, thing=2),),
        used=(Told(Event.MET, thing=2, player=1),),
    ),
)
