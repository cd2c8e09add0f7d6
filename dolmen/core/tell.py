"""How rules say what happens: `tell(state, Event.TOOK, player, cow)`.

Interpreted over a state with a tale, the event is kept there, for logs, remarks and motion. Compiled, `tell` is
nothing at all, so a rule may tell freely. Events are full truth: a game's story.py says who may hear what.
"""

from __future__ import annotations

from collections.abc import Collection


class Tale:
    """What was told since the last action; at an event that is a scene, the state is kept as it was at that moment."""

    __slots__ = ("events", "frames", "scenes")

    def __init__(self, scenes: Collection[int] = ()):
        self.scenes = scenes
        self.events: list[tuple[int, ...]] = []
        self.frames: list[tuple[int, object]] = []  # (events so far, the state then)

    def hear(self, state, event: tuple[int, ...]) -> None:
        self.events.append(event)
        if event[0] in self.scenes:
            self.frames.append((len(self.events), state.copy()))


def tell(state, event, *details):
    """Adds (event, *details), plain ints, to the tale of the state if somebody listens."""
    tale = getattr(state, "tale", None)
    if tale is not None:
        tale.hear(state, (int(event), *map(int, details)))


def keep_silent(state, event, *details):
    """What `tell` is when compiled."""


def telling(function):
    """Marks a function that does nothing but tell, so that it may work with lists: compiled, it is nothing, either."""
    function.compiled_as = keep_silent
    return function


telling(tell)
