"""Keltis: where in the picture something happens, for the theatre: stones, rows, piles, the deck, seats."""

from .board import VALUES, Event
from .maps import COLOUR_WORDS, START

DECK = "deck"


def seat_key(player: int) -> str:
    """Where a player's name and rows are."""
    return f"seat-{player}"


def row_key(player: int, colour: int) -> str:
    """A row of cards."""
    return f"row-{player}-{COLOUR_WORDS[colour]}"


def pile_key(colour: int) -> str:
    """A discard pile."""
    return f"pile-{COLOUR_WORDS[colour]}"


def space_key(space: int) -> str:
    """A stone of the paths."""
    return f"space-{space}"


def start_key(player: int) -> str:
    """A player's place on the start stone."""
    return f"start-{player}"


def places(event: tuple[int, ...], viewer: int, view) -> list[str]:
    """Where an event happens; which card came from the deck is no part of it."""
    kind, *details = event
    if kind in (Event.GAME, Event.GAME_ENDED, Event.ENDED):
        return []
    player = details[0]
    if kind == Event.STEPPED:
        _, _, _, start, to, _ = details
        return [f"{start_key(player) if start == START else space_key(start)}>{space_key(to)}"]
    if kind == Event.DREW:
        return [f"{DECK}>{seat_key(player)}"]
    if kind not in (Event.PLAYED, Event.DISCARDED, Event.SHED_CARD, Event.TOOK):
        return [seat_key(player)]
    colour = details[1] // VALUES
    if kind == Event.PLAYED:
        return [row_key(player, colour)]
    if kind == Event.TOOK:
        return [f"{pile_key(colour)}>{seat_key(player)}"]
    if kind == Event.SHED_CARD and details[2]:
        return [f"{row_key(player, colour)}>{pile_key(colour)}"]
    return [f"{seat_key(player)}>{pile_key(colour)}"]
