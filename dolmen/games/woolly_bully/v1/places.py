"""Woolly Bully: where in the picture something happens, for the theatre: the tiles that an event is about."""

from .board import NOTHING, Event

PLACE_OF = {Event.LAID: 4, Event.REVEALED: 3, Event.CAME: 3}  # which number of the event is the place


def places(event: tuple[int, ...], viewer: int, view) -> list[str]:
    """The keys of the tiles of an event that is told."""
    kind = event[0]
    if kind in PLACE_OF:
        spots = [event[PLACE_OF[Event(kind)]]]
    elif kind == Event.COVERED:
        spots = [view.place[view.post[beast]] for beast in event[1:] if view.post[beast] != NOTHING]
    else:
        return []
    return [f"laid-{view.at[place] - 1}" for place in spots if view.at[place]]
