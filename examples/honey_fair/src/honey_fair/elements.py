"""Honey Fair: jars and coins, by name, and the events that speak of them."""

from dolmen.core.contract.elements import Elements, Told

from .board import JARS, Event

NUMBERED = (-1, *range(JARS))  # events speak of what a thing is worth, from 1

ELEMENTS = (
    Elements(
        "jar",
        tuple(f"jar {worth}" for worth in range(1, JARS + 1)),
        offered=(Told(Event.SHOWN, thing=1),),
        gained=(Told(Event.SOLD, thing=2, player=1),),
        of=NUMBERED,
    ),
    Elements(
        "coin",
        tuple(f"coin {worth}" for worth in range(1, JARS + 1)),
        used=(Told(Event.OPENED, thing=2, player=1),),
        of=NUMBERED,
    ),
)
