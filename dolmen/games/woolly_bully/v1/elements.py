"""Woolly Bully: tiles, their faces, wolves, hunters and colours by name, and the events that speak of them."""

from dolmen.core.contract.elements import Elements, Told

from .board import BEASTS, COLOUR_WORDS, Event
from .notation import FACE_WORDS, KIND_WORDS, TILE_WORDS
from .rules.bag import kind_of

ELEMENTS = (
    Elements(
        "tile",
        tuple(TILE_WORDS),
        gained=(Told(Event.TILE, thing=2, player=1),),
        used=(Told(Event.USED, thing=2, player=1),),
    ),
    Elements("face", tuple(FACE_WORDS), used=(Told(Event.USED, thing=3, player=1),)),
    # Laid with the forest side up; with its sheep up it is a tile like others.
    Elements(
        "beast",
        KIND_WORDS,
        used=(Told(Event.CAME, thing=2, player=1),),
        of=tuple(int(kind_of(beast)) for beast in range(BEASTS)),
    ),
    # A "?" tile is dealt at the start and used when it is revealed.
    Elements(
        "colour",
        COLOUR_WORDS,
        gained=(Told(Event.OWNS, thing=2, player=1),),
        used=(Told(Event.REVEALED, thing=2, player=1),),
    ),
)
