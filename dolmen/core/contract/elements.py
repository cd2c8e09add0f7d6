"""elements.py of a game: what the title consists of (cards, kinds of tiles, places, persons), and which events say
that one of them was offered, gained or used. Studies count them; a law checks them against what the rules tell.

    ELEMENTS = (
        Elements("card", CARD_WORDS, gained=(Told(Event.DREW, thing=2, player=1),), used=(Told(Event.PLAYED, 2, 1),)),
    )
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Told:
    """An event that speaks of an element: the places of the thing and of the player among the event's numbers.

    Place 0 is the event itself, so that the first detail is 1. An event that concerns nobody alone has no player.
    """

    event: int
    thing: int
    player: int | None = None


@dataclass(frozen=True)
class Elements:
    """Things of one kind, by name, and the events that offer them, give them to a player, and put them to use.

    `of` says which element a thing is, where events speak of things that are not numbered like the names (a card of
    a kind); negative numbers, in events or in `of`, are no element.
    """

    kind: str  # the word of the kind: `card`, `person`
    names: tuple[str, ...]
    offered: tuple[Told, ...] = ()
    gained: tuple[Told, ...] = ()
    used: tuple[Told, ...] = ()
    of: tuple[int, ...] = ()

    def number(self, thing: int) -> int | None:
        """Which of the names a thing of an event has, if any."""
        found = self.of[thing] if self.of and thing >= 0 else thing
        return found if found >= 0 else None

    def heard(self, event: tuple[int, ...]) -> Iterator[tuple[str, int | None, int]]:
        """How, to whom and which: what an event says of these elements, `("gained", 2, 17)`."""
        for how in ("offered", "gained", "used"):
            for told in getattr(self, how):
                if event[0] == told.event and (which := self.number(event[told.thing])) is not None:
                    yield how, None if told.player is None else event[told.player], which
