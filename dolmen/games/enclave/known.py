"""Enclave: what a view shows of decks and discard piles, for pictures, sketches and descriptions."""

from dolmen.words import Line

from .board import Phase, Place
from .cards import FIRST, NOTHING, SIZE
from .names import card_line, cards_line, counted, deck_line, join_lines


def pile(view, deck: int) -> list[int]:
    """The discard pile of a deck, which all may look through, from its top (law, section 6)."""
    lying = by_rank(view, deck, Place.DISCARD)
    return [lying.get(rank, NOTHING) for rank in range(view.discard_size[deck] - 1, -1, -1)]


def known_in_deck(view, deck: int) -> list[tuple[int, int]]:
    """The cards of a deck that the viewer knows (R58), each with its place from the top; at the end nobody asks."""
    if view.phase == Phase.OVER:
        return []
    size, lying = view.deck_size[deck], by_rank(view, deck, Place.DECK)
    return [(size - rank, lying[rank]) for rank in range(size - 1, -1, -1) if rank in lying]


def by_rank(view, deck: int, place: int) -> dict[int, int]:
    """The cards of a deck that lie in a place, by their rank there."""
    places, ranks = view.place, view.rank
    return {ranks[card]: card for card in range(FIRST[deck], FIRST[deck] + SIZE[deck]) if places[card] == place}


def deck_count(view, deck: int) -> int:
    """The cards of a deck with those that somebody is looking at."""
    return view.deck_size[deck] + view.looked[deck]


def deck_lines(view, deck: int) -> list[Line]:
    """A deck, what the viewer knows of it, and its whole discard pile."""
    lines = [Line.of("pic-deck", deck=deck_line(deck), cards=counted("cards", deck_count(view, deck)))]
    if known_in_deck(view, deck):
        lines.append(known_line(view, deck))
    discards = pile(view, deck)
    lines.append(Line.of("pic-discards", cards=cards_line(discards)) if discards else NO_DISCARDS)
    return lines


def known_line(view, deck: int) -> Line:
    """`What you know of the trap deck: Burning Louse (card number 1 from the top)`."""
    known = [Line.of("pic-known-top", card=card_line(card), n=place) for place, card in known_in_deck(view, deck)]
    return Line.of("pic-known", deck=deck_line(deck), cards=join_lines(known))


NO_DISCARDS = Line("pic-no-discards")
