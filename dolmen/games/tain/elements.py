"""Táin: tiles, places and hostages by name, and the events that speak of them.

Every clan has the same tiles from the start, so that none is offered or gained; a tile is used when it is laid.
"""

from dolmen.core.contract.elements import Elements, Told

from .board import OUTLAND_SPACES, Event
from .notation import HOSTAGE_WORDS, KIND_WORDS, SPACE_WORDS

ELEMENTS = (
    Elements(
        "tile",
        KIND_WORDS,
        used=(
            Told(Event.GUARDED, thing=2, player=1),
            Told(Event.RAIDED, thing=2, player=1),
            Told(Event.WENT_OUT, thing=2, player=1),
        ),
    ),
    Elements("raider", KIND_WORDS, used=(Told(Event.CLASHED, thing=4, player=3),)),  # that was judged, so no bluff
    Elements("guard", KIND_WORDS, used=(Told(Event.CLASHED, thing=5, player=1),)),  # that a raider met
    Elements("threshold", SPACE_WORDS, used=(Told(Event.GUARDED, thing=3, player=1),)),
    Elements(
        "entrance",
        SPACE_WORDS,
        gained=(  # what lay behind it
            Told(Event.TOOK_COW, thing=3, player=1),
            Told(Event.TOOK_JEWEL, thing=3, player=1),
            Told(Event.FREED, thing=4, player=1),
        ),
        used=(Told(Event.RAIDED, thing=4, player=1),),
    ),
    Elements("outland", ("outland",), used=(Told(Event.WENT_OUT, thing=3, player=1),), of=(0,) * OUTLAND_SPACES),
    Elements("hostage", HOSTAGE_WORDS, gained=(Told(Event.KIDNAPPED, thing=3, player=1),)),
    Elements("freed", HOSTAGE_WORDS, gained=(Told(Event.FREED, thing=3, player=1),)),
)
