"""Cairn: the stones, by name, and the events that speak of them."""

from dolmen.core.contract.elements import Elements, Told

from .board import Event
from .notation import STONE_WORDS

ELEMENTS = (
    Elements(
        "stone",
        tuple(STONE_WORDS),
        offered=(Told(Event.DROPPED, thing=2),),
        gained=(Told(Event.DEALT, thing=2, player=1), Told(Event.DREW, thing=2, player=1)),
        used=(Told(Event.LAID, thing=2, player=1),),
    ),
)
