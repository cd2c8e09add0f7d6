"""Enclave: where in the picture an event happens, so that it is shown there while it is told."""

from collections.abc import Callable

from .board import Event
from .cards import LOCATIONS, NOTHING, Location

# Events of a mission are shown on the stage.
ON_STAGE = (
    Event.BOARDED,
    Event.BLIND,
    Event.JOINED,
    Event.CARRIED,
    Event.TRAPS,
    Event.USED,
    Event.USED_PREPARATION,
    Event.SUCCEEDED,
    Event.FAILED,
)
# Events that happen to the player whom they name first.
TO_A_THIEF = (
    Event.CHOSE_THIEF,
    Event.BID,
    Event.CHOSE,
    Event.LOOKED,
    Event.LOOKED_NOT,
    Event.PUT,
    Event.PASSED,
    Event.REMOVED,
    Event.INSTALLED,
    Event.HEALED,
    Event.SYNCED,
    Event.PREPARED,
    Event.WOUNDED,
    Event.KNOWLEDGE,
    Event.KEPT_TOKEN,
    Event.SWAPPED_TOKEN,
    Event.DREW_PRYZES,
    Event.KEPT,
    Event.SOLD,
    Event.STUDIED,
    Event.LOST_PREPARATION,
    Event.LOST_SYNC,
    Event.BONUS,
)
# What a player gets from the Tree, or gives there.
AT_THE_TREE = (
    Event.TRADED,
    Event.TOOK_MARKER,
    Event.PAID,
    Event.LIZARD_COINS,
    Event.SOLD_WOO,
    Event.ALBA,
    Event.TERTIUS,
    Event.TOOK_SYNC,
    Event.TOOK_THULE,
    Event.TOOK_CANCEL,
    Event.OFFERED,
    Event.TYLLO,
    Event.MET,
)


def places(event: tuple[int, ...], viewer: int, view) -> list[str]:
    """The keys of an event that is told; `a>b` where something goes from a to b."""
    kind, details = Event(event[0]), event[1:]
    if kind in ON_STAGE:
        return ["stage"]
    if kind in TO_A_THIEF:
        return [thief(details[0])]
    if kind in AT_THE_TREE:
        return [f"{at(Location.TREE)}>{thief(details[0])}"]
    if kind in PLACES:
        return PLACES[kind](view, *details)
    return []


def thief(player) -> str:
    return f"thief-{player}"


def at(location) -> str:
    return f"at-{location:d}"


def here(view) -> str:
    """Where the round is, for what happens in a shop."""
    return at(view.here) if view.here != NOTHING else "stage"


PLACES: dict[Event, Callable[..., list[str]]] = {
    Event.PLACED_TOKEN: lambda view, player, number, location: [f"{thief(player)}>{at(location)}"],
    Event.SHOWED: lambda view, player, location: [f"{thief(player)}>{at(location)}"],
    Event.QUEUED: lambda view, player, line: [f"{thief(player)}>{at(min(line, LOCATIONS))}"],
    Event.ARRIVED: lambda view, location: [at(location)],
    Event.SHEPHERD: lambda view, player, *gains: [f"{at(Location.SHEPHERD)}>{thief(player)}"],
    Event.BOUGHT: lambda view, player, *rest: [f"{here(view)}>{thief(player)}"],
    Event.SCRAPPED: lambda view, player, *rest: [here(view)],
    Event.STEALS: lambda view, taker, victim: [f"{thief(victim)}>{thief(taker)}"],
    Event.STOLEN: lambda view, taker, victim, *card: [f"{thief(victim)}>{thief(taker)}"],
}
