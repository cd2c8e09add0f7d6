"""Keltis: cards, wish stones, tiles, spaces and figures by name, and the events that speak of them."""

from dolmen.core.contract.elements import Elements, Told

from .board import HAND, Event
from .maps import COLOUR_WORDS, NO_TILE, SPACE_WORDS, TILE_COUNT
from .notation import CARD_WORDS, SIZE_WORDS, tile_word

TILE_NUMBERS = range(NO_TILE + 1, TILE_COUNT)
FIRST_CARD = 2  # of the hand, in event DEALT

ELEMENTS = (
    Elements(
        "card",
        CARD_WORDS,
        offered=(Told(Event.DISCARDED, thing=2), Told(Event.SHED_CARD, thing=2)),  # it lies on a pile
        gained=(
            *(Told(Event.DEALT, thing=FIRST_CARD + i, player=1) for i in range(HAND)),
            Told(Event.DREW, thing=2, player=1),
            Told(Event.TOOK, thing=2, player=1),
        ),
        used=(Told(Event.PLAYED, thing=2, player=1),),
    ),
    Elements("stone", (*COLOUR_WORDS, "plain"), gained=(Told(Event.TOOK_STONE, thing=2, player=1),)),
    Elements(
        "tile",
        tuple(tile_word(tile) for tile in TILE_NUMBERS),
        offered=(Told(Event.TILE, thing=3),),
        used=(Told(Event.VISITED, thing=3, player=1),),
        of=(-1, *range(len(TILE_NUMBERS))),  # NO_TILE is none
    ),
    Elements("space", SPACE_WORDS, used=(Told(Event.VISITED, thing=2, player=1),)),
    Elements("figure", SIZE_WORDS, used=(Told(Event.STEPPED, thing=2, player=1),)),
)
